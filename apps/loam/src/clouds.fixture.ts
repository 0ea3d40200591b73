import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCloudHost, createEdge } from '@loam/edge';
import { silentLogger } from '@loam/kernel';
import { createServer as createControlPlane, type FunctionHost, readConfig } from '@loam/server';
import { createTestDatabase } from '@loam/testkit';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { createFront } from './front.ts';
import { basesOf } from './host-bases.ts';
import { openListener } from './listener.ts';
import { localOpener } from './local-listener.fixture.ts';
import { openClouds } from './open-clouds.ts';

/** The product on a real port, with the run's own PostgreSQL for the platform and for the clouds. */
export interface CloudHouse extends AsyncDisposable {
  readonly port: number;
  /** Like `fetch`, for names below localhost, which Node does not resolve. */
  readonly fetch: typeof fetch;
  /** A person with a project that has a cloud. */
  person(name: string): Promise<Person>;
  /** A person with a project that has none. */
  newcomer(name: string): Promise<Newcomer>;
}

export type Newcomer = Pick<Person, 'projectId' | 'api' | 'send' | 'upload'>;

export interface Person {
  readonly projectId: string;
  readonly ref: string;
  readonly url: string;
  readonly publishableKey: string;
  api(method: string, path: string, body?: unknown): Promise<ApiAnswer>;
  /** The same with a form. */
  send(method: string, path: string, form: FormData): Promise<ApiAnswer>;
  /** The same with bytes. */
  upload(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<ApiAnswer>;
  /** SQL as the project's owner, by the API. */
  sql(query: string, isReadOnly?: boolean): Promise<ApiAnswer>;
  secretKey(): Promise<string>;
  /** A browser of an app's user. */
  client(key?: string): SupabaseClient;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface CloudHouseOptions {
  /** Settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Messages are answered. */
  readonly runsTurns?: boolean;
  /** What runs functions; there are none without it. */
  openFunctions?(place: { readonly folder: string; readonly port: number }): Promise<HeldFunctions>;
}

export interface HeldFunctions extends AsyncDisposable {
  readonly host: FunctionHost;
}

export async function openCloudHouse(options: CloudHouseOptions = {}): Promise<CloudHouse> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'loam-clouds-'));
  await chmod(folder, 0o711);
  const config = { home: folder, cloudDatabaseUrl: inject('postgresUrl') };
  const clouds = await openClouds({ config, logger: silentLogger, print: { line() {}, fault() {} } });
  const front = createFront();
  const listener = await openListener(front, localOpener(), { wantedPort: 0, logger: silentLogger });
  const { port } = listener;
  const site = readConfig({ PORT: String(port), ...options.env });
  const held = await options.openFunctions?.({ folder, port });
  const server = await createControlPlane({
    config: site,
    databaseUrl: database.url,
    dataDir: folder,
    logger: silentLogger,
    cloudDatabases: clouds.databases,
    cloudLogs: clouds.logs,
    functions: held?.host,
    overrides: {
      passwordCost: { n: 1024, r: 8, p: 1 },
      checkResponses: true,
      runsTurns: options.runsTurns ?? false,
      starterFiles: async () => [{ path: 'README.md', content: '# Project\n' }],
    },
  });
  const edge = createEdge({
    brand: 'Loam',
    builderOrigin: new URL(site.publicUrl).origin,
    clouds: createCloudHost({ clouds: server.clouds, logger: silentLogger }),
  });
  front.open({ bases: basesOf(site), server, edge });
  const refs: string[] = [];
  const fetch = localFetch(port);
  return {
    port,
    fetch,
    newcomer: (name) => makeNewcomer({ fetch, port, name }),
    async person(name) {
      const person = await makePerson({ fetch, port, name });
      refs.push(person.ref);
      return person;
    },
    async [Symbol.asyncDispose]() {
      await listener.drain(0);
      listener.cut();
      await edge.close();
      await server.close();
      await held?.[Symbol.asyncDispose]();
      for (const ref of refs) await clouds.databases.drop(ref);
      await clouds.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface NewPerson {
  readonly fetch: typeof fetch;
  readonly port: number;
  readonly name: string;
}

async function makeNewcomer({ fetch: send, port, name }: NewPerson): Promise<Newcomer> {
  let token = '';
  const ask = async (path: string, init: RequestInit): Promise<ApiAnswer> => {
    const headers = new Headers(init.headers);
    if (token !== '') headers.set('authorization', `Bearer ${token}`);
    const response = await send(`http://localhost:${port}/api${path}`, { ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text || undefined };
  };
  const api: Person['api'] = (method, path, body) =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const credentials = { name, email: `${name}@example.test`, password: 'a good password' };
  token = textIn(await api('POST', '/auth/sign-up/email', credentials), 'token');
  const projectId = textIn(await api('POST', '/projects', { display_name: name }), 'id');
  return {
    projectId,
    api,
    send: (method, path, form) => ask(path, { method, body: form }),
    upload: (path, bytes) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/zip' }, body: bytes }),
  };
}

async function makePerson(given: NewPerson): Promise<Person> {
  const newcomer = await makeNewcomer(given);
  const { projectId, api } = newcomer;
  const made = await api('POST', `/projects/${projectId}/backend`);
  const ref = textIn(made, 'ref');
  const url = textIn(made, 'url');
  const publishableKey = textIn(made, 'publishable_key');
  return {
    ...newcomer,
    ref,
    url,
    publishableKey,
    sql: (query, isReadOnly = false) =>
      api('POST', `/projects/${projectId}/db-proxy/v1/projects/${ref}/database/query`, {
        query,
        read_only: isReadOnly,
      }),
    async secretKey() {
      const { body } = await api('GET', `/projects/${projectId}/backend/api-keys`);
      const text = JSON.stringify(body);
      return /sb_secret_[\w-]+/.exec(text)?.[0] ?? '';
    },
    client: (key = publishableKey) =>
      createClient(url, key, {
        global: { fetch: given.fetch },
        auth: { persistSession: false, autoRefreshToken: false },
      }),
  };
}

export function textIn({ status, body }: ApiAnswer, name: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null
      ? Object.getOwnPropertyDescriptor(body, name)?.value
      : undefined;
  if (typeof value !== 'string') throw new TypeError(`${status}: no ${name} in ${JSON.stringify(body)}`);
  return value;
}

function localFetch(port: number): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const body = Buffer.from(await asked.arrayBuffer());
    const { host, pathname, search } = new URL(asked.url);
    return await new Promise((resolve, reject) => {
      const headers = { ...Object.fromEntries(asked.headers), host, 'content-length': body.length };
      const path = `${pathname}${search}`;
      const outgoing = request({
        port,
        host: '127.0.0.1',
        method: asked.method,
        path,
        headers,
        agent: false,
      });
      outgoing.once('error', reject);
      outgoing.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const status = answer.statusCode ?? 500;
          const given = Object.entries(answer.headers).map(([key, value]): [string, string] => [
            key,
            String(value),
          ]);
          const isBodiless = status === 204 || status === 304;
          resolve(new Response(isBodiless ? null : Buffer.concat(chunks), { status, headers: given }));
        });
      });
      outgoing.end(body);
    });
  };
}
