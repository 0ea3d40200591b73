import type { ClientBase, Pool } from 'pg';
import { unnotedVersions, type PartVersions } from '../template/schema-parts.ts';
import type { Snapshot, SnapshotKind } from './snapshot.ts';

type Queryable = Pick<Pool | ClientBase, 'query'>;

export interface StoredSnapshot extends Snapshot {
  readonly versions: PartVersions;
}

interface SnapshotRow {
  readonly id: string;
  readonly ref: string;
  readonly kind: SnapshotKind;
  readonly name: string | null;
  readonly git_version: string | null;
  readonly migration_version: string | null;
  readonly size_bytes: string;
  readonly versions: PartVersions | null;
  readonly created_at: Date;
}

/** In the catalog, beside the databases that they are copies of. A row that is not ready was left by a dead process. */
export const snapshotsTableSql = /* sql */ `
create table if not exists snapshots (
  id text primary key,
  ref text not null,
  kind text not null,
  name text,
  git_version text,
  migration_version text,
  size_bytes bigint not null,
  versions jsonb,
  is_ready boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
alter table snapshots add column if not exists change_mark text;
create index if not exists snapshots_of_ref on snapshots (ref, created_at desc);
`;

export function snapshotDatabase(id: string): string {
  return `snapshot_${id}`;
}

export async function addSnapshot(
  catalog: Queryable,
  snapshot: Omit<StoredSnapshot, 'createdAt'>,
  isReady: boolean,
): Promise<Snapshot> {
  const { id, ref, kind, name, gitVersion, migrationVersion, sizeBytes, versions } = snapshot;
  const { rows } = await catalog.query<{ created_at: Date }>(
    `insert into snapshots (id, ref, kind, name, git_version, migration_version, size_bytes, versions, is_ready)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning created_at`,
    [id, ref, kind, name, gitVersion, migrationVersion, sizeBytes, versions, isReady],
  );
  return {
    id,
    ref,
    kind,
    name,
    gitVersion,
    migrationVersion,
    sizeBytes,
    createdAt: rows[0]?.created_at ?? new Date(),
  };
}

export async function markReady(catalog: Queryable, id: string, changeMark: string | null): Promise<void> {
  await catalog.query('update snapshots set is_ready = true, change_mark = $2 where id = $1', [
    id,
    changeMark,
  ]);
}

export async function markRemoved(catalog: Queryable, ref: string, id: string): Promise<boolean> {
  const text = 'update snapshots set is_ready = false where ref = $1 and id = $2';
  return (await catalog.query(text, [ref, id])).rowCount === 1;
}

export async function listSnapshots(catalog: Queryable, ref: string): Promise<StoredSnapshot[]> {
  const { rows } = await catalog.query<SnapshotRow>(
    'select * from snapshots where ref = $1 and is_ready order by created_at desc',
    [ref],
  );
  return rows.map(toSnapshot);
}

/** What is half-made or half-removed. */
export async function unfinishedSnapshots(
  catalog: Queryable,
): Promise<{ readonly id: string; readonly ref: string }[]> {
  const { rows } = await catalog.query<{ id: string; ref: string }>(
    'select id, ref from snapshots where not is_ready',
  );
  return rows;
}

/** Ready ones that let nobody in: their maker was killed at the very end. */
export async function closedSnapshots(
  catalog: Queryable,
): Promise<{ readonly id: string; readonly ref: string }[]> {
  const { rows } = await catalog.query<{ id: string; ref: string }>(
    `select s.id, s.ref from snapshots s join pg_database p on p.datname = 'snapshot_' || s.id
     where s.is_ready and not p.datallowconn`,
  );
  return rows;
}

export async function dropSnapshot(catalog: Queryable, id: string): Promise<void> {
  await catalog.query(`drop database if exists ${snapshotDatabase(id)} with (force)`);
  await catalog.query('delete from snapshots where id = $1', [id]);
}

/** With their database they go too. */
export async function dropSnapshotsOf(catalog: Queryable, ref: string): Promise<void> {
  const { rows } = await catalog.query<{ id: string }>('select id from snapshots where ref = $1', [ref]);
  for (const { id } of rows) await dropSnapshot(catalog, id);
}

function toSnapshot(row: SnapshotRow): StoredSnapshot {
  return {
    id: row.id,
    ref: row.ref,
    kind: row.kind,
    name: row.name,
    gitVersion: row.git_version,
    migrationVersion: row.migration_version,
    sizeBytes: Number(row.size_bytes),
    versions: row.versions ?? unnotedVersions,
    createdAt: row.created_at,
  };
}
