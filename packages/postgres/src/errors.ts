import { errorFactory } from '@loam/kernel';

export type EmbeddedErrorCode =
  | 'binaries_missing'
  | 'folder_in_use'
  | 'folder_unreachable'
  | 'init_failed'
  | 'no_service_user'
  | 'password_missing'
  | 'start_failed'
  | 'version_mismatch';

export const embeddedError = errorFactory<EmbeddedErrorCode>();
