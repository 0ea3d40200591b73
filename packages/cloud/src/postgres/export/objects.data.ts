/**
 * What a database holds of its project's own, each object as the statement that makes it. `$1` names the schemas to leave
 * out. The search path is empty, so that every name in these texts is written in full.
 */
const wanted = /* sql */ `
  wanted as materialized (
    select n.oid, n.nspname from pg_namespace n
    where n.nspname !~ '^(pg_|platform)' and pg_get_userbyid(n.nspowner) !~ '^supabase_' and n.nspname <> 'information_schema' and n.nspname <> all ($1::text[])
  ),
  of_extension as materialized (
    -- The functions of a range come with its type.
    select classid, objid from pg_depend where deptype = 'e' or (deptype = 'i' and classid = 'pg_proc'::regclass)
  )`;

const own = (alias: string, table: string) =>
  `not exists (select from of_extension e where e.classid = '${table}'::regclass and e.objid = ${alias}.oid)`;

/** rank, class, oid, text: objects that others are made of, later sorted by what they need. */
export const objectsSql = /* sql */ `
with ${wanted},
columns as (
  select a.attrelid, a.attnum, format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> t.typcollation and a.attcollation <> 0
      then format(' collate %s', a.attcollation::regcollation) else '' end,
    case when a.attidentity <> '' then format(' generated %s as identity',
        case a.attidentity when 'a' then 'always' else 'by default' end)
      when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
      when a.attgenerated = 'v' then format(' generated always as (%s) virtual', pg_get_expr(d.adbin, d.adrelid))
      when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end,
    case when a.attnotnull then ' not null' else '' end) as text
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
)
select 0 as rank, 'pg_namespace'::regclass::oid as class, w.oid, format('create schema if not exists %I;', w.nspname) as text
from wanted w where w.nspname <> 'public'
union all
select 1, 'pg_extension'::regclass, x.oid,
  format('create extension if not exists %I with schema %I;', x.extname, n.nspname)
from pg_extension x join pg_namespace n on n.oid = x.extnamespace where x.extname <> 'plpgsql'
union all
select 2, 'pg_type'::regclass, t.oid, case t.typtype
  when 'e' then format('create type %I.%I as enum (%s);', w.nspname, t.typname,
    (select string_agg(quote_literal(l.enumlabel), ', ' order by l.enumsortorder) from pg_enum l where l.enumtypid = t.oid))
  when 'r' then format('create type %I.%I as range (subtype = %s);', w.nspname, t.typname,
    (select r.rngsubtype::regtype from pg_range r where r.rngtypid = t.oid))
  else format('create domain %I.%I as %s%s%s%s;', w.nspname, t.typname, format_type(t.typbasetype, t.typtypmod),
    coalesce(' default ' || t.typdefault, ''), case when t.typnotnull then ' not null' else '' end,
    coalesce((select string_agg(format(' constraint %I %s', c.conname, pg_get_constraintdef(c.oid)), '' order by c.conname)
      from pg_constraint c where c.contypid = t.oid and c.contype = 'c'), '')) end
from pg_type t join wanted w on w.oid = t.typnamespace where t.typtype in ('e', 'd', 'r') and ${own('t', 'pg_type')}
union all
select 3, 'pg_class'::regclass, c.oid, format('create sequence %I.%I as %s increment by %s minvalue %s maxvalue %s start with %s cache %s%s;',
  w.nspname, c.relname, s.seqtypid::regtype, s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache,
  case when s.seqcycle then ' cycle' else '' end)
from pg_class c join wanted w on w.oid = c.relnamespace join pg_sequence s on s.seqrelid = c.oid
where not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
union all
select 4, 'pg_proc'::regclass, p.oid, pg_get_functiondef(p.oid) || ';'
from pg_proc p join wanted w on w.oid = p.pronamespace where p.prokind <> 'a' and ${own('p', 'pg_proc')}
union all
select 5, 'pg_proc'::regclass, p.oid, format('create aggregate %I.%I (%s) (sfunc = %s, stype = %s%s%s);', w.nspname, p.proname,
  coalesce(nullif(pg_get_function_arguments(p.oid), ''), '*'), a.aggtransfn::oid::regproc, a.aggtranstype::regtype,
  case when a.aggfinalfn::oid <> 0 then format(', finalfunc = %s', a.aggfinalfn::oid::regproc) else '' end,
  coalesce(', initcond = ' || quote_literal(a.agginitval), ''))
from pg_proc p join wanted w on w.oid = p.pronamespace join pg_aggregate a on a.aggfnoid = p.oid where ${own('p', 'pg_proc')}
union all
select 6, 'pg_class'::regclass, c.oid, case c.relkind
  when 'c' then format('create type %I.%I as (%s);', w.nspname, c.relname, k.list)
  when 'v' then format('create view %I.%I%s as %s', w.nspname, c.relname,
    coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''), pg_get_viewdef(c.oid))
  when 'm' then format('create materialized view %I.%I as %s with no data;', w.nspname, c.relname,
    rtrim(pg_get_viewdef(c.oid), ';'))
  else format('create %stable %I.%I (%s)%s%s;', case c.relpersistence when 'u' then 'unlogged ' else '' end,
    w.nspname, c.relname, concat_ws(', ', k.list, k.key),
    coalesce(' partition by ' || pg_get_partkeydef(c.oid), ''),
    coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '')) end
from pg_class c join wanted w on w.oid = c.relnamespace
cross join lateral (select
  (select string_agg(o.text, ', ' order by o.attnum) from columns o where o.attrelid = c.oid) as list,
  (select format('constraint %I %s', p.conname, pg_get_constraintdef(p.oid)) from pg_constraint p
    where p.conrelid = c.oid and p.contype = 'p' and p.conparentid = 0) as key) k
where c.relkind in ('r', 'p', 'v', 'm', 'c') and ${own('c', 'pg_class')}
`;

/** Which object needs which other one to be there first, both as class and oid. */
export const needsSql = /* sql */ `
with resolved as (
  select classid, objid, refclassid, refobjid from pg_depend where deptype = 'n' and classid <> 'pg_constraint'::regclass
),
named as (
  select d.*, r.ev_class, f.adrelid, coalesce(e.typrelid, t.typrelid) as typrelid, coalesce(nullif(t.typelem, 0), t.oid) as type_oid,
    c.conrelid
  from resolved d
  left join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
  left join pg_attrdef f on d.classid = 'pg_attrdef'::regclass and f.oid = d.objid
  left join pg_type t on d.refclassid = 'pg_type'::regclass and t.oid = d.refobjid
  left join pg_type e on e.oid = nullif(t.typelem, 0) and t.typcategory = 'A'
  left join pg_constraint c on d.refclassid = 'pg_constraint'::regclass and c.oid = d.refobjid
)
select case when ev_class is not null or adrelid is not null then 'pg_class'::regclass::oid else classid end as class,
  coalesce(ev_class, adrelid, objid) as oid,
  case when coalesce(nullif(typrelid, 0), nullif(conrelid, 0)) is not null then 'pg_class'::regclass::oid else refclassid end as needed_class,
  coalesce(nullif(typrelid, 0), nullif(conrelid, 0), type_oid, refobjid) as needed_oid
from named
`;

/** rank, text: what is made when the rows are there. */
export const afterSql = /* sql */ `
with ${wanted},
tables as (
  select c.*, format('%I.%I', w.nspname, c.relname) as name, w.nspname from pg_class c join wanted w on w.oid = c.relnamespace
  where ${own('c', 'pg_class')}
)
select 10 as rank, c.oid, format('alter table %s attach partition %s %s;', i.inhparent::regclass, c.name,
  pg_get_expr(c.relpartbound, c.oid)) as text
from tables c join pg_inherits i on i.inhrelid = c.oid where c.relispartition and c.relkind in ('r', 'p')
union all
select 11, k.oid, format('alter table %s add constraint %I %s;', c.name, k.conname, pg_get_constraintdef(k.oid))
from pg_constraint k join tables c on c.oid = k.conrelid
where k.contype in ('u', 'c', 'x') and k.conparentid = 0 and k.conislocal
union all
select 12, i.indexrelid, pg_get_indexdef(i.indexrelid) || ';'
from pg_index i join tables c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
where not x.relispartition and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
union all
select 13, s.oid, pg_get_statisticsobjdef(s.oid) || ';' from pg_statistic_ext s join wanted w on w.oid = s.stxnamespace
union all
select 14, k.oid, format('alter table %s add constraint %I %s;', c.name, k.conname, pg_get_constraintdef(k.oid))
from pg_constraint k join tables c on c.oid = k.conrelid where k.contype = 'f' and k.conparentid = 0
union all
select 15, c.oid, format('alter sequence %s owned by %s.%I;', c.name, d.refobjid::regclass, a.attname)
from tables c join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a' and d.refobjsubid > 0
join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where c.relkind = 'S'
union all
select 16, c.oid, format('alter table %s replica identity %s;', c.name, case c.relreplident when 'f' then 'full' else 'nothing' end)
from tables c where c.relkind in ('r', 'p') and c.relreplident in ('f', 'n')
union all
select 17, c.oid, format('alter table %s %s row level security;', c.name,
  case when c.relrowsecurity then 'enable' else 'disable' end) from tables c where c.relkind in ('r', 'p')
union all
select 18, c.oid, format('alter table %s force row level security;', c.name) from tables c where c.relforcerowsecurity
union all
select 19, r.oid, pg_get_ruledef(r.oid) from pg_rewrite r join tables c on c.oid = r.ev_class where r.rulename <> '_RETURN'
union all
select 20, c.oid, format('refresh materialized view %s;', c.name) from tables c where c.relkind = 'm' and c.relispopulated
union all
select 21, t.oid, pg_get_triggerdef(t.oid) || ';' || case t.tgenabled when 'O' then '' else format(' alter table %s %s trigger %I;',
  t.tgrelid::regclass, case t.tgenabled when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end, t.tgname) end
from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
where not t.tgisinternal and t.tgparentid = 0
  and (c.relnamespace in (select oid from wanted) or p.pronamespace in (select oid from wanted))
union all
select 22, p.oid, format('create policy %I on %s as %s for %s to %s%s%s;', p.polname, p.polrelid::regclass,
  case when p.polpermissive then 'permissive' else 'restrictive' end,
  case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
  (select string_agg(case r when 0 then 'public' else quote_ident(r::regrole::text) end, ', ') from unnest(p.polroles) r),
  coalesce(' using (' || pg_get_expr(p.polqual, p.polrelid) || ')', ''),
  coalesce(' with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', ''))
from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
where n.oid in (select oid from wanted) or n.nspname in ('storage', 'realtime')
union all
select 23, c.oid, format('comment on %s %s is %L;', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
  when 'S' then 'sequence' when 'i' then 'index' when 'c' then 'type' else 'table' end, c.name, d.description)
from pg_description d join tables c on d.classoid = 'pg_class'::regclass and c.oid = d.objoid and d.objsubid = 0
union all
select 23, c.oid, format('comment on column %s.%I is %L;', c.name, a.attname, d.description)
from pg_description d join tables c on d.classoid = 'pg_class'::regclass and c.oid = d.objoid
join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid where d.objsubid > 0
union all
select 23, p.oid, format('comment on routine %s is %L;', p.oid::regprocedure, d.description)
from pg_description d join pg_proc p on d.classoid = 'pg_proc'::regclass and p.oid = d.objoid
join wanted w on w.oid = p.pronamespace where ${own('p', 'pg_proc')}
union all
select 23, t.oid, format('comment on %s %s is %L;', case t.typtype when 'd' then 'domain' else 'type' end, t.oid::regtype, d.description)
from pg_description d join pg_type t on d.classoid = 'pg_type'::regclass and t.oid = d.objoid
join wanted w on w.oid = t.typnamespace where ${own('t', 'pg_type')}
union all
select 24, c.oid, format('revoke all on %s from public, anon, authenticated, service_role;', c.name)
from tables c where c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relacl is not null
union all
select 25, c.oid, format('grant %s on %s to %s;', string_agg(g.privilege_type, ', '), c.name,
  case g.grantee when 0 then 'public' else quote_ident(g.grantee::regrole::text) end)
from tables c cross join aclexplode(c.relacl) g
where c.relkind in ('r', 'p', 'v', 'm', 'S') and g.grantee <> c.relowner group by c.oid, c.name, g.grantee
having g.grantee = 0 or g.grantee::regrole::text = any ($2::text[])
union all
select 25, c.oid, format('grant %s (%I) on %s to %s;', string_agg(g.privilege_type, ', '), a.attname, c.name,
  case g.grantee when 0 then 'public' else quote_ident(g.grantee::regrole::text) end)
from tables c join pg_attribute a on a.attrelid = c.oid cross join aclexplode(a.attacl) g
where g.grantee <> c.relowner group by c.oid, c.name, a.attname, g.grantee
having g.grantee = 0 or g.grantee::regrole::text = any ($2::text[])
union all
select 26, p.oid, format('revoke all on routine %s from public, anon, authenticated, service_role;', p.oid::regprocedure)
from pg_proc p join wanted w on w.oid = p.pronamespace where p.proacl is not null and ${own('p', 'pg_proc')}
union all
select 27, p.oid, format('grant execute on routine %s to %s;', p.oid::regprocedure,
  case g.grantee when 0 then 'public' else quote_ident(g.grantee::regrole::text) end)
from pg_proc p join wanted w on w.oid = p.pronamespace cross join aclexplode(p.proacl) g
where g.grantee <> p.proowner and ${own('p', 'pg_proc')} and (g.grantee = 0 or g.grantee::regrole::text = any ($2::text[]))
union all
select 28, w.oid, format('grant %s on schema %I to %s;', string_agg(g.privilege_type, ', '), w.nspname,
  case g.grantee when 0 then 'public' else quote_ident(g.grantee::regrole::text) end)
from wanted w join pg_namespace n on n.oid = w.oid cross join aclexplode(n.nspacl) g
where g.grantee <> n.nspowner group by w.oid, w.nspname, g.grantee
having g.grantee = 0 or g.grantee::regrole::text = any ($2::text[])
union all
select 29, r.oid, format('alter publication supabase_realtime add table %s;', c.name)
from pg_publication_rel r join pg_publication p on p.oid = r.prpubid join tables c on c.oid = r.prrelid
where p.pubname = 'supabase_realtime'
order by 1, 3
`;

/** name, columns: tables whose rows are taken along, those of the platform first. Rows of a partition are its own. */
export const tablesSql = /* sql */ `
with ${wanted}
select format('%I.%I', n.nspname, c.relname) as name, n.nspname in (select nspname from wanted) as is_own,
  (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
from pg_class c join pg_namespace n on n.oid = c.relnamespace
left join unnest($2::text[]) with ordinality as p (name, place) on p.name = n.nspname || '.' || c.relname
where c.relkind = 'r' and (p.name is not null or (n.oid in (select oid from wanted) and ${own('c', 'pg_class')}))
order by p.place nulls last, c.oid
`;

/** text: where sequences stand, also those of identity columns. */
export const sequencesSql = /* sql */ `
with ${wanted}
select format('select pg_catalog.setval(%L, %s, true);', case when i.objid is null then format('%I.%I', w.nspname, c.relname)
  else pg_get_serial_sequence(i.refobjid::regclass::text, a.attname) end, pg_sequence_last_value(q.seqrelid)) as text
from pg_sequence q join pg_class c on c.oid = q.seqrelid join wanted w on w.oid = c.relnamespace
left join pg_depend i on i.classid = 'pg_class'::regclass and i.objid = c.oid and i.deptype = 'i' and i.refobjsubid > 0
left join pg_attribute a on a.attrelid = i.refobjid and a.attnum = i.refobjsubid
where pg_sequence_last_value(q.seqrelid) is not null order by w.nspname, c.relname
`;
