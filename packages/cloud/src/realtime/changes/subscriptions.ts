import { errorMessage } from '@loam/kernel';
import { runAs } from '../../postgres/batch/index.ts';
import { machineFault } from '../../postgres/errors.ts';
import { refusal } from '../identity.ts';
import type { RealtimeDatabases } from '../ports.ts';
import { isRecord } from '../protocol/join-config.ts';
import { compileFilter, type CompiledFilter } from './filters.ts';
import { FILTER_OPERATORS, type ChangeParams, type Filter } from './params.ts';
import { publishedTables, readTables, type TableFacts } from './tables.ts';
import { outputSettings } from './visibility-sql.ts';

/** What one client wants to hear of, and as whom. */
export interface Subscription {
  readonly id: string;
  /** The process that has its socket. */
  readonly node: string;
  readonly role: string;
  /** JSON. */
  readonly claims: string;
  readonly params: ChangeParams;
  /** By table, made with the first change of each. */
  readonly compiled: Map<number, readonly CompiledFilter[] | undefined>;
}

/** Where policies and types are asked. */
export interface ProjectDatabase {
  readonly ref: string;
  readonly databases: RealtimeDatabases;
}

/** The rows of `realtime.subscription`: what all processes share. */
export interface SubscriptionStore {
  load(): Promise<Subscription[]>;
  save(subscriptions: readonly Subscription[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  removeOthers(living: readonly string[]): Promise<void>;
}

export function createSubscriptionStore(ref: string, databases: RealtimeDatabases): SubscriptionStore {
  const run = async (text: string, values: readonly string[]) => {
    const client = await databases.acquireService(ref);
    const session = { role: 'supabase_realtime_admin', settings: [], isReadOnly: false };
    const [rows = []] = await runAs(client, session, { statements: [{ text, values }] });
    return rows;
  };
  const among = (json: string) => `(select jsonb_array_elements_text(${json}::jsonb))`;
  return {
    async load() {
      const rows = await run(
        'select subscription_id, node, role, claims, params from realtime.subscription',
        [],
      );
      return rows.flatMap(([id, node, role, claims, params]) => {
        const read = readParams(params ?? '{}');
        if (!id || !node || !role || !claims || !read) return [];
        return [{ id, node, role, claims, params: read, compiled: new Map() }];
      });
    },
    async save(subscriptions) {
      const rows = subscriptions.map(({ id, node, role, claims, params }) => ({
        id,
        node,
        role,
        claims,
        params,
      }));
      await run(
        `insert into realtime.subscription (subscription_id, node, role, claims, params)
         select id, node, role, claims::jsonb, params
         from jsonb_to_recordset($1::jsonb) as added (id uuid, node text, role text, claims text, params jsonb)
         on conflict (subscription_id) do update set role = excluded.role, claims = excluded.claims`,
        [JSON.stringify(rows)],
      );
    },
    async remove(ids) {
      await run(`delete from realtime.subscription where subscription_id::text in ${among('$1')}`, [
        JSON.stringify(ids),
      ]);
    },
    async removeOthers(living) {
      await run(`delete from realtime.subscription where node not in ${among('$1')}`, [
        JSON.stringify(living),
      ]);
    },
  };
}

/** Says `refused` where there is no such published table, or a filter makes no sense for it. */
export async function checkSubscription(project: ProjectDatabase, wanted: Subscription): Promise<void> {
  const { ref, databases } = project;
  const { params, role } = wanted;
  const client = await databases.acquire(ref);
  let tables: Map<number, TableFacts>;
  try {
    const ids = await publishedTables(client, params.schema, params.table);
    tables = await readTables(client, ids, [role]);
  } finally {
    client.release();
  }
  const words = wordsOf(params);
  if (tables.size === 0)
    throw refusal(
      'RealtimeDisabledForConfiguration',
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${words}]`,
    );
  for (const table of tables.values()) {
    try {
      wanted.compiled.set(table.id, await compileFor(project, wanted, table));
    } catch (error) {
      if (machineFault(error) !== undefined) throw error;
      throw refusal(
        'RealtimeDisabledForConfiguration',
        `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: [${words}]. Exception: ${errorMessage(error)}`,
      );
    }
  }
}

/** With the values of filters as PostgreSQL writes them, so that most comparisons need no database. */
export async function compileFor(
  { ref, databases }: ProjectDatabase,
  { params, role }: Subscription,
  table: TableFacts,
): Promise<readonly CompiledFilter[]> {
  const columnOf = (name: string, use: string) => {
    const column = table.columns.find((each) => each.name === name && each.readers.has(role));
    if (!column) throw refusal('P0001', `invalid column for ${use} ${name}`);
    return column;
  };
  for (const name of params.select ?? []) columnOf(name, 'select');
  if (params.filters.length === 0) return [];
  const columns = params.filters.map(({ column }) => columnOf(column, 'filter'));
  const statements = params.filters.map((filter, index) => ({
    text: operandSql(filter, columns[index]?.typeSql ?? 'text'),
    values: [filter.value],
  }));
  const client = await databases.acquire(ref);
  const results = await runAs(client, { role, settings: outputSettings, isReadOnly: true }, { statements });
  return params.filters.map((filter, index) => {
    const operands = operandsIn(results[index]?.[0]?.[0] ?? '[]');
    if (filter.operator === 'in' && operands.length > mostValues)
      throw refusal('P0001', `too many values for \`in\` filter. Maximum ${mostValues}`);
    const type = columns[index]?.type;
    return compileFilter(filter, type?.element === undefined ? (type?.base ?? '') : 'array', operands);
  });
}

const mostValues = 100;
const keywords = new Set(['null', 'true', 'false', 'unknown']);

/** Gives the operands as a list in JSON, or fails where they are none of the type. */
function operandSql({ operator, value }: Filter, type: string): string {
  switch (operator) {
    case 'in':
      return `select coalesce(json_agg(v::text), '[]') from unnest($1::text::${type}[]) as v`;
    case 'is':
      if (!keywords.has(value))
        throw refusal('P0001', 'invalid value for is filter: must be null, true, false, or unknown');
      return 'select json_build_array($1::text)';
    case 'like':
    case 'ilike':
      return `select json_build_array($1::text) where (null::${type} like $1::text) is null`;
    case 'match':
    case 'imatch':
      return `select json_build_array($1::text) where ('' ~ $1::text) is not null and (null::${type} ~ $1::text) is null`;
    case 'eq':
    case 'neq':
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
    case 'isdistinct':
      return `select json_build_array(($1::text::${type})::text)`;
  }
}

function operandsIn(json: string): string[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.filter((value) => typeof value === 'string') : [];
}

function wordsOf({ event, schema, table, filters, select }: ChangeParams): string {
  const told = filters.map(
    ({ column, operator, value }) => `{${[column, operator, value].map((part) => `"${part}"`).join(', ')}}`,
  );
  return `event: ${event}, schema: ${schema}, table: ${table}, filters: [${told.join(', ')}], select: ${select ? JSON.stringify(select) : 'nil'}`;
}

function readParams(json: string): ChangeParams | undefined {
  const parsed: unknown = JSON.parse(json);
  if (!isRecord(parsed)) return undefined;
  const { event, schema, table, filters, select } = parsed;
  const known = (['*', 'INSERT', 'UPDATE', 'DELETE'] as const).find((name) => name === event);
  if (!known || typeof schema !== 'string' || typeof table !== 'string' || !Array.isArray(filters))
    return undefined;
  return {
    event: known,
    schema,
    table,
    filters: filters.filter(isFilter),
    select: Array.isArray(select) ? select.filter((name) => typeof name === 'string') : undefined,
  };
}

function isFilter(value: unknown): value is Filter {
  return (
    isRecord(value) &&
    typeof value['column'] === 'string' &&
    typeof value['value'] === 'string' &&
    FILTER_OPERATORS.some((operator) => operator === value['operator'])
  );
}
