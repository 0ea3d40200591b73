import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { cloudLimits } from './limits.data.ts';

/** The database of a cloud as it was at one moment. */
export const BackendSnapshot = z.object({
  id: z.string(),
  /** By hand, before a migration, or what was there before another one was restored. */
  kind: z.enum(['manual', 'migration', 'restore']),
  name: z.string().nullable(),
  /** The version of the project's files that it belongs to. */
  git_version: z.string().nullable(),
  /** The last migration that it holds. */
  migration_version: z.string().nullable(),
  size_bytes: z.number().int(),
  created_at: Timestamp,
});
export type BackendSnapshot = z.infer<typeof BackendSnapshot>;

const ProjectParams = z.object({ projectId: ProjectId });
const SnapshotParams = ProjectParams.extend({ snapshotId: z.string().regex(/^[a-z]{20}$/) });

export const cloudSnapshotEndpoints = {
  listBackendSnapshots: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/snapshots',
    permission: 'ViewBackend',
    summary: 'The snapshots of the cloud’s database, newest first',
    params: ProjectParams,
    response: z.object({ snapshots: z.array(BackendSnapshot) }),
    errors: ['conflict', 'unavailable'],
  }),
  createBackendSnapshot: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/snapshots',
    permission: 'EditBackend',
    summary: 'Keep the database as it is now; its app waits for a moment',
    params: ProjectParams,
    body: z.object({
      name: z.string().trim().min(1).max(cloudLimits.snapshotNameCharacters).optional(),
      git_version: z.string().trim().min(1).max(64).optional(),
    }),
    response: BackendSnapshot,
    status: 201,
    errors: ['conflict', 'unavailable', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
  queryBackendSnapshot: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/snapshots/:snapshotId/query',
    permission: 'ViewBackend',
    summary: 'Look into a snapshot: one statement that changes nothing',
    params: SnapshotParams,
    body: z.object({ query: z.string().min(1).max(cloudLimits.snapshotQueryCharacters) }),
    response: z.object({ rows: z.array(z.unknown()) }),
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  restoreBackendSnapshot: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/snapshots/:snapshotId/restore',
    permission: 'EditBackend',
    summary:
      'Put a snapshot in the place of the database; what was there is kept as a snapshot, which is the answer',
    params: SnapshotParams,
    response: BackendSnapshot,
    errors: ['conflict', 'unavailable', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
  deleteBackendSnapshot: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/backend/snapshots/:snapshotId',
    permission: 'ManageBackend',
    summary: 'Delete a snapshot',
    params: SnapshotParams,
    errors: ['conflict', 'unavailable'],
  }),
} satisfies Record<string, Endpoint>;
