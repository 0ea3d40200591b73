const json = (fields: string, order: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') ${from})`;

// What came with an extension is the extension's.
const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend x where x.classid = '${catalog}'::regclass and x.objid = ${oid} and x.deptype = 'e')`;

const enums = json(
  `'name', t.typname,
   'values', (select json_agg(l.enumlabel order by l.enumsortorder) from pg_enum l where l.enumtypid = t.oid),
   'usedBy', (select coalesce(json_agg(c.relname || '.' || a.attname order by c.relname, a.attnum), '[]')
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.atttypid in (t.oid, t.typarray) and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p'))`,
  't.typname',
  `from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e' and ${notOfExtension('pg_type', 't.oid')}`,
);

const functions = json(
  `'name', p.proname, 'signature', p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
   'arguments', pg_get_function_identity_arguments(p.oid), 'result', coalesce(pg_get_function_result(p.oid), ''),
   'language', l.lanname, 'kind', case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end,
   'isTrigger', p.prorettype = 'trigger'::regtype, 'isDefiner', p.prosecdef,
   'definition', case when p.prokind = 'a' then '' else pg_get_functiondef(p.oid) end`,
  'p.proname, pg_get_function_identity_arguments(p.oid)',
  `from pg_proc p join pg_language l on l.oid = p.prolang
   where p.pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc', 'p.oid')}`,
);

// Apps hang triggers on the people who sign up and the files that they send, too.
const triggers = json(
  `'schema', n.nspname, 'table', c.relname, 'name', g.tgname, 'definition', pg_get_triggerdef(g.oid), 'isEnabled', g.tgenabled <> 'D'`,
  'n.nspname, c.relname, g.tgname',
  `from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
   join pg_proc p on p.oid = g.tgfoid
   where not g.tgisinternal and g.tgparentid = 0
     and (n.nspname = 'public' or p.pronamespace = 'public'::regnamespace and n.nspname in ('auth', 'storage'))`,
);

const extensions = `(select json_agg(e order by e.name) from (
  select a.name, a.comment, x.oid is not null as "isOn",
    coalesce(x.extowner <> (select r.oid from pg_roles r where r.rolname = current_user), false) as "isFixed"
  from pg_available_extensions a
  left join pg_extension x on x.extname = a.name
  where a.name <> 'plpgsql' and (x.oid is not null or exists (
    select from pg_available_extension_versions v where v.name = a.name and v.version = a.default_version and (v.trusted or not v.superuser)))
  union all
  select e.name, e.comment, true, true from (values
    ('pg_cron', 'Runs SQL by a timetable'), ('pg_net', 'Sends HTTP requests from SQL'), ('supabase_vault', 'Keeps secrets encrypted')) e (name, comment)
  union all
  select 'pgmq', 'Queues of messages', to_regnamespace('pgmq') is not null, false) e)`;

const jobs = json(
  `'id', j.jobid, 'name', j.jobname, 'schedule', j.schedule, 'command', j.command, 'isActive', j.active,
   'lastStatus', r.status, 'lastStartedAt', r.start_time`,
  'j.jobname, j.jobid',
  `from cron.job j left join lateral (
     select d.status, d.start_time from cron.job_run_details d where d.jobid = j.jobid order by d.runid desc limit 1) r on true`,
);

const policies = json(
  `'schema', p.schemaname, 'table', p.tablename, 'name', p.policyname, 'isPermissive', p.permissive = 'PERMISSIVE',
   'command', p.cmd, 'roles', p.roles, 'using', p.qual, 'check', p.with_check`,
  'p.schemaname, p.tablename, p.policyname',
  `from pg_policies p where p.schemaname in ('public', 'storage', 'realtime')`,
);

/** Each kind of thing by the question that lists it. */
export const structureParts = { policies, enums, functions, triggers, extensions, jobs } as const;

/** The last runs of a job: $1, as many as $2 says. */
export const jobRunsSql = `
select runid::float8 as "id", status, return_message as "message", to_json(start_time) #>> '{}' as "startedAt",
  to_json(end_time) #>> '{}' as "endedAt"
from cron.job_run_details where jobid = $1 order by runid desc limit $2`;
