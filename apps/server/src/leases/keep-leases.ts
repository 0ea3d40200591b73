import type { AcquiredLease, Db, Lease, LeaseStore } from '@loam/db';
import { errorMessage, type Logger } from '@loam/kernel';
import { type HeldLease, type LeaseKind, leaseSeconds } from './leases.ts';

export interface KeeperOptions {
  readonly db: Db;
  readonly store: LeaseStore;
  readonly logger: Logger;
  readonly renewEveryMs: number;
  /** After every renewal. */
  renewed(): Promise<void>;
}

interface Kept {
  readonly lease: Lease & { readonly kind: LeaseKind };
  readonly lost: AbortController;
}

/** All leases of one process; one timer renews them in one statement, and only while there are any. */
export function keepLeases(options: KeeperOptions): (kind: LeaseKind, acquired: AcquiredLease) => HeldLease {
  const { db, store, logger } = options;
  const kept = new Set<Kept>();
  let timer: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    const asked = [...kept];
    const leases = asked.map(({ lease }) => ({ ...lease, seconds: leaseSeconds[lease.kind] }));
    const standing = new Set((await store.renew(db, leases)).map(nameOf));
    for (const entry of asked) if (!standing.has(nameOf(entry.lease))) entry.lost.abort();
    await options.renewed();
  }

  function keep(entry: Kept): void {
    kept.add(entry);
    timer ??= setInterval(() => {
      renew().catch((error: unknown) =>
        logger.warn({ error: errorMessage(error) }, 'the leases of this process could not be renewed'),
      );
    }, options.renewEveryMs).unref();
  }

  async function leave(entry: Kept, give: (lease: Lease) => Promise<void>): Promise<void> {
    kept.delete(entry);
    if (kept.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    await give(entry.lease).catch((error: unknown) =>
      logger.warn({ error: errorMessage(error), ...entry.lease }, 'a lease could not be given back'),
    );
  }

  return (kind, acquired) => {
    const lost = new AbortController();
    const entry = { lease: { kind, subject: acquired.subject, generation: acquired.generation }, lost };
    keep(entry);
    return {
      ...acquired,
      signal: lost.signal,
      confirm: (queries) => store.confirm(queries, entry.lease),
      release: () => leave(entry, (lease) => store.release(db, lease)),
      abandon: () => leave(entry, (lease) => store.abandon(db, lease)),
    };
  };
}

function nameOf({ kind, subject, generation }: Lease): string {
  return `${kind} ${subject} ${generation}`;
}
