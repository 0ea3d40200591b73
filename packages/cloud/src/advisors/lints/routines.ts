import type { Lint } from '../lint.ts';

const named = "pg_catalog.format('`%s.%s`', p.nspname, p.proname)";

export const routineLints: readonly Lint[] = [
  {
    name: 'function_search_path_mutable',
    title: 'Function Search Path Mutable',
    level: 'WARN',
    category: 'SECURITY',
    description: 'A function has no search path of its own: its caller decides which tables its names mean.',
    remediation: 'Add SET search_path = ’’ to the function and name everything with its schema.',
    sql: `
      select 'Function ' || ${named} || ' has no search path of its own.' as detail,
        pg_catalog.jsonb_build_object('schema', p.nspname, 'name', p.proname, 'type', 'function') as metadata,
        pg_catalog.format('%s_%s_%s', p.nspname, p.proname, pg_catalog.md5(p.prosrc)) as key
      from own_routine p
      where p.prokind in ('f', 'p', 'w')
        and not exists (select from pg_catalog.unnest(p.proconfig) as setting where setting like 'search_path=%')`,
  },
  ...executableBy('anon', 'Public'),
  ...executableBy('authenticated', 'Signed-In Users'),
];

function executableBy(role: string, people: string): readonly Lint[] {
  return [
    {
      name: `${role}_security_definer_function_executable`,
      title: `${people} Can Execute SECURITY DEFINER Function`,
      level: 'WARN',
      category: 'SECURITY',
      description: `A function that runs with the rights of whoever made it can be called over the API by the role ${role}.`,
      remediation: `Revoke execute on the function from public and ${role}, or make it SECURITY INVOKER.`,
      sql: `
        select pg_catalog.format('Function %s runs with the rights of whoever made it, and %s may call it.', ${named}, '${role}')
            as detail,
          pg_catalog.jsonb_build_object('schema', p.nspname, 'name', p.proname, 'type', 'function',
            'arguments', pg_catalog.pg_get_function_identity_arguments(p.oid),
            'language', (select l.lanname from pg_catalog.pg_language l where l.oid = p.prolang),
            'security_definer', true) as metadata,
          pg_catalog.format('%s_%s_%s', p.nspname, p.proname, pg_catalog.pg_get_function_identity_arguments(p.oid)) as key
        from own_routine p
        where p.prosecdef and p.is_exposed and p.prokind in ('f', 'p')
          and p.prorettype not in ('pg_catalog.trigger'::regtype, 'pg_catalog.event_trigger'::regtype)
          and pg_catalog.has_schema_privilege('${role}', p.pronamespace, 'USAGE')
          and pg_catalog.has_function_privilege('${role}', p.oid, 'EXECUTE')`,
    },
  ];
}
