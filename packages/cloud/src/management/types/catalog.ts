import type { ClientBase } from 'pg';
import { loadForeignKeys } from '../../rest/index.ts';

/** What the types of a database are written from. Types are named by their oid. */
export interface Catalog {
  readonly schemas: readonly string[];
  readonly relations: readonly CatalogRelation[];
  readonly routines: readonly CatalogRoutine[];
  readonly types: ReadonlyMap<string, CatalogType>;
  readonly foreignKeys: readonly CatalogKey[];
}

export interface CatalogColumn {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** A value need not be given. */
  readonly hasDefault: boolean;
  /** None may be given. */
  readonly isAlwaysGenerated: boolean;
  readonly isUpdatable: boolean;
}

export interface CatalogRelation {
  readonly schema: string;
  readonly name: string;
  readonly isView: boolean;
  readonly isUpdatable: boolean;
  readonly columns: readonly CatalogColumn[];
}

export interface CatalogArgument {
  readonly name: string;
  readonly type: string;
  /** in, out, inout, variadic, table */
  readonly mode: 'i' | 'o' | 'b' | 'v' | 't';
  readonly hasDefault: boolean;
}

export interface CatalogRoutine {
  readonly schema: string;
  readonly name: string;
  readonly arguments: readonly CatalogArgument[];
  readonly returns: string;
  readonly isSet: boolean;
  /** More than one row is to be expected. */
  readonly isMany: boolean;
}

export interface CatalogType {
  readonly schema: string;
  readonly name: string;
  /** Of the items of an array. */
  readonly element: string | null;
  /** Beneath a domain. */
  readonly base: string | null;
  readonly labels: readonly string[];
  /** A row of this table or view. */
  readonly relation: string | null;
  readonly isView: boolean;
  /** Of a composite type that is not a table's. */
  readonly attributes: readonly { readonly name: string; readonly type: string }[];
}

export interface CatalogKey {
  readonly schema: string;
  readonly relation: string;
  readonly constraint: string;
  readonly columns: readonly string[];
  readonly isOneToOne: boolean;
  readonly referencedSchema: string;
  readonly referencedRelation: string;
  readonly referencedColumns: readonly string[];
}

const relationsSql = /* sql */ `
  select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
    c.relkind in ('r', 'p') or c.relkind <> 'm' and (pg_catalog.pg_relation_is_updatable(c.oid, false) & 20) = 20 as "isUpdatable",
    coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'name', a.attname, 'type', a.atttypid::text,
      'isNullable', not (a.attnotnull or t.typtype = 'd' and t.typnotnull),
      'hasDefault', a.atthasdef or a.attidentity <> '' or t.typdefault is not null,
      'isAlwaysGenerated', a.attidentity = 'a',
      'isUpdatable', c.relkind in ('r', 'p') or pg_catalog.pg_column_is_updatable(c.oid, a.attnum, false)
    )) filter (where a.attname is not null), '[]') as columns
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_catalog.pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and n.nspname = any ($1)
  group by n.nspname, c.relname, c.relkind, c.oid`;

const routinesSql = /* sql */ `
  select n.nspname as schema, p.proname as name, p.prorettype::text as returns, p.proretset as "isSet",
    p.prorows > 1 as "isMany",
    coalesce((
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'name', coalesce(p.proargnames[i], ''), 'type', one::text, 'mode', coalesce(p.proargmodes[i], 'i'),
        'hasDefault', coalesce(p.proargmodes[i], 'i') in ('i', 'b', 'v')
          and p.pronargs - p.pronargdefaults < (
            select pg_catalog.count(*) from pg_catalog.generate_series(1, i::int) as before
            where coalesce(p.proargmodes[before], 'i') in ('i', 'b', 'v'))
      ) order by i)
      from pg_catalog.unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a(one, i)
    ), '[]') as arguments
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where p.prokind = 'f' and n.nspname = any ($1)
    and p.prorettype not in ('pg_catalog.trigger'::regtype, 'pg_catalog.event_trigger'::regtype)
    and not exists (select from pg_catalog.pg_depend d
      where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by p.proname, pg_catalog.pg_get_function_arguments(p.oid)`;

const typesSql = /* sql */ `
  select t.oid::text as oid, n.nspname as schema, t.typname as name,
    case when t.typelem <> 0 and t.typcategory = 'A' then t.typelem::text end as element,
    nullif(t.typbasetype, 0)::text as base,
    array(select e.enumlabel::text from pg_catalog.pg_enum e where e.enumtypid = t.oid order by e.enumsortorder) as labels,
    case when c.relkind <> 'c' then c.relname end as relation, coalesce(c.relkind in ('v', 'm'), false) as "isView",
    case when c.relkind = 'c' then (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('name', a.attname, 'type', a.atttypid::text) order by a.attnum)
      from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) else '[]' end as attributes
  from pg_catalog.pg_type t
  join pg_catalog.pg_namespace n on n.oid = t.typnamespace
  left join pg_catalog.pg_class c on c.oid = t.typrelid
  where n.nspname <> 'information_schema' and n.nspname not like 'pg\\_t%' and (t.typnamespace <> 'pg_catalog'::regnamespace or t.typrelid = 0)`;

const schemasSql = `select nspname as name from pg_catalog.pg_namespace where nspname = any ($1)`;

/** Reads all of it in one transaction, so that it fits together. */
export async function readCatalog(client: ClientBase, wanted: readonly string[]): Promise<Catalog> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(`set local search_path = ''; set local statement_timeout = '20s'`);
    const existing = await client.query<{ name: string }>(schemasSql, [wanted]);
    const schemas = existing.rows.map(({ name }) => name);
    const relations = await client.query<CatalogRelation>(relationsSql, [schemas]);
    const routines = await client.query<CatalogRoutine>(routinesSql, [schemas]);
    const types = await client.query<CatalogType & { oid: string }>(typesSql);
    const keys = await loadForeignKeys(client);
    return {
      schemas,
      relations: relations.rows,
      routines: routines.rows,
      types: new Map(types.rows.map(({ oid, ...type }) => [oid, type])),
      foreignKeys: keys.map((key) => ({
        schema: key.table.schema,
        relation: key.table.name,
        constraint: key.constraint,
        columns: key.columns.map(([own]) => own),
        isOneToOne: key.kind === 'one-to-one',
        referencedSchema: key.foreignTable.schema,
        referencedRelation: key.foreignTable.name,
        referencedColumns: key.columns.map(([, other]) => other),
      })),
    };
  } finally {
    await client.query('rollback');
  }
}
