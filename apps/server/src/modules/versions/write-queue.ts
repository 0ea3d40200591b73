import type { ProjectId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, notFound } from '../../http/api-error.ts';
import { type HeldLease, projectElsewhere } from '../../leases/leases.ts';
import type { VersionsContext } from './context.ts';

export interface WriteWish {
  readonly purpose: 'create' | 'save' | 'turn' | 'revert' | 'repair';
  /** How long to wait for others; 20 seconds when absent. */
  readonly waitMs?: number;
  /** What is told when others take longer. */
  readonly busyText?: string;
}

export interface Held {
  readonly projectId: ProjectId;
  readonly lease: HeldLease;
  /** Says that something was begun that must be looked at if it is not finished. */
  begin(): void;
  finish(): void;
}

export interface WriteQueue {
  /** One at a time for a project, over all processes; in this one in the order they came. */
  hold<T>(projectId: ProjectId, wish: WriteWish, work: (held: Held) => Promise<T>): Promise<T>;
}

const defaultWaitMs = 20_000;
const pollMs = 100;
/** A save is over before anyone could read that the project is locked. */
const shownAfterMs = 500;
const showEveryMs = 10_000;
const busy = 'Another operation on this project is running. Try again in a moment.';

type QueueContext = Pick<VersionsContext, 'db' | 'logger' | 'leases' | 'facts'>;

export function createWriteQueue(context: QueueContext): WriteQueue {
  const turns = new Map<ProjectId, Promise<void>>();
  return {
    async hold(projectId, wish, work) {
      const deadline = performance.now() + (wish.waitMs ?? defaultWaitMs);
      const before = turns.get(projectId) ?? Promise.resolve();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const mine = before.then(() => ended);
      turns.set(projectId, mine);
      try {
        await inTime(before, deadline, wish);
        return await holdLease(context, { projectId, wish, deadline }, work);
      } finally {
        end();
        if (turns.get(projectId) === mine) turns.delete(projectId);
      }
    },
  };
}

interface Attempt {
  readonly projectId: ProjectId;
  readonly wish: WriteWish;
  readonly deadline: number;
}

async function holdLease<T>(
  context: QueueContext,
  attempt: Attempt,
  work: (held: Held) => Promise<T>,
): Promise<T> {
  const { projectId } = attempt;
  const lease = await acquire(context, attempt);
  const sign = showLocked(context, projectId, lease.signal);
  let isUnfinished = lease.isTakenOver;
  try {
    return await work({
      projectId,
      lease,
      begin: () => (isUnfinished = true),
      finish: () => (isUnfinished = false),
    });
  } finally {
    await sign.takeDown();
    await (isUnfinished ? lease.abandon() : lease.release());
  }
}

async function acquire({ leases }: QueueContext, attempt: Attempt): Promise<HeldLease> {
  const { projectId, wish, deadline } = attempt;
  for (;;) {
    const acquired = await leases.acquireOfProject({ kind: 'write', projectId });
    if (acquired.outcome === 'acquired') return acquired.lease;
    if (acquired.outcome === 'gone') throw notFound();
    if (acquired.outcome === 'elsewhere') throw new ApiError('unavailable', projectElsewhere);
    if (performance.now() >= deadline) throw busyError(wish);
    await pause(pollMs);
  }
}

/** Once the work takes a while the project is shown as locked, again and again until it ends. */
function showLocked({ db, facts, logger }: QueueContext, projectId: ProjectId, lost: AbortSignal) {
  let isShown = false;
  let running: Promise<void> = Promise.resolve();
  const set = (isLocked: boolean) => {
    running = running
      .then(() => facts.locked(db, projectId, isLocked))
      .catch((error: unknown) => {
        logger.warn({ error: errorMessage(error), projectId }, 'a project could not be shown as locked');
      });
    isShown = isLocked;
  };
  const first = setTimeout(() => set(true), shownAfterMs);
  const again = setInterval(() => lost.aborted || set(true), showEveryMs);
  return {
    async takeDown() {
      clearTimeout(first);
      clearInterval(again);
      if (isShown && !lost.aborted) set(false);
      await running;
    },
  };
}

async function inTime(before: Promise<void>, deadline: number, wish: WriteWish): Promise<void> {
  const timer = new AbortController();
  const late = pause(Math.max(0, deadline - performance.now()), true, { signal: timer.signal }).catch(
    () => true,
  );
  const isLate = await Promise.race([before.then(() => false), late]);
  timer.abort();
  if (isLate) throw busyError(wish);
}

function busyError({ busyText }: WriteWish): ApiError {
  return new ApiError('conflict', busyText ?? busy, { retryAfterSeconds: 2 });
}
