import type { Pool } from 'pg';
import type { WorkMark } from './databases.ts';
import { databaseOf, refOfDatabase } from './names.ts';

const marksSql = `
  select d.datname as database, s.description as said
  from pg_catalog.pg_shdescription s join pg_catalog.pg_database d on d.oid = s.objoid
  where s.classoid = 'pg_catalog.pg_database'::regclass and s.description like 'jobs %' and d.datallowconn`;

/** The comments that `template/marks-sql.ts` writes. */
export async function readMarks(catalog: Pick<Pool, 'query'>): Promise<WorkMark[]> {
  const { rows } = await catalog.query<{ database: string; said: string }>(marksSql);
  return rows.flatMap(({ database, said }) => {
    const ref = refOfDatabase(database);
    if (ref === undefined) return [];
    return [{ ref, cron: / cron=([0-9]+)/.exec(said)?.[1], net: said.endsWith(' net') }];
  });
}

/** A copy has no comment of its own: its jobs are looked at once. Requests are those of the first one, which sends them. */
export function markCopySql(ref: string): string {
  return `comment on database ${databaseOf(ref)} is 'jobs cron=0'`;
}
