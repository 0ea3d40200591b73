import type { CloudSnapshots } from '@loam/cloud/postgres';
import { type BackupContent, cloudLimits } from '@loam/contract';
import { z } from 'zod';

const tablesSql = /* sql */ `
select n.nspname::text as schema, c.relname::text as name, format('%I.%I', n.nspname, c.relname) as text
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p') and not c.relispartition
  and n.nspname not in ('auth', 'storage', 'realtime', 'extensions', 'cron', 'net', 'vault', 'pgmq', 'pgmq_public',
    'supabase_migrations', 'information_schema')
  and n.nspname !~ '^(pg_|platform)'
order by c.relpages desc, n.nspname, c.relname`;

const factsSql = /* sql */ `
select (select count(*) from auth.users)::float8 as users, (select count(*) from storage.objects)::float8 as files,
  (select coalesce(json_agg(json_build_object('version', version, 'name', name) order by version), '[]')
   from supabase_migrations.schema_migrations) as migrations`;

const Tables = z.array(z.object({ schema: z.string(), name: z.string(), text: z.string() }));
const Counts = z.array(z.object({ at: z.number(), rows: z.number() }));
const Facts = z.tuple([
  z.object({
    users: z.number(),
    files: z.number(),
    migrations: z.array(z.object({ version: z.string(), name: z.string().nullable() })),
  }),
]);

/** Counted, not estimated: a copy was never analyzed, and somebody decides by it. */
export async function readContent(
  snapshots: Pick<CloudSnapshots, 'read'>,
  ref: string,
  id: string,
): Promise<Omit<BackupContent, 'backup'>> {
  const read = async (sql: string): Promise<readonly unknown[]> => {
    const { rows }: { readonly rows: readonly unknown[] } = await snapshots.read(ref, id, { sql });
    return rows;
  };
  const [facts] = Facts.parse(await read(factsSql));
  const tables = Tables.parse(await read(tablesSql));
  const listed = tables.slice(0, cloudLimits.backupTables);
  const counts = listed.map(({ text }, at) => `select ${at} as at, count(*)::float8 as rows from ${text}`);
  const counted = counts.length === 0 ? [] : Counts.parse(await read(counts.join(' union all ')));
  const rowsOf = new Map(counted.map(({ at, rows }) => [at, rows]));
  return {
    ...facts,
    tables: listed
      .map(({ schema, name }, at) => ({ schema, name, rows: rowsOf.get(at) ?? 0 }))
      .toSorted((one, other) => other.rows - one.rows),
    more_tables: tables.length - listed.length,
  };
}
