import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@loam/kernel';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { openTestCloud, type TestCloud } from '../postgres/test-cloud.fixture.ts';
import { createRest, type Rest, type RestOptions } from './rest.ts';
import type { RestResponse } from './respond/types.ts';

export interface Caller {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  /** The user of the token. */
  readonly sub?: string;
}

export interface TestRest extends AsyncDisposable {
  readonly cloud: TestCloud;
  readonly ref: string;
  readonly rest: Rest;
  readonly url: string;
  /** SQL of the project's owner. Tables have no row security but what the SQL says. */
  run(sql: string): Promise<void>;
  client(caller?: Caller): SupabaseClient;
  ask(line: string, options?: AskOptions): Promise<RestResponse>;
}

export interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly role?: Caller['role'];
}

/** A project's database with SQL of its own, served over HTTP to Supabase's own client. */
export async function openTestRest(sql: string, options: Partial<RestOptions> = {}): Promise<TestRest> {
  const cloud = openTestCloud();
  const ref = await cloud.create();
  const run = async (text: string): Promise<void> => {
    await cloud.databases.runAsOwner(ref, text, { keepsRlsAsWritten: true });
  };
  await run(sql);
  const rest = createRest({
    logger: silentLogger,
    databases: {
      acquire: (wanted) => cloud.databases.acquire(wanted, 'rest'),
      connectionString: (wanted) => cloud.databases.connectionString(wanted, 'rest'),
    },
    ...options,
  });
  const server = await listen(rest, ref);
  const address: AddressInfo | string | null = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    cloud,
    ref,
    rest,
    url,
    run,
    client: (caller = { role: 'anon' }) =>
      createClient(url, 'key', {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers: { 'x-test-role': caller.role, 'x-test-sub': caller.sub ?? '' } },
      }),
    ask: (line, asked = {}) => ask(rest, { ref, line, ...asked }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rest.close();
      await cloud[Symbol.asyncDispose]();
    },
  };
}

/** What the gateway does, without keys: headers of the test say who asks. */
async function listen(rest: Rest, ref: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://test');
    const { 'x-test-role': role, 'x-test-sub': sub } = request.headers;
    void rest
      .handle({
        ref,
        method: request.method ?? 'GET',
        path: pathname.replace(/^\/rest\/v1/, ''),
        query: search.slice(1),
        headers: request.headers,
        body: request,
        role: String(role ?? 'anon'),
        claims: typeof sub === 'string' && sub !== '' ? { sub } : {},
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers.flat());
        response.end(body);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** `GET /todos?id=eq.1` straight to the handler. */
function ask(
  rest: Rest,
  { ref, line, headers = {}, body, role = 'service_role' }: AskOptions & { ref: string; line: string },
): Promise<RestResponse> {
  const [method = 'GET', target = '/'] = line.split(/ (.*)/s);
  const [path = '/', query = ''] = target.split(/\?(.*)/s);
  const sent =
    body === undefined ? undefined : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return rest.handle({ ref, method, path, query, headers, body: sent, role, claims: {} });
}

export function headerOf(response: RestResponse, name: string): string | undefined {
  return response.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

export function bodyOf(response: RestResponse): unknown {
  const value: unknown = JSON.parse(String(response.body));
  return value;
}
