import { ProjectId } from '@loam/contract';
import { type AcquiredLease, createLeaseStore, type Db, type Lease } from '@loam/db';
import { errorMessage, type Ids, type Logger } from '@loam/kernel';
import { type HeldLease, type LeaseKind, type Leases, leaseSeconds, type ProjectLease } from './leases.ts';
import type { ProjectLeaseWish } from './leases.ts';
import { findPlace, placeProject, removePlace } from './placement-store.ts';

export interface LeasesOptions {
  readonly db: Db;
  readonly ids: Ids;
  readonly logger: Logger;
  /** Whose folder this process works in. */
  readonly runnerId: string;
}

/** A third of the shortest lease. */
const renewEveryMs = 3000;

interface Kept {
  readonly lease: Lease & { readonly kind: LeaseKind };
  readonly lost: AbortController;
}

/** All leases of one process; one timer renews them in one statement, and only while there are any. */
export function createLeases({ db, ids, logger, runnerId }: LeasesOptions): Leases {
  const store = createLeaseStore();
  const processId = ids.uuid();
  const kept = new Set<Kept>();
  let timer: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    const asked = [...kept];
    const ours = await store.renew(
      db,
      asked.map(({ lease }) => ({ ...lease, seconds: leaseSeconds[lease.kind] })),
    );
    const standing = new Set(ours.map(nameOf));
    for (const entry of asked) if (!standing.has(nameOf(entry.lease))) entry.lost.abort();
  }

  function keep(entry: Kept): void {
    kept.add(entry);
    timer ??= setInterval(() => {
      renew().catch((error: unknown) =>
        logger.warn({ error: errorMessage(error) }, 'the leases of this process could not be renewed'),
      );
    }, renewEveryMs).unref();
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

  function hold(kind: LeaseKind, acquired: AcquiredLease): HeldLease {
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
  }

  async function acquireOfProject(wish: ProjectLeaseWish): Promise<ProjectLease> {
    const { kind, projectId, subject = projectId, isDeletedToo = false } = wish;
    const request = { kind, subject, projectId, isDeletedToo, runnerId, holder: processId };
    const seconds = leaseSeconds[kind];
    for (;;) {
      const acquired = await store.acquireOfProject(db, { ...request, seconds });
      if (acquired) return { outcome: 'acquired', lease: hold(kind, acquired) };
      const place = await findPlace(db, projectId);
      if (!place || (place.isDeleted && !isDeletedToo)) return { outcome: 'gone' };
      if (place.runnerId === runnerId) return { outcome: 'held' };
      if (place.runnerId !== undefined) return { outcome: 'elsewhere' };
      await placeProject(db, projectId, runnerId);
    }
  }

  return {
    runnerId,
    async acquire(kind, subject) {
      const holder = kind === 'process' ? runnerId : processId;
      const acquired = await store.acquire(db, { kind, subject, holder, seconds: leaseSeconds[kind] });
      return acquired && hold(kind, acquired);
    },
    acquireOfProject,
    removePlace: (projectId) => removePlace(db, projectId, runnerId),
    async expired(kind, limit) {
      const found = await store.expired(db, kind, { runnerId, limit });
      return found.map((id) => ProjectId.parse(id));
    },
  };
}

function nameOf({ kind, subject, generation }: Lease): string {
  return `${kind} ${subject} ${generation}`;
}
