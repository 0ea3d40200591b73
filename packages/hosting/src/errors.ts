import { errorFactory } from '@loam/kernel';

export type HostingErrorCode =
  /** The build has no index.html. */
  | 'site_without_page'
  | 'site_too_large'
  | 'site_path_refused'
  | 'manifest_damaged'
  | 'manifest_missing'
  | 'file_missing';

export const hostingError = errorFactory<HostingErrorCode>();
