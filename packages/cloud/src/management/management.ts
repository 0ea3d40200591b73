import type { Clock } from '@loam/kernel';
import type { ServiceAnswer } from '../gateway/index.ts';
import type { ManagedDatabases, ManagedStates } from './ports.ts';

export interface ManagementRequest {
  /** Of the project that the caller has a right to; whatever the path says. */
  readonly ref: string;
  readonly method: string;
  /** As the caller wrote it: `v1/projects/{ref}/database/query`. */
  readonly path: string;
  /** The body, parsed; undefined without one. */
  readonly body: unknown;
}

/** Supabase's Management API for one cloud. The caller's right to it was decided before. */
export interface Management {
  handle(request: ManagementRequest): Promise<ServiceAnswer>;
}

export interface ManagementOptions {
  readonly databases: ManagedDatabases;
  readonly states: ManagedStates;
  readonly clock: Clock;
  readonly timeouts?: { readonly readMs: number; readonly writeMs: number };
}

type Operation = (options: ManagementOptions, request: ManagementRequest) => Promise<ServiceAnswer>;

const operations: Readonly<Record<string, Operation>> = {
  'GET ': project,
  'POST restore': restore,
  'POST database/query': (options, request) =>
    query(options, request, fieldOf(request, 'read_only') === true),
  'POST database/query/read-only': (options, request) => query(options, request, true),
  'GET database/migrations': listMigrations,
  'POST database/migrations': migrate,
};

const defaultTimeouts = { readMs: 30_000, writeMs: 120_000 };
const ownPath = /^v1\/projects\/[^/]+\/?(.*?)\/?$/;

export function createManagement(options: ManagementOptions): Management {
  return {
    async handle(request) {
      const path = ownPath.exec(request.path)?.[1];
      const name = `${request.method} ${path}`;
      const operation = path !== undefined && Object.hasOwn(operations, name) ? operations[name] : undefined;
      return operation ? operation(options, request) : said(404, 'This call is not available here.');
    },
  };
}

async function project({ states }: ManagementOptions, { ref }: ManagementRequest): Promise<ServiceAnswer> {
  return answer(200, { id: ref, ref, status: await states.status(ref) });
}

async function restore({ states }: ManagementOptions, { ref }: ManagementRequest): Promise<ServiceAnswer> {
  await states.restore(ref);
  return answer(200, {});
}

async function query(
  { databases, timeouts = defaultTimeouts }: ManagementOptions,
  request: ManagementRequest,
  isReadOnly: boolean,
): Promise<ServiceAnswer> {
  const sql = fieldOf(request, 'query');
  if (typeof sql !== 'string' || sql.trim() === '') return said(400, 'query: a text with SQL is needed.');
  if (fieldOf(request, 'parameters') !== undefined)
    return said(400, 'parameters: write the values into the query.');
  const timeoutMs = isReadOnly ? timeouts.readMs : timeouts.writeMs;
  return await answeringFailures(async () => {
    const results = await databases.runAsOwner(request.ref, sql, { isReadOnly, timeoutMs });
    return answer(201, results.at(-1)?.rows ?? []);
  });
}

async function listMigrations(
  { databases }: ManagementOptions,
  { ref }: ManagementRequest,
): Promise<ServiceAnswer> {
  const applied = await databases.migrations(ref);
  return answer(
    200,
    applied.map(({ version, name }) => ({ version, name })),
  );
}

async function migrate(
  { databases, clock }: ManagementOptions,
  request: ManagementRequest,
): Promise<ServiceAnswer> {
  const sql = fieldOf(request, 'query');
  const name = fieldOf(request, 'name');
  if (typeof sql !== 'string' || sql.trim() === '') return said(400, 'query: a text with SQL is needed.');
  const version = clock.now().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return await answeringFailures(async () => {
    const migration = { version, name: typeof name === 'string' ? name : '', sql };
    const outcome = await databases.migrate(request.ref, migration);
    return outcome === 'applied'
      ? answer(200, {})
      : said(409, 'Another migration was applied in this second. Send it again.');
  });
}

/** What PostgreSQL says about SQL is for whoever wrote it; anything else is a fault of ours. */
async function answeringFailures(work: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isSql = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|58|XX)/.test(code);
    if (!isSql || !(error instanceof Error)) throw error;
    return said(400, `Failed to run sql query: ERROR:  ${code}: ${error.message}`);
  }
}

function fieldOf({ body }: ManagementRequest, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.getOwnPropertyDescriptor(body, name)?.value
    : undefined;
}

function said(status: number, message: string): ServiceAnswer {
  return answer(status, { message });
}

function answer(status: number, body: unknown): ServiceAnswer {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers, body: JSON.stringify(body) };
}
