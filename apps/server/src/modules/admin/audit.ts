import type { Logger } from '@loam/kernel';
import type { UserActor } from '../../http/actor.ts';

export type Audit = (
  call: { readonly actor: UserActor; readonly traceId: string },
  action: string,
  facts?: Readonly<Record<string, unknown>>,
) => void;

/** A line for each thing an operator did. As a warning, because that is what the log shows unless told otherwise. */
export function createAudit(logger: Logger): Audit {
  return ({ actor, traceId }, action, facts = {}) =>
    logger.warn({ audit: action, operator_id: actor.userId, trace_id: traceId, ...facts }, 'operator action');
}
