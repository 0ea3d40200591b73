import { makeKeyRing } from '@loam/cloud/keys';
import { cloudLimits, type InstanceStatus, type InstanceType, type ProjectId } from '@loam/contract';
import { AppError, errorMessage } from '@loam/kernel';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext, CloudPlaces } from './context.ts';
import { createHeldChanges, type HeldChanges, staleChangeMs } from './held-changes.ts';
import { keepPaused } from './idle-store.ts';
import { sealRing } from './key-rings.ts';
import { enablingFault, noCloud, notNow, requirePlan, unreachable } from './policy.ts';
import { newRef } from './refs.ts';
import type { CloudRow } from './store.ts';
import { cloudUrl } from './urls.ts';

const firstSize: InstanceType = 'xs';

export interface Lifecycle {
  enable(project: ProjectRecord): Promise<CloudRow>;
  pause(projectId: ProjectId): Promise<CloudRow>;
  wake(projectId: ProjectId): Promise<CloudRow>;
  resize(project: Pick<ProjectRecord, 'id' | 'workspace_plan'>, size: InstanceType): Promise<CloudRow>;
  remove(projectId: ProjectId): Promise<void>;
  restore(project: ProjectRecord): Promise<CloudRow>;
  require(projectId: ProjectId): Promise<CloudRow>;
  /** One whose database can be used now; one that paused itself is woken. */
  requireOpen(projectId: ProjectId): Promise<CloudRow>;
  /** One that answers its app, which it does while it gets another size. */
  requireAnswering(projectId: ProjectId): Promise<CloudRow>;
  /** The same row where it runs or a person paused it. */
  awaken(row: CloudRow): Promise<CloudRow>;
  /** For whoever comes by its address: resolves once it runs, or is no longer asleep. */
  wakeByUse(ref: string): Promise<void>;
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
  const changing = { ...context, held: createHeldChanges(db) };
  const require = async (projectId: ProjectId) => {
    const row = await store.findByProject(db, projectId);
    if (!row) throw noCloud();
    return row;
  };
  const awaken = (row: CloudRow) => awakenRow(changing, row);
  const requireOneOf = async (projectId: ProjectId, statuses: readonly InstanceStatus[]) => {
    const row = await awaken(await require(projectId));
    if (!statuses.includes(row.status)) throw notNow(row.status);
    context.noteUse?.(row.ref);
    return row;
  };
  return {
    require,
    awaken,
    requireOpen: (projectId) => requireOneOf(projectId, ['OK']),
    requireAnswering: (projectId) => requireOneOf(projectId, ['OK', 'RESIZING']),
    async wakeByUse(ref) {
      const row = await store.findServed(db, ref);
      if (row) await awaken(row);
    },
    enable: (project) => enable(changing, project),
    async pause(projectId) {
      const row = await require(projectId);
      if (row.idle_paused_at !== null) await keepPaused(db, row.ref);
      if (row.status === 'INACTIVE') return row;
      return change(changing, row, { from: ['OK', 'UNHEALTHY'], via: 'PAUSING', to: 'INACTIVE' });
    },
    async wake(projectId) {
      const row = await require(projectId);
      if (row.status === 'OK') return row;
      return change(changing, row, { from: ['INACTIVE', 'UNHEALTHY'], via: 'RESTORING', to: 'OK' });
    },
    async resize(project, size) {
      requirePlan(project);
      const row = await require(project.id);
      if (row.instance_type === size) return row;
      return change(changing, row, { from: ['OK'], via: 'RESIZING', to: 'OK', size });
    },
    async remove(projectId) {
      const row = await require(projectId);
      if (!(await store.markDeleted(db, row.ref))) throw noCloud();
    },
    restore: (project) => restore(context, project, require),
    async whileRestoring(row, work) {
      const { ref } = row;
      const wanted = { ref, from: ['OK'], to: 'RESTORING', restoresBackup: true } as const;
      const begun = await store.changeStatus(db, wanted);
      if (!begun) throw notNow((await store.findServed(db, row.ref))?.status ?? row.status);
      const held = changing.held.hold(begun);
      try {
        return await work();
      } finally {
        await store.endChange(db, { ref, changedAt: await held.end(), to: 'OK' });
      }
    },
    finish: (row) => settleOne(changing, row),
    async settle() {
      const stale = { olderThanMs: staleChangeMs, except: changing.held.refs() };
      for (const row of await store.takeStale(db, stale)) await settleOne(changing, row);
    },
    purge: (signal) => purge(context, signal),
  };
}

interface Changing extends CloudContext {
  readonly held: HeldChanges;
}

async function restore(
  context: CloudContext,
  project: ProjectRecord,
  require: Lifecycle['require'],
): Promise<CloudRow> {
  const { db, store } = context;
  requireEnabling(context, project);
  if (await store.findByProject(db, project.id))
    throw new ApiError('conflict', 'This project has a cloud. Delete it before bringing back another.');
  const row = await store.findDeleted(db, project.id);
  if (!row || !(await store.restore(db, row.ref, cloudLimits.deletionGraceMs)))
    throw new ApiError('conflict', 'There is no deleted cloud that could be brought back.');
  return require(project.id);
}

const askAgainMs = 100;

/** Until it runs. One process wakes it; the others wait for that, and go on if it died. */
async function awakenRow(context: Changing, row: CloudRow): Promise<CloudRow> {
  const { db, store } = context;
  const giveUpAtMs = performance.now() + 3 * staleChangeMs;
  for (let now = row; ;) {
    if (now.idle_paused_at === null || now.status === 'OK') return now;
    if (performance.now() > giveUpAtMs) throw unreachable();
    const begun =
      now.status === 'INACTIVE' &&
      (await store.changeStatus(db, { ref: row.ref, from: ['INACTIVE'], to: 'RESTORING' }));
    if (begun) return doChange(context, begun, { before: now, to: 'OK' });
    await wait(askAgainMs);
    const found = await store.findServed(db, row.ref);
    if (!found) throw noCloud();
    now = found;
  }
}

function requireEnabling(context: CloudContext, project: ProjectRecord): CloudPlaces {
  const { databases, config } = context;
  const hasPlace = databases !== undefined;
  const fault = enablingFault(project, { brand: config.brand, hasPlace });
  if (fault !== undefined) throw new ApiError(hasPlace ? 'forbidden' : 'unavailable', fault);
  if (!databases) throw unreachable();
  return databases;
}

async function enable(context: Changing, project: ProjectRecord): Promise<CloudRow> {
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
  const held = context.held.hold(row);
  try {
    await databases.create(ref, { size: firstSize });
  } catch (error) {
    await held.end();
    // A half-made database that stays is found by its row: `settle` makes it whole later.
    await databases.drop(ref);
    await store.remove(db, ref);
    throw reported(context, ref, error);
  }
  await store.endChange(db, { ref, changedAt: await held.end(), to: 'OK' });
  return (await store.findByProject(db, project.id)) ?? row;
}

interface Change {
  readonly from: readonly InstanceStatus[];
  readonly via: InstanceStatus;
  readonly to: InstanceStatus;
  readonly size?: InstanceType;
}

/** One change of state: claimed, done, ended. A process that dies in between leaves it to `settle`. */
async function change(context: Changing, row: CloudRow, { from, via, to, size }: Change): Promise<CloudRow> {
  const { db, store } = context;
  const { ref } = row;
  const resized = size === undefined ? {} : { instanceType: size };
  const begun = await store.changeStatus(db, { ref, from, to: via, ...resized });
  if (!begun) throw notNow((await store.findServed(db, ref))?.status ?? row.status);
  return doChange(context, begun, { before: row, to });
}

async function doChange(
  context: Changing,
  begun: CloudRow,
  { before, to }: { readonly before: CloudRow; readonly to: InstanceStatus },
): Promise<CloudRow> {
  const { db, store, held } = context;
  const { ref } = begun;
  const holding = held.hold(begun);
  try {
    await work(context, begun);
  } catch (error) {
    const again = { to: before.status, instanceType: before.instance_type };
    await store.endChange(db, { ref, changedAt: await holding.end(), ...again });
    throw reported(context, ref, error);
  }
  await store.endChange(db, { ref, changedAt: await holding.end(), to });
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

async function settleOne(context: Changing, row: CloudRow): Promise<void> {
  const { db, store } = context;
  const { ref } = row;
  const holding = context.held.hold(row);
  try {
    await work(context, row);
    const changedAt = await holding.end();
    await store.endChange(db, { ref, changedAt, to: row.status === 'PAUSING' ? 'INACTIVE' : 'OK' });
  } catch (error) {
    reportFault(context, ref, error);
    await store.endChange(db, { ref, changedAt: await holding.end(), to: 'UNHEALTHY' });
  }
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
