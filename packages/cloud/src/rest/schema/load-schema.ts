import type { ClientBase } from 'pg';
import {
  columnNamesSql,
  columnsSql,
  computedSql,
  keysSql,
  ownRoleSettingsSql,
  ownSettingsSql,
  roleSettingsSql,
  routinesSql,
  settingsSql,
  tablesSql,
  viewsSql,
} from './catalogue.data.ts';
import { findRelationships, type ForeignKey, type ViewSource, withViews } from './relationships.ts';
import { readRoutines, type RoutineRow } from './routines.ts';
import { readSettings, type RestDefaults } from './settings.ts';
import {
  isSameName,
  keyOf,
  type Column,
  type ColumnPair,
  type ComputedRelationship,
  type KeyRelationship,
  type QualifiedName,
  type Relationship,
  type SchemaCache,
  type Setting,
  type Table,
} from './types.ts';
import { traceViewSources, type NamedColumns, type ViewRow } from './view-sources.ts';

interface TableRow extends QualifiedName {
  readonly oid: string;
  readonly description: string | null;
  readonly is_view: boolean;
  readonly is_key_unique: boolean;
  readonly is_insertable: boolean;
  readonly is_updatable: boolean;
  readonly is_deletable: boolean;
}

interface ColumnRow {
  readonly oid: string;
  readonly name: string;
  readonly description: string | null;
  readonly is_nullable: boolean;
  readonly type: string;
  readonly declared_type: string;
  readonly max_length: number | null;
  readonly default_value: string | null;
  readonly enum_labels: readonly string[];
}

interface KeyRow extends QualifiedName {
  readonly constraint: string;
  readonly kind: 'p' | 'u' | 'f';
  readonly foreign_schema: string | null;
  readonly foreign_name: string | null;
  readonly columns: readonly string[];
  readonly foreign_columns: readonly string[] | null;
}

interface ComputedRow extends QualifiedName {
  readonly function_schema: string;
  readonly function_name: string;
  readonly foreign_schema: string;
  readonly foreign_name: string;
  readonly is_to_one: boolean;
}

/** Reads everything that planning needs to know of a database, in one transaction. */
export async function loadSchema(client: ClientBase, defaults: RestDefaults): Promise<SchemaCache> {
  await client.query(`begin isolation level repeatable read read only`);
  try {
    await client.query(`set local search_path = ''`);
    const cache = await readCatalogue(client, defaults);
    await client.query('commit');
    return cache;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function readCatalogue(client: ClientBase, defaults: RestDefaults): Promise<SchemaCache> {
  const said = await client.query<{ name: string; value: string }>(settingsSql);
  const { own, hasQueues } = await readOwnSettings(client);
  const named = [...said.rows, ...own.filter(({ role }) => role === 'authenticator')];
  const settings = readSettings(
    new Map(named.map(({ name, value }) => [name, value])),
    hasQueues ? { ...defaults, schemas: [...defaults.schemas, 'pgmq_public'] } : defaults,
  );
  const schemas = [settings.schemas];
  const roles = await client.query<{ role: string; name: string; value: string }>(roleSettingsSql);
  const tables = await client.query<TableRow>(tablesSql, schemas);
  const columns = await client.query<ColumnRow>(columnsSql, schemas);
  const keys = await client.query<KeyRow>(keysSql);
  const sources = await readViewSources(client);
  const routines = await client.query<RoutineRow>(routinesSql, schemas);
  const computed = await client.query<ComputedRow>(computedSql);
  const primaryKeys = primaryKeysOf(keys.rows, sources);
  const found = findRelationships({
    foreignKeys: foreignKeysOf(keys.rows),
    viewSources: sources,
    computed: computed.rows.map(toComputed),
    primaryKeyOf: (table) => primaryKeys.get(keyOf(table)) ?? [],
  });
  return {
    settings,
    roleSettings: groupSettings([...roles.rows, ...own.filter(({ role }) => role !== 'authenticator')]),
    tables: groupTables(tables.rows, columns.rows, primaryKeys),
    relationships: onlyExposed(found, new Set(settings.schemas)),
    routines: readRoutines(routines.rows),
  };
}

async function readViewSources(client: ClientBase): Promise<readonly ViewSource[]> {
  const views = await client.query<ViewRow>(viewsSql);
  const names = views.rowCount === 0 ? [] : (await client.query<NamedColumns>(columnNamesSql)).rows;
  return traceViewSources(views.rows, names);
}

/** Foreign keys as they lead from their table, and from each view that shows it, to the other side and its views. */
export async function loadForeignKeys(client: ClientBase): Promise<readonly KeyRelationship[]> {
  const keys = await client.query<KeyRow>(keysSql);
  const sources = await readViewSources(client);
  return foreignKeysOf(keys.rows).flatMap((key) => withViews(key, sources));
}

interface RoleSettingRow {
  readonly role: string;
  readonly name: string;
  readonly value: string;
}

/** A database of the operator's own, or of a test, has no place for them. */
async function readOwnSettings(client: ClientBase): Promise<{ own: RoleSettingRow[]; hasQueues: boolean }> {
  const { rows } = await client.query<{ has_settings: boolean; has_queues: boolean }>(ownSettingsSql);
  const own = rows[0]?.has_settings ? (await client.query<RoleSettingRow>(ownRoleSettingsSql)).rows : [];
  return { own, hasQueues: rows[0]?.has_queues ?? false };
}

/** Of two settings of a name the later one counts. */
function groupSettings(
  rows: readonly { role: string; name: string; value: string }[],
): ReadonlyMap<string, readonly Setting[]> {
  const groups = Map.groupBy(rows, ({ role }) => role);
  return new Map(
    [...groups].map(([role, list]) => [
      role,
      [...new Map(list.map(({ name, value }): Setting => [name, value]))],
    ]),
  );
}

function groupTables(
  rows: readonly TableRow[],
  columnRows: readonly ColumnRow[],
  primaryKeys: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, ReadonlyMap<string, Table>> {
  const columns = Map.groupBy(columnRows, ({ oid }) => oid);
  const schemas = new Map<string, Map<string, Table>>();
  for (const row of rows) {
    const tables = schemas.get(row.schema) ?? new Map<string, Table>();
    schemas.set(row.schema, tables);
    tables.set(row.name, {
      schema: row.schema,
      name: row.name,
      description: row.description,
      isView: row.is_view,
      isKeyUnique: row.is_key_unique,
      isInsertable: row.is_insertable,
      isUpdatable: row.is_updatable,
      isDeletable: row.is_deletable,
      primaryKey: primaryKeys.get(keyOf(row)) ?? [],
      columns: new Map((columns.get(row.oid) ?? []).map((column) => [column.name, toColumn(column)])),
    });
  }
  return schemas;
}

function toColumn(row: ColumnRow): Column {
  return {
    name: row.name,
    description: row.description,
    isNullable: row.is_nullable,
    type: row.type,
    declaredType: row.declared_type,
    maxLength: row.max_length,
    defaultValue: row.default_value,
    enumLabels: row.enum_labels,
  };
}

/** Keys of the tables, and of the views that show all columns of one. */
function primaryKeysOf(
  keys: readonly KeyRow[],
  sources: readonly ViewSource[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const key of keys) if (key.kind === 'p') found.set(keyOf(key), key.columns.toSorted());
  for (const source of sources) {
    const shown = (found.get(keyOf(source.table)) ?? []).map((column) => source.columns.get(column)?.[0]);
    const columns = shown.filter((column) => column !== undefined);
    if (columns.length === 0 || columns.length < shown.length) continue;
    found.set(keyOf(source.view), [...(found.get(keyOf(source.view)) ?? []), ...columns]);
  }
  return found;
}

function foreignKeysOf(keys: readonly KeyRow[]): readonly ForeignKey[] {
  const unique = new Set(
    keys
      .filter(({ kind }) => kind !== 'f')
      .map((key) => `${keyOf(key)}\u0000${key.columns.toSorted().join('\u0000')}`),
  );
  return keys.flatMap((key): readonly ForeignKey[] => {
    if (key.kind !== 'f' || key.foreign_schema === null || key.foreign_name === null) return [];
    const { foreign_columns: others } = key;
    return [
      {
        constraint: key.constraint,
        table: { schema: key.schema, name: key.name },
        foreignTable: { schema: key.foreign_schema, name: key.foreign_name },
        columns: key.columns.map((column, index): ColumnPair => [column, others?.[index] ?? '']),
        isUnique: unique.has(`${keyOf(key)}\u0000${key.columns.toSorted().join('\u0000')}`),
      },
    ];
  });
}

function toComputed(row: ComputedRow): ComputedRelationship {
  const table = { schema: row.schema, name: row.name };
  const foreignTable = { schema: row.foreign_schema, name: row.foreign_name };
  return {
    kind: 'computed',
    table,
    foreignTable,
    function: { schema: row.function_schema, name: row.function_name },
    isToOne: row.is_to_one,
    isSelf: isSameName(table, foreignTable),
    tableIsView: false,
    foreignTableIsView: false,
  };
}

/** What leads to, from or through a schema that is not exposed is nobody's business. */
function onlyExposed(
  found: ReadonlyMap<string, readonly Relationship[]>,
  schemas: ReadonlySet<string>,
): ReadonlyMap<string, readonly Relationship[]> {
  const isExposed = (one: Relationship): boolean =>
    schemas.has(one.table.schema) &&
    schemas.has(one.foreignTable.schema) &&
    (one.kind !== 'many-to-many' || schemas.has(one.junction.table.schema));
  const kept = new Map<string, readonly Relationship[]>();
  for (const [key, list] of found) {
    const exposed = list.filter(isExposed);
    if (exposed.length > 0) kept.set(key, exposed);
  }
  return kept;
}
