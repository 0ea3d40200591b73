import { expect } from '@playwright/test';
import type { BodyIn, Endpoint, ParamsIn, QueryIn, ResponseOut } from '@loam/contract';

interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsIn<E>;
  readonly query?: QueryIn<E>;
  readonly body?: BodyIn<E>;
}

export interface Api {
  /** The parsed answer; anything but success fails the journey with the server's own words. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<ResponseOut<E>>;
  /** Only the status, for asking what is refused. */
  status<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<number>;
}

/** Calls by bearer token: what a journey needs to be so before it begins, or to be done by someone else meanwhile. */
export function createApi(baseUrl: string, token?: string): Api {
  const send = (endpoint: Endpoint, options: CallOptions<Endpoint> = {}) =>
    sendCall({ baseUrl, token, endpoint, options });
  return {
    async call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<ResponseOut<E>> {
      const response = await send(endpoint, options);
      const text = await response.text();
      expect(response.ok, `${endpoint.method} ${endpoint.path}: ${response.status} ${text}`).toBe(true);
      return readAnswer(endpoint, text);
    },
    status: async (endpoint, options) => (await send(endpoint, options)).status,
  };
}

function readAnswer<E extends Endpoint>(endpoint: E, text: string): ResponseOut<E>;
function readAnswer(endpoint: Endpoint, text: string): unknown {
  return endpoint.response?.parse(JSON.parse(text));
}

interface Call {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly endpoint: Endpoint;
  readonly options: CallOptions<Endpoint>;
}

export function sendCall({ baseUrl, token, endpoint, options }: Call): Promise<Response> {
  const params = new Map<string, unknown>(Object.entries(options.params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) query.set(name, String(value));
  return fetch(`${baseUrl}/api${path}?${query.toString()}`, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(endpoint.body ? { body: JSON.stringify(options.body ?? {}) } : {}),
  });
}
