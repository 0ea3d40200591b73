import {
  endpoints,
  type Endpoint,
  isPassthroughPath,
  type Passthrough,
  passthroughEndpoint,
  passthroughs,
} from '@loam/contract';
import { AppError, type Logger } from '@loam/kernel';
import { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { ApiError, notFound } from './api-error.ts';
import type { Binding } from './bind.ts';
import { apiPage, openApiDocument } from './openapi.ts';
import { type PipelineDeps, runEndpoint } from './pipeline.ts';
import { problemResponse } from './problem.ts';

export interface HttpBindings {
  /** The address of the peer, already corrected for trusted proxies. */
  readonly address: string;
}

export interface HttpApp {
  fetch(request: Request, env: HttpBindings): Promise<Response>;
}

export interface HttpAppOptions extends PipelineDeps {
  readonly brand: string;
  readonly bindings: readonly Binding[];
  /** Every endpoint that must be bound; the contract's, except in tests of the pipeline itself. */
  readonly expected?: Readonly<Record<string, Endpoint>>;
  readonly expectedPassthroughs?: Readonly<Record<string, Passthrough>>;
  /** Paths under /api that someone else answers (the account library). */
  readonly mounts?: readonly {
    readonly prefix: `/${string}/*`;
    handle(request: Request, env: HttpBindings): Promise<Response>;
  }[];
  isReady(): Promise<boolean>;
}

export function createHttpApp(options: HttpAppOptions): HttpApp {
  requireAllBound(options.bindings, expectedOf(options));
  const fail = (error: unknown, request: Request) => failOutside(options.logger, error, request);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/api/health', async () => {
    const isReady = await options.isReady().catch(() => false);
    return Response.json({ status: isReady ? 'ok' : 'unavailable' }, { status: isReady ? 200 : 503 });
  });
  const list = options.bindings.map((binding) => binding.endpoint);
  const document = JSON.stringify(openApiDocument(list, options.brand));
  app.get(
    '/api/openapi.json',
    () => new Response(document, { headers: { 'content-type': 'application/json' } }),
  );
  app.get('/api/docs', () => apiPage(list, options.brand));
  for (const binding of options.bindings) {
    app.on(binding.endpoint.method, `/api${binding.endpoint.path}`, (context) =>
      runEndpoint(options, binding, {
        request: context.req.raw,
        params: context.req.param(),
        address: context.env.address,
      }),
    );
  }
  for (const mount of options.mounts ?? []) {
    app.all(`/api${mount.prefix}`, (context) => mount.handle(context.req.raw, context.env));
  }
  for (const [path, methods] of methodsByPath(options.bindings)) {
    app.all(`/api${path}`, (context) => {
      const refusal = new ApiError('method_not_allowed', 'This address does not answer that method.');
      const response = fail(refusal, context.req.raw);
      response.headers.set('allow', methods.join(', '));
      return response;
    });
  }
  app.notFound((context) => fail(notFound(), context.req.raw));
  app.onError((error, context) => fail(error, context.req.raw));
  return { fetch: async (request, env) => app.fetch(request, env) };
}

/** What no endpoint answers. The address is not written down: it may hold a secret that belongs to another page. */
function failOutside(logger: Logger, error: unknown, request: Request): Response {
  const traceId = randomBytes(16).toString('hex');
  const response = problemResponse(error, traceId, logger);
  const line = { trace_id: traceId, method: request.method, path: 'none', status: response.status };
  logger.info(line, 'request');
  return response;
}

function methodsByPath(bindings: readonly Binding[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of bindings) {
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  }
  return methods;
}

function expectedOf(options: Pick<HttpAppOptions, 'expected' | 'expectedPassthroughs'>): Endpoint[] {
  // A test that brings its own calls brings all of them.
  const passed: Readonly<Record<string, Passthrough>> =
    options.expectedPassthroughs ?? (options.expected ? {} : passthroughs);
  const calls: Readonly<Record<string, Endpoint>> = options.expected ?? endpoints;
  return [
    ...Object.values(calls),
    ...Object.values(passed).flatMap((one) => one.methods.map((method) => passthroughEndpoint(one, method))),
  ];
}

function requireAllBound(bindings: readonly Binding[], expected: readonly Endpoint[]): void {
  const bound = new Map<string, Endpoint>();
  for (const { endpoint } of bindings) {
    const address = addressOf(endpoint);
    if (bound.has(address)) throw bindingFault(endpoint, 'is bound twice');
    bound.set(address, endpoint);
  }
  for (const endpoint of expected) {
    const known = bound.get(addressOf(endpoint));
    // Each method of a passthrough is a new value; what counts is who may call it.
    const isBound = isPassthroughPath(endpoint.path)
      ? known?.permission === endpoint.permission
      : known === endpoint;
    if (!isBound) throw bindingFault(endpoint, 'is not bound');
  }
}

function addressOf({ method, path }: Endpoint): string {
  return `${method} ${path.replaceAll(/:\w+/g, ':')}`;
}

function bindingFault(endpoint: Endpoint, fault: string): AppError {
  return new AppError({ code: 'endpoint_binding', detail: `${endpoint.method} ${endpoint.path} ${fault}` });
}
