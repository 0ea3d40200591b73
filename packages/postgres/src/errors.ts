import { errorFactory } from '@loam/kernel';

export type PostgresErrorCode =
  | 'binaries_missing'
  | 'folder_in_use'
  | 'folder_unreachable'
  | 'init_failed'
  | 'no_service_user'
  | 'password_missing'
  | 'server_refused'
  | 'server_unreachable'
  | 'server_unsupported'
  | 'start_failed'
  | 'version_mismatch';

export const postgresError = errorFactory<PostgresErrorCode>();
