// What a database says about itself. Every statement runs with an empty search_path, so that names of types come out
// qualified, and on PostgreSQL 15 to 18.

/** The settings of the connecting role, the nearest first: this role here, `authenticator` here, this role anywhere. */
export const settingsSql = `
  select distinct on (split.name) split.name, split.value
  from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_roles r on r.oid = s.setrole
  cross join lateral unnest(s.setconfig) as one(setting)
  cross join lateral (
    select substr(setting, 1, strpos(setting, '=') - 1), substr(setting, strpos(setting, '=') + 1)
  ) as split(name, value)
  where split.name like 'pgrst.%'
    and (
      (r.rolname = current_user and s.setdatabase = 0)
      or (
        r.rolname in (current_user, 'authenticator')
        and s.setdatabase = (select oid from pg_catalog.pg_database where datname = current_database())
      )
    )
  order by split.name, s.setdatabase desc, (r.rolname = current_user) desc`;

/** What the project's owner said by `alter role … set`, and whether queues are offered; see the database's template. */
export const ownSettingsSql = `
  select pg_catalog.to_regclass('platform_roles.settings') is not null as has_settings,
    pg_catalog.to_regnamespace('pgmq_public') is not null as has_queues`;
export const ownRoleSettingsSql = `select role, name, value from platform_roles.settings`;

/** Settings of the roles that this connection may take, as far as an ordinary role may set them. */
export const roleSettingsSql = `
  select distinct on (r.rolname, split.name) r.rolname as role, split.name, split.value
  from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_roles r on r.oid = s.setrole
  cross join lateral unnest(s.setconfig) as one(setting)
  cross join lateral (
    select substr(setting, 1, strpos(setting, '=') - 1), substr(setting, strpos(setting, '=') + 1)
  ) as split(name, value)
  left join pg_catalog.pg_settings known on known.name = split.name
  where s.setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_database()))
    and r.rolname <> current_user
    and pg_catalog.pg_has_role(current_user, r.oid, 'member')
    and split.name not like 'pgrst.%'
    and (known.context = 'user' or (known.name is null and split.name like '%.%'))
  order by r.rolname, split.name, s.setdatabase desc`;

export const tablesSql = `
  select
    c.oid::text as oid,
    n.nspname as schema,
    c.relname as name,
    pg_catalog.obj_description(c.oid, 'pg_class') as description,
    c.relkind in ('v', 'm') as is_view,
    c.relkind = 'p' or c.relkind = 'r' and not c.relhassubclass as is_key_unique,
    c.relkind in ('r', 'p') or c.relkind in ('v', 'f') and (pg_relation_is_updatable(c.oid, true) & 8) = 8 as is_insertable,
    c.relkind in ('r', 'p') or c.relkind in ('v', 'f') and (pg_relation_is_updatable(c.oid, true) & 4) = 4 as is_updatable,
    c.relkind in ('r', 'p') or c.relkind in ('v', 'f') and (pg_relation_is_updatable(c.oid, true) & 16) = 16 as is_deletable
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and n.nspname = any($1)
  order by n.nspname, c.relname`;

export const columnsSql = `
  with recursive base(type_id, base_id, next_id) as (
    select oid, oid, typbasetype from pg_catalog.pg_type
    union all
    select b.type_id, t.oid, t.typbasetype from base b join pg_catalog.pg_type t on t.oid = b.next_id
  )
  select
    a.attrelid::text as oid,
    a.attname as name,
    pg_catalog.col_description(a.attrelid, a.attnum) as description,
    not (a.attnotnull or t.typtype = 'd' and t.typnotnull) as is_nullable,
    case
      when t.typtype = 'd' and bt.typnamespace = 'pg_catalog'::regnamespace then pg_catalog.format_type(bt.oid, null)
      when t.typnamespace = 'pg_catalog'::regnamespace then pg_catalog.format_type(a.atttypid, null)
      else pg_catalog.format_type(a.atttypid, a.atttypmod)
    end as type,
    pg_catalog.format_type(a.atttypid, a.atttypmod) as declared_type,
    case when bt.oid in ('bpchar'::regtype, 'varchar'::regtype) and greatest(a.atttypmod, t.typtypmod) > 4
      then greatest(a.atttypmod, t.typtypmod) - 4 end as max_length,
    case
      when t.typtype = 'd' and d.adbin is null then pg_catalog.pg_get_expr(t.typdefaultbin, 0)
      when a.attidentity = 'd' then (
        select pg_catalog.format('nextval(%L)', dep.objid::regclass) from pg_catalog.pg_depend dep
        where dep.refclassid = 'pg_class'::regclass and dep.refobjid = a.attrelid and dep.refobjsubid = a.attnum
          and dep.classid = 'pg_class'::regclass and dep.deptype = 'i' limit 1
      )
      when a.attgenerated <> '' then null
      else pg_catalog.pg_get_expr(d.adbin, d.adrelid)
    end as default_value,
    coalesce((
      select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = bt.oid
    ), '{}') as enum_labels
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_class c on c.oid = a.attrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_type t on t.oid = a.atttypid
  join base b on b.type_id = t.oid and b.next_id = 0
  join pg_catalog.pg_type bt on bt.oid = b.base_id
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
    and n.nspname = any($1)
  order by a.attrelid, a.attnum`;

/** Primary and unique keys, and foreign keys, of every schema: a view may show a table that is not exposed. */
export const keysSql = `
  select
    con.conname as constraint,
    con.contype as kind,
    n.nspname as schema,
    c.relname as name,
    fn.nspname as foreign_schema,
    fc.relname as foreign_name,
    (
      select array_agg(a.attname::text order by k.position)
      from unnest(con.conkey) with ordinality as k(attnum, position)
      join pg_catalog.pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.attnum
    ) as columns,
    (
      select array_agg(a.attname::text order by k.position)
      from unnest(con.confkey) with ordinality as k(attnum, position)
      join pg_catalog.pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.attnum
    ) as foreign_columns
  from pg_catalog.pg_constraint con
  join pg_catalog.pg_class c on c.oid = con.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join pg_catalog.pg_class fc on fc.oid = con.confrelid
  left join pg_catalog.pg_namespace fn on fn.oid = fc.relnamespace
  where con.contype in ('p', 'u', 'f') and con.conparentid = 0
    and n.nspname not in ('pg_catalog', 'information_schema')
  order by con.conrelid, con.conname`;

/** Every view with its stored query, and the names of all columns that one can come from. */
export const viewsSql = `
  select c.oid::text as oid, n.nspname as schema, c.relname as name, r.ev_action::text as rule
  from pg_catalog.pg_rewrite r
  join pg_catalog.pg_class c on c.oid = r.ev_class
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where r.rulename = '_RETURN' and n.nspname not in ('pg_catalog', 'information_schema')
  order by c.oid`;

export const columnNamesSql = `
  select c.oid::text as oid, n.nspname as schema, c.relname as name,
    (select json_object_agg(a.attnum, a.attname) from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'`;

export const routinesSql = `
  with recursive base(type_id, base_id, next_id) as (
    select oid, oid, typbasetype from pg_catalog.pg_type
    union all
    select b.type_id, t.oid, t.typbasetype from base b join pg_catalog.pg_type t on t.oid = b.next_id
  )
  select
    n.nspname as schema,
    p.proname as name,
    pg_catalog.obj_description(p.oid, 'pg_proc') as description,
    p.provolatile as volatility,
    p.pronargdefaults as default_count,
    coalesce(p.proargnames, '{}') as argument_names,
    coalesce(p.proargmodes::text[], '{}') as argument_modes,
    array(
      select pg_catalog.format_type(case one.type
        when 'bit'::regtype then 'varbit'::regtype
        when 'bit[]'::regtype then 'varbit[]'::regtype
        when 'bpchar'::regtype then 'varchar'::regtype
        when 'bpchar[]'::regtype then 'varchar[]'::regtype
        else one.type end, null)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as one(type, position)
      order by one.position
    ) as argument_types,
    tn.nspname as return_schema,
    coalesce(rc.relname, rt.typname) as return_name,
    p.proretset as returns_set,
    rt.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as returns_composite,
    coalesce(p.proconfig, '{}') as settings
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join base b on b.type_id = p.prorettype and b.next_id = 0
  join pg_catalog.pg_type rt on rt.oid = b.base_id
  join pg_catalog.pg_namespace tn on tn.oid = rt.typnamespace
  left join pg_catalog.pg_class rc on rc.oid = rt.typrelid
  where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype) and n.nspname = any($1)
  order by n.nspname, p.proname, p.pronargs, p.oid`;

export const computedSql = `
  select
    n.nspname as function_schema, p.proname as function_name,
    an.nspname as schema, at.relname as name,
    rn.nspname as foreign_schema, rt.relname as foreign_name,
    not p.proretset or p.prorows = 1 as is_to_one
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_class at on at.reltype = p.proargtypes[0] and at.reltype <> 0
  join pg_catalog.pg_namespace an on an.oid = at.relnamespace
  join pg_catalog.pg_class rt on rt.reltype = p.prorettype and rt.reltype <> 0
  join pg_catalog.pg_namespace rn on rn.oid = rt.relnamespace
  where p.pronargs = 1 and at.relkind in ('r', 'p', 'v', 'm', 'f') and rt.relkind in ('r', 'p', 'v', 'm', 'f')
    and n.nspname not in ('pg_catalog', 'information_schema')
  order by p.oid`;

export const zonesSql = `select name from pg_catalog.pg_timezone_names`;
