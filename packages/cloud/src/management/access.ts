import type { PoolClient } from 'pg';
import type { ManagedDatabases } from './ports.ts';

export const accessCommands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
export type AccessCommand = (typeof accessCommands)[number];

/** Whom the database is to take a try for. */
export interface AccessIdentity {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface AccessWish {
  readonly schema: string;
  readonly table: string;
  readonly timeoutMs: number;
  readonly maxRows: number;
  readonly maxCount: number;
}

export interface AccessVerdict {
  readonly command: AccessCommand;
  readonly outcome: 'all' | 'some' | 'none' | 'depends' | 'unknown';
  readonly rows: number | null;
  readonly reason: 'no_privilege' | 'no_policy' | 'policies' | 'row_security_off' | 'bypasses' | 'failed';
  readonly message: string | null;
}

export interface AccessTry {
  readonly verdicts: readonly AccessVerdict[];
  readonly total: number;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

interface TableFacts {
  readonly oid: number;
  readonly has_row_security: boolean;
  readonly policies: readonly PolicyFacts[];
}

interface PolicyFacts {
  readonly permissive: boolean;
  readonly cmd: AccessCommand | 'ALL';
  readonly roles: readonly string[];
  readonly qual: string | null;
  readonly with_check: string | null;
}

/**
 * Which rows somebody would get, and what of the rest can be told without writing: all of it in transactions that can only
 * read, as the role and with the claims that a request of theirs would have. Undefined where there is no such table.
 */
export async function tryAccess(
  databases: Pick<ManagedDatabases, 'acquire'>,
  ref: string,
  { identity, wish }: { readonly identity: AccessIdentity; readonly wish: AccessWish },
): Promise<AccessTry | undefined> {
  const found = await withClient(databases, { ref, login: 'owner' }, async (client) => {
    const facts = await lookAt(client, wish);
    return facts && { facts, total: await countRows(client, wish, undefined) };
  });
  if (!found) return undefined;
  return await withClient(databases, { ref, login: 'rest' }, async (client) => {
    const as: Tried = { client, identity, wish, ...found };
    const verdicts: AccessVerdict[] = [];
    for (const command of accessCommands) verdicts.push(await verdictOn(as, command));
    const reading = verdicts[0];
    const isRefused = reading?.reason === 'no_privilege' || reading?.reason === 'failed';
    const shown = isRefused ? { columns: [], rows: [] } : await sampleOf(as);
    return { verdicts, total: found.total, ...shown };
  });
}

interface Tried {
  readonly client: PoolClient;
  readonly identity: AccessIdentity;
  readonly wish: AccessWish;
  readonly facts: TableFacts;
  readonly total: number;
}

async function verdictOn(as: Tried, command: AccessCommand): Promise<AccessVerdict> {
  const { facts, identity, total } = as;
  const say = (verdict: Omit<AccessVerdict, 'command' | 'message'>): AccessVerdict => ({
    command,
    message: null,
    ...verdict,
  });
  if (!(await isGranted(as, command))) return say({ outcome: 'none', rows: 0, reason: 'no_privilege' });
  const rows = command === 'INSERT' ? null : total;
  if (identity.role === 'service_role') return say({ outcome: 'all', rows, reason: 'bypasses' });
  if (!facts.has_row_security) return say({ outcome: 'all', rows, reason: 'row_security_off' });
  const applying = facts.policies.filter((policy) => applies(policy, { command, role: identity.role }));
  if (!applying.some(({ permissive }) => permissive))
    return say({ outcome: 'none', rows: 0, reason: 'no_policy' });
  if (command === 'INSERT') {
    const isFree = applying.every((policy) => (policy.with_check ?? policy.qual ?? 'true') === 'true');
    return say({ outcome: isFree ? 'all' : 'depends', rows: null, reason: 'policies' });
  }
  try {
    const condition = command === 'SELECT' ? undefined : conditionOf(applying);
    const reached = await within(as, () => countRows(as.client, as.wish, condition));
    const outcome = reached === 0 ? (total === 0 ? 'depends' : 'none') : reached >= total ? 'all' : 'some';
    return say({ outcome, rows: reached, reason: 'policies' });
  } catch (error) {
    if (!isSqlFailure(error)) throw error;
    return { command, outcome: 'unknown', rows: null, reason: 'failed', message: error.message };
  }
}

function applies(
  { cmd, roles }: PolicyFacts,
  { command, role }: { readonly command: AccessCommand; readonly role: string },
): boolean {
  return (cmd === 'ALL' || cmd === command) && (roles.includes('public') || roles.includes(role));
}

/** As PostgreSQL puts them together: any that gives, and every one that takes away. */
function conditionOf(policies: readonly PolicyFacts[]): string {
  const written = (isPermissive: boolean) =>
    policies.filter(({ permissive }) => permissive === isPermissive).map(({ qual }) => `(${qual ?? 'true'})`);
  return [`(${written(true).join(' or ')})`, ...written(false)].join(' and ');
}

/** In a transaction that can only read, as the one who is tried, undone afterwards. */
async function within<T>({ client, identity, wish }: Tried, work: () => Promise<T>): Promise<T> {
  await client.query('begin read only');
  try {
    await client.query(`set local statement_timeout = ${Math.ceil(wish.timeoutMs)}`);
    await client.query(`set local role ${identity.role}`);
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify(identity.claims),
    ]);
    return await work();
  } finally {
    await client.query('rollback');
  }
}

async function isGranted({ client, facts, identity }: Tried, command: AccessCommand): Promise<boolean> {
  const { rows } = await client.query<{ is_granted: boolean }>(
    `select has_table_privilege($1, $2::oid, $3) or
       ($3 <> 'DELETE' and has_any_column_privilege($1, $2::oid, $3)) as is_granted`,
    [identity.role, facts.oid, command],
  );
  return rows[0]?.is_granted ?? false;
}

async function countRows(
  client: PoolClient,
  { schema, table, maxCount }: AccessWish,
  condition: string | undefined,
): Promise<number> {
  const where = condition === undefined ? '' : ` where ${condition}`;
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${nameOf(schema, table)}${where} limit ${maxCount}) as found`,
  );
  return rows[0]?.count ?? 0;
}

async function sampleOf(as: Tried): Promise<Pick<AccessTry, 'columns' | 'rows'>> {
  const { client, wish } = as;
  const text = `select * from ${nameOf(wish.schema, wish.table)} limit ${wish.maxRows}`;
  return await within(as, async () => {
    const { fields, rows } = await client.query<(string | null)[]>({
      text,
      rowMode: 'array',
      types: { getTypeParser: () => (value: string) => value },
    });
    const { rows: types } = await client.query<{ name: string }>(
      'select format_type(oid, null) as name from unnest($1::oid[]) with ordinality as t(oid, at) order by at',
      [fields.map(({ dataTypeID }) => dataTypeID)],
    );
    const columns = fields.map(({ name }, index) => ({ name, type: types[index]?.name ?? '' }));
    return { columns, rows: rows.map((row) => row.map(shortened)) };
  });
}

const longestValue = 2000;

function shortened(value: string | null): string | null {
  return value !== null && value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
}

async function lookAt(client: PoolClient, { schema, table }: AccessWish): Promise<TableFacts | undefined> {
  const { rows } = await client.query<TableFacts>(
    `select c.oid::int as oid, c.relrowsecurity as has_row_security,
       coalesce((select jsonb_agg(jsonb_build_object('permissive', p.permissive = 'PERMISSIVE', 'cmd', p.cmd,
         'roles', p.roles, 'qual', p.qual, 'with_check', p.with_check))
         from pg_catalog.pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname), '[]') as policies
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relname = $2 and c.relkind in ('r', 'p')`,
    [schema, table],
  );
  return rows[0];
}

async function withClient<T>(
  databases: Pick<ManagedDatabases, 'acquire'>,
  { ref, login }: { readonly ref: string; readonly login: 'owner' | 'rest' },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await databases.acquire(ref, login);
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    // What is left in the session after a fault is not handed on.
    failure = error instanceof Error ? error : new TypeError(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}

function isSqlFailure(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && /^(?!08|57P|58|XX)[0-9A-Z]{5}$/.test(String(error.code))
  );
}

function nameOf(schema: string, table: string): string {
  return [schema, table].map((name) => `"${name.replaceAll('"', '""')}"`).join('.');
}
