import type { DeploymentId, DeploymentPhase } from '@loam/contract';
import type { Transaction } from '@loam/db';
import type { PublishingContext } from './context.ts';
import type { DeploymentRow } from './rows.ts';

/** Somebody else publishes the project now, or took this one over. */
export class RunLost extends Error {}

/** The right to work on one deployment, for as long as it is held. */
export interface Run {
  readonly deployment: DeploymentRow;
  /** Throws RunLost when it is no longer ours. */
  enter(phase: DeploymentPhase, lines: readonly string[]): Promise<void>;
  /** Throws RunLost when it is no longer ours; otherwise nobody else gets it before the transaction ends. */
  requireHeld(tx: Transaction): Promise<void>;
  /** This process is about to end. */
  isStopping(): boolean;
  close(): Promise<void>;
}

/** Undefined when it is over, or somebody else works on it. */
export async function openRun(
  context: PublishingContext,
  id: DeploymentId,
  signal: AbortSignal,
): Promise<Run | undefined> {
  const { db, store, live, leases } = context;
  const known = await store.findAny(db, id);
  if (!known) return undefined;
  const { project_id: projectId } = known;
  const wish = { kind: 'deployment', projectId, subject: id, isDeletedToo: true } as const;
  const acquired = await leases.acquireOfProject(wish);
  if (acquired.outcome !== 'acquired') return undefined;
  const { lease } = acquired;
  const deployment = await store.begin(db, id);
  if (!deployment) {
    await lease.release();
    return undefined;
  }
  const requireHeld = async (tx: Transaction) => {
    if (!(await lease.confirm(tx))) throw new RunLost();
  };
  return {
    deployment,
    requireHeld,
    isStopping: () => signal.aborted,
    async enter(phase, lines) {
      signal.throwIfAborted();
      await db.transaction(async (tx) => {
        await requireHeld(tx);
        const entered = await store.enter(tx, id, { phase, lines });
        if (!entered) throw new RunLost();
        await live.updated(tx, entered);
      });
    },
    close: () => lease.release(),
  };
}
