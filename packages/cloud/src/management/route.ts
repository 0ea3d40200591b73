import type { ServiceAnswer } from '../gateway/index.ts';

/** What a caller must be allowed on the cloud. Who is allowed it, whoever serves the calls knows. */
export type ManagementAccess =
  /** Reads what the cloud consists of. */
  | 'view'
  /** Changes it. */
  | 'edit'
  /** Reads and changes keys, pauses, resizes. */
  | 'manage';

/**
 * One call of the Management API. A group of them is a function that takes what its calls need and returns its routes, in
 * a file of its own; the list of groups is made where the API is served.
 */
export interface ManagementRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `v1/projects/{ref}`, without a slash at either end; `:name` stands for one part of the path. */
  readonly pattern: string;
  /** What the caller must be allowed, which may depend on what is asked for. */
  readonly access: ManagementAccess | ((query: URLSearchParams) => ManagementAccess);
  /** Also answered while the cloud is paused, starting or unhealthy. */
  readonly whileClosed?: true;
  /** The body is not JSON, such as a form with files. It comes as bytes, at most so many. */
  readonly bytesLimit?: number;
  handle(call: ManagementCall): Promise<ServiceAnswer>;
}

export interface ManagementCall {
  /** Of the project that the caller has a right to; whatever the path says. */
  readonly ref: string;
  /** Who makes it, by the id that whoever serves the calls knows them by. */
  readonly caller: string;
  /** What stands in the path for each `:name`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The body as JSON; undefined without one, and where the route takes bytes. */
  readonly body: unknown;
  /** For a route that takes bytes. */
  readonly bytes: { readonly content: Uint8Array<ArrayBuffer>; readonly type: string } | undefined;
}

export function json(status: number, body: unknown): ServiceAnswer {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers, body: JSON.stringify(body) };
}

/** A refusal in the shape that Supabase's tools show. */
export function refusal(status: number, message: string): ServiceAnswer {
  return json(status, { message });
}

/** A field of a body that may be anything. */
export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.getOwnPropertyDescriptor(body, name)?.value
    : undefined;
}
