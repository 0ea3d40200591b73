import { errorFactory } from '@loam/kernel';

export type HostingErrorCode =
  /** The build has no index.html. */
  | 'site_without_page'
  | 'site_too_large'
  | 'site_path_refused'
  | 'manifest_damaged'
  | 'manifest_missing'
  | 'file_missing'
  /** Nobody said in time who owns an address. */
  | 'source_silent'
  | 'too_busy'
  /** More visits wait to be counted than can be held. */
  | 'busy'
  /** A visit that cannot be kept, whatever is tried. */
  | 'bad_event'
  | 'geo_database';

export const hostingError = errorFactory<HostingErrorCode>();
