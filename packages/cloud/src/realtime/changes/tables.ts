import type { PoolClient } from 'pg';
import { runBatch } from '../../postgres/batch/index.ts';
import type { ColumnType } from './to-json.ts';

export const publication = 'supabase_realtime';

export interface TableColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** As SQL writes its type. */
  readonly typeSql: string;
  readonly isKey: boolean;
  /** Only PostgreSQL knows it as JSON: rows within a column, and types that say themselves how they are written. */
  readonly isWrittenThere: boolean;
  /** Who of those that were asked about may read it. */
  readonly readers: ReadonlySet<string>;
}

/** A table as the catalogue knows it now. */
export interface TableFacts {
  readonly id: number;
  readonly hasRowSecurity: boolean;
  readonly columns: readonly TableColumn[];
}

const factsSql = `
select c.oid::text, c.relrowsecurity, a.attname, t.typname,
  case when b.typtype = 'e' then 'enum' else b.typname end, e.typname, format_type(a.atttypid, null),
  coalesce(a.attnum = any (k.conkey), false),
  (select coalesce(json_agg(r.rolname), '[]') from pg_roles r
   where r.rolname in (select jsonb_array_elements_text($2::jsonb))
     and has_column_privilege(r.oid, c.oid, a.attnum, 'select')),
  coalesce(e.typtype, b.typtype) in ('c', 'd') or exists (
    select from pg_cast j where j.castsource = coalesce(e.oid, b.oid) and j.castsource >= 16384
      and j.casttarget = 'json'::regtype)
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
join pg_type t on t.oid = a.atttypid
join pg_type b on b.oid = coalesce(nullif(t.typbasetype, 0), t.oid)
left join pg_type e on b.typcategory = 'A' and e.oid = b.typelem
left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
where c.oid in (select id::oid from jsonb_array_elements_text($1::jsonb) as ids (id))
order by c.oid, a.attnum`;

const publishedSql = `
select c.oid::text from pg_publication_tables p
join pg_namespace n on n.nspname = p.schemaname
join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
where p.pubname = '${publication}' and ($1 = '*' or p.schemaname = $1) and ($2 = '*' or p.tablename = $2)`;

export async function readTables(
  client: PoolClient,
  ids: readonly number[],
  roles: readonly string[],
): Promise<Map<number, TableFacts>> {
  const [rows = []] = await runBatch(client, [factsStatement(ids, roles)]);
  return tablesIn(rows);
}

export function factsStatement(ids: readonly number[], roles: readonly string[]) {
  return { text: factsSql, values: [JSON.stringify(ids.map(String)), JSON.stringify(roles)] };
}

export function tablesIn(rows: readonly (readonly (string | null)[])[]): Map<number, TableFacts> {
  const tables = new Map<number, { id: number; hasRowSecurity: boolean; columns: TableColumn[] }>();
  for (const [oid, hasRls, name, typeName, base, element, typeSql, isKey, readers, isWrittenThere] of rows) {
    const id = Number(oid);
    const table = tables.get(id) ?? { id, hasRowSecurity: hasRls === 't', columns: [] };
    tables.set(id, table);
    table.columns.push({
      name: name ?? '',
      type: { name: typeName ?? '', base: base ?? '', element: element ?? undefined },
      isWrittenThere: isWrittenThere === 't',
      typeSql: typeSql ?? 'text',
      isKey: isKey === 't',
      readers: new Set(namesIn(readers ?? '[]')),
    });
  }
  return tables;
}

/** The published tables of a name; `*` stands for all. */
export async function publishedTables(client: PoolClient, schema: string, table: string): Promise<number[]> {
  const [rows = []] = await runBatch(client, [{ text: publishedSql, values: [schema, table] }]);
  return rows.map(([oid]) => Number(oid));
}

function namesIn(json: string): string[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
}
