import { makeKeyRing } from '@loam/cloud/keys';
import { cloudLimits, type InstanceStatus, type InstanceType, type ProjectId } from '@loam/contract';
import { AppError, errorMessage } from '@loam/kernel';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext, CloudPlaces } from './context.ts';
import { renewChange } from './copy-store.ts';
import { sealRing } from './key-rings.ts';
import { enablingFault, noCloud, notNow, requirePlan, unreachable } from './policy.ts';
import { newRef } from './refs.ts';
import type { CloudRow } from './store.ts';
import { cloudUrl } from './urls.ts';

/** A change that nobody ended for so long was begun by a process that is gone. */
const staleChangeMs = 60_000;
const firstSize: InstanceType = 'xs';

export interface Lifecycle {
  enable(project: ProjectRecord): Promise<CloudRow>;
  pause(projectId: ProjectId): Promise<CloudRow>;
  wake(projectId: ProjectId): Promise<CloudRow>;
  resize(project: Pick<ProjectRecord, 'id' | 'workspace_plan'>, size: InstanceType): Promise<CloudRow>;
  remove(projectId: ProjectId): Promise<void>;
  restore(project: ProjectRecord): Promise<CloudRow>;
  require(projectId: ProjectId): Promise<CloudRow>;
  /** One whose database can be used now. */
  requireOpen(projectId: ProjectId): Promise<CloudRow>;
  /** Work that puts another database in the place of this one. */
  whileRestoring<T>(row: CloudRow, work: () => Promise<T>): Promise<T>;
  /** Does what a cloud is waiting for: its copy, the end of a change. */
  finish(row: CloudRow): Promise<void>;
  /** Ends what killed processes began. */
  settle(): Promise<void>;
  /** Drops the databases of clouds that nobody can bring back. */
  purge(signal: AbortSignal): Promise<void>;
}

export function createLifecycle(context: CloudContext): Lifecycle {
  const { db, store } = context;
  const require = async (projectId: ProjectId) => {
    const row = await store.findByProject(db, projectId);
    if (!row) throw noCloud();
    return row;
  };
  return {
    require,
    async requireOpen(projectId) {
      const row = await require(projectId);
      if (row.status !== 'OK') throw notNow(row.status);
      return row;
    },
    enable: (project) => enable(context, project),
    async pause(projectId) {
      const row = await require(projectId);
      if (row.status === 'INACTIVE') return row;
      return change(context, row, { from: ['OK', 'UNHEALTHY'], via: 'PAUSING', to: 'INACTIVE' });
    },
    async wake(projectId) {
      const row = await require(projectId);
      if (row.status === 'OK') return row;
      return change(context, row, { from: ['INACTIVE', 'UNHEALTHY'], via: 'RESTORING', to: 'OK' });
    },
    async resize(project, size) {
      requirePlan(project);
      const row = await require(project.id);
      if (row.instance_type === size) return row;
      return change(context, row, { from: ['OK'], via: 'RESIZING', to: 'OK', size });
    },
    async remove(projectId) {
      const row = await require(projectId);
      if (!(await store.markDeleted(db, row.ref))) throw noCloud();
    },
    async restore(project) {
      requireEnabling(context, project);
      if (await store.findByProject(db, project.id))
        throw new ApiError('conflict', 'This project has a cloud. Delete it before bringing back another.');
      const row = await store.findDeleted(db, project.id);
      if (!row || !(await store.restore(db, row.ref, cloudLimits.deletionGraceMs)))
        throw new ApiError('conflict', 'There is no deleted cloud that could be brought back.');
      return require(project.id);
    },
    async whileRestoring(row, restore) {
      const { ref } = row;
      const wanted = { ref, from: ['OK'], to: 'RESTORING', restoresBackup: true } as const;
      const begun = await store.changeStatus(db, wanted);
      if (!begun) throw notNow((await store.findServed(db, row.ref))?.status ?? row.status);
      const holding = holdChange(context, begun);
      try {
        return await restore();
      } finally {
        await store.endChange(db, { ref, changedAt: await holding.end(), to: 'OK' });
      }
    },
    finish: (row) => settleOne(context, row),
    async settle() {
      for (const row of await store.takeStale(db, staleChangeMs)) await settleOne(context, row);
    },
    purge: (signal) => purge(context, signal),
  };
}

function requireEnabling(context: CloudContext, project: ProjectRecord): CloudPlaces {
  const { databases, config } = context;
  const hasPlace = databases !== undefined;
  const fault = enablingFault(project, { brand: config.brand, hasPlace });
  if (fault !== undefined) throw new ApiError(hasPlace ? 'forbidden' : 'unavailable', fault);
  if (!databases) throw unreachable();
  return databases;
}

async function enable(context: CloudContext, project: ProjectRecord): Promise<CloudRow> {
  const { db, store, box, clock, config } = context;
  const existing = await store.findByProject(db, project.id);
  if (existing) return existing;
  const databases = requireEnabling(context, project);
  const ref = newRef();
  const ring = await makeKeyRing({ ref, issuer: `${cloudUrl(config, ref)}/auth/v1`, clock });
  const made = { ref, projectId: project.id, instanceType: firstSize, sealedKeys: sealRing(box, ring) };
  const isOurs = await store.insert(db, made);
  const row = await store.findByProject(db, project.id);
  if (!row) throw noCloud();
  // Somebody else asked at the same moment: theirs is the one.
  if (!isOurs) return row;
  try {
    await databases.create(ref, { size: firstSize });
  } catch (error) {
    // A half-made database that stays is found by its row: `settle` makes it whole later.
    await databases.drop(ref);
    await store.remove(db, ref);
    throw reported(context, ref, error);
  }
  await store.endChange(db, { ref, changedAt: row.changed_at, to: 'OK' });
  return (await store.findByProject(db, project.id)) ?? row;
}

interface Change {
  readonly from: readonly InstanceStatus[];
  readonly via: InstanceStatus;
  readonly to: InstanceStatus;
  readonly size?: InstanceType;
}

/** One change of state: claimed, done, ended. A process that dies in between leaves it to `settle`. */
async function change(
  context: CloudContext,
  row: CloudRow,
  { from, via, to, size }: Change,
): Promise<CloudRow> {
  const { db, store } = context;
  const { ref } = row;
  const resized = size === undefined ? {} : { instanceType: size };
  const begun = await store.changeStatus(db, { ref, from, to: via, ...resized });
  if (!begun) throw notNow((await store.findServed(db, ref))?.status ?? row.status);
  try {
    await work(context, begun);
  } catch (error) {
    const before = { to: row.status, instanceType: row.instance_type };
    await store.endChange(db, { ref, changedAt: begun.changed_at, ...before });
    throw reported(context, ref, error);
  }
  await store.endChange(db, { ref, changedAt: begun.changed_at, to });
  return { ...begun, status: to };
}

/** What has to be true before the change counts as done; doing it twice does no harm. */
async function work({ databases, makeCopy }: CloudContext, row: CloudRow): Promise<void> {
  if (!databases) throw unreachable();
  if (row.copy_of !== null) return makeCopy(row);
  switch (row.status) {
    case 'COMING_UP':
      if (!(await databases.exists(row.ref))) await databases.create(row.ref, { size: row.instance_type });
      return;
    case 'RESIZING':
      return databases.resize(row.ref, row.instance_type);
    case 'RESTORING':
    case 'RESTARTING':
    case 'UPGRADING':
    case 'UNHEALTHY':
      if (!(await databases.exists(row.ref))) throw unreachable();
      return databases.check?.(row.ref);
    // Nobody is let in from the moment that this is its status; its connections end by themselves.
    case 'PAUSING':
    case 'INACTIVE':
    case 'OK':
      return;
  }
}

async function settleOne(context: CloudContext, row: CloudRow): Promise<void> {
  const { db, store } = context;
  const { ref } = row;
  const holding = holdChange(context, row);
  try {
    await work(context, row);
    const changedAt = await holding.end();
    await store.endChange(db, { ref, changedAt, to: row.status === 'PAUSING' ? 'INACTIVE' : 'OK' });
  } catch (error) {
    reportFault(context, ref, error);
    await store.endChange(db, { ref, changedAt: await holding.end(), to: 'UNHEALTHY' });
  }
}

/** Keeps a change that takes long from being taken for that of a dead process. */
function holdChange({ db }: CloudContext, { ref, changed_at }: CloudRow) {
  let changedAt = changed_at;
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing
      .then(async () => {
        changedAt = (await renewChange(db, { ref, changedAt })) ?? changedAt;
      })
      .catch(() => {});
  }, staleChangeMs / 3).unref();
  return {
    async end(): Promise<string> {
      clearInterval(timer);
      await renewing;
      return changedAt;
    },
  };
}

async function purge(context: CloudContext, signal: AbortSignal): Promise<void> {
  const { db, store, databases } = context;
  if (!databases) return;
  for (const { ref } of await store.listPurgeable(db, cloudLimits.deletionGraceMs)) {
    if (signal.aborted) return;
    try {
      await databases.drop(ref);
      await context.removeFiles(ref, signal);
      await store.remove(db, ref);
    } catch (error) {
      // Tried again with the next round; the others do not wait for it.
      reportFault(context, ref, error);
    }
  }
}

function reported(context: CloudContext, ref: string, error: unknown): Error {
  if (error instanceof ApiError) return error;
  reportFault(context, ref, error);
  return unreachable();
}

function reportFault({ logger }: CloudContext, ref: string, error: unknown): void {
  const code: unknown = error instanceof AppError ? error.code : undefined;
  logger.error({ ref, code, error: errorMessage(error) }, 'a cloud could not be changed');
}
