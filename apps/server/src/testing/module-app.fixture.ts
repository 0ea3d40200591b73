import { UserId, type ProjectId, type WorkspaceId } from '@loam/contract';
import { type Db, sql } from '@loam/db';
import { randomIds, silentLogger } from '@loam/kernel';
import type { ProjectAccess, WorkspaceAccess } from '../http/access.ts';
import { anonymous, type Actor } from '../http/actor.ts';
import { createHttpApp } from '../http/app.ts';
import type { Binding } from '../http/bind.ts';
import { createIdempotencyStore } from '../http/idempotency-store.ts';
import { createRateLimiter, defaultRateLimits } from '../http/rate-limit.ts';
import type { Runtime } from '../runtime.ts';

export interface Answer {
  readonly status: number;
  /** Parsed JSON; an empty object for an answer without a body. */
  readonly body: Record<string, unknown>;
}

export interface CallOptions {
  readonly body?: unknown;
  /** In place of a body: sent as it is, with headers of its own. */
  readonly raw?: { readonly text: string; readonly headers: Readonly<Record<string, string>> };
  readonly idempotencyKey?: string;
  /** Aborted when the caller leaves. */
  readonly signal?: AbortSignal;
  /** Signed in, and not by a personal access token. */
  readonly hasSession?: boolean;
}

/** Sends a request as one account, or as nobody. */
export type Call = (as: UserId | null, route: string, options?: CallOptions) => Promise<Answer>;

export interface ModuleAppOptions {
  readonly db: Db;
  readonly bindings: readonly Binding[];
  workspace(actor: Actor, id: WorkspaceId): Promise<WorkspaceAccess | undefined>;
  /** The product's own limits; without them a test may send as much as it likes. */
  readonly hasRateLimits?: boolean;
  project?(actor: Actor, id: ProjectId): Promise<ProjectAccess | undefined>;
}

/** A module behind the real pipeline: `call(ann, 'POST /workspaces', {body})`. */
export function createModuleApp(options: ModuleAppOptions): Call {
  const unlimited = Object.fromEntries(
    Object.keys(defaultRateLimits).map((name) => [name, { perMinute: 1e9 }]),
  );
  const app = createHttpApp({
    brand: 'Loam',
    bindings: options.bindings,
    expected: {},
    logger: silentLogger,
    access: { workspace: options.workspace, project: options.project ?? (async () => undefined) },
    limiter: createRateLimiter(
      { ...defaultRateLimits, ...(options.hasRateLimits ? {} : unlimited) },
      { now: () => new Date(0) },
    ),
    idempotency: createIdempotencyStore(options.db),
    authenticate: async (request) => actorOf(request.headers),
    trustedOrigins: [],
    checkResponses: true,
    isReady: async () => true,
  });
  return async (as, route, { body, raw, idempotencyKey, hasSession, signal } = {}) => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        ...(as === null ? {} : { authorization: as }),
        ...(hasSession ? { 'x-test-session': 'yes' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...raw?.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(raw ? { body: raw.text } : {}),
      ...(signal ? { signal } : {}),
    });
    const response = await app.fetch(request, { address: '127.0.0.1' });
    const text = await response.text();
    const parsed: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body: parsed };
  };
}

function actorOf(headers: Headers): Actor {
  const id = headers.get('authorization');
  if (id === null) return anonymous;
  const session = headers.has('x-test-session') ? { sessionId: randomIds.uuid() } : {};
  return { kind: 'user', userId: UserId.parse(id), role: 'user', via: 'bearer', ...session };
}

export interface NewUser {
  readonly name: string;
  readonly email?: string;
  readonly isVerified?: boolean;
}

export async function addUser(db: Db, user: NewUser): Promise<UserId> {
  const id = UserId.parse(randomIds.uuid());
  const email = user.email ?? `${id}@example.test`;
  await db.run(sql`
    insert into users (id, name, email, username, email_verified)
    values (${id}, ${user.name}, ${email}, ${`u${id.replaceAll('-', '')}`}, ${user.isVerified ?? true})`);
  return id;
}

export interface Heard {
  readonly mails: { readonly to: string; readonly subject: string; readonly body: string }[];
  readonly live: { readonly topic: string; readonly type: string }[];
  readonly bus: { readonly name: string; readonly event: unknown }[];
  /** What a module wants done from time to time; a test runs it by name. */
  readonly schedules: Map<string, (signal: AbortSignal) => Promise<void>>;
}

/** Hand-written fakes at the ports; what modules send is kept in `heard`. */
export function createFakePorts(): { readonly heard: Heard } & Pick<
  Runtime,
  'bus' | 'outbox' | 'live' | 'mailer' | 'jobs'
> {
  const heard: Heard = { mails: [], live: [], bus: [], schedules: new Map() };
  return {
    heard,
    outbox: { write: async (_, name, event) => void heard.bus.push({ name, event }) },
    bus: {
      publish: (name, event) => void heard.bus.push({ name, event }),
      deliver: async (name, event) => void heard.bus.push({ name, event }),
      subscribe: () => () => {},
    },
    live: {
      publish: async (_queries, topic, event) => void heard.live.push({ topic, type: event.type }),
      signal: (topic, event) => void heard.live.push({ topic, type: event.type }),
    },
    jobs: {
      enqueue: async () => {},
      handle: () => {},
      schedule: (name, _cron, work) => void heard.schedules.set(name, work),
    },
    mailer: { send: async (_queries, mail) => void heard.mails.push(mail) },
  };
}
