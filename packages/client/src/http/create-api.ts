import {
  endpoints,
  type BodyIn,
  type Endpoint,
  type ParamsIn,
  type QueryIn,
  type ResponseOut,
} from '@loam/contract';
import { ApiUnreachable, problemOf } from './problems.ts';

export interface ApiOptions {
  /** Where `/api` is reached; the page's own origin when empty. */
  readonly baseUrl: string;
  readonly fetch: FetchLike;
  /** A bearer token. Without one the browser's cookie speaks. */
  readonly getToken?: () => string | undefined | Promise<string | undefined>;
  /** 30 seconds when absent. */
  readonly timeoutMs?: number;
}

export type FetchLike = (url: string, init: FetchInit) => Promise<Response>;

export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly credentials: 'include';
  readonly signal: AbortSignal;
  readonly body?: string | Blob | ArrayBuffer;
}

interface CommonOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** For calls that wait for work to be done; 0 waits without end. */
  readonly timeoutMs?: number;
  /** For endpoints whose body is bytes. */
  readonly bytes?: Blob | ArrayBuffer;
  readonly contentType?: string;
}

/** A part is required when the endpoint declares it and it has a key without a default. */
type Part<Name extends string, Declared, Value> = undefined extends Declared
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

export type CallOptions<E extends Endpoint> = CommonOptions &
  Part<'params', DeclaredOf<E, 'params'>, ParamsIn<E>> &
  Part<'query', DeclaredOf<E, 'query'>, QueryIn<E>> &
  Part<'body', DeclaredOf<E, 'body'>, BodyIn<E>>;

type DeclaredOf<E extends Endpoint, Key extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Key]: infer S;
}
  ? S
  : undefined;

export type CallArgs<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export interface Caller {
  /** The answer as the contract types it; fields that a newer server adds are left out. */
  call<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<ResponseOut<E>>;
  /** The whole answer, for endpoints that send files. */
  raw<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<Response>;
}

export type Calls<Map extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Map]: (...args: CallArgs<Map[Name]>) => Promise<ResponseOut<Map[Name]>>;
};

export type Api = Caller & Calls<typeof endpoints>;

/** Every endpoint of the contract by its name: `api.getProject({ params: { projectId } })`. */
export function createApi(options: ApiOptions): Api {
  const caller = createCaller(options);
  return { ...callsOf(caller, endpoints), ...caller };
}

export function createCaller(api: ApiOptions): Caller {
  function call<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<ResponseOut<E>>;
  async function call(endpoint: Endpoint, options: UncheckedOptions = {}): Promise<unknown> {
    const response = await send(api, endpoint, options);
    if (!endpoint.response || response.status === 204) return undefined;
    return readAnswer(endpoint, response, options.signal);
  }
  function raw<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<Response>;
  function raw(endpoint: Endpoint, options: UncheckedOptions = {}): Promise<Response> {
    return send(api, endpoint, options);
  }
  return { call, raw };
}

export function callsOf<Map extends Readonly<Record<string, Endpoint>>>(caller: Caller, map: Map): Calls<Map>;
export function callsOf(caller: Caller, map: Readonly<Record<string, Endpoint>>): object {
  return Object.fromEntries(
    Object.entries(map).map(([name, endpoint]) => [
      name,
      (...args: CallArgs<Endpoint>) => caller.call(endpoint, ...args),
    ]),
  );
}

/** What `CallArgs` has already checked against the endpoint. */
interface UncheckedOptions extends CommonOptions {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

const defaultTimeoutMs = 30_000;

async function send(api: ApiOptions, endpoint: Endpoint, options: UncheckedOptions): Promise<Response> {
  const timeoutMs = options.timeoutMs ?? api.timeoutMs ?? defaultTimeoutMs;
  const timeout = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : undefined;
  const signal = AbortSignal.any([options.signal, timeout].filter((one) => one !== undefined));
  const body = bodyOf(endpoint, options);
  const init: FetchInit = {
    method: endpoint.method,
    headers: await headersOf(api, options, typeof body === 'string'),
    credentials: 'include',
    signal,
    ...(body === undefined ? {} : { body }),
  };
  let response: Response;
  try {
    response = await api.fetch(addressOf(api.baseUrl, endpoint, options), init);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (timeout?.aborted) throw new ApiUnreachable('timeout', 'The server did not answer in time.', error);
    throw new ApiUnreachable('network', 'The server could not be reached.', error);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function readAnswer(endpoint: Endpoint, response: Response, signal?: AbortSignal): Promise<unknown> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new ApiUnreachable('timeout', 'The server did not finish its answer in time.', error);
    }
    throw new ApiUnreachable('unreadable', 'The answer was cut off or is not JSON.', error);
  }
  const parsed = endpoint.response?.safeParse(body);
  if (parsed?.success) return parsed.data;
  throw new ApiUnreachable(
    'unreadable',
    `${endpoint.method} ${endpoint.path} answered in another shape.`,
    parsed?.error,
  );
}

function addressOf(baseUrl: string, endpoint: Endpoint, options: UncheckedOptions): string {
  const params = new Map<string, unknown>(Object.entries(options.params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asText(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...options.query })) {
    if (value !== undefined && value !== null) query.append(name, asText(value));
  }
  const suffix = query.size > 0 ? `?${query.toString()}` : '';
  return `${baseUrl.replace(/\/+$/, '')}/api${path}${suffix}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf(endpoint: Endpoint, options: UncheckedOptions): string | Blob | ArrayBuffer | undefined {
  if (options.bytes !== undefined) return options.bytes;
  return endpoint.body ? JSON.stringify(options.body ?? {}) : undefined;
}

async function headersOf(
  api: ApiOptions,
  options: UncheckedOptions,
  isJson: boolean,
): Promise<Record<string, string>> {
  const token = await api.getToken?.();
  const contentType = isJson ? 'application/json' : options.contentType;
  return {
    accept: 'application/json',
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  };
}
