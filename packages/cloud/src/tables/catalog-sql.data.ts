const kind = `case c.relkind when 'v' then 'view' when 'm' then 'materialized_view' when 'f' then 'foreign_table' else 'table' end`;

// What was written since the last look of the statistics counts, where it is known.
const rows = `greatest(0, case when coalesce(s.n_live_tup, 0) > 0 then s.n_live_tup else c.reltuples end)::float8`;

/** Tables and views of a schema: $1. */
export const listTablesSql = `
select c.oid::int8::float8 as "id", n.nspname as "schema", c.relname as "name", ${kind} as "kind",
  ${rows} as "rowsEstimate",
  case when c.relkind in ('r', 'p', 'm') then pg_total_relation_size(c.oid) else 0 end::float8 as "sizeBytes",
  c.relrowsecurity as "hasRowSecurity",
  (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)::int as "columns"
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
left join pg_stat_user_tables s on s.relid = c.oid
where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
order by c.relname`;

const columnKind = `case
  when b.typelem <> 0 and b.typlen = -1 and b.typcategory = 'A' then 'array'
  when b.typtype = 'e' then 'enum'
  when b.typname in ('int2', 'int4', 'int8') then 'integer'
  when b.typname in ('numeric', 'float4', 'float8') then 'decimal'
  when b.typname = 'bool' then 'boolean'
  when b.typname in ('date', 'timestamp', 'timestamptz') then 'date'
  when b.typname in ('time', 'timetz') then 'time'
  when b.typname in ('json', 'jsonb') then 'json'
  when b.typname = 'uuid' then 'uuid'
  when b.typcategory = 'S' then 'text'
  else 'other' end`;

const unsortable = `'json', 'xml', 'jsonpath', 'point', 'line', 'lseg', 'box', 'path', 'polygon', 'circle', 'xid', 'cid', 'refcursor', 'aclitem'`;

const columns = (more = '') => `
select coalesce(json_agg(json_build_object(
    'name', a.attname,
    'dataType', format_type(a.atttypid, a.atttypmod),
    'castType', format_type(a.atttypid, null),
    'kind', ${columnKind},
    'isNullable', not (a.attnotnull or t.typnotnull),
    'defaultValue', pg_get_expr(d.adbin, d.adrelid),
    'isGenerated', a.attgenerated <> '' or a.attidentity = 'a',
    'isUpdatable', a.attgenerated = '' and a.attidentity <> 'a' and c.relkind in ('r', 'p', 'f'),
    'isSortable', b.typname not in (${unsortable}) and coalesce(e.typname, '') not in (${unsortable}),
    'enums', coalesce((select json_agg(l.enumlabel order by l.enumsortorder) from pg_enum l where l.enumtypid = b.oid), '[]')${more}
  ) order by a.attnum), '[]')
from pg_attribute a
join pg_type t on t.oid = a.atttypid
join pg_type b on b.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
left join pg_type e on e.oid = b.typelem and b.typelem <> 0
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

const structureOfColumn = `,
    'identity', a.attidentity,
    'uniqueName', (select u.conname from pg_constraint u where u.conrelid = c.oid and u.contype = 'u' and u.conkey = array[a.attnum]
      order by u.oid limit 1)`;

const keyColumns = (condition: string) => `
select coalesce(json_agg(a.attname order by k.place), '[]')
from (select i.* from pg_index i where i.indrelid = c.oid and ${condition} order by i.indnkeyatts, i.indexrelid limit 1) i
cross join lateral unnest((i.indkey::int2[])[0:i.indnkeyatts - 1]) with ordinality as k (attnum, place)
join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum`;

// A unique index tells rows apart only where it covers all of them and none of its columns can be empty.
const tellsApart = `i.indisunique and i.indisvalid and i.indpred is null and i.indexprs is null and not exists (
    select from unnest((i.indkey::int2[])[0:i.indnkeyatts - 1]) as k (attnum)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum where not a.attnotnull)`;

const names = (relation: string, numbers: string) => `
(select json_agg(a.attname order by k.place) from unnest(${numbers}) with ordinality as k (attnum, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.attnum)`;

const foreignKeys = `
select coalesce(json_agg(json_build_object(
    'name', f.conname, 'columns', ${names('f.conrelid', 'f.conkey')}, 'definition', pg_get_constraintdef(f.oid),
    'targetSchema', tn.nspname, 'targetTable', tc.relname, 'targetColumns', ${names('f.confrelid', 'f.confkey')},
    'onDelete', case f.confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'd' then 'set default'
      when 'r' then 'restrict' else 'no action' end
  ) order by f.conname), '[]')
from pg_constraint f join pg_class tc on tc.oid = f.confrelid join pg_namespace tn on tn.oid = tc.relnamespace
where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0`;

const indexes = `
select coalesce(json_agg(json_build_object(
    'name', ic.relname, 'definition', pg_get_indexdef(i.indexrelid), 'isUnique', i.indisunique,
    'isOfConstraint', exists (select from pg_constraint o where o.conindid = i.indexrelid and o.conrelid = c.oid)
  ) order by ic.relname), '[]')
from pg_index i join pg_class ic on ic.oid = i.indexrelid where i.indrelid = c.oid`;

const triggers = `
select coalesce(json_agg(json_build_object(
    'name', g.tgname, 'definition', pg_get_triggerdef(g.oid), 'isEnabled', g.tgenabled <> 'D') order by g.tgname), '[]')
from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal`;

/** What a page of a table needs to know of it, asked for each of them: $1 is its schema, $2 its name. */
export const tableShapeSql = `
select n.nspname as "schema", c.relname as "name",
  (${columns()}) as "columns",
  (${keyColumns('i.indisprimary')}) as "primaryKey",
  (${keyColumns(tellsApart)}) as "uniqueKey"
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relname = $2 and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

/**
 * Another text whenever the shape of a table is another one: rows of the catalogue tell by which transaction they were
 * written, and no number of a transaction comes twice. $1 is its schema, $2 its name.
 */
export const tableSignatureSql = `
select concat_ws(':', c.oid, c.xmin, c.relkind,
  (select string_agg(concat_ws('.', a.attnum, a.xmin, t.oid, t.xmin,
      (select string_agg(l.xmin::text, '-' order by l.oid) from pg_enum l where l.enumtypid in (t.oid, t.typbasetype))
    ), ',' order by a.attnum)
    from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = c.oid and a.attnum > 0),
  (select string_agg(concat_ws('.', d.adnum, d.xmin), ',' order by d.adnum) from pg_attrdef d where d.adrelid = c.oid),
  (select string_agg(concat_ws('.', i.indexrelid, i.xmin), ',' order by i.indexrelid) from pg_index i where i.indrelid = c.oid)
) as "signature",
array(select distinct t.oid::text from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = c.oid and a.attnum > 0 and t.typtype = 'd') as "domains"
from pg_class c
where c.relnamespace = (select oid from pg_namespace where nspname = $1) and c.relname = $2`;

/**
 * The same for what a page depends on: not the values of an enum, and not the defaults. It is asked with every page, so it
 * is written for what it costs, which is nearly all planning: lists that nobody sorts (another order would only mean one
 * look more), and of the types only domains, which can forbid empty values. $1 is the quoted name.
 */
const pageParts = `c.oid, c.xmin, c.relkind,
  array(select (a.attnum, a.xmin)::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0),
  array(select (i.indexrelid, i.xmin)::text from pg_index i where i.indrelid = c.oid)`;

export const pageSignatureSql = `
select concat_ws(':', ${pageParts}) as "pageSignature"
from pg_class c where c.oid = to_regclass($1)`;

/** $2 is the list of the numbers of its domains. */
export const pageSignatureWithDomainsSql = `
select concat_ws(':', ${pageParts},
  array(select (t.oid, t.xmin)::text from pg_type t where t.oid = any($2::oid[]))
) as "pageSignature"
from pg_class c where c.oid = to_regclass($1)`;

/** All about one table: $1 is its schema, $2 its name. */
export const describeTableSql = `
select c.oid::int8::float8 as "id", n.nspname as "schema", c.relname as "name", ${kind} as "kind",
  ${rows} as "rowsEstimate",
  case when c.relkind in ('r', 'p', 'm') then pg_total_relation_size(c.oid) else 0 end::float8 as "sizeBytes",
  c.relrowsecurity as "hasRowSecurity",
  exists (select from pg_publication_tables p
    where p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname) as "isRealtime",
  (${columns(structureOfColumn)}) as "columns",
  (${keyColumns('i.indisprimary')}) as "primaryKey",
  (${keyColumns(tellsApart)}) as "uniqueKey",
  (${foreignKeys}) as "foreignKeys",
  (${indexes}) as "indexes",
  (${triggers}) as "triggers"
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
left join pg_stat_user_tables s on s.relid = c.oid
where n.nspname = $1 and c.relname = $2 and c.relkind in ('r', 'p', 'v', 'm', 'f')`;
