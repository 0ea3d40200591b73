import { join } from 'node:path';
import type { Logger } from '@loam/kernel';
import { reachableCopy } from '../runtime.ts';
import { findNpm, readRegistrySettings, type RegistrySettings } from './npm-program.ts';
import { startRegistryProxy, type RegistryProxy } from './registry-proxy.ts';

export interface RegistryOptions {
  readonly root: string;
  readonly logger: Logger;
  /** The registry of the machine when absent. */
  readonly registry?: RegistrySettings;
}

/** Started with the first install: most servers never need it. */
export function createRegistry(options: RegistryOptions) {
  let starting: Promise<{ npmDir: string; proxy: RegistryProxy }> | undefined;
  const start = async () => {
    const found = await findNpm();
    const settings = options.registry ?? (await readRegistrySettings(found));
    const socketDir = join(options.root, 'registry');
    const proxy = await startRegistryProxy({ socketDir, settings, logger: options.logger });
    return { npmDir: await reachableCopy(found, options.root), proxy };
  };
  return {
    async access() {
      starting ??= start();
      const { npmDir, proxy } = await starting.catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      return { npmDir, socketDir: proxy.socketDir };
    },
    close: async () => (await starting?.catch(() => undefined))?.proxy.close(),
  };
}
