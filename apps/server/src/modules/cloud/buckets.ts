import { listNames, moveFolder } from '@loam/cloud/storage';
import { cloudBucketEndpoints as endpoints, cloudLimits, type ProjectId, texts } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { askStorage, encodePath } from './bucket-calls.ts';
import { listBucketPolicies } from './bucket-policies-store.ts';
import { bucketPolicySql, tellExisting } from './bucket-policies.ts';
import type { CloudContext } from './context.ts';
import { unreachable } from './policy.ts';
import { createProjectMigrations, type ProjectMigrationsDeps } from './project-migrations.ts';
import type { CloudStorage } from './storage.ts';
import { harmlessType } from './harmless-type.ts';

export interface BucketRoutesOptions extends ProjectMigrationsDeps {
  /** Absent where no cloud can be. */
  readonly storage: CloudStorage | undefined;
}

interface Opened {
  readonly ref: string;
  readonly storage: CloudStorage;
}

/** Changes to the files of a project's app, by those who build it. */
export function bucketRoutes(context: CloudContext, options: BucketRoutesOptions): Binding[] {
  const open = async (projectId: ProjectId): Promise<Opened> => {
    const { ref } = await options.lifecycle.requireOpen(projectId);
    if (!options.storage) throw unreachable();
    return { ref, storage: options.storage };
  };
  return [
    bind(endpoints.createBackendBucket, async ({ params, body }) => {
      const { ref, storage } = await open(params.projectId);
      await askStorage(storage, { ref, method: 'POST', path: '/bucket', body: { id: body.name, ...body } });
      return { id: body.name };
    }),
    bind(endpoints.updateBackendBucket, async ({ params, body }) => {
      const { ref, storage } = await open(params.projectId);
      await askStorage(storage, { ref, method: 'PUT', path: pathOf(params), body });
      return undefined;
    }),
    bind(endpoints.deleteBackendBucket, async ({ params }) => {
      const { ref, storage } = await open(params.projectId);
      await askStorage(storage, { ref, method: 'POST', path: `${pathOf(params)}/empty` });
      await askStorage(storage, { ref, method: 'DELETE', path: pathOf(params) });
      return undefined;
    }),
    ...policyRoutes(context, options),
    ...objectRoutes(open),
  ];
}

function pathOf({ bucketId }: { readonly bucketId: string }): string {
  return `/bucket/${encodeURIComponent(bucketId)}`;
}

function policyRoutes(context: CloudContext, options: BucketRoutesOptions): Binding[] {
  const { lifecycle, ownerSql: databases } = options;
  const migrations = createProjectMigrations(context, options);
  const open = async (projectId: ProjectId) => {
    const { ref } = await lifecycle.requireOpen(projectId);
    if (!databases) throw unreachable();
    return { ref, databases };
  };
  return [
    bind(endpoints.listBackendBucketPolicies, async ({ params }) => {
      const { ref, databases: all } = await open(params.projectId);
      return { policies: await listBucketPolicies(all, ref, params.bucketId) };
    }),
    bind(endpoints.secureBackendBucket, async ({ params: { projectId, bucketId }, body, actor }) => {
      await open(projectId);
      const sql = bucketPolicySql(bucketId, body.template);
      const order = { projectId, name: `policies of bucket ${bucketId}`, sql, author: actor };
      if (body.apply) await migrations.apply(order).catch(tellExisting);
      return { sql, is_applied: body.apply };
    }),
  ];
}

/** Supabase's own name for what stands for a folder without files. */
const placeholder = '.emptyFolderPlaceholder';

function objectRoutes(open: (projectId: ProjectId) => Promise<Opened>): Binding[] {
  return [
    bind(endpoints.uploadBackendObject, async ({ params, query, request }) => {
      const { ref, storage } = await open(params.projectId);
      const type = request.headers.get('content-type') ?? 'application/octet-stream';
      const size = request.headers.get('content-length');
      await askStorage(storage, {
        ref,
        method: 'POST',
        path: objectPath(params.bucketId, query.path),
        headers: {
          'content-type': type,
          'x-upsert': query.replace,
          ...(size !== null && { 'content-length': size }),
        },
        body: bodyOf(request),
        signal: request.signal,
      });
      return undefined;
    }),
    bind(endpoints.createBackendFolder, async ({ params, body }) => {
      const { ref, storage } = await open(params.projectId);
      await askStorage(storage, {
        ref,
        method: 'POST',
        path: objectPath(params.bucketId, `${body.path.replace(/\/+$/, '')}/${placeholder}`),
        headers: { 'content-type': 'application/octet-stream', 'content-length': '0' },
        body: Readable.from([]),
      });
      return undefined;
    }),
    bind(endpoints.moveBackendObject, async ({ params: { projectId, bucketId }, body: { from, to } }) => {
      const { ref, storage } = await open(projectId);
      if (from.endsWith('/')) {
        const move = { bucketId, from, to: `${to.replace(/\/+$/, '')}/` };
        return { moved: await moveFolder(storage.databases, ref, move).catch(tellMove) };
      }
      const body = { bucketId, sourceKey: from, destinationKey: to };
      await askStorage(storage, { ref, method: 'POST', path: '/object/move', body });
      return { moved: 1 };
    }),
    bind(endpoints.deleteBackendObjects, async ({ params, body }) => {
      const { ref, storage } = await open(params.projectId);
      return { deleted: await deleteAll({ ref, storage, bucketId: params.bucketId }, body.paths) };
    }),
    bind(endpoints.readBackendObject, async ({ params, query, request }) => {
      const opened = await open(params.projectId);
      return await readPublic(opened, { ...params, path: query.path, signal: request.signal });
    }),
  ];
}

function objectPath(bucketId: string, path: string): string {
  return `/object/${encodeURIComponent(bucketId)}/${encodePath(path)}`;
}

function bodyOf(request: Request): Readable {
  return request.body ? Readable.fromWeb(request.body) : Readable.from([]);
}

function tellMove(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'NoSuchKey') throw new ApiError('not_found', 'There is no such folder.');
  if (error.code === 'KeyAlreadyExists') throw new ApiError('conflict', error.detail);
  if (error.code === 'InvalidKey') throw new ApiError('invalid_input', error.detail);
  throw error;
}

/** Files by their names; folders page by page until nothing is left in them. */
async function deleteAll(
  { ref, storage, bucketId }: Opened & { readonly bucketId: string },
  paths: readonly string[],
): Promise<number> {
  const remove = async (names: readonly string[]) => {
    const path = `/object/${encodeURIComponent(bucketId)}`;
    await askStorage(storage, { ref, method: 'DELETE', path, body: { prefixes: names } });
    return names.length;
  };
  const files = paths.filter((path) => !path.endsWith('/'));
  let deleted = files.length === 0 ? 0 : await remove(files);
  for (const folder of paths.filter((path) => path.endsWith('/'))) {
    const page = { bucketId, folder, limit: cloudLimits.objectsAtOnce };
    for (;;) {
      const names = await listNames(storage.databases, ref, page);
      if (names.length === 0) break;
      deleted += await remove(names);
    }
  }
  return deleted;
}

interface PublicFile {
  readonly bucketId: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

const keptHeaders = ['content-type', 'content-length', 'etag', 'last-modified'];

/** What anybody can read anyway, on the builder's own address: always as a download, and never as a page of ours. */
async function readPublic({ ref, storage }: Opened, { bucketId, path, signal }: PublicFile) {
  const bucket = encodeURIComponent(bucketId);
  const asked = { ref, method: 'GET', path: `/object/public/${bucket}/${encodePath(path)}`, signal };
  const answer = await askStorage(storage, asked).catch((error: unknown) => {
    const isMissing =
      error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
    throw isMissing ? new ApiError('not_found', texts.storage.fileFailed) : error;
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    if (keptHeaders.includes(name.toLowerCase())) headers.set(name, String(value));
  headers.set('content-type', harmlessType(headers.get('content-type')));
  const name = path.split('/').at(-1) ?? path;
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  headers.set('x-content-type-options', 'nosniff');
  // Whoever replaced a file looks at the new one.
  headers.set('cache-control', 'private, no-cache');
  const { body } = answer;
  return new Response(body instanceof Readable ? Readable.toWeb(body) : toBytes(body), { headers });
}

function toBytes(body: string | Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(body ?? ''));
}
