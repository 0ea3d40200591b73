import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Me, Problem } from '@loam/contract';
import { type Clock, createBus, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { readConfig } from '../config.ts';
import type { ServerEvents } from '../events.ts';
import { createHttpApp, type HttpApp } from '../http/app.ts';
import type { Binding } from '../http/bind.ts';
import { createIdempotencyStore } from '../http/idempotency-store.ts';
import { createRateLimiter, defaultRateLimits, type RateLimits } from '../http/rate-limit.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from '../mail/mailer.ts';
import { type Accounts, type AccountWorkspaces, createAccounts } from '../modules/accounts/index.ts';

export const origin = 'http://localhost:3000';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Send {
  readonly body?: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly bearer?: string;
  readonly cookie?: string;
  /** Null: none is sent. Ours when absent. */
  readonly origin?: string | null;
  readonly address?: string;
}

export interface AccountsApp {
  readonly database: TestDatabase;
  readonly accounts: Accounts;
  readonly app: HttpApp;
  readonly mails: Mail[];
  readonly events: { readonly name: string; readonly event: unknown }[];
  send(route: string, options?: Send): Promise<Answer>;
  /** A new account with a name of its own. */
  join(name?: string): Promise<Joined>;
  /** The token in the newest mail to that address. */
  mailedToken(to: string): string;
}

export interface Joined {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly cookie: string;
}

export interface AccountsAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly limits?: Partial<RateLimits>;
  readonly workspaces?: Partial<AccountWorkspaces>;
  readonly database?: TestDatabase;
  /** Modules of other rows behind the same pipeline. */
  more?(accounts: Accounts, database: TestDatabase): readonly Binding[];
}

/** The module behind the real pipeline on a real database; mails are caught and jobs run at once. */
export async function startAccounts(options: AccountsAppOptions = {}): Promise<AccountsApp> {
  const database = options.database ?? (await createTestDatabase());
  const clock = options.clock ?? systemClock;
  const mails: Mail[] = [];
  const events: AccountsApp['events'] = [];
  const bus = createBus<ServerEvents>(silentLogger);
  for (const name of ['account.created', 'account.disabled'] as const) {
    bus.subscribe(name, (event) => void events.push({ name, event }));
  }
  const limiter = createRateLimiter({ ...generousLimits, ...options.limits }, clock);
  const accounts = createAccounts({
    config: readConfig({ ...options.env }),
    db: database.db,
    clock,
    ids: randomIds,
    logger: silentLogger,
    bus,
    limiter,
    version: '1.2.3',
    jobs: inlineJobs(),
    mailer: { send: async (_queries, mail) => void mails.push(mail) },
    secret: randomBytes(32),
    workspaces: { ...noWorkspaces, ...options.workspaces },
    passwordCost: { n: 16, r: 1, p: 1 },
  });
  const app = createHttpApp({
    bindings: [...accounts.bindings, ...(options.more?.(accounts, database) ?? [])],
    brand: 'Loam',
    expected: {},
    mounts: [accounts.mount],
    logger: silentLogger,
    access: { workspace: async () => undefined, project: async () => undefined },
    limiter,
    idempotency: createIdempotencyStore(database.db),
    authenticate: accounts.authenticate,
    trustedOrigins: [origin],
    checkResponses: true,
    isReady: async () => true,
  });
  const send = createSend(app);
  return {
    database,
    accounts,
    app,
    mails,
    events,
    send,
    join: (name = 'Ann Example') => join(send, name),
    mailedToken: (to) => tokenIn(mails.findLast((mail) => mail.to === to)),
  };
}

const generousLimits: RateLimits = {
  ...defaultRateLimits,
  signUp: { perMinute: 10_000 },
  signIn: { perMinute: 10_000 },
  mail: { perMinute: 10_000 },
};

const noWorkspaces: AccountWorkspaces = {
  hasInvitation: async () => false,
  hasInvitationLink: async () => false,
  sharedWorkspacesOwnedBy: async () => [],
  removeAccount: async () => {},
};

export function inlineJobs(): Jobs {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  return {
    enqueue: async (_queries, type, data) => handlers.get(type.name)?.(data),
    handle: (type, work) =>
      void handlers.set(type.name, (data) => work(type.schema.parse(data), new AbortController().signal)),
    schedule: () => {},
  };
}

function createSend(app: HttpApp): AccountsApp['send'] {
  return async (route, options = {}) => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const headers = headersOf(options);
    const body = options.bytes ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const request = new Request(`${origin}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const response = await app.fetch(request, { address: options.address ?? '192.0.2.1' });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? await response.json() : undefined,
    };
  };
}

function headersOf(options: Send): Headers {
  const headers = new Headers();
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (options.bearer !== undefined) headers.set('authorization', `Bearer ${options.bearer}`);
  if (options.cookie !== undefined) headers.set('cookie', options.cookie);
  if (options.origin !== null) headers.set('origin', options.origin ?? origin);
  return headers;
}

const Entered = z.object({ token: z.string(), user: Me });

async function join(send: AccountsApp['send'], name: string): Promise<Joined> {
  const email = `${randomBytes(6).toString('hex')}@example.test`;
  const password = 'correct horse battery';
  const answer = await send('POST /auth/sign-up/email', { body: { name, email, password } });
  const { token, user } = Entered.parse(answer.body);
  return { id: user.id, email, password, token, cookie: cookieOf(answer) };
}

export function entered(answer: Answer): z.infer<typeof Entered> {
  return Entered.parse(answer.body);
}

export function problem(answer: Answer): Problem {
  return Problem.parse(answer.body);
}

/** As a browser would send it back. */
export function cookieOf(answer: Answer): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function tokenIn(mail: Mail | undefined): string {
  return /token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? 'no mail';
}
