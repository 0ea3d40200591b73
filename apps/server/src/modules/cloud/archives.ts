import { cloudArchiveEndpoints as endpoints, type ProjectId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { type ArchiveParts, faultWords, readArchive, writeArchive } from './archive.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';

export interface ArchiveRoutesDeps {
  readonly lifecycle: Lifecycle;
  readonly parts: ArchiveParts | undefined;
}

export function archiveRoutes({ lifecycle, parts }: ArchiveRoutesDeps): Binding[] {
  const open = async (projectId: ProjectId) => {
    const row = await lifecycle.requireOpen(projectId);
    if (!parts) throw unreachable();
    return { ref: row.ref, parts };
  };
  return [
    bind(endpoints.exportBackend, async ({ params, request }) => {
      const { ref, parts: all } = await open(params.projectId);
      const archive = writeArchive(all, ref, request.signal);
      return new Response(Readable.toWeb(archive), {
        headers: {
          'content-type': 'application/gzip',
          'content-disposition': `attachment; filename="${ref}.tar.gz"`,
          'cache-control': 'no-store',
        },
      });
    }),
    bind(endpoints.importBackend, async ({ params, request }) => {
      const kind = kindOf(request.headers.get('content-type'));
      const { ref, parts: all } = await open(params.projectId);
      if (!request.body) throw new ApiError('invalid_input', 'The archive is empty.');
      try {
        return await readArchive(all, ref, { body: request.body, kind });
      } catch (error) {
        throw refusal(error);
      }
    }),
  ];
}

function kindOf(type: string | null): 'archive' | 'sql' {
  const plain = type?.split(';')[0]?.trim().toLowerCase();
  if (plain === 'application/gzip' || plain === 'application/x-gzip') return 'archive';
  if (plain === 'application/sql' || plain === 'text/plain') return 'sql';
  throw new ApiError('unsupported_media_type', 'Send application/gzip or application/sql.');
}

const sqlFault = /^[0-9A-Z]{5}$/;

/** What is wrong with the archive is the sender's to know; the rest is ours. */
function refusal(error: unknown): unknown {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const isArchive = error instanceof AppError && code === 'archive_invalid';
  const isText = typeof code === 'string' && (sqlFault.test(code) || code.startsWith('Z_'));
  return isArchive || isText ? new ApiError('invalid_input', faultWords(error)) : error;
}
