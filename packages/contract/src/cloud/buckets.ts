import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { cloudLimits } from './limits.data.ts';

/** A bucket as Supabase's Storage tells of it. */
export const BackendBucket = z.looseObject({
  id: z.string(),
  name: z.string(),
  public: z.boolean(),
  file_size_limit: z.number().nullable().optional(),
  allowed_mime_types: z.array(z.string()).nullable().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
});
export type BackendBucket = z.infer<typeof BackendBucket>;

const ProjectParams = z.object({ projectId: ProjectId });
const BucketParams = ProjectParams.extend({ bucketId: z.string().min(1).max(100) });

/** From the top of the bucket; a folder ends with a slash. */
const ObjectPath = z.string().min(1).max(1024);

export const BucketRules = z.object({
  public: z.boolean(),
  /** In bytes; null for what the installation allows. */
  file_size_limit: z.number().int().min(1).nullable(),
  /** `image/png`, `image/*`; null for all. */
  allowed_mime_types: z.array(z.string().trim().min(1).max(200)).max(50).nullable(),
});
export type BucketRules = z.infer<typeof BucketRules>;

/** Who reaches the files of a bucket: each a set of policies that people know from Supabase. */
export const BucketPolicyTemplate = z.enum(['read_by_all', 'signed_in', 'own_folder']);
export type BucketPolicyTemplate = z.infer<typeof BucketPolicyTemplate>;

export const BucketPolicy = z.object({ name: z.string(), command: z.string(), roles: z.array(z.string()) });
export type BucketPolicy = z.infer<typeof BucketPolicy>;

const base = '/projects/:projectId/backend/storage/buckets';

export const cloudBucketEndpoints = {
  createBackendBucket: endpoint({
    method: 'POST',
    path: base,
    permission: 'EditBackend',
    summary: 'Make a bucket for files',
    params: ProjectParams,
    body: BucketRules.partial().extend({ name: z.string().trim().min(1).max(100) }),
    response: z.object({ id: z.string() }),
    status: 201,
    errors: ['conflict', 'unavailable', 'payload_too_large', 'unsupported_media_type'],
  }),
  updateBackendBucket: endpoint({
    method: 'PATCH',
    path: `${base}/:bucketId`,
    permission: 'EditBackend',
    summary: 'Change what a bucket takes and who reads it without a key',
    params: BucketParams,
    body: BucketRules.partial(),
    errors: ['conflict', 'unavailable', 'payload_too_large', 'unsupported_media_type'],
  }),
  deleteBackendBucket: endpoint({
    method: 'DELETE',
    path: `${base}/:bucketId`,
    permission: 'EditBackend',
    summary: 'Delete a bucket with all files in it',
    params: BucketParams,
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
  }),
  listBackendBucketPolicies: endpoint({
    method: 'GET',
    path: `${base}/:bucketId/policies`,
    permission: 'ViewBackend',
    summary: 'The policies that name a bucket',
    params: BucketParams,
    response: z.object({ policies: z.array(BucketPolicy) }),
    errors: ['conflict', 'unavailable'],
  }),
  secureBackendBucket: endpoint({
    method: 'POST',
    path: `${base}/:bucketId/policies`,
    permission: 'EditBackend',
    summary: 'Give a bucket a policy: shown as SQL, or applied as a migration',
    params: BucketParams,
    body: z.object({ template: BucketPolicyTemplate, apply: z.boolean().default(false) }),
    response: z.object({ sql: z.string(), is_applied: z.boolean() }),
    errors: ['conflict', 'unavailable'],
  }),
  uploadBackendObject: endpoint({
    method: 'POST',
    path: `${base}/:bucketId/objects`,
    permission: 'EditBackend',
    summary: 'Put a file into a bucket; its content type is the request’s own',
    params: BucketParams,
    query: z.object({ path: ObjectPath, replace: z.enum(['true', 'false']).default('false') }),
    rawBody: true,
    status: 204,
    errors: ['conflict', 'unavailable', 'payload_too_large', 'unsupported_media_type', 'storage_full'],
    storesFiles: true,
  }),
  createBackendFolder: endpoint({
    method: 'POST',
    path: `${base}/:bucketId/folders`,
    permission: 'EditBackend',
    summary: 'Make an empty folder',
    params: BucketParams,
    body: z.object({ path: ObjectPath }),
    status: 204,
    errors: ['conflict', 'unavailable', 'unsupported_media_type', 'storage_full'],
    storesFiles: true,
  }),
  moveBackendObject: endpoint({
    method: 'POST',
    path: `${base}/:bucketId/objects/move`,
    permission: 'EditBackend',
    summary: 'Give a file or a folder another name or place in its bucket',
    params: BucketParams,
    body: z.object({ from: ObjectPath, to: ObjectPath }),
    response: z.object({ moved: z.number().int() }),
    errors: ['conflict', 'unavailable'],
  }),
  deleteBackendObjects: endpoint({
    method: 'DELETE',
    path: `${base}/:bucketId/objects`,
    permission: 'EditBackend',
    summary: 'Delete files, and folders with all that is in them',
    params: BucketParams,
    body: z.object({ paths: z.array(ObjectPath).min(1).max(cloudLimits.objectsAtOnce) }),
    response: z.object({ deleted: z.number().int() }),
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
  }),
  readBackendObject: endpoint({
    method: 'GET',
    path: `${base}/:bucketId/content`,
    permission: 'ViewBackend',
    summary: 'The bytes of a file of a public bucket, for looking at and downloading it here',
    params: BucketParams,
    query: z.object({ path: ObjectPath }),
    errors: ['conflict', 'unavailable'],
  }),
} satisfies Record<string, Endpoint>;
