import { AppError, type BlobStore } from '@loam/kernel';
import type { Sandbox } from '@loam/sandbox';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteServerProgram, SiteServers, SiteServerUse } from '../ports/site-servers.ts';

type LocalServers = Sandbox['siteServers'];

/** Servers of sites on this machine, from files in the blob store. */
export function createSiteServers(servers: LocalServers, blobs: Pick<BlobStore, 'get'>): SiteServers {
  const localOf = ({ siteId, version, entry, files }: SiteServerProgram) => ({
    siteId,
    version,
    entry,
    layOut: (folder: string) => writeBlobs(blobs, files, folder),
  });
  return {
    use: async (program) => withAddress(await servers.use(localOf(program))),
    tryOut: async (program) => withAddress(await servers.tryOut(localOf(program))),
    isAwake: async (siteId, version) => servers.isAwake(siteId, version),
  };
}

function withAddress({ socketPath, ...use }: Awaited<ReturnType<LocalServers['use']>>): SiteServerUse {
  return { address: { socketPath }, done: use.done, log: use.log, giveUp: use.giveUp };
}

async function writeBlobs(
  blobs: Pick<BlobStore, 'get'>,
  files: SiteServerProgram['files'],
  folder: string,
): Promise<void> {
  for (const { path, blobKey } of files) {
    const stream = await blobs.get(blobKey);
    if (!stream)
      throw new AppError({
        code: 'file_missing',
        detail: 'A file of a deployment is missing.',
        meta: { path },
      });
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, stream, { flag: 'wx', mode: 0o644 });
  }
}
