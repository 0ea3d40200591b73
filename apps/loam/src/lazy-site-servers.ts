import type { ServerPool } from '@loam/hosting';
import type { SiteServers } from '@loam/sandbox';

/** Most installations have no site with a server: nothing is prepared for one before somebody asks for it. */
export function lazySiteServers(open: () => Promise<SiteServers>): ServerPool & { close(): Promise<void> } {
  let opening: Promise<SiteServers> | undefined;
  let opened: SiteServers | undefined;
  return {
    async use(program) {
      opening ??= open();
      opened = await opening.catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opened.use(program);
    },
    isAwake: (siteId, version) => opened?.isAwake(siteId, version) ?? false,
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
