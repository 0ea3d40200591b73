import type { ColumnValue, MutatePlan } from '../plan/types.ts';
import { writeConditions, type ConditionPlace } from './conditions.ts';
import { quoteLiteral, type SqlWriter } from './sql-writer.ts';

const bodyName = 'pgrst_body';
const insertedSetting = 'pgrst.inserted';

/** The statement that writes. What it returns is read by the statement around it. */
export function writeMutation(sql: SqlWriter, plan: MutatePlan): void {
  switch (plan.kind) {
    case 'insert':
      writeInsert(sql, plan);
      return;
    case 'update':
      writeUpdate(sql, plan);
      return;
    case 'delete':
      sql.raw('DELETE FROM ').qualified(plan.table);
      writeWhere(sql, plan);
      writeReturning(sql, plan);
  }
}

type InsertPlan = Extract<MutatePlan, { kind: 'insert' }>;
type UpdatePlan = Extract<MutatePlan, { kind: 'update' }>;

export function countsInserted(plan: MutatePlan): boolean {
  return plan.kind === 'insert' && plan.onConflict?.resolution === 'merge-duplicates';
}

function writeInsert(sql: SqlWriter, plan: InsertPlan): void {
  const { columns } = plan;
  sql.raw('INSERT INTO ').qualified(plan.table);
  if (columns.length > 0) {
    sql
      .raw('(')
      .list(columns, ', ', ({ name }) => sql.name(name))
      .raw(')');
  }
  sql
    .raw(' SELECT ')
    .list(columns, ', ', ({ name }) => sql.column(bodyName, name))
    .raw(' ');
  writeBody(sql, plan);
  const counts = countsInserted(plan);
  if (counts) sql.raw(` WHERE ${countInserted(1)}`);
  if (plan.where.length > 0) {
    sql.raw(counts ? ' AND ' : ' WHERE ');
    writeConditions(sql, plan.where, plainPlace(bodyName));
  }
  writeConflict(sql, plan);
  writeReturning(sql, plan);
}

function writeConflict(sql: SqlWriter, { onConflict, columns }: InsertPlan): void {
  if (onConflict === undefined || onConflict.columns.length === 0) return;
  sql
    .raw(' ON CONFLICT(')
    .list(onConflict.columns, ', ', (name) => sql.name(name))
    .raw(')');
  if (onConflict.resolution === 'ignore-duplicates' || columns.length === 0) {
    sql.raw(' DO NOTHING');
    return;
  }
  sql.raw(' DO UPDATE SET ');
  sql.list(columns, ', ', ({ name }) => sql.name(name).raw(' = EXCLUDED.').name(name));
  sql.raw(` WHERE ${countInserted(-1)}`);
}

/** Counts rows that are inserted and takes back those that turn out to be there already; always true. */
function countInserted(step: 1 | -1): string {
  const before = `coalesce(nullif(current_setting('${insertedSetting}', true), '')::int, 0)`;
  const never = step === 1 ? '0' : '-1';
  return `set_config('${insertedSetting}', (${before} + ${step})::text, true) <> '${never}'`;
}

export const insertedCount = `nullif(current_setting('${insertedSetting}', true), '')::int`;

function writeUpdate(sql: SqlWriter, plan: UpdatePlan): void {
  const { columns, table } = plan;
  if (columns.length === 0) {
    // Nothing to set: no row is touched, but the columns must still have their names.
    sql.raw('SELECT ');
    if (plan.returning.length === 0) sql.raw('NULL');
    sql.list(plan.returning, ', ', (name) => sql.column(table.name, name));
    sql.raw(' FROM ').qualified(table).raw(' WHERE false');
    return;
  }
  sql.raw('UPDATE ').qualified(table).raw(' SET ');
  sql.list(columns, ', ', ({ name }) => sql.name(name).raw(' = ').column(bodyName, name));
  sql.raw(' ');
  writeBody(sql, plan);
  writeWhere(sql, plan);
  writeReturning(sql, plan);
}

interface BodyPlan {
  readonly columns: readonly ColumnValue[];
  readonly body: string;
  readonly appliesDefaults: boolean;
}

/** The rows of a JSON body as a record set of the columns' types. */
function writeBody(sql: SqlWriter, plan: BodyPlan): void {
  const { columns, body, appliesDefaults } = plan;
  const isObject = /^[ \t\r\n]*\{/.test(body);
  const kind = appliesDefaults ? 'jsonb' : 'json';
  sql.raw('FROM (SELECT ').value(body).raw(`::${kind} AS json_data) pgrst_payload, `);
  const source = appliesDefaults ? 'pgrst_defaults.val' : 'pgrst_payload.json_data';
  if (appliesDefaults) writeDefaults(sql, columns, isObject);
  sql.raw('LATERAL (SELECT ');
  if (columns.length === 0) {
    sql.raw(isObject ? ' FROM (values(1)) _' : ` FROM ${kind}_array_elements(${source}) _`);
  } else {
    sql.list(columns, ', ', ({ name }) => sql.name(name));
    sql.raw(` FROM ${kind}_to_record${isObject ? '' : 'set'}(${source}) AS _(`);
    sql.list(columns, ', ', ({ name, declaredType }) => sql.name(name).raw(` ${declaredType}`));
    sql.raw(')');
  }
  sql.raw(`) ${bodyName}`);
}

/** Fills in the defaults of columns that a row does not name. */
function writeDefaults(sql: SqlWriter, columns: readonly ColumnValue[], isObject: boolean): void {
  const pairs = columns
    .filter(({ defaultValue }) => defaultValue !== null)
    .map(({ name, defaultValue }) => `${quoteLiteral(name)}, ${defaultValue ?? 'null'}`);
  const defaults = `jsonb_build_object(${pairs.join(', ')})`;
  if (isObject) sql.raw(`LATERAL (SELECT ${defaults} || pgrst_payload.json_data AS val) pgrst_defaults, `);
  else {
    sql.raw(`LATERAL (SELECT jsonb_agg(${defaults} || elem) AS val `);
    sql.raw('FROM jsonb_array_elements(pgrst_payload.json_data) elem) pgrst_defaults, ');
  }
}

function writeWhere(sql: SqlWriter, plan: Exclude<MutatePlan, InsertPlan>): void {
  if (plan.where.length === 0) return;
  sql.raw(' WHERE ');
  writeConditions(sql, plan.where, plainPlace(plan.table.name));
}

function plainPlace(table: string): ConditionPlace {
  return { table, writeNoRows: () => {} };
}

function writeReturning(sql: SqlWriter, plan: MutatePlan): void {
  sql.raw(' RETURNING ');
  // Without columns to return, each row still counts.
  if (plan.returning.length === 0) sql.raw('1');
  sql.list(plan.returning, ', ', (name) => sql.column(plan.table.name, name));
}
