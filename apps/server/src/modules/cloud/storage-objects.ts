import { type FolderEntry, listFolder } from '@loam/cloud/storage';
import { type BackendObject, cloudObjectEndpoints as endpoints } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';
import type { CloudStorage } from './storage.ts';

export interface StorageObjectsOptions {
  readonly lifecycle: Lifecycle;
  /** Absent where no cloud can be. */
  readonly storage: CloudStorage | undefined;
}

/** The files of a project's app, for those who build it. */
export function storageObjectRoutes({ lifecycle, storage }: StorageObjectsOptions): Binding[] {
  return [
    bind(endpoints.listBackendObjects, async ({ params, query: { path, limit, offset } }) => {
      const { ref } = await lifecycle.requireAnswering(params.projectId);
      if (!storage) throw unreachable();
      const folder = path.replaceAll(/^\/+|\/+$/g, '');
      const prefix = folder === '' ? '' : `${folder}/`;
      const { bucketId } = params;
      const page = { bucketId, folder: prefix, limit: limit + 1, offset };
      const found = await listFolder(storage.databases, ref, page).catch(unknownBucket);
      return {
        objects: found.slice(0, limit).map((entry) => wireObject(prefix, entry)),
        has_more: found.length > limit,
      };
    }),
  ];
}

function unknownBucket(error: unknown): never {
  if (error instanceof AppError && error.code === 'NoSuchBucket')
    throw new ApiError('not_found', 'There is no such bucket.');
  throw error;
}

function wireObject(prefix: string, entry: FolderEntry): BackendObject {
  return {
    id: entry.id ?? null,
    name: entry.name,
    type: entry.id === undefined ? 'folder' : 'file',
    size: entry.sizeBytes ?? null,
    mimeType: entry.mimeType ?? null,
    path: `${prefix}${entry.name}`,
    createdAt: entry.createdAt ?? null,
    modifiedAt: entry.updatedAt ?? null,
  };
}
