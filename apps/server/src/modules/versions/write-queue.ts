import type { ProjectId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { VersionsContext } from './context.ts';
import type { Acquired, Holding } from './lock-store.ts';

export interface WriteWish {
  readonly purpose: 'create' | 'save' | 'turn' | 'revert' | 'repair';
  /** How long to wait for others; 20 seconds when absent. */
  readonly waitMs?: number;
  /** What is told when others take longer. */
  readonly busyText?: string;
}

export interface Held extends Holding {
  /** The one before was cut off: what it left is looked at first. */
  readonly isTakenOver: boolean;
  /** Aborted when the right to write was lost, as after a long pause of this process. */
  readonly signal: AbortSignal;
  /** Says that something was begun that must be looked at if it is not finished. */
  begin(): void;
  finish(): void;
}

export interface WriteQueue {
  /** One at a time for a project, over all processes; in this one in the order they came. */
  hold<T>(projectId: ProjectId, wish: WriteWish, work: (held: Held) => Promise<T>): Promise<T>;
}

const defaultWaitMs = 20_000;
const renewEveryMs = 10_000;
const pollMs = 100;
/** A save is over before anyone could read that the project is locked. */
const shownAfterMs = 500;
const busy = 'Another operation on this project is running. Try again in a moment.';

type QueueContext = Pick<VersionsContext, 'db' | 'ids' | 'logger' | 'locks' | 'facts'>;

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
  const holding: Holding = { projectId: attempt.projectId, holder: context.ids.uuid() };
  const acquired = await acquire(context, attempt, holding);
  const lost = new AbortController();
  const keeper = keepLease(context, holding, lost);
  let isUnfinished = acquired === 'taken over';
  try {
    return await work({
      ...holding,
      isTakenOver: acquired === 'taken over',
      signal: lost.signal,
      begin: () => (isUnfinished = true),
      finish: () => (isUnfinished = false),
    });
  } finally {
    await keeper.stop();
    const leave = isUnfinished ? context.locks.abandon : context.locks.release;
    // Without the database the lease runs out by itself, and that is looked at like any other crash.
    await leave(context.db, holding).catch((error: unknown) =>
      context.logger.warn({ error: errorMessage(error), ...holding }, 'a write lock could not be given back'),
    );
  }
}

async function acquire(
  { db, locks }: QueueContext,
  { projectId, wish, deadline }: Attempt,
  { holder }: Holding,
): Promise<Acquired> {
  for (;;) {
    const acquired = await locks.acquire(db, { projectId, holder, purpose: wish.purpose });
    if (acquired === 'no project') throw notFound();
    if (acquired !== 'held') return acquired;
    if (performance.now() >= deadline) throw busyError(wish);
    await pause(pollMs);
  }
}

/** Renews the lease while the work lasts, and shows the project as locked once it takes a while. */
function keepLease({ db, locks, facts, logger }: QueueContext, holding: Holding, lost: AbortController) {
  let isShown = false;
  let running: Promise<void> = Promise.resolve();
  const run = (work: () => Promise<void>) => {
    running = running.then(work).catch((error: unknown) => {
      logger.warn({ error: errorMessage(error), ...holding }, 'a write lock could not be renewed');
    });
  };
  const show = async () => {
    await facts.locked(db, holding.projectId, true);
    isShown = true;
  };
  const shown = setTimeout(() => run(show), shownAfterMs);
  const renewal = setInterval(
    () =>
      run(async () => {
        if (!(await locks.renew(db, holding))) lost.abort();
        else await show();
      }),
    renewEveryMs,
  );
  return {
    async stop() {
      clearTimeout(shown);
      clearInterval(renewal);
      await running;
      if (!isShown || lost.signal.aborted) return;
      run(() => facts.locked(db, holding.projectId, false));
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
