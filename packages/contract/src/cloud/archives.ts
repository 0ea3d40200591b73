import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';

const ProjectParams = z.object({ projectId: ProjectId });

export const cloudArchiveEndpoints = {
  exportBackend: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/export',
    permission: 'ManageBackend',
    summary:
      'The whole cloud as one archive (tar.gz): schema and rows as SQL, people with their hashes, files, functions',
    params: ProjectParams,
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
  }),
  importBackend: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/import',
    permission: 'ManageBackend',
    summary:
      'Take such an archive in (application/gzip), or a text of pg_dump (application/sql): its database all or nothing',
    params: ProjectParams,
    rawBody: true,
    response: z.object({
      /** Stored files whose bytes came along, and those without a row in the database. */
      files: z.number().int(),
      missing: z.number().int(),
      functions: z.number().int(),
      failed_functions: z.array(z.object({ slug: z.string(), reason: z.string() })),
      /** Names of secrets that functions had: their values are to be set again. */
      secrets: z.array(z.string()),
    }),
    errors: ['conflict', 'unavailable', 'unsupported_media_type', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
} satisfies Record<string, Endpoint>;
