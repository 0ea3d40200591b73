import { errorFactory } from '@loam/kernel';

/** A check that did not pass, with a reason a developer can act on; or an app that could not be had. */
export type EvalErrorCode = 'check_failed' | 'out_of_time' | 'not_built' | 'no_browser' | 'usage';

export const evalError = errorFactory<EvalErrorCode>();

export const failed = (reason: string) => evalError('check_failed', reason);
