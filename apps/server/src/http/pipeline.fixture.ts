import { endpoint, Problem, UserId } from '@loam/contract';
import { createLogger } from '@loam/kernel';
import { z } from 'zod';
import { memoryIdempotency } from '../testing/ports.ts';
import type { Actor } from './actor.ts';
import { anonymous } from './actor.ts';
import { ApiError } from './api-error.ts';
import { createHttpApp, type HttpApp, type HttpAppOptions } from './app.ts';
import type { Binding } from './bind.ts';
import { createRateLimiter, defaultRateLimits, type RateLimits } from './rate-limit.ts';

export const callerId = UserId.parse('11111111-1111-4111-8111-111111111111');

/** An address book that does nothing but be called. */
export const calls = {
  read: endpoint({
    method: 'GET',
    path: '/things/:thingId',
    permission: 'Anyone',
    summary: 'Read',
    params: z.object({ thingId: z.uuid() }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(10).default(5) }),
    response: z.object({ limit: z.number() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/things',
    permission: 'SignedIn',
    summary: 'Write',
    body: z.object({ name: z.string().min(1), note: z.string().optional() }),
    response: z.object({ name: z.string(), count: z.number() }),
    status: 201,
    idempotent: true,
    bodyLimitBytes: 2048,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/things/:thingId',
    permission: 'SignedIn',
    summary: 'Remove',
    params: z.object({ thingId: z.uuid() }),
    status: 204,
  }),
  operate: endpoint({
    method: 'GET',
    path: '/operate',
    permission: 'Operator',
    summary: 'Operate',
    response: z.object({}),
  }),
};

export interface PipelineApp extends HttpApp {
  readonly lines: Record<string, unknown>[];
  send(method: string, path: string, options?: SendOptions): Promise<Response>;
}

export interface SendOptions {
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly address?: string;
}

export interface PipelineWish {
  readonly bindings: readonly Binding[];
  readonly rateLimits?: Partial<RateLimits>;
  readonly now?: () => Date;
  readonly options?: Partial<HttpAppOptions>;
}

/** Who calls is said by the test itself: nobody, `Bearer user`, `Bearer operator` or the cookie `session=user`. */
async function authenticate(request: Request): Promise<Actor> {
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '');
  const cookie = request.headers.get('cookie')?.replace('session=', '');
  const name = bearer ?? cookie;
  if (name === undefined) return anonymous;
  if (name !== 'user' && name !== 'operator') throw new ApiError('unauthenticated', 'Unknown token.');
  return { kind: 'user', userId: callerId, role: name, via: bearer === undefined ? 'cookie' : 'bearer' };
}

export function createPipelineApp(wish: PipelineWish): PipelineApp {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level: 'info',
    sink: { write: (line) => void lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line))) },
  });
  const clock = { now: wish.now ?? (() => new Date()) };
  const app = createHttpApp({
    brand: 'Loam',
    expected: {},
    bindings: wish.bindings,
    logger,
    access: { project: async () => undefined, workspace: async () => undefined },
    limiter: createRateLimiter({ ...defaultRateLimits, ...wish.rateLimits }, clock),
    idempotency: memoryIdempotency(),
    authenticate,
    trustedOrigins: ['http://localhost:3000'],
    checkResponses: true,
    isReady: async () => true,
    ...wish.options,
  });
  return {
    ...app,
    lines,
    send: (method, path, options = {}) =>
      app.fetch(
        new Request(`http://localhost:3000/api${path}`, {
          method,
          headers: options.headers ?? {},
          ...(options.body === undefined ? {} : { body: options.body }),
        }),
        { address: options.address ?? '10.0.0.1' },
      ),
  };
}

export async function problemOf(response: Response): Promise<Problem> {
  return Problem.parse(await response.json());
}
