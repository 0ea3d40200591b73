import type { DeploymentId, DeploymentPhase } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { PublishingContext } from './context.ts';
import type { DeploymentRow } from './rows.ts';
import type { DeploymentAt } from './store.ts';

/** Somebody else publishes the project now, or took this one over. */
export class RunLost extends Error {}

/** The right to work on one deployment, for as long as it is held. */
export interface Run {
  readonly at: DeploymentAt;
  readonly deployment: DeploymentRow;
  /** Throws RunLost when it is no longer ours. */
  enter(phase: DeploymentPhase, lines: readonly string[]): Promise<void>;
  /** This process is about to end. */
  isStopping(): boolean;
  close(): Promise<void>;
}

const renewEveryMs = 5000;

/** Undefined when it is over, or somebody else works on it. */
export async function openRun(
  context: PublishingContext,
  id: DeploymentId,
  signal: AbortSignal,
): Promise<Run | undefined> {
  const { db, store, live, logger } = context;
  const at: DeploymentAt = { id, holder: context.ids.uuid() };
  const deployment = await store.claim(db, at);
  if (!deployment) return undefined;
  const renewal = setInterval(() => {
    store.renew(db, at).catch((error: unknown) => {
      logger.warn({ error: errorMessage(error), deployment: id }, 'a publish could not be kept');
    });
  }, renewEveryMs);
  return {
    at,
    deployment,
    isStopping: () => signal.aborted,
    async enter(phase, lines) {
      signal.throwIfAborted();
      await db.transaction(async (tx) => {
        const entered = await store.enter(tx, at, { phase, lines });
        if (!entered) throw new RunLost();
        await live.updated(tx, entered);
      });
    },
    async close() {
      clearInterval(renewal);
      // Only what still runs has anything to give back.
      await store.release(db, at).catch((error: unknown) => {
        logger.warn({ error: errorMessage(error), deployment: id }, 'a publish could not be given back');
      });
    },
  };
}
