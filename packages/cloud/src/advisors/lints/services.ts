import { type Lint, relation } from '../lint.ts';

/** What concerns the parts that every cloud has: extensions, accounts, files. */
export const serviceLints: readonly Lint[] = [
  {
    name: 'extension_in_public',
    title: 'Extension in Public',
    level: 'WARN',
    category: 'SECURITY',
    description: 'An extension lies in the schema public, where the API serves its functions.',
    remediation: 'Drop it and create it anew: CREATE EXTENSION … SCHEMA extensions.',
    sql: `
      select pg_catalog.format('Extension %I lies in the schema public.', e.extname) as detail,
        pg_catalog.jsonb_build_object('schema', n.nspname, 'name', e.extname, 'type', 'extension') as metadata,
        e.extname::text as key
      from pg_catalog.pg_extension e
      join pg_catalog.pg_namespace n on n.oid = e.extnamespace
      where n.nspname = 'public'`,
  },
  {
    name: 'extension_versions_outdated',
    title: 'Extension Versions Outdated',
    level: 'WARN',
    category: 'SECURITY',
    description: 'An extension is older than the one that the server brings along.',
    remediation: 'Run ALTER EXTENSION … UPDATE.',
    sql: `
      select pg_catalog.format('Extension %I has the version %s; %s is there.', a.name, a.installed_version, a.default_version),
        pg_catalog.jsonb_build_object('extension_name', a.name, 'installed_version', a.installed_version,
          'default_version', a.default_version),
        pg_catalog.format('%s_%s', a.name, a.installed_version)
      from pg_catalog.pg_available_extensions a
      where a.installed_version is not null and a.installed_version <> a.default_version
        and exists (
          select from pg_catalog.pg_available_extension_versions v
          where v.name = a.name and v.version = a.installed_version
        )`,
  },
  {
    name: 'fkey_to_auth_unique',
    title: 'Foreign Key to Auth Unique Constraint',
    level: 'ERROR',
    category: 'SECURITY',
    description: 'A foreign key refers to a unique column of the schema auth which is not its primary key.',
    remediation: 'Refer to the primary key, auth.users (id), instead.',
    sql: `
      select pg_catalog.format('Table %s has a foreign key %I to columns of %s that are not its primary key.',
          ${relation}, k.conname, k.confrelid::regclass),
        pg_catalog.jsonb_build_object('schema', o.nspname, 'name', o.relname, 'foreign_key', k.conname),
        pg_catalog.format('%s_%s_%s', o.nspname, o.relname, k.conname)
      from own o
      join pg_catalog.pg_constraint k on k.conrelid = o.oid and k.contype = 'f'
      join pg_catalog.pg_class t on t.oid = k.confrelid
      join pg_catalog.pg_namespace n on n.oid = t.relnamespace and n.nspname = 'auth'
      join pg_catalog.pg_index i on i.indexrelid = k.conindid and not i.indisprimary`,
  },
  {
    name: 'public_bucket_allows_listing',
    title: 'Public Bucket Allows Listing',
    level: 'WARN',
    category: 'SECURITY',
    description:
      'A public bucket has a policy by which everyone can list its files. Its addresses work without one.',
    remediation:
      'Drop the policy for SELECT on storage.objects, or let it name the rows of the one who asks.',
    sql: `
      select pg_catalog.format('The public bucket %s can be listed by the policies %s.', b.name,
          pg_catalog.array_agg(l.polname order by l.polname)::text),
        pg_catalog.jsonb_build_object('schema', 'storage', 'name', b.name, 'type', 'bucket', 'bucket_id', b.id,
          'bucket_name', b.name, 'policy_names', pg_catalog.array_agg(l.polname order by l.polname),
          'policy_count', pg_catalog.count(*)),
        b.id
      from storage.buckets b
      join pg_catalog.pg_policy l on l.polrelid = 'storage.objects'::regclass
        and l.polpermissive and l.polcmd in ('r', '*')
      cross join lateral (
        select pg_catalog.regexp_replace(pg_catalog.pg_get_expr(l.polqual, l.polrelid), '[()]|::text', '', 'g') as condition
      ) as c
      where b.public
        and (0 = any (l.polroles) or exists (
          select from pg_catalog.pg_roles r where r.oid = any (l.polroles) and r.rolname in ('anon', 'authenticated')))
        and (pg_catalog.lower(c.condition) in ('true', '1 = 1')
          or c.condition = 'bucket_id = ''' || pg_catalog.regexp_replace(
            pg_catalog.replace(b.id, '''', ''''''), '[()]|::text', '', 'g') || '''')
      group by b.id, b.name`,
  },
];
