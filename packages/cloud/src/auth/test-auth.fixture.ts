import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger, type Clock } from '@loam/kernel';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createGateway } from '../gateway/index.ts';
import { createKeys, makeKeyRing, type KeyRing } from '../keys/index.ts';
import { sizeLimits, type CloudDatabases } from '../postgres/index.ts';
import { openTestCloud } from '../postgres/test-cloud.fixture.ts';
import {
  authService,
  authSettings,
  createAuth,
  type AuthDeps,
  type AuthMail,
  type AuthSettings,
  type TextMessage,
} from './index.ts';

export interface TestAuth extends AsyncDisposable {
  readonly ref: string;
  /** Of the cloud: `http://127.0.0.1:…`. */
  readonly url: string;
  readonly databases: CloudDatabases;
  readonly mails: readonly AuthMail[];
  readonly texts: readonly TextMessage[];
  readonly ring: KeyRing;
  set(settings: Partial<AuthSettings>): void;
  /** Lets time pass for everybody. */
  wait(seconds: number): void;
  /** Opens every connection of the pool, so that requests at once are at once in the database too. */
  warmUp(): Promise<void>;
  /** A browser of its own, with the publishable key. */
  client(options?: { readonly flowType?: 'pkce' | 'implicit' }): SupabaseClient;
  admin(): SupabaseClient;
  request(method: string, path: string, options?: RequestOptions): Promise<Reply>;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: ReplyBody;
}

interface ReplyBody {
  readonly error_code?: string;
  readonly refresh_token?: string;
  readonly app_metadata?: object;
  readonly users?: readonly object[];
  readonly keys?: readonly object[];
}

interface RequestOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const roomy: Partial<AuthSettings> = {
  site_url: 'http://localhost:3000',
  uri_allow_list: 'https://app.example.com/**',
  rate_limit_otp: 1000,
  rate_limit_verify: 1000,
  rate_limit_token_refresh: 1000,
  rate_limit_anonymous_users: 1000,
  rate_limit_email_sent: 1000,
  rate_limit_sms_sent: 1000,
};

/** A project's auth on the run's PostgreSQL, behind the gateway and over HTTP. */
export async function startTestAuth(more: Partial<AuthDeps> = {}): Promise<TestAuth> {
  const cloud = openTestCloud();
  const ref = await cloud.create();
  let offsetMs = 0;
  const clock: Clock = { now: () => new Date(Date.now() + offsetMs) };
  let settings = authSettings(roomy);
  const mails: AuthMail[] = [];
  const texts: TextMessage[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  const ring = await makeKeyRing({ ref, issuer: `${url}/auth/v1`, clock });
  const keys = createKeys({ rings: { load: async () => ring }, clock });
  const auth = createAuth({
    databases: { acquire: (which) => cloud.databases.acquire(which, 'services') },
    settings: { load: async () => settings },
    keys,
    mail: { sendMail: async (mail) => void mails.push(mail) },
    sms: {
      send: async (message) => `message-${texts.push(message)}`,
      verify: async () => false,
      checksCodes: () => false,
    },
    passwordCost: 4,
    clock,
    logger: silentLogger,
    ...more,
  });
  const gateway = createGateway({
    clouds: { find: async () => ({ ref, state: 'open' }) },
    keys,
    services: { auth: authService(auth) },
    logger: silentLogger,
    originOf: () => url,
    addressOf: () => '127.0.0.1',
  });
  server.on('request', (request, response) => void gateway.handle(request, response, ref));
  const publishable = keyOf(ring, 'publishable');
  const clientWith = (key: string, flowType: 'pkce' | 'implicit') =>
    createClient(url, key, {
      auth: { autoRefreshToken: false, persistSession: true, storage: memory(), flowType },
    });
  return {
    ref,
    url,
    databases: cloud.databases,
    mails,
    texts,
    ring,
    set: (chosen) => {
      settings = authSettings({ ...roomy, ...chosen });
    },
    wait: (seconds) => {
      offsetMs += seconds * 1000;
    },
    warmUp: async () => {
      const all = Array.from({ length: sizeLimits.xs.pool }, () => cloud.databases.acquire(ref, 'services'));
      for (const client of await Promise.all(all)) client.release();
    },
    client: (options = {}) => clientWith(publishable, options.flowType ?? 'implicit'),
    admin: () => clientWith(keyOf(ring, 'secret'), 'implicit'),
    request: async (method, path, options = {}) => {
      const response = await fetch(`${url}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        headers: {
          apikey: publishable,
          ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      });
      const text = await response.text();
      const body: ReplyBody = text.startsWith('{') ? JSON.parse(text) : {};
      return { status: response.status, headers: response.headers, text, body };
    },
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await cloud[Symbol.asyncDispose]();
    },
  };
}

export function keyOf(ring: KeyRing, name: string): string {
  const key = ring.apiKeys.find((candidate) => candidate.kind === name || candidate.name === name);
  if (key === undefined) throw new TypeError(`no key ${name}`);
  return key.value;
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}
