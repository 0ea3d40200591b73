import { advisorError } from './errors.ts';
import type { AdvisedDatabases } from './ports.ts';

/** Who reaches the rows of a table once row level security is on. */
export const ROW_SECURITY_TEMPLATES = ['owner', 'read_by_all', 'signed_in', 'server_only'] as const;
export type RowSecurityTemplate = (typeof ROW_SECURITY_TEMPLATES)[number];

export interface RowSecurity {
  readonly schema: string;
  readonly table: string;
  readonly template: RowSecurityTemplate;
  /** For `owner`: the column that holds the id of whoever a row belongs to. */
  readonly column?: string | undefined;
}

/** The SQL that switches row level security on with one of the policies; nothing is run but a look at the table. */
export async function rowSecuritySql(
  databases: AdvisedDatabases,
  ref: string,
  { schema, table, template, column }: RowSecurity,
): Promise<string> {
  const found = await lookAt(databases, ref, { schema, table, column: column ?? '' });
  const name = `${identifier(schema)}.${identifier(table)}`;
  const enable = `alter table ${name} enable row level security;`;
  const policy = (title: string, rest: string) => `create policy ${identifier(title)} on ${name} ${rest};`;
  switch (template) {
    case 'server_only':
      return enable;
    case 'read_by_all':
      return [
        enable,
        policy('Everyone reads all rows', 'for select to anon, authenticated using (true)'),
      ].join('\n');
    case 'signed_in':
      return [
        enable,
        policy('Everyone who is signed in reads all rows', 'for select to authenticated using (true)'),
      ].join('\n');
    case 'owner': {
      if (column === undefined || found.columnType === undefined)
        throw advisorError(
          'column_missing',
          `The table ${table} has no column ${column ?? 'for its owner'}.`,
        );
      const own = `(select auth.uid())${found.columnType === 'uuid' ? '' : '::text'} = ${identifier(column)}`;
      const rest = `for all to authenticated using (${own}) with check (${own})`;
      return [enable, policy('Owners read and write their own rows', rest)].join('\n');
    }
  }
}

interface Looked {
  /** Undefined where the table has no such column. */
  readonly columnType: string | undefined;
}

async function lookAt(
  databases: AdvisedDatabases,
  ref: string,
  { schema, table, column }: { readonly schema: string; readonly table: string; readonly column: string },
): Promise<Looked> {
  const sql = `
    select a.atttypid::regtype::text as type
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname = $1
    left join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname = $3
    where c.relname = $2 and c.relkind in ('r', 'p')`;
  const options = { isReadOnly: true, parameters: [schema, table, column] };
  const [result] = await databases.runAsOwner(ref, sql, options);
  const row: unknown = result?.rows[0];
  if (typeof row !== 'object' || row === null)
    throw advisorError('table_missing', `There is no table ${schema}.${table}.`);
  return { columnType: 'type' in row && typeof row.type === 'string' ? row.type : undefined };
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
