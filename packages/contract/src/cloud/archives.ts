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
    response: z.object({ files: z.number().int(), missing: z.number().int() }),
    errors: ['conflict', 'unavailable', 'unsupported_media_type', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
} satisfies Record<string, Endpoint>;
