import type { ManagedDatabases } from './ports.ts';

/** Schemas that an app's own tables do not lie in; storage stands among them, but its policies are the app's. */
const foreignSchemas = `('auth', 'storage', 'realtime', 'vault', 'cron', 'net', 'pgmq', 'extensions', 'graphql',
  'graphql_public', 'supabase_migrations', 'supabase_functions', 'pgmq_public', 'information_schema')`;

const columnsOf = `(select coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
    'is_nullable', not a.attnotnull, 'is_primary', coalesce(a.attnum = any(pk.conkey), false)) order by a.attnum), '[]')
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_constraint pk on pk.conrelid = c.oid and pk.contype = 'p'
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`;

const namesOf = (owner: string, list: string) => `(select jsonb_agg(a.attname order by k.at)
  from unnest(${list}) with ordinality as k(number, at)
  join pg_catalog.pg_attribute a on a.attrelid = ${owner} and a.attnum = k.number)`;

const keysOf = `(select coalesce(jsonb_agg(jsonb_build_object('columns', ${namesOf('f.conrelid', 'f.conkey')},
    'target_schema', tn.nspname, 'target_table', t.relname, 'target_columns', ${namesOf('f.confrelid', 'f.confkey')})
    order by f.conname), '[]')
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class t on t.oid = f.confrelid
  join pg_catalog.pg_namespace tn on tn.oid = t.relnamespace
  where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0)`;

const tablesSql = `
  select n.nspname as schema, c.relname as name,
    case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
    c.relrowsecurity as has_row_security, ${columnsOf} as columns, ${keysOf} as foreign_keys
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
    and n.nspname not in ${foreignSchemas} and n.nspname !~ '^(pg_|platform|_)'
  order by n.nspname <> 'public', n.nspname, c.relname limit 2000`;

const policiesSql = `
  select schemaname, tablename, policyname, permissive = 'PERMISSIVE' as permissive, cmd, to_jsonb(roles) as roles, qual, with_check
  from pg_catalog.pg_policies
  where (schemaname = 'storage' or schemaname not in ${foreignSchemas}) and schemaname !~ '^(pg_|platform|_)'
  order by schemaname <> 'public', schemaname, tablename, policyname limit 5000`;

/** The app's own tables and views, and who may do what with their rows; whoever asks checks the rows. */
export async function readSchema(
  databases: Pick<ManagedDatabases, 'runAsOwner'>,
  ref: string,
): Promise<{ readonly tables: readonly unknown[]; readonly policies: readonly unknown[] }> {
  const read = async (sql: string): Promise<readonly unknown[]> => {
    const [result] = await databases.runAsOwner(ref, sql, { isReadOnly: true });
    const rows: readonly unknown[] = result?.rows ?? [];
    return rows;
  };
  return { tables: await read(tablesSql), policies: await read(policiesSql) };
}
