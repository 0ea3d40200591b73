import type { ServerPool } from '@loam/hosting';
import type { BlobStore } from '@loam/kernel';
import { createSiteServers } from '@loam/runner/local';
import type { OpenPrograms } from '@loam/sandbox';

/** Most installations have no site with a server: nothing is prepared for one before somebody asks for it. */
export function lazySiteServers(
  open: () => Promise<OpenPrograms>,
  blobs: Pick<BlobStore, 'get'>,
): ServerPool & { close(): Promise<void> } {
  let opening: Promise<OpenPrograms> | undefined;
  let opened: OpenPrograms | undefined;
  return {
    async use(program) {
      opening ??= open();
      opened = await opening.catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return createSiteServers(opened.siteServers, blobs).use(program);
    },
    isAwake: async (siteId, version) => opened?.siteServers.isAwake(siteId, version) ?? false,
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
