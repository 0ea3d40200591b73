import { about, type Lint, relation } from '../lint.ts';

const key = "pg_catalog.format('%s_%s', o.nspname, o.relname)";
const isInvoker = `exists (
  select from pg_catalog.unnest(o.reloptions) as option
  where pg_catalog.lower(option) ~ '^security_invoker=(true|on|yes|1)$')`;
const kind = "case o.relkind when 'm' then 'materialized view' else 'view' end";

export const viewLints: readonly Lint[] = [
  {
    name: 'auth_users_exposed',
    title: 'Exposed Auth Users',
    level: 'ERROR',
    category: 'SECURITY',
    description: 'A view that the API serves reads auth.users, so the people of the app are shown to others.',
    remediation: 'Copy what may be seen into a table of profiles, and drop the view.',
    sql: `
      select pg_catalog.format('The %s %s shows auth.users to %s.', ${kind}, ${relation},
          pg_catalog.array_to_string(t.roles, ' and ')) as detail,
        ${about("'view'", ", 'exposed_to', t.roles")} as metadata, ${key} as key
      from own o
      cross join lateral (
        select pg_catalog.array_remove(array[
          case when o.anon_reads then 'anon' end, case when o.authenticated_reads then 'authenticated' end
        ], null) as roles
      ) as t
      where o.relkind in ('v', 'm') and o.is_exposed and (o.anon_reads or o.authenticated_reads)
        and exists (
          select from pg_catalog.pg_rewrite w
          join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_rewrite'::regclass and d.objid = w.oid
          join pg_catalog.pg_class u on u.oid = d.refobjid and u.relname = 'users'
          join pg_catalog.pg_namespace n on n.oid = u.relnamespace and n.nspname = 'auth'
          where w.ev_class = o.oid and d.refclassid = 'pg_catalog.pg_class'::regclass
            -- As its caller such a view reads nothing, since row level security of that table is on.
            and (o.relkind = 'm' or not ${isInvoker} or not u.relrowsecurity)
        )`,
  },
  {
    name: 'security_definer_view',
    title: 'Security Definer View',
    level: 'ERROR',
    category: 'SECURITY',
    description:
      'A view that the API serves reads with the rights of whoever made it: row level security is passed by.',
    remediation: 'Set security_invoker = on for the view.',
    sql: `
      select 'View ' || ${relation} || ' reads with the rights of whoever made it.', ${about("'view'")}, ${key}
      from own o
      where o.relkind = 'v' and o.is_exposed and (o.anon_reads or o.authenticated_reads) and not ${isInvoker}`,
  },
  {
    name: 'materialized_view_in_api',
    title: 'Materialized View in API',
    level: 'WARN',
    category: 'SECURITY',
    description: 'A materialized view is served by the API. Row level security does not hold for it.',
    remediation:
      'Revoke select from anon and authenticated, or move it to a schema that the API does not serve.',
    sql: `
      select 'Materialized view ' || ${relation} || ' can be read over the API.',
        ${about("'materialized view'")}, ${key}
      from own o where o.relkind = 'm' and o.is_exposed and (o.anon_reads or o.authenticated_reads)`,
  },
];
