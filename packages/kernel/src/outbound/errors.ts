import { errorFactory } from '../app-error.ts';

export type OutboundErrorCode =
  | 'address_invalid'
  | 'scheme_refused'
  | 'port_refused'
  | 'credentials_refused'
  /** The name leads to a machine that is not on the public internet, or to this one. */
  | 'address_refused'
  | 'name_not_found'
  | 'too_many_redirects'
  | 'too_large'
  | 'timed_out'
  | 'encoding_refused'
  | 'connection_failed'
  | 'aborted';

export const outboundError = errorFactory<OutboundErrorCode>();
