import { ProjectId } from '@loam/contract';
import { createLeaseStore, type Db } from '@loam/db';
import type { Ids, Logger } from '@loam/kernel';
import { keepLeases } from './keep-leases.ts';
import {
  type HeldLease,
  type LeaseKind,
  type Leases,
  leaseSeconds,
  type ProjectLease,
  type ProjectLeaseWish,
} from './leases.ts';
import { findPlace, placeProject, removePlace } from './placement-store.ts';

export interface LeasesOptions {
  readonly db: Db;
  readonly ids: Ids;
  readonly logger: Logger;
  /** Whose folder this process works in. */
  readonly runnerId: string;
  /** 3 seconds when absent. */
  readonly renewEveryMs?: number;
}

/** A third of the shortest lease. */
const defaultRenewEveryMs = 3000;

/** Of these nothing outside remembers the generation. */
const onceOnly: readonly string[] = ['process', 'deployment', 'desk', 'draft'];

export function createLeases({ db, ids, logger, runnerId, ...options }: LeasesOptions): Leases {
  const store = createLeaseStore();
  const processId = ids.uuid();
  let own: HeldLease | undefined;
  let processes = 1;
  const count = async () => {
    if (own) processes = Math.max(1, await store.count(db, 'process'));
  };
  const renewEveryMs = options.renewEveryMs ?? defaultRenewEveryMs;
  const hold = keepLeases({ db, store, logger, renewEveryMs, renewed: count });

  async function acquire(kind: LeaseKind, subject: string): Promise<HeldLease | undefined> {
    const holder = kind === 'process' ? runnerId : processId;
    const acquired = await store.acquire(db, { kind, subject, holder, seconds: leaseSeconds[kind] });
    return acquired && hold(kind, acquired);
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
    acquire,
    acquireOfProject,
    async join() {
      own = await acquire('process', processId);
      await count();
    },
    async leave() {
      await own?.release();
      own = undefined;
    },
    processes: () => processes,
    place: (queries, projectId) => placeProject(queries, projectId, runnerId),
    runnerOf: async (projectId) => (await findPlace(db, projectId))?.runnerId,
    removePlace: (projectId) => removePlace(db, projectId, runnerId),
    async expired(kind, limit) {
      const found = await store.expired(db, kind, { runnerId, limit });
      return found.map((id) => ProjectId.parse(id));
    },
    forgetOld: async () => void (await store.forget(db, onceOnly)),
  };
}
