import type { QueryResult } from 'pg';
import type { ServiceAnswer } from '../gateway/index.ts';
import type { ManagedDatabases, ManagedMigrations } from './ports.ts';
import { fieldOf, json, type ManagementCall, type ManagementRoute, refusal } from './route.ts';
import { tellingSqlFailures } from './sql-failures.ts';

export interface DatabaseRoutesOptions {
  readonly databases: ManagedDatabases;
  readonly migrations: ManagedMigrations;
  readonly timeouts?: { readonly readMs: number; readonly writeMs: number };
}

const defaultTimeouts = { readMs: 30_000, writeMs: 120_000 };
const maxParameters = 1000;

/** SQL of the project's owner, and the migrations that were applied. */
export function databaseRoutes(options: DatabaseRoutesOptions): ManagementRoute[] {
  return [
    {
      method: 'POST',
      pattern: 'database/query',
      access: 'edit',
      handle: (call) => runSql(options, call, fieldOf(call.body, 'read_only') === true),
    },
    {
      method: 'POST',
      pattern: 'database/query/read-only',
      access: 'view',
      handle: (call) => runSql(options, call, true),
    },
    {
      method: 'GET',
      pattern: 'database/migrations',
      access: 'view',
      handle: (call) => listMigrations(options, call),
    },
    {
      method: 'POST',
      pattern: 'database/migrations',
      access: 'edit',
      handle: (call) => applyMigration(options, call),
    },
  ];
}

async function runSql(
  { databases, timeouts = defaultTimeouts }: DatabaseRoutesOptions,
  { ref, body }: ManagementCall,
  isReadOnly: boolean,
): Promise<ServiceAnswer> {
  const sql = fieldOf(body, 'query');
  const parameters = fieldOf(body, 'parameters') ?? [];
  if (typeof sql !== 'string' || sql.trim() === '') return refusal(400, 'query: a text with SQL is needed.');
  if (!Array.isArray(parameters) || parameters.length > maxParameters)
    return refusal(400, `parameters: a list of at most ${maxParameters} values is needed.`);
  const timeoutMs = isReadOnly ? timeouts.readMs : timeouts.writeMs;
  const values: readonly unknown[] = parameters;
  return await tellingSqlFailures(async () => {
    const results = await databases.runAsOwner(ref, sql, { isReadOnly, timeoutMs, parameters: values });
    return json(201, rowsOf(results.at(-1)));
  });
}

const int8 = 20;

/** Supabase's tools expect a bigint as a number; one that a number cannot hold stays a text, unharmed. */
function rowsOf(result: QueryResult | undefined): readonly unknown[] {
  const rows: readonly Record<string, unknown>[] = result?.rows ?? [];
  const names = (result?.fields ?? []).filter((field) => field.dataTypeID === int8).map(({ name }) => name);
  if (names.length === 0) return rows;
  const numbers = (row: Record<string, unknown>) =>
    names.flatMap((name) => {
      const value = Number(row[name]);
      return row[name] !== null && Number.isSafeInteger(value) ? [[name, value] as const] : [];
    });
  return rows.map((row) => ({ ...row, ...Object.fromEntries(numbers(row)) }));
}

async function listMigrations(
  { databases }: DatabaseRoutesOptions,
  { ref }: ManagementCall,
): Promise<ServiceAnswer> {
  const applied = await databases.migrations(ref);
  return json(
    200,
    applied.map(({ version, name }) => ({ version, name })),
  );
}

async function applyMigration(
  { migrations }: DatabaseRoutesOptions,
  { ref, caller, body }: ManagementCall,
): Promise<ServiceAnswer> {
  const sql = fieldOf(body, 'query');
  const name = fieldOf(body, 'name');
  if (typeof sql !== 'string' || sql.trim() === '') return refusal(400, 'query: a text with SQL is needed.');
  return await tellingSqlFailures(async () => {
    await migrations.apply({ ref, caller, name: typeof name === 'string' ? name : '', sql });
    return json(200, {});
  });
}
