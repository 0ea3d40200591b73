import { mkdir } from 'node:fs/promises';
import type { SandboxOptions } from '../create-sandbox.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { detectProvider } from '../provider/detect-provider.ts';
import { createRegistry } from '../registry/registry-access.ts';
import { prepareRuntime } from '../runtime.ts';
import { createSiteServers, type SiteServers } from '../sites/site-servers.ts';
import { sweepUnfinished } from '../sweep.ts';
import { createPrograms, type Programs } from './programs.ts';

export interface OpenPrograms {
  readonly programs: Programs;
  readonly siteServers: SiteServers;
  close(): Promise<void>;
}

/** Programs alone, for a process that serves sites and runs no projects. */
export async function openPrograms(options: Omit<SandboxOptions, 'template'>): Promise<OpenPrograms> {
  const { root, logger, clock, acceptsUnheldNetwork, networkRules } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  await mkdir(root, { recursive: true, mode: 0o711 });
  await sweepUnfinished(root);
  const provider = options.provider ?? (await detectProvider(options));
  const runtime = await prepareRuntime({
    root,
    ...(options.scriptsDir && { scriptsDir: options.scriptsDir }),
  });
  const registry = createRegistry(options);
  const common = { root, provider, runtime, clock, logger, acceptsUnheldNetwork, networkRules };
  const programs = createPrograms({ ...common, ...limits.programs, registry: registry.access });
  return {
    programs,
    siteServers: createSiteServers(programs, limits.site),
    async close() {
      await programs.close();
      await provider.close();
      await registry.close();
    },
  };
}
