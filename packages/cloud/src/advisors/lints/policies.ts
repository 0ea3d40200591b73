import { about, type Lint, relation } from '../lint.ts';

const key = "pg_catalog.format('%s_%s', o.nspname, o.relname)";
const policyKey = "pg_catalog.format('%s_%s_%s', o.nspname, o.relname, o.polname)";
const onTable = about("'table'");

/** A call that stands right behind `select`, which PostgreSQL then runs once and not for each row. */
const wrapped = String.raw`select\s+\(*\s*(auth\.(uid|jwt|role|email)\(\)|current_setting\()`;
const called = String.raw`auth\.(uid|jwt|role|email)\(\)|current_setting\(`;

/** Conditions that let everything through. */
const alwaysTrue = (expression: string) =>
  String.raw`pg_catalog.regexp_replace(pg_catalog.lower(${expression}), '[\s()]', '', 'g') in ('true', '1=1')`;

/** Roles whose holders come from outside, as far as a policy names them; 0 stands for everyone. */
const outsiders = `array(
  select r.rolname::text from pg_catalog.pg_roles r
  where (r.oid = any (o.polroles) or 0 = any (o.polroles)) and r.rolname in ('anon', 'authenticated') order by 1)`;

export const policyLints: readonly Lint[] = [
  {
    name: 'policy_exists_rls_disabled',
    title: 'Policy Exists RLS Disabled',
    level: 'ERROR',
    category: 'SECURITY',
    description: 'A table has policies, and row level security is off: none of them holds.',
    remediation: 'Enable row level security on the table.',
    sql: `
      select 'Table ' || ${relation} || ' has policies that do not hold, because row level security is off: '
          || pg_catalog.array_agg(o.polname order by o.polname)::text || '.' as detail,
        ${onTable} as metadata, ${key} as key
      from policy o where not o.relrowsecurity group by o.nspname, o.relname`,
  },
  {
    name: 'rls_enabled_no_policy',
    title: 'RLS Enabled No Policy',
    level: 'INFO',
    category: 'SECURITY',
    description: 'A table has row level security and no policy, so only the project’s own server reads it.',
    remediation: 'Write a policy, if the app is meant to reach the table.',
    sql: `
      select 'Table ' || ${relation} || ' has row level security and no policy.', ${onTable}, ${key}
      from own o
      where o.relkind in ('r', 'p') and o.relrowsecurity
        and not exists (select from pg_catalog.pg_policy l where l.polrelid = o.oid)`,
  },
  {
    name: 'rls_references_user_metadata',
    title: 'RLS references user metadata',
    level: 'ERROR',
    category: 'SECURITY',
    description: 'A policy trusts user_metadata, which everyone can change for themselves.',
    remediation: 'Keep what decides about rights in app_metadata or in a table of its own.',
    sql: `
      select pg_catalog.format('Table %s has a policy %I that trusts user_metadata, which its users can change.',
          ${relation}, o.polname),
        ${onTable}, ${policyKey}
      from policy o where o.condition ~* 'user_metadata|raw_user_meta_data'`,
  },
  {
    name: 'rls_policy_always_true',
    title: 'RLS Policy Always True',
    level: 'WARN',
    category: 'SECURITY',
    description: 'A policy lets everyone write: its condition is always true.',
    remediation: 'Say in the condition whose rows may be written.',
    sql: `
      select pg_catalog.format('Table %s has a policy %I that lets %s %s every row.', ${relation}, o.polname,
          pg_catalog.array_to_string(f.roles, ' and '), o.command),
        ${about("'table'", ", 'policy_name', o.polname, 'command', o.command, 'roles', f.roles, 'qual', o.qual, 'with_check', o.with_check, 'permissive_using', f.is_using_true, 'permissive_with_check', f.is_check_true")},
        ${policyKey}
      from policy o
      cross join lateral (
        select ${outsiders} as roles,
          o.command in ('UPDATE', 'DELETE', 'ALL') and o.qual is not null and ${alwaysTrue('o.qual')} as is_using_true,
          o.command in ('INSERT', 'UPDATE', 'ALL') and (
            -- Without a condition for what is written, the one for what is read counts; without both there is none.
            ${alwaysTrue("coalesce(o.with_check, o.qual, 'true')")}
          ) as is_check_true
      ) as f
      where o.relrowsecurity and o.is_exposed and o.polpermissive
        and (f.is_using_true or f.is_check_true) and pg_catalog.cardinality(f.roles) > 0`,
  },
  {
    name: 'auth_rls_initplan',
    title: 'Auth RLS Initialization Plan',
    level: 'WARN',
    category: 'PERFORMANCE',
    description: 'A policy asks who is signed in once for each row instead of once for each query.',
    remediation: 'Write (select auth.uid()) in place of auth.uid(), and the same for the other functions.',
    keyPrefix: 'auth_rls_init_plan',
    sql: `
      select pg_catalog.format('Table %s has a policy %I that asks who is signed in for each row.', ${relation}, o.polname),
        ${onTable}, ${policyKey}
      from policy o
      where o.relrowsecurity
        and pg_catalog.regexp_replace(o.condition, '${wrapped}', '', 'gi') ~* '${called}'`,
  },
  {
    name: 'multiple_permissive_policies',
    title: 'Multiple Permissive Policies',
    level: 'WARN',
    category: 'PERFORMANCE',
    description: 'Several policies let the same role do the same: all of them are asked for each row.',
    remediation: 'Make one policy of them, with OR between the conditions.',
    sql: `
      select pg_catalog.format('Table %s has several policies for %s of the role %I: %s.',
          ${relation}, c.command, r.role, pg_catalog.array_agg(o.polname order by o.polname)::text),
        ${onTable}, ${key} || '_' || r.role || '_' || c.command
      from policy o
      cross join lateral (
        select x.rolname as role from pg_catalog.pg_roles x
        where (x.oid = any (o.polroles) and not x.rolbypassrls)
          or (0 = any (o.polroles) and x.rolname in ('anon', 'authenticated'))
      ) as r
      cross join lateral pg_catalog.unnest(
        case o.command when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[o.command] end
      ) as c(command)
      where o.polpermissive and o.relrowsecurity
      group by o.nspname, o.relname, r.role, c.command
      having pg_catalog.count(*) > 1`,
  },
];

/** Holds only where the app lets people in without an account. */
export const anonymousLint: Lint = {
  name: 'auth_allow_anonymous_sign_ins',
  title: 'Anonymous Access Policies',
  level: 'INFO',
  category: 'SECURITY',
  description: 'Anonymous sign-in is on: people without an account have the role authenticated too.',
  remediation: 'Add (select (auth.jwt() ->> ’is_anonymous’)::boolean) is false where an account is meant.',
  sql: `
    select 'Table ' || ${relation} || ' has policies that let people without an account in: '
        || pg_catalog.array_agg(o.polname order by o.polname)::text || '.' as detail,
      ${onTable} as metadata, ${key} as key
    from policy o
    where o.relrowsecurity and o.polpermissive and 'authenticated' = any (${outsiders})
      and o.condition !~* 'is_anonymous'
    group by o.nspname, o.relname`,
};
