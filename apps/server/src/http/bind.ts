import {
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type Passthrough,
  passthroughEndpoint,
  type ProjectPermission,
  type QueryOf,
  type ResponseOf,
  type WorkspacePermission,
} from '@loam/contract';
import type { ProjectAccess, WorkspaceAccess } from './access.ts';
import type { Actor, UserActor } from './actor.ts';

type ActorFor<E extends Pick<Endpoint, 'permission'>> = E['permission'] extends 'Anyone' | 'ViewProject'
  ? Actor
  : UserActor;

export interface Call<E extends Endpoint> {
  readonly actor: ActorFor<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly project: E['permission'] extends ProjectPermission ? ProjectAccess : undefined;
  readonly workspace: E['permission'] extends WorkspacePermission ? WorkspaceAccess : undefined;
  readonly request: Request;
  /** The caller's address, after the proxies that the operator trusts. */
  readonly address: string;
  readonly traceId: string;
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<(E['response'] extends object ? ResponseOf<E> : undefined) | Response>;

/** What the pipeline can do with any endpoint once its handler's types have been checked by `bind`. */
export interface Binding {
  readonly endpoint: Endpoint;
  invoke(call: UncheckedCall): Promise<unknown>;
}

/** Parsed and authorised by the pipeline from the same endpoint value that typed the handler. */
export interface UncheckedCall {
  readonly actor: Actor;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly project: ProjectAccess | undefined;
  readonly workspace: WorkspaceAccess | undefined;
  readonly request: Request;
  readonly address: string;
  readonly traceId: string;
}

export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): Binding {
  // `invoke` is a method, so its parameter is compared both ways: the pipeline hands over what the endpoint declares.
  return { endpoint, invoke: handler };
}

/** One request of a passthrough: whose it is was decided, what it says is the handler's to know. */
export interface PassedCall<P extends Passthrough> {
  readonly actor: ActorFor<P>;
  readonly project: P['permission'] extends ProjectPermission ? ProjectAccess : undefined;
  readonly workspace: P['permission'] extends WorkspacePermission ? WorkspaceAccess : undefined;
  /** With the body as it comes. */
  readonly request: Request;
  /** What stands in place of the star, as it was written and without a slash before it. */
  readonly rest: string;
  /** With its question mark; empty without one. */
  readonly search: string;
  readonly address: string;
  readonly traceId: string;
}

/** A binding for each method. The answer is sent as it is, with the trace id of its log line. */
export function bindPassthrough<P extends Passthrough>(
  passthrough: P,
  handler: (call: PassedCall<P>) => Promise<Response>,
): Binding[] {
  const bound = (endpoint: Endpoint) =>
    bind(endpoint, async ({ traceId, ...call }) => {
      const { pathname, search } = new URL(call.request.url);
      const passed: PassedCall<Passthrough> = { ...call, traceId, search, rest: restOf(endpoint, pathname) };
      const run: { handle(passed: PassedCall<Passthrough>): Promise<Response> } = { handle: handler };
      const response = await run.handle(passed);
      const headers = new Headers(response.headers);
      headers.set('x-trace-id', traceId);
      headers.set('x-content-type-options', 'nosniff');
      return new Response(response.body, { status: response.status, headers });
    });
  return passthrough.methods.map((method) => bound(passthroughEndpoint(passthrough, method)));
}

/** The path below the endpoint's own parts; it begins with `/api`. */
function restOf({ path }: Endpoint, pathname: string): string {
  return pathname.split('/').slice(path.split('/').length).join('/');
}
