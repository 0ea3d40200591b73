import { errorFactory } from '@loam/kernel';

export type TableErrorCode =
  | 'table_missing'
  | 'column_missing'
  | 'key_missing'
  | 'row_changed'
  | 'value_invalid'
  | 'change_invalid';
export const tableError = errorFactory<TableErrorCode>();
