import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { cloudLimits } from './limits.data.ts';

/** The database of a cloud as it was at one moment. */
export const BackendBackup = z.object({
  id: z.string(),
  /** By the day, by hand, before a migration, or what was there before another one was restored. */
  kind: z.enum(['scheduled', 'manual', 'safety', 'before_restore']),
  name: z.string().nullable(),
  /** The version of the project's files that it belongs to. */
  git_version: z.string().nullable(),
  /** The last migration that it holds. */
  migration_version: z.string().nullable(),
  size_bytes: z.number().int(),
  created_at: Timestamp,
  /** When it goes by itself; null where it stays until somebody deletes it. */
  kept_until: Timestamp.nullable(),
});
export type BackendBackup = z.infer<typeof BackendBackup>;

export const BackupSchedule = z.object({
  /** Null where the operator switched scheduled backups off. */
  next_at: Timestamp.nullable(),
  kept_days: z.number().int(),
  /** How many one may take by hand. */
  manual_limit: z.number().int(),
  /** Why the last scheduled one could not be taken, as a sentence for people. */
  problem: z.string().nullable(),
});
export type BackupSchedule = z.infer<typeof BackupSchedule>;

export const BackupContent = z.object({
  backup: BackendBackup,
  /** Of the project's own, the fullest first. */
  tables: z.array(z.object({ schema: z.string(), name: z.string(), rows: z.number().int() })),
  /** More than are listed. */
  more_tables: z.number().int(),
  /** People of the app. */
  users: z.number().int(),
  /** Names of stored files. The bytes are no part of it. */
  files: z.number().int(),
  migrations: z.array(z.object({ version: z.string(), name: z.string().nullable() })),
});
export type BackupContent = z.infer<typeof BackupContent>;

const ProjectParams = z.object({ projectId: ProjectId });
const BackupParams = ProjectParams.extend({ backupId: z.string().regex(/^[a-z]{20}$/) });

export const cloudBackupEndpoints = {
  listBackendBackups: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/backups',
    permission: 'ViewBackend',
    summary: 'The backups of the cloud’s database, newest first, and when the next one is taken',
    params: ProjectParams,
    response: z.object({ backups: z.array(BackendBackup), schedule: BackupSchedule }),
    errors: ['conflict', 'unavailable'],
  }),
  createBackendBackup: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/backups',
    permission: 'EditBackend',
    summary: 'Keep the database as it is now; its app waits for a moment',
    params: ProjectParams,
    body: z.object({
      name: z.string().trim().min(1).max(cloudLimits.backupNameCharacters).optional(),
      git_version: z.string().trim().min(1).max(64).optional(),
    }),
    response: BackendBackup,
    status: 201,
    errors: ['conflict', 'unavailable', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
  getBackendBackup: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/backups/:backupId',
    permission: 'ViewBackend',
    summary: 'What a backup holds: tables with their rows, people, names of files, migrations',
    params: BackupParams,
    response: BackupContent,
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  queryBackendBackup: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/backups/:backupId/query',
    permission: 'ViewBackend',
    summary: 'Look into a backup: one statement that changes nothing',
    params: BackupParams,
    body: z.object({ query: z.string().min(1).max(cloudLimits.backupQueryCharacters) }),
    response: z.object({ rows: z.array(z.unknown()) }),
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  downloadBackendBackup: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/backups/:backupId/download',
    permission: 'ManageBackend',
    summary: 'A backup as an archive (tar.gz) of SQL: schema, rows, and people with their hashes',
    params: BackupParams,
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
  }),
  restoreBackendBackup: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/backups/:backupId/restore',
    permission: 'EditBackend',
    summary:
      'Put a backup in the place of the database; what was there is kept as a backup, which is the answer',
    params: BackupParams,
    response: BackendBackup,
    errors: ['conflict', 'unavailable', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
  deleteBackendBackup: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/backend/backups/:backupId',
    permission: 'ManageBackend',
    summary: 'Delete a backup',
    params: BackupParams,
    errors: ['conflict', 'unavailable'],
  }),
} satisfies Record<string, Endpoint>;
