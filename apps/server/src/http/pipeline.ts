import { cleanJson, type Endpoint, findUnstorableText } from '@loam/contract';
import { randomBytes } from 'node:crypto';
import type { DiskSpace, Logger } from '@loam/kernel';
import type { z } from 'zod';
import type { AccessPort } from './access.ts';
import type { Actor } from './actor.ts';
import { ApiError, diskFull, notFound } from './api-error.ts';
import { authorize, requireSession } from './authorize.ts';
import type { Binding, UncheckedCall } from './bind.ts';
import type { IdempotencyStore } from './idempotency.ts';
import { withIdempotency } from './idempotency.ts';
import { requireSafeOrigin } from './origin.ts';
import { problemResponse } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readJson } from './read-json.ts';

export interface PipelineDeps {
  readonly logger: Logger;
  readonly access: AccessPort;
  readonly limiter: RateLimiter;
  readonly idempotency: IdempotencyStore;
  /** Rejects with `unauthenticated` when credentials are present but not valid. */
  authenticate(request: Request): Promise<Actor>;
  /** Where what is sent is kept; absent where nothing is. */
  readonly disk?: Pick<DiskSpace, 'isLow'>;
  /** Origins that may send cookie-authenticated mutations. */
  readonly trustedOrigins: readonly string[];
  /** On in tests: an answer that does not fit its schema is a bug. */
  readonly checkResponses: boolean;
}

export interface Incoming {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly address: string;
}

/** One request through one endpoint: limits, who, may they, what, then the handler. */
export async function runEndpoint(
  deps: PipelineDeps,
  binding: Binding,
  incoming: Incoming,
): Promise<Response> {
  const traceId = randomBytes(16).toString('hex');
  const startedAtMs = performance.now();
  let actor: Actor | undefined;
  let response: Response;
  try {
    // Before anything is looked up: whoever invents tokens must not keep the database busy.
    deps.limiter.take('address', incoming.address);
    actor = await deps.authenticate(incoming.request);
    response = await answer(deps, { binding, incoming, actor, traceId });
  } catch (error) {
    response = problemResponse(error, traceId, deps.logger);
  }
  deps.logger.info(
    {
      trace_id: traceId,
      method: binding.endpoint.method,
      path: binding.endpoint.path,
      status: response.status,
      ms: Math.round(performance.now() - startedAtMs),
      ...(actor?.kind === 'user' ? { user_id: actor.userId } : {}),
    },
    'request',
  );
  return response;
}

interface Known {
  readonly binding: Binding;
  readonly incoming: Incoming;
  readonly actor: Actor;
  readonly traceId: string;
}

async function answer(deps: PipelineDeps, known: Known): Promise<Response> {
  const { actor, incoming, traceId } = known;
  const { endpoint } = known.binding;
  takeRate(deps, known);
  if (endpoint.method !== 'GET') requireSafeOrigin(actor, incoming.request, deps.trustedOrigins);
  const params = parseParams(endpoint, incoming.params);
  const grant = await authorize(deps.access, { ...endpoint, actor, ids: params });
  if (endpoint.sessionOnly) requireSession(actor);
  if (endpoint.storesFiles && (await deps.disk?.isLow())) throw diskFull();
  const call: UncheckedCall = {
    actor,
    params,
    query: parseQuery(endpoint, incoming.request.url),
    body: await parseBody(endpoint, incoming.request),
    project: grant.project,
    workspace: grant.workspace,
    request: incoming.request,
    address: incoming.address,
    traceId,
  };
  const run = async () => toResponse(deps, known, await known.binding.invoke(call));
  return endpoint.idempotent ? withIdempotency(deps, { call, endpoint, run }) : run();
}

function takeRate(deps: PipelineDeps, { binding, actor, incoming }: Known): void {
  const rate = binding.endpoint.rate ?? 'standard';
  const byAddress = actor.kind === 'anonymous' || rate === 'signUp' || rate === 'signIn';
  deps.limiter.take(rate, byAddress ? incoming.address : actor.userId);
}

function parseParams(endpoint: Endpoint, raw: Readonly<Record<string, string>>): Record<string, unknown> {
  if (!endpoint.params) return {};
  const parsed = endpoint.params.safeParse(raw);
  // An id that cannot exist is answered like one that does not.
  if (!parsed.success || findUnstorableText(raw) !== undefined) throw notFound();
  return parsed.data;
}

function parseQuery(endpoint: Endpoint, url: string): unknown {
  if (!endpoint.query) return {};
  const start = url.indexOf('?');
  const raw = start < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start + 1)));
  return parseStorable(endpoint.query, raw);
}

async function parseBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body || endpoint.rawBody) return undefined;
  const raw = await readJson(request, endpoint.bodyLimitBytes);
  return endpoint.cleansText ? cleanJson(parse(endpoint.body, raw)) : parseStorable(endpoint.body, raw);
}

function parseStorable(schema: z.ZodType, raw: unknown): unknown {
  const place = findUnstorableText(raw);
  if (place !== undefined) throw unstorable(place.slice(0, 200));
  return parse(schema, raw);
}

function parse(schema: z.ZodType, raw: unknown): unknown {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const first = errors[0];
  throw new ApiError('invalid_input', first ? sentence(first) : 'The input is not valid.', { errors });
}

function unstorable(path: string): ApiError {
  const message = 'This text has a character that cannot be stored.';
  return new ApiError('invalid_input', sentence({ path, message }), { errors: [{ path, message }] });
}

function sentence(error: { readonly path: string; readonly message: string }): string {
  return error.path ? `${error.path}: ${error.message}` : error.message;
}

function toResponse(deps: PipelineDeps, { binding, traceId }: Known, result: unknown): Response {
  const { endpoint } = binding;
  if (result instanceof Response) return result;
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-trace-id': traceId };
  const status = endpoint.status ?? 200;
  if (!endpoint.response || status === 204)
    return new Response(null, { status: 204, headers: { 'x-trace-id': traceId } });
  if (deps.checkResponses) endpoint.response.parse(result);
  return new Response(JSON.stringify(result), { status, headers });
}
