import { mkdir } from 'node:fs/promises';
import type { SandboxOptions } from '../create-sandbox.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { detectProvider } from '../provider/detect-provider.ts';
import { prepareRuntime } from '../runtime.ts';
import { sweepUnfinished } from '../sweep.ts';
import { createSiteServers, type SiteServers } from './site-servers.ts';

/** Servers of sites alone, for a process that serves sites and runs no projects. */
export async function openSiteServers(options: Omit<SandboxOptions, 'template'>): Promise<SiteServers> {
  const { root, logger, clock } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  await mkdir(root, { recursive: true, mode: 0o711 });
  await sweepUnfinished(root);
  const provider = options.provider ?? (await detectProvider(options));
  const runtime = await prepareRuntime({
    root,
    ...(options.scriptsDir && { scriptsDir: options.scriptsDir }),
  });
  const common = { root, provider, runtime, clock, logger };
  const servers = createSiteServers({ ...common, limits: limits.site, ...limits.sites });
  return {
    ...servers,
    async close() {
      await servers.close();
      await provider.close();
    },
  };
}
