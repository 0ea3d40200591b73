export type LintLevel = 'ERROR' | 'WARN' | 'INFO';
export type LintCategory = 'SECURITY' | 'PERFORMANCE';

/** Something that is asked of every database. */
export interface Lint {
  /** As Supabase's tools know it. */
  readonly name: string;
  readonly title: string;
  readonly level: LintLevel;
  readonly category: LintCategory;
  readonly description: string;
  readonly remediation: string;
  /**
   * Rows of (detail, metadata, key); the key tells a finding from the others of this lint. It may name the relations of
   * `commonSql`, and names everything else with its schema: the search path is empty.
   */
  readonly sql: string;
  /** What the keys of its findings begin with, where that is not its name. */
  readonly keyPrefix?: string;
}

/** What is wrong in one place, in Supabase's shape. */
export interface Finding {
  readonly name: string;
  readonly title: string;
  readonly level: LintLevel;
  readonly facing: 'EXTERNAL';
  readonly categories: readonly LintCategory[];
  readonly description: string;
  readonly detail: string;
  readonly remediation: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly cache_key: string;
}

const platformSchemas = [
  'auth',
  'cron',
  'extensions',
  'graphql',
  'graphql_public',
  'information_schema',
  'lint',
  'net',
  'pgbouncer',
  'pgmq',
  'pgsodium',
  'pgsodium_masks',
  'pgmq_public',
  'platform',
  'platform_roles',
  'realtime',
  'storage',
  'supabase_functions',
  'supabase_migrations',
  'vault',
];

/**
 * What the lints are written with: `exposed` (schemas that REST serves), `own` (relations that the project made, with
 * their schema's name), `own_routine` and `policy` (those for files and channels included).
 */
export const commonSql = /* sql */ `
  exposed as (
    select btrim(one, ' "') as schema_name
    from pg_catalog.unnest(pg_catalog.string_to_array(coalesce(
      nullif(pg_catalog.current_setting('pgrst.db_schemas', true), ''),
      (select s.value from platform_roles.settings s where s.role = 'authenticator' and s.name = 'pgrst.db_schemas'),
      case when pg_catalog.to_regnamespace('pgmq_public') is null then 'public' else 'public,pgmq_public' end
    ), ',')) as one
  ),
  own as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity, c.reloptions, c.relpages, c.reltuples,
      n.nspname, n.nspname in (select schema_name from exposed) as is_exposed,
      pg_catalog.has_table_privilege('anon', c.oid, 'SELECT') as anon_reads,
      pg_catalog.has_table_privilege('authenticated', c.oid, 'SELECT') as authenticated_reads
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f')
      and n.nspname not like 'pg\\_%' and n.nspname not in (${platformSchemas.map((name) => `'${name}'`).join(', ')})
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
  ),
  own_routine as (
    select p.*, n.nspname, n.nspname in (select schema_name from exposed) as is_exposed
    from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname not like 'pg\\_%' and n.nspname not in (${platformSchemas.map((name) => `'${name}'`).join(', ')})
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
      )
  ),
  policy as (
    select o.oid, o.nspname, o.relname, o.relrowsecurity, o.is_exposed, l.polname, l.polpermissive, l.polroles,
      case l.polcmd when 'r' then 'SELECT' when 'a' then 'INSERT' when 'w' then 'UPDATE' when 'd' then 'DELETE'
        else 'ALL' end as command,
      pg_catalog.pg_get_expr(l.polqual, l.polrelid) as qual,
      pg_catalog.pg_get_expr(l.polwithcheck, l.polrelid) as with_check,
      coalesce(pg_catalog.pg_get_expr(l.polqual, l.polrelid), '') || ' '
        || coalesce(pg_catalog.pg_get_expr(l.polwithcheck, l.polrelid), '') as condition
    from (
      select oid, nspname, relname, relrowsecurity, is_exposed from own
      -- Owners write policies for files and channels too.
      union all
      select c.oid, n.nspname, c.relname, c.relrowsecurity, false
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where (n.nspname, c.relname) in (('storage', 'objects'), ('realtime', 'messages'))
    ) as o
    join pg_catalog.pg_policy l on l.polrelid = o.oid
  )`;

/** For `detail`: the name of a relation as people write it. */
export const relation = "pg_catalog.format('`%s.%s`', o.nspname, o.relname)";

/** For `metadata` and the key of a finding about one relation. */
export function about(type: string, more = ''): string {
  return `pg_catalog.jsonb_build_object('schema', o.nspname, 'name', o.relname, 'type', ${type}${more})`;
}
