import type { Db } from '@loam/db';
import { AppError, errorMessage, type Logger } from '@loam/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HeldLease, Leases } from '../leases/leases.ts';
import { listDue, type OutboxRow, putOff, removeEvent, reviveFailed } from './outbox-store.ts';

export interface DispatcherOptions {
  readonly db: Db;
  readonly logger: Logger;
  readonly leases: Leases;
  /** Whose events these are; null: those that can be told anywhere. */
  readonly runnerId: string | null;
  deliver(row: OutboxRow): Promise<void>;
}

export interface Dispatcher {
  /** There may be something to tell. */
  wake(): void;
  /** What is being told is finished first. */
  stop(): Promise<void>;
}

const atOnce = 16;
/** About three quarters of an hour, with waits that grow to ten minutes. */
const maxAttempts = 12;
const longestWaitSeconds = 600;
const longestMs = 2 * 60_000;

/** Tells events in the order of their subject, in one process at a time. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { db, logger, leases, runnerId } = options;
  const busy = new Map<string, Promise<void>>();
  let lease: HeldLease | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  /** Done since the list was asked for, which may still name them. */
  const finished = new Set<number>();

  async function look(): Promise<void> {
    if (lease?.signal.aborted) lease = undefined;
    lease ??= await acquire();
    if (!lease) return;
    finished.clear();
    for (const row of await listDue(db, runnerId, atOnce + busy.size)) {
      if (finished.has(row.id) || busy.has(row.subject) || busy.size >= atOnce || isStopped) continue;
      const done = tell(options, row)
        .catch((error: unknown) =>
          logger.warn({ error: errorMessage(error) }, 'an event could not be put off'),
        )
        .finally(() => {
          finished.add(row.id);
          busy.delete(row.subject);
          wake();
        });
      busy.set(row.subject, done);
    }
  }

  async function acquire(): Promise<HeldLease | undefined> {
    const acquired = await leases.acquire('outbox', runnerId ?? 'anywhere');
    if (acquired) await reviveFailed(db, runnerId);
    return acquired;
  }

  function wake(): void {
    if (isStopped) return;
    if (looking) {
      isAskedAgain = true;
      return;
    }
    looking = look()
      .catch((error: unknown) =>
        logger.warn({ error: errorMessage(error) }, 'events could not be looked for'),
      )
      .finally(() => {
        looking = undefined;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        wake();
      });
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      await looking;
      await Promise.all(busy.values());
      await lease?.release();
    },
  };
}

async function tell({ db, logger, deliver }: DispatcherOptions, row: OutboxRow): Promise<void> {
  const late = new AbortController();
  try {
    await Promise.race([deliver(row), tooLate(late.signal)]);
  } catch (error) {
    const attempts = row.attempts + 1;
    const isGivenUp = attempts >= maxAttempts;
    const fields = { error: errorMessage(error), event: row.name, subject: row.subject, attempts };
    if (isGivenUp) logger.error(fields, 'an event was given up');
    else logger.warn(fields, 'an event could not be told');
    const waitSeconds = Math.min(2 ** attempts, longestWaitSeconds);
    return putOff(db, row.id, { error: errorMessage(error), waitSeconds, isGivenUp });
  } finally {
    late.abort();
  }
  await removeEvent(db, row.id);
}

/** A subscriber that never answers must not hold up what happens to the project next. */
async function tooLate(signal: AbortSignal): Promise<void> {
  const isOver = await sleep(longestMs, true, { signal, ref: false }).catch(() => false);
  if (isOver) throw new AppError({ code: 'event_too_slow', detail: 'A subscriber did not answer in time.' });
}
