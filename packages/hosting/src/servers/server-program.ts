import type { BlobStore } from '@loam/kernel';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostingError } from '../errors.ts';
import { fileKey, hashOf, type ServerPart } from '../manifest.ts';
import type { ServerProgram } from './ports.ts';

export function serverProgram(
  blobs: Pick<BlobStore, 'get'>,
  { siteId, server }: { readonly siteId: string; readonly server: ServerPart },
): ServerProgram {
  return {
    siteId,
    version: hashOf(Buffer.from(JSON.stringify(server))),
    entry: server.entry,
    async layOut(folder) {
      for (const [path, { hash }] of Object.entries(server.files)) {
        const stream = await blobs.get(fileKey(hash));
        if (!stream)
          throw hostingError('file_missing', 'A file of a deployment is missing.', { meta: { path } });
        const place = join(folder, path);
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, stream, { flag: 'wx', mode: 0o644 });
      }
    },
  };
}
