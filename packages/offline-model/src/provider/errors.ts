import { errorFactory } from '@loam/kernel';

/** `not_answered`: the reply could not be worked out; `too_slow`: it took longer than any request should. */
export type OfflineErrorCode = 'not_answered' | 'too_slow';

export const offlineError = errorFactory<OfflineErrorCode>();
