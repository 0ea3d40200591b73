import { errorFactory } from '@loam/kernel';

export type RealtimeErrorCode =
  /** A client asked for what it does not get; the words are for it. */
  | 'refused'
  /** The cloud was paused, deleted, or the process ends. */
  | 'closed';

export const realtimeError = errorFactory<RealtimeErrorCode>();
