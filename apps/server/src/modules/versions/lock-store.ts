import type { ProjectId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

/** `taken over`: the one before did not end in time, and may have left something half-way. */
export type Acquired = 'free' | 'taken over' | 'held' | 'no project';

export interface Holding {
  readonly projectId: ProjectId;
  readonly holder: string;
}

export interface LockStore {
  acquire(queries: Queries, holding: Holding & { readonly purpose: string }): Promise<Acquired>;
  /** False when someone else holds it now. */
  renew(queries: Queries, holding: Holding): Promise<boolean>;
  /** Held until the transaction ends; false when someone else holds it now. */
  confirm(queries: Queries, holding: Holding): Promise<boolean>;
  release(queries: Queries, holding: Holding): Promise<void>;
  /** Gives it up as unfinished: whoever comes next looks at what was left. */
  abandon(queries: Queries, holding: Holding): Promise<void>;
  /** Projects whose writer did not end in time. */
  expired(queries: Queries, limit: number): Promise<ProjectId[]>;
}

const lease = sql`interval '30 seconds'`;

export function createLockStore(): LockStore {
  return {
    async acquire(queries, { projectId, holder, purpose }) {
      const row = await queries.first<{ was_held: boolean }>(sql`
        insert into project_write_locks (project_id, holder, purpose, expires_at)
        select id, ${holder}, ${purpose}, now() + ${lease} from projects
        where id = ${projectId} and deleted_at is null
        on conflict (project_id) do update set holder = excluded.holder, purpose = excluded.purpose, taken_at = now(),
          expires_at = excluded.expires_at
        where project_write_locks.expires_at <= now()
        returning xmax <> 0 as was_held`);
      if (row) return row.was_held ? 'taken over' : 'free';
      const project = await queries.first(
        sql`select 1 from projects where id = ${projectId} and deleted_at is null`,
      );
      return project ? 'held' : 'no project';
    },
    async renew(queries, { projectId, holder }) {
      const renewed = await queries.run(sql`
        update project_write_locks set expires_at = now() + ${lease}
        where project_id = ${projectId} and holder = ${holder}`);
      return renewed === 1;
    },
    async confirm(queries, { projectId, holder }) {
      const row = await queries.first(sql`
        select 1 from project_write_locks where project_id = ${projectId} and holder = ${holder} for update`);
      return row !== undefined;
    },
    async release(queries, { projectId, holder }) {
      await queries.run(
        sql`delete from project_write_locks where project_id = ${projectId} and holder = ${holder}`,
      );
    },
    async abandon(queries, { projectId, holder }) {
      await queries.run(sql`
        update project_write_locks set expires_at = now() where project_id = ${projectId} and holder = ${holder}`);
    },
    async expired(queries, limit) {
      const rows = await queries.rows<{ project_id: ProjectId }>(sql`
        select project_id from project_write_locks where expires_at <= now() order by expires_at limit ${limit}`);
      return rows.map((row) => row.project_id);
    },
  };
}
