import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ProjectPermission,
  QueryOf,
  ResponseOf,
  WorkspacePermission,
} from '@loam/contract';
import type { ProjectAccess, WorkspaceAccess } from './access.ts';
import type { Actor, UserActor } from './actor.ts';

type ActorFor<E extends Endpoint> = E['permission'] extends 'Anyone' | 'ViewProject' ? Actor : UserActor;

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
