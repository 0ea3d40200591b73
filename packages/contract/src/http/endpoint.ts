import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission, ProjectPermission, WorkspacePermission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint {
  readonly method: Method;
  /** Under /api, with :param for what the params schema names. */
  readonly path: `/${string}`;
  readonly permission: Permission;
  readonly summary: string;
  /**
   * A personal access token is refused. A token can be lost in a script or a log: it must reach nothing that leads to a
   * session or to another token, such as the password, the e-mail address, mails with links, or other people's roles.
   */
  readonly sessionOnly?: true;
  /** What a caller without any credentials is told, where the usual sentence is not meant. */
  readonly signInDetail?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Absent where the answer is not JSON: the handler then returns a whole Response. */
  readonly response?: z.ZodType;
  readonly status?: 200 | 201 | 202 | 204;
  /** Codes beyond those that any endpoint can answer (input, sign-in, permission, absence, rate). */
  readonly errors?: readonly ErrorCode[];
  /** Which budget a call draws on; `standard` when absent. */
  readonly rate?: RateName;
  /** The same Idempotency-Key gives the same answer and has one effect. */
  readonly idempotent?: true;
  /** What is sent becomes files: refused while the disk is nearly full. Reading and deleting go on. */
  readonly storesFiles?: true;
  readonly bodyLimitBytes?: number;
  /**
   * The body carries what a program captured and cut anywhere, such as a page's console: characters that cannot be
   * stored are left out. Elsewhere they are refused.
   */
  readonly cleansText?: true;
  /** The body is bytes that the handler reads itself; the content type is the handler's to check. */
  readonly rawBody?: true;
}

export type RateName = 'standard' | 'signUp' | 'signIn' | 'mail' | 'expensive' | 'search';

export type PathFor<P extends Permission> = P extends ProjectPermission
  ? `/${string}:projectId${string}`
  : P extends WorkspacePermission
    ? `/${string}:workspaceId${string}`
    : `/${string}`;

/**
 * One call of the API. The same value validates on the server, types the client and prints the API page.
 * A permission on an object needs that object's id in the path; leaving the permission out does not compile.
 */
export function endpoint<const E extends Endpoint>(spec: E & { readonly path: PathFor<E['permission']> }): E {
  return spec;
}

type Output<S, Fallback> = S extends z.ZodType ? z.output<S> : Fallback;
type Input<S, Fallback> = S extends z.ZodType ? z.input<S> : Fallback;
type Nothing = Readonly<Record<never, never>>;

export type ParamsOf<E extends Endpoint> = Output<E['params'], Nothing>;
export type QueryOf<E extends Endpoint> = Output<E['query'], Nothing>;
export type BodyOf<E extends Endpoint> = Output<E['body'], undefined>;
export type ResponseOf<E extends Endpoint> = Input<E['response'], undefined>;

/** What a caller passes and gets: inputs before defaults, outputs after parsing. */
export type ParamsIn<E extends Endpoint> = Input<E['params'], Nothing>;
export type QueryIn<E extends Endpoint> = Input<E['query'], Nothing>;
export type BodyIn<E extends Endpoint> = Input<E['body'], undefined>;
export type ResponseOut<E extends Endpoint> = Output<E['response'], undefined>;
