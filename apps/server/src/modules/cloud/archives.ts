import { cloudArchiveEndpoints as endpoints } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { type ArchiveParts, faultWords, readArchive, writeArchive, type WrittenParts } from './archive.ts';
import type { Lifecycle } from './lifecycle.ts';
import { openPart } from './open-part.ts';

export interface ArchiveRoutesDeps {
  readonly lifecycle: Lifecycle;
  readonly parts: ArchiveParts | undefined;
}

export function archiveRoutes({ lifecycle, parts }: ArchiveRoutesDeps): Binding[] {
  return [
    bind(endpoints.exportBackend, async ({ params, request }) => {
      const { row, part } = await openPart(lifecycle, params.projectId, parts);
      return archiveResponse(part, { ref: row.ref, name: row.ref, signal: request.signal });
    }),
    bind(endpoints.importBackend, async ({ params, request }) => {
      const kind = kindOf(request.headers.get('content-type'));
      const { row, part } = await openPart(lifecycle, params.projectId, parts);
      if (!request.body) throw new ApiError('invalid_input', 'The archive is empty.');
      try {
        return await readArchive(part, row.ref, { body: request.body, kind });
      } catch (error) {
        throw refusal(error);
      }
    }),
  ];
}

interface ArchiveOrder {
  readonly ref: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly signal: AbortSignal;
}

export function archiveResponse(parts: WrittenParts, { ref, name, signal }: ArchiveOrder): Response {
  return new Response(Readable.toWeb(writeArchive(parts, ref, signal)), {
    headers: {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${name}.tar.gz"`,
      'cache-control': 'no-store',
    },
  });
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
