import type { ServiceAnswer } from '@loam/cloud/gateway';
import {
  fieldOf,
  type Management,
  type ManagementAccess,
  type ManagementRoute,
} from '@loam/cloud/management';
import {
  cloudPassthroughs,
  cloudProxyEndpoints as endpoints,
  errorStatus,
  type ProjectPermission,
  texts,
  type UserId,
} from '@loam/contract';
import { Readable } from 'node:stream';
import type { ProjectAccess } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { ApiError } from '../../http/api-error.ts';
import { bind, bindPassthrough, type Binding } from '../../http/bind.ts';
import { readBytes, readJson } from '../../http/read-json.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';

const bodyBytes = 8 * 1024 * 1024;

const permissionFor: Readonly<Record<ManagementAccess, ProjectPermission>> = {
  view: 'ViewBackend',
  edit: 'EditBackend',
  manage: 'ManageBackend',
};

export interface DbProxyOptions {
  readonly lifecycle: Lifecycle;
  /** Absent where no cloud can be. */
  readonly management: Management | undefined;
}

/** Supabase's Management API below a project. Which cloud it is about is the project's to say, never the path's. */
export function dbProxyRoutes(options: DbProxyOptions): Binding[] {
  return [cloudPassthroughs.readBackendProxy, cloudPassthroughs.writeBackendProxy].flatMap((passthrough) =>
    bindPassthrough(passthrough, ({ project, rest, request, actor }) =>
      answerManagement(options, { access: project, caller: actor.userId, path: rest, request }),
    ),
  );
}

/** The calls that the console makes itself: their input was checked already. */
export function proxyEndpoints(options: DbProxyOptions): Binding[] {
  const ask = async (call: CheckedCall, path: string): Promise<Response> => {
    const { project: access, request, body, actor } = call;
    const response = await answerManagement(options, {
      access,
      caller: actor.userId,
      path: `v1/projects/x/${path}`,
      request,
      body,
    });
    return response.ok ? response : await asProblem(response);
  };
  return [
    bind(endpoints.queryBackend, (call) => ask(call, 'database/query')),
    bind(endpoints.listBackendBuckets, (call) => ask(call, 'storage/buckets')),
    bind(endpoints.listBackendFunctions, (call) => ask(call, 'functions')),
    bind(endpoints.listBackendFindings, (call) => ask(call, 'advisors/security')),
    bind(endpoints.wakeBackendByProxy, (call) => ask(call, 'restore')),
  ];
}

interface CheckedCall {
  readonly project: ProjectAccess;
  readonly request: Request;
  readonly body: unknown;
  readonly actor: UserActor;
}

/** A refusal that both read: Supabase's message, and what our own client knows. */
async function asProblem(response: Response): Promise<Response> {
  const told: unknown = await response.json();
  const message = String(fieldOf(told, 'message'));
  const status = response.status;
  const code =
    codes.find((one) => one === fieldOf(told, 'code')) ?? (status === 404 ? 'not_found' : 'invalid_input');
  const problem = {
    type: 'about:blank',
    title: message,
    status,
    code,
    detail: message,
    trace_id: '',
    message,
  };
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
}

const codes = Object.keys(errorStatus);

export interface ManagementAsked {
  readonly access: ProjectAccess;
  readonly caller: UserId;
  /** From `v1/` on. */
  readonly path: string;
  readonly request: Request;
  /** Where it was read already. */
  readonly body?: unknown;
}

export function answerManagement(options: DbProxyOptions, asked: ManagementAsked): Promise<Response> {
  return tellingRefusals(() => handle(options, asked));
}

/** A refusal is told in Supabase's shape too, since its tools read these answers. */
export async function tellingRefusals(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { retryAfterSeconds } = error.answer;
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    const body = { message: error.detail, code: error.code };
    return Response.json(body, { status: errorStatus[error.code], headers });
  }
}

async function handle(
  { lifecycle, management }: DbProxyOptions,
  { access, caller, path, request, body }: ManagementAsked,
): Promise<Response> {
  const { ref } = await lifecycle.require(access.project.id);
  if (!management)
    throw request.method === 'GET'
      ? unreachable()
      : new ApiError('unavailable', texts.cloud.noDatabaseClient);
  const found = management.find(request.method, path);
  if (!found) throw new ApiError('not_found', 'This call of the Management API is not offered here.');
  const { route, params } = found;
  const { searchParams: query } = new URL(request.url);
  const needed = typeof route.access === 'string' ? route.access : route.access(query);
  if (!access.permissions.has(permissionFor[needed]))
    throw new ApiError('forbidden', 'You do not have permission to do this.');
  if (!route.whileClosed) await lifecycle.requireAnswering(access.project.id);
  const answer = await route.handle({
    ref,
    caller,
    params,
    query,
    ...(body === undefined ? await bodyOf(route, request) : { body, bytes: undefined }),
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(sendable(answer.body), { status: answer.status, headers });
}

async function bodyOf({ bytesLimit }: ManagementRoute, request: Request) {
  if (bytesLimit !== undefined) {
    const content = await readBytes(request, bytesLimit);
    return { body: undefined, bytes: { content, type: request.headers.get('content-type') ?? '' } };
  }
  const body = request.body === null ? undefined : await readJson(request, bodyBytes);
  return { body, bytes: undefined };
}

function sendable(body: ServiceAnswer['body']): ConstructorParameters<typeof Response>[0] {
  if (body === undefined) return null;
  if (typeof body === 'string') return body;
  return body instanceof Readable ? Readable.toWeb(body) : new Uint8Array(body);
}
