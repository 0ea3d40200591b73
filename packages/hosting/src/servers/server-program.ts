import { fileKey, hashOf, type ServerPart } from '../manifest.ts';
import type { ServerProgram } from './ports.ts';

export function serverProgram(siteId: string, server: ServerPart): ServerProgram {
  return {
    siteId,
    version: hashOf(Buffer.from(JSON.stringify(server))),
    entry: server.entry,
    files: Object.entries(server.files).map(([path, { hash }]) => ({ path, blobKey: fileKey(hash) })),
  };
}
