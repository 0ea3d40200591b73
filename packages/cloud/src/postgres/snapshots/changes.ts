import type { ClientBase, Pool } from 'pg';

type Queryable = Pick<Pool | ClientBase, 'query'>;

/**
 * Another text whenever rows were written, by the server's own counters. They begin anew when the server was killed, and
 * with a database that takes the place of another: then it says 'changed' once too often.
 */
const markSql = `p.oid || ':' || coalesce(t.tup_inserted + t.tup_updated + t.tup_deleted, 0)`;

/** Meant for a database that is held: whoever was inside has told by then what it wrote. */
export async function readChangeMark(catalog: Queryable, database: string): Promise<string | null> {
  const { rows } = await catalog.query<{ mark: string }>(
    `select ${markSql} as mark from pg_database p left join pg_stat_database t on t.datid = p.oid
     where p.datname = $1`,
    [database],
  );
  return rows[0]?.mark ?? null;
}

/** Databases without a scheduled snapshot, and those that were changed after theirs, where it is older than `since`. */
export async function dueRefs(catalog: Queryable, since: Date): Promise<string[]> {
  const { rows } = await catalog.query<{ ref: string }>(
    `select d.ref from databases d
     join pg_database p on p.datname = 'cloud_' || d.ref
     left join pg_stat_database t on t.datid = p.oid
     left join lateral (
       select s.created_at, s.change_mark from snapshots s
       where s.ref = d.ref and s.kind = 'scheduled' and s.is_ready order by s.created_at desc limit 1
     ) last on true
     where d.state = 'ready' and (last.created_at is null or last.created_at < $1)
       and last.change_mark is distinct from ${markSql}
     order by d.ref`,
    [since],
  );
  return rows.map(({ ref }) => ref);
}

export async function noteFault(catalog: Queryable, ref: string, fault: string | null): Promise<void> {
  await catalog.query(
    'update databases set backup_fault = $2 where ref = $1 and backup_fault is distinct from $2',
    [ref, fault],
  );
}

export async function readFault(catalog: Queryable, ref: string): Promise<string | null> {
  const { rows } = await catalog.query<{ fault: string | null }>(
    'select backup_fault as fault from databases where ref = $1',
    [ref],
  );
  return rows[0]?.fault ?? null;
}
