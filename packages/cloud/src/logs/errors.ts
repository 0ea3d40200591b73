import { errorFactory } from '@loam/kernel';

export type LogErrorCode =
  /** The text of a query is not understood, or asks for what there is not. */
  'query_invalid';

export const logError = errorFactory<LogErrorCode>();
