import type { ServiceAnswer } from '@loam/cloud/gateway';
import type { Management, ManagementAccess, ManagementRoute } from '@loam/cloud/management';
import { cloudPassthroughs, errorStatus, type ProjectPermission } from '@loam/contract';
import { Readable } from 'node:stream';
import type { ProjectAccess } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { bindPassthrough, type Binding } from '../../http/bind.ts';
import { readBytes, readJson } from '../../http/read-json.ts';
import type { Lifecycle } from './lifecycle.ts';
import { notNow, unreachable } from './policy.ts';

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
  return Object.values(cloudPassthroughs).flatMap((passthrough) =>
    bindPassthrough(passthrough, ({ project, rest, request }) =>
      answerManagement(options, { access: project, path: rest, request }),
    ),
  );
}

export interface ManagementAsked {
  readonly access: ProjectAccess;
  /** From `v1/` on. */
  readonly path: string;
  readonly request: Request;
}

/** A refusal is told in Supabase's shape too, since its tools read these answers. */
async function answerManagement(options: DbProxyOptions, asked: ManagementAsked): Promise<Response> {
  try {
    return await handle(options, asked);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const headers = error.answer.retryAfterSeconds
      ? { 'retry-after': String(error.answer.retryAfterSeconds) }
      : undefined;
    const body = { message: error.detail, code: error.code };
    return Response.json(body, { status: errorStatus[error.code], ...(headers ? { headers } : {}) });
  }
}

async function handle(
  { lifecycle, management }: DbProxyOptions,
  { access, path, request }: ManagementAsked,
): Promise<Response> {
  const { ref, status } = await lifecycle.require(access.project.id);
  if (!management) throw unreachable();
  const found = management.find(request.method, path);
  if (!found) throw new ApiError('not_found', 'This call of the Management API is not offered here.');
  const { route, params } = found;
  if (!access.permissions.has(permissionFor[route.access]))
    throw new ApiError('forbidden', 'You do not have permission to do this.');
  if (!route.whileClosed && status !== 'OK' && status !== 'RESIZING') throw notNow(status);
  const { searchParams: query } = new URL(request.url);
  const answer = await route.handle({ ref, params, query, ...(await bodyOf(route, request)) });
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
