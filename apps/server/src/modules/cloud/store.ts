import type { InstanceStatus, InstanceType, Plan, ProjectId, UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface CloudRow {
  readonly ref: string;
  readonly project_id: ProjectId | null;
  readonly status: InstanceStatus;
  readonly instance_type: InstanceType;
  /** While it is RESTORING: whether a backup takes the place of its database; it wakes otherwise. */
  readonly restores_backup: boolean;
  readonly sealed_keys: string;
  /** As text: a number of milliseconds would lose what tells two changes apart. */
  readonly changed_at: string;
  readonly created_at: Date;
  readonly deleted_at: Date | null;
  /** Of one that is being made as a copy: of which cloud, how much of it, and for whom. */
  readonly copy_of: string | null;
  readonly copy_extent: CopyExtent | null;
  readonly copy_by: UserId | null;
  /** Of one that paused itself since nobody used it; null where a person did. */
  readonly idle_paused_at: Date | null;
}

/** What is configured and nobody's rows, or everything but secrets. */
export type CopyExtent = 'structure' | 'data';

export interface CopyOrder {
  readonly copyOf: string;
  readonly extent: CopyExtent;
  readonly userId: UserId;
}

export interface ServedRow extends CloudRow {
  readonly project_id: ProjectId;
  readonly project_name: string;
  readonly project_display_name: string;
  readonly workspace_id: string;
  /** Where it is published; null where it is not. */
  readonly project_url: string | null;
}

export interface StatusChange {
  readonly ref: string;
  readonly from: readonly InstanceStatus[];
  readonly to: InstanceStatus;
  readonly instanceType?: InstanceType;
  readonly restoresBackup?: boolean;
}

export interface CloudStore {
  findByProject(queries: Queries, projectId: ProjectId): Promise<CloudRow | undefined>;
  /** The one that was deleted last and is still there. */
  findDeleted(queries: Queries, projectId: ProjectId): Promise<CloudRow | undefined>;
  /** For whoever answers its address: nothing when it, its project or its workspace was deleted. */
  findServed(queries: Queries, ref: string): Promise<ServedRow | undefined>;
  /** What the workspace of its project pays for; the least when there is none any more. */
  findPlan(queries: Queries, ref: string): Promise<Plan>;
  hasAny(queries: Queries): Promise<boolean>;
  /** Clouds that run or are paused: their databases are whole. */
  listWhole(queries: Queries): Promise<{ readonly ref: string }[]>;
  /** Those that are in use and whose database does not answer, all of them without `refs`; how many there were. */
  markUnhealthy(queries: Queries, refs?: readonly string[]): Promise<number>;
  /** False when the project got one in the meantime. */
  insert(queries: Queries, cloud: NewCloud): Promise<boolean>;
  /** The row as it now is; undefined when its status is none of `from`. */
  changeStatus(queries: Queries, change: StatusChange): Promise<CloudRow | undefined>;
  /** Ends a change, unless someone else took it over. */
  endChange(queries: Queries, change: EndedChange): Promise<boolean>;
  /** Locked until the transaction ends. */
  lockKeys(queries: Queries, ref: string): Promise<CloudRow | undefined>;
  saveKeys(queries: Queries, ref: string, sealedKeys: string): Promise<void>;
  markDeleted(queries: Queries, ref: string): Promise<boolean>;
  /** False when it is too late, or the project has another one by now. */
  restore(queries: Queries, ref: string, graceMs: number): Promise<boolean>;
  /** Changes that nobody ended for this long: whoever began them is gone. */
  takeStale(
    queries: Queries,
    stale: { readonly olderThanMs: number; readonly except: readonly string[] },
  ): Promise<CloudRow[]>;
  /** What nobody can bring back. */
  listPurgeable(queries: Queries, graceMs: number): Promise<{ readonly ref: string }[]>;
  remove(queries: Queries, ref: string): Promise<void>;
  announce(queries: Queries, ref: string): Promise<void>;
}

export interface NewCloud {
  readonly ref: string;
  readonly projectId: ProjectId;
  readonly instanceType: InstanceType;
  readonly sealedKeys: string;
}

export interface EndedChange {
  readonly ref: string;
  readonly changedAt: string;
  readonly to: InstanceStatus;
  readonly instanceType?: InstanceType;
}

/** Told with the ref of a cloud whenever something of it changed. */
export const cloudChannel = 'loam_clouds';

const columns = sql`
  c.ref, c.project_id, c.status, c.instance_type, c.restores_backup, c.sealed_keys, c.changed_at::text as changed_at, c.created_at,
  c.deleted_at, c.copy_of, c.copy_extent, c.copy_by, c.idle_paused_at`;

export function createCloudStore(): CloudStore {
  return { ...reading, ...changing, ...ending };
}

const reading: Pick<
  CloudStore,
  'findByProject' | 'findDeleted' | 'findServed' | 'findPlan' | 'hasAny' | 'listWhole'
> = {
  findByProject: (queries, projectId) =>
    queries.first<CloudRow>(
      sql`select ${columns} from clouds c where c.project_id = ${projectId} and c.deleted_at is null`,
    ),
  findDeleted: (queries, projectId) =>
    queries.first<CloudRow>(sql`
      select ${columns} from clouds c where c.project_id = ${projectId} and c.deleted_at is not null
      order by c.deleted_at desc limit 1`),
  findServed: (queries, ref) =>
    queries.first<ServedRow>(sql`
      select ${columns}, p.name as project_name, p.url as project_url, p.display_name as project_display_name,
        p.workspace_id from clouds c
      join projects p on p.id = c.project_id and p.deleted_at is null
      join workspaces w on w.id = p.workspace_id and w.deleted_at is null
      where c.ref = ${ref} and c.deleted_at is null`),
  async findPlan(queries, ref) {
    const found = await queries.first<{ plan: Plan }>(sql`
      select w.plan from clouds c
      join projects p on p.id = c.project_id join workspaces w on w.id = p.workspace_id where c.ref = ${ref}`);
    return found?.plan ?? 'free';
  },
  listWhole: (queries) =>
    queries.rows<{ ref: string }>(
      sql`select ref from clouds where status in ('OK', 'INACTIVE') and deleted_at is null order by ref`,
    ),
  hasAny: async (queries) => (await queries.first(sql`select 1 from clouds limit 1`)) !== undefined,
};

type Changing =
  | 'markUnhealthy'
  | 'insert'
  | 'changeStatus'
  | 'endChange'
  | 'lockKeys'
  | 'saveKeys'
  | 'announce';

const changing: Pick<CloudStore, Changing> = {
  async insert(queries, { ref, projectId, instanceType, sealedKeys }) {
    const added = await queries.run(sql`
      insert into clouds (ref, project_id, status, instance_type, sealed_keys)
      values (${ref}, ${projectId}, 'COMING_UP', ${instanceType}, ${sealedKeys})
      on conflict (project_id) where deleted_at is null do nothing`);
    return added === 1;
  },
  async changeStatus(queries, { ref, from, to, instanceType, restoresBackup = false }) {
    const row = await queries.first<CloudRow>(sql`
      update clouds c set status = ${to}, changed_at = clock_timestamp(), restores_backup = ${restoresBackup},
        instance_type = coalesce(${instanceType ?? null}, c.instance_type)
      where c.ref = ${ref} and c.deleted_at is null and c.status = any(${[...from]})
      returning ${columns}`);
    if (row) await changing.announce(queries, ref);
    return row;
  },
  async endChange(queries, { ref, changedAt, to, instanceType }) {
    const ended = await queries.run(sql`
      update clouds set status = ${to}, changed_at = clock_timestamp(),
        instance_type = coalesce(${instanceType ?? null}, instance_type),
        idle_paused_at = case when ${to} = 'OK' then null else idle_paused_at end
      where ref = ${ref} and changed_at = ${changedAt}::timestamptz`);
    if (ended === 1) await changing.announce(queries, ref);
    return ended === 1;
  },
  async markUnhealthy(queries, refs) {
    const all = refs === undefined;
    const marked = await queries.rows<{ ref: string }>(sql`
      update clouds set status = 'UNHEALTHY', changed_at = clock_timestamp()
      where status = 'OK' and deleted_at is null and (${all} or ref = any(${[...(refs ?? [])]})) returning ref`);
    for (const { ref } of marked) await changing.announce(queries, ref);
    return marked.length;
  },
  lockKeys: (queries, ref) =>
    queries.first<CloudRow>(sql`select ${columns} from clouds c where c.ref = ${ref} for update`),
  async saveKeys(queries, ref, sealedKeys) {
    await queries.run(sql`update clouds set sealed_keys = ${sealedKeys} where ref = ${ref}`);
    await changing.announce(queries, ref);
  },
  async announce(queries, ref) {
    await queries.run(sql`select pg_notify(${cloudChannel}, ${ref})`);
  },
};

type Ending = 'markDeleted' | 'restore' | 'takeStale' | 'listPurgeable' | 'remove';

const ending: Pick<CloudStore, Ending> = {
  async markDeleted(queries, ref) {
    const marked = await queries.run(
      sql`update clouds set deleted_at = now(), changed_at = clock_timestamp() where ref = ${ref} and deleted_at is null`,
    );
    await changing.announce(queries, ref);
    return marked === 1;
  },
  async restore(queries, ref, graceMs) {
    const restored = await queries.run(sql`
      update clouds c set deleted_at = null, changed_at = clock_timestamp()
      where c.ref = ${ref} and c.deleted_at >= now() - make_interval(secs => ${graceMs / 1000})
        and not exists (select 1 from clouds o where o.project_id = c.project_id and o.deleted_at is null)`);
    await changing.announce(queries, ref);
    return restored === 1;
  },
  takeStale: (queries, { olderThanMs, except }) =>
    queries.rows<CloudRow>(sql`
      update clouds c set changed_at = clock_timestamp()
      where c.deleted_at is null and c.status not in ('OK', 'INACTIVE') and c.ref <> all(${[...except]})
        and c.changed_at < clock_timestamp() - make_interval(secs => ${olderThanMs / 1000})
      returning ${columns}`),
  listPurgeable: (queries, graceMs) =>
    queries.rows<{ ref: string }>(sql`
      select ref from clouds
      where project_id is null or deleted_at < now() - make_interval(secs => ${graceMs / 1000}) order by ref`),
  async remove(queries, ref) {
    await queries.run(sql`delete from clouds where ref = ${ref}`);
  },
};
