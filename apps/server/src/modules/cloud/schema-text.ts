import type { FunctionRecord } from '@loam/cloud/functions';
import type { ManagedDatabases } from '@loam/cloud/management';

/** The database as a model reads it: short, complete in what code needs to know, and nothing of its rows. */
export async function describeSchema(
  databases: Pick<ManagedDatabases, 'runAsOwner'>,
  ref: string,
  functions: readonly Pick<FunctionRecord, 'slug'>[],
): Promise<string> {
  const results = await databases.runAsOwner(ref, schemaSql, { isReadOnly: true });
  const lines = (results.at(-1)?.rows ?? []).flatMap((row: unknown) => lineOf(row));
  const deployed = functions.map(({ slug }) => `function ${slug} (deployed)`);
  return [...lines, ...deployed].join('\n') || 'There are no tables yet.';
}

function lineOf(row: unknown): readonly string[] {
  return typeof row === 'object' && row !== null && 'line' in row && typeof row.line === 'string'
    ? [row.line]
    : [];
}

const schemaSql = `
with tables as (
  select c.oid, c.relname, c.relkind, c.relrowsecurity,
    (select string_agg(format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')), ', ' order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
)
select line from (
  select 1 as part, relname::text as name, format('%s %I (%s)%s',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, relname, columns,
      case when relkind in ('r', 'p') and not relrowsecurity then ' — row level security is OFF' else '' end) as line
    from tables
  union all
  select 2, t.relname || k.conname, format('  %I: %s', t.relname, pg_get_constraintdef(k.oid))
    from pg_constraint k join tables t on t.oid = k.conrelid where k.contype in ('p', 'u', 'f', 'c')
  union all
  select 3, p.tablename || p.policyname, format('policy %s on %I.%I for %s to %s%s%s', quote_literal(p.policyname),
      p.schemaname, p.tablename, lower(p.cmd), array_to_string(p.roles, ', '),
      coalesce(' using ' || p.qual, ''), coalesce(' with check ' || p.with_check, ''))
    from pg_policies p where p.schemaname in ('public', 'storage')
  union all
  select 4, f.proname::text, format('sql function %I(%s) returns %s%s', f.proname, pg_get_function_arguments(f.oid),
      pg_get_function_result(f.oid), case when f.prosecdef then ' security definer' else '' end)
    from pg_proc f where f.pronamespace = 'public'::regnamespace and f.prokind = 'f'
  union all
  select 5, t.typname::text, format('enum %I (%s)', t.typname,
      (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
  union all
  select 6, g.tgname::text, format('trigger %s', pg_get_triggerdef(g.oid))
    from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where not g.tgisinternal and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
  union all
  select 7, b.id, format('bucket %s%s', quote_literal(b.id), case when b.public then ' public' else '' end)
    from storage.buckets b
) parts order by part, name`;
