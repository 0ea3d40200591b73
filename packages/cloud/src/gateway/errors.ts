import { errorFactory } from '@loam/kernel';

export type GatewayErrorCode =
  /** More was sent than the service takes. */
  | 'request_too_large'
  /** Whoever asked left before everything was sent. */
  | 'caller_left';

export const gatewayError = errorFactory<GatewayErrorCode>();
