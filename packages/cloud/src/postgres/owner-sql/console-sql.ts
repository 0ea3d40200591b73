import type { FieldDef, PoolClient, QueryArrayResult } from 'pg';
import type { Migration } from '../databases.ts';
import { adaptForTransaction, adaptStatement } from './adapt-statement.ts';
import { claimMigration } from './claim-migration.ts';
import { leaveTransaction } from './leave-transaction.ts';
import { settleStatement } from './settle.ts';
import { splitStatements, type Statement } from './split-statements.ts';
import { translateFailure } from './translate-failure.ts';

export interface ConsoleSqlOptions {
  readonly isWriting: boolean;
  readonly timeoutMs: number;
  /** Of each statement's rows; the rest is not read. */
  readonly maxRows: number;
  readonly maxCharacters: number;
  /** Stands for this run wherever its connection is seen, so that another process can cancel it. */
  readonly runId: string;
  /** Noted as this one, together with what it does. */
  readonly migration?: Migration | undefined;
}

export interface ConsoleResult {
  /** `SELECT`, `INSERT` … as PostgreSQL calls it. */
  readonly command: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** As PostgreSQL writes them: no number is rounded and no time cut. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** How many rows it read or changed; those that are not here any more are not counted. */
  readonly rowCount: number | null;
  readonly isCut: boolean;
  readonly durationMs: number;
}

export interface ConsoleFailure {
  readonly message: string;
  /** PostgreSQL's own, where it said one. */
  readonly code: string | null;
  readonly detail: string | null;
  readonly hint: string | null;
  /** The character of the text at which it went wrong, from 0. */
  readonly at: number | null;
}

export interface ConsoleRun {
  readonly results: readonly ConsoleResult[];
  readonly failure: ConsoleFailure | undefined;
}

/** What an owner tries in the console. Without `isWriting` each statement has a transaction of its own that can only read. */
export async function runConsoleSql(
  acquire: () => Promise<PoolClient>,
  sql: string,
  options: ConsoleSqlOptions,
): Promise<ConsoleRun> {
  const client = await acquire();
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
  };
  client.on('error', onLost);
  try {
    await client.query(`select set_config('application_name', $1, false)`, [sessionName(options.runId)]);
    await client.query(`set statement_timeout = ${Math.ceil(options.timeoutMs)}`);
    return await runAll(client, placed(sql), options);
  } finally {
    await leaveTransaction(client).catch(onLost);
    if (!lost) await client.query('discard all').catch(onLost);
    client.off('error', onLost);
    client.release(lost);
  }
}

/** Ends what runs under this name, wherever it was begun. */
export async function cancelConsoleSql(acquire: () => Promise<PoolClient>, runId: string): Promise<boolean> {
  const client = await acquire();
  try {
    // Only the login itself may cancel what it runs elsewhere, not the role that it takes on.
    await client.query('set role none');
    const { rows } = await client.query<{ done: boolean }>(
      `select pg_cancel_backend(pid) as done from pg_stat_activity
       where application_name = $1 and pid <> pg_backend_pid()`,
      [sessionName(runId)],
    );
    return rows.some(({ done }) => done);
  } finally {
    await client.query('discard all');
    client.release();
  }
}

function sessionName(runId: string): string {
  return `console ${runId}`.slice(0, 63);
}

interface PlacedStatement extends Statement {
  /** Where it begins in the whole text. */
  readonly start: number;
}

function placed(sql: string): readonly PlacedStatement[] {
  let from = 0;
  return splitStatements(sql).map((statement) => {
    const start = sql.indexOf(statement.text, from);
    from = start + statement.text.length;
    return { ...statement, start };
  });
}

async function runAll(
  client: PoolClient,
  statements: readonly PlacedStatement[],
  options: ConsoleSqlOptions,
): Promise<ConsoleRun> {
  const results: ConsoleResult[] = [];
  const isWhole = options.isWriting && (statements.length > 1 || options.migration !== undefined);
  if (isWhole) await client.query('begin');
  if (options.migration) await claimMigration(client, options.migration, statements);
  for (const statement of statements) {
    try {
      results.push(await runStatement(client, statement, options));
    } catch (error) {
      const { isOurs, failure } = failureOf(error, statement, options);
      if (!isOurs) throw error;
      // What was done before it in the same text is undone with it.
      return { results: isWhole ? [] : results, failure };
    }
  }
  const settling = isWhole ? settleStatement(statements) : undefined;
  if (settling !== undefined) await client.query(settling);
  if (isWhole) await client.query('commit');
  return { results, failure: undefined };
}

async function runStatement(
  client: PoolClient,
  statement: PlacedStatement,
  options: ConsoleSqlOptions,
): Promise<ConsoleResult> {
  const beganAtMs = performance.now();
  if (!options.isWriting) await client.query('begin read only');
  const adapt = options.migration ? adaptForTransaction : adaptStatement;
  const adapted = options.isWriting ? adapt(statement) : statement.text;
  const read =
    !options.isWriting && canHaveCursor(statement)
      ? await readByCursor(client, statement, options)
      : cut(await runText(client, adapted ?? 'select'), options);
  if (!options.isWriting) await client.query('rollback');
  const types = await typeNames(client, read.fields);
  return {
    command: read.command,
    columns: read.fields.map(({ name, dataTypeID, dataTypeModifier }) => ({
      name,
      type: types.get(typeKey(dataTypeID, dataTypeModifier)) ?? 'unknown',
    })),
    rows: read.rows,
    rowCount: read.rowCount,
    isCut: read.isCut,
    durationMs: performance.now() - beganAtMs,
  };
}

interface Read {
  readonly command: string;
  readonly fields: readonly FieldDef[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly rowCount: number | null;
  readonly isCut: boolean;
}

function canHaveCursor({ outline }: Statement): boolean {
  return /^\(*\s*(select|with|values|table)\b/i.test(outline) && !/\binto\b/i.test(outline);
}

const cursorPrefix = 'declare console_rows no scroll cursor for ';
const batchRows = 250;

/** Reads no more than is shown, however much there would be. */
async function readByCursor(
  client: PoolClient,
  { text }: PlacedStatement,
  { maxRows, maxCharacters }: ConsoleSqlOptions,
): Promise<Read> {
  await runText(client, `${cursorPrefix}${text}`);
  const rows: (string | null)[][] = [];
  let characters = 0;
  for (;;) {
    const wanted = Math.min(batchRows, maxRows + 1 - rows.length);
    const batch = await runText(client, `fetch ${wanted} from console_rows`);
    for (const row of batch.rows) {
      characters += row.reduce<number>((sum, value) => sum + (value?.length ?? 4), 0);
      rows.push(row);
      if (rows.length > maxRows || characters > maxCharacters) {
        const shown = rows.slice(0, Math.max(1, rows.length - 1));
        return { command: 'SELECT', fields: batch.fields, rows: shown, rowCount: shown.length, isCut: true };
      }
    }
    if (batch.rows.length < wanted)
      return { command: 'SELECT', fields: batch.fields, rows, rowCount: rows.length, isCut: false };
  }
}

function cut(result: QueryArrayResult<(string | null)[]>, { maxRows }: ConsoleSqlOptions): Read {
  const { command, fields, rows, rowCount } = result;
  return { command, fields, rows: rows.slice(0, maxRows), rowCount, isCut: rows.length > maxRows };
}

/** One statement by the protocol that takes no second one, with every value as it was written. */
async function runText(client: PoolClient, text: string): Promise<QueryArrayResult<(string | null)[]>> {
  const query = { text, rowMode: 'array' as const, queryMode: 'extended', types: plainTypes };
  return await client.query<(string | null)[]>(query);
}

const plainTypes = { getTypeParser: () => (value: string) => value };

async function typeNames(
  client: PoolClient,
  fields: readonly FieldDef[],
): Promise<ReadonlyMap<string, string>> {
  if (fields.length === 0) return new Map();
  const { rows } = await client.query<{ oid: number; modifier: number; name: string }>(
    `select oid::int, modifier, format_type(oid, modifier) as name
     from unnest($1::oid[], $2::int[]) as t(oid, modifier)`,
    [fields.map((field) => field.dataTypeID), fields.map((field) => field.dataTypeModifier)],
  );
  return new Map(rows.map(({ oid, modifier, name }) => [typeKey(oid, modifier), name]));
}

function typeKey(oid: number, modifier: number): string {
  return `${oid}:${modifier}`;
}

/** PostgreSQL's own words are for whoever wrote the text; a lost connection is not. */
function failureOf(
  error: unknown,
  statement: PlacedStatement,
  { isWriting }: ConsoleSqlOptions,
): { readonly isOurs: boolean; readonly failure: ConsoleFailure } {
  const told = translateFailure(error);
  const code = textField(error, 'code');
  const isOurs = code !== null && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|58|XX)/.test(code);
  const message = told instanceof Error ? told.message : String(told);
  const position = Number(textField(error, 'position'));
  const prefix = !isWriting && canHaveCursor(statement) ? cursorPrefix.length : 0;
  const at = position > 0 ? statement.start + Math.max(0, position - 1 - prefix) : null;
  return {
    isOurs,
    failure: { message, code, detail: textField(error, 'detail'), hint: textField(error, 'hint'), at },
  };
}

function textField(error: unknown, name: string): string | null {
  const value: unknown =
    typeof error === 'object' && error !== null
      ? Object.getOwnPropertyDescriptor(error, name)?.value
      : undefined;
  return typeof value === 'string' ? value : null;
}
