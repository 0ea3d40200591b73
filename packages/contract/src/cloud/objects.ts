import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { limits } from '../limits.data.ts';

/** A file or a folder in a bucket of the project's cloud. */
export const BackendObject = z.object({
  /** Null for a folder. */
  id: z.uuid().nullable(),
  name: z.string(),
  type: z.enum(enums.storage.itemTypes),
  size: z.number().int().nullable(),
  mimeType: z.string().nullable(),
  /** From the top of the bucket. */
  path: z.string(),
  createdAt: Timestamp.nullable(),
  modifiedAt: Timestamp.nullable(),
});
export type BackendObject = z.infer<typeof BackendObject>;

export const cloudObjectEndpoints = {
  listBackendObjects: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/storage/buckets/:bucketId/objects',
    permission: 'ViewBackend',
    summary: 'The files and folders of one folder of a bucket, by name',
    params: z.object({ projectId: ProjectId, bucketId: z.string().min(1).max(100) }),
    query: z.object({
      path: z.string().max(1024).default(''),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.storage.pageSize)
        .default(limits.storage.objectsDefaultLimit),
      offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    }),
    response: z.object({ objects: z.array(BackendObject), has_more: z.boolean() }),
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
} satisfies Record<string, Endpoint>;
