import { errorFactory } from '@loam/kernel';

export type LoamErrorCode =
  | 'database_unreachable'
  | 'folder_in_use'
  | 'invalid_argument'
  | 'invalid_setting'
  | 'other_folder'
  | 'port_forbidden'
  | 'port_in_use'
  | 'second_server';

/** Failures an operator can mend; shown to them as one plain message, without a stack. */
export const loamError = errorFactory<LoamErrorCode>();
