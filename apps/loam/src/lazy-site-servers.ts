import type { ServerPool } from '@loam/hosting';
import type { OpenPrograms } from '@loam/sandbox';

/** Most installations have no site with a server: nothing is prepared for one before somebody asks for it. */
export function lazySiteServers(open: () => Promise<OpenPrograms>): ServerPool & { close(): Promise<void> } {
  let opening: Promise<OpenPrograms> | undefined;
  let opened: OpenPrograms | undefined;
  return {
    async use(program) {
      opening ??= open();
      opened = await opening.catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opened.siteServers.use(program);
    },
    isAwake: (siteId, version) => opened?.siteServers.isAwake(siteId, version) ?? false,
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
