import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createBus, type Bus, type Clock, type Logger } from '@loam/kernel';
import { createBuilds, type Builds } from './builds/builds.ts';
import { createTypeCheck, type TypeCheck } from './checks/type-check.ts';
import { createTypeServers, type TypeServers } from './checks/type-server.ts';
import { createDependencies, type Dependencies } from './dependencies/dependencies.ts';
import type { InstallerDeps } from './dependencies/install.ts';
import { createInstallNotes, type InstallNotes } from './dependencies/install-notes.ts';
import { createSetFinder, type SetFinder } from './dependencies/set-finder.ts';
import { createDevServers, type DevServers } from './dev/dev-servers.ts';
import type { DevServerStatus } from './dev/dev-server.ts';
import type { SandboxEvents } from './events.ts';
import { DEFAULT_LIMITS, withCeiling, type SandboxLimits } from './limits.ts';
import { detectProvider } from './provider/detect-provider.ts';
import type { SandboxLevel, SandboxProvider } from './provider/provider.ts';
import type { RegistrySettings } from './registry/npm-program.ts';
import { createRegistry } from './registry/registry-access.ts';
import { prepareRuntime } from './runtime.ts';
import type { NetworkRules } from './network/open-network.ts';
import { createPrograms, type Programs } from './programs/programs.ts';
import { createSiteServers, type SiteServers } from './sites/site-servers.ts';
import { sweepUnfinished } from './sweep.ts';
import {
  prepareTemplate,
  type TemplateOptions,
  type TemplatePhase,
  type TemplateSet,
} from './template/prepare-template.ts';

export interface SandboxOptions {
  /** Our data folder. Accounts of projects must be able to walk to it: under root it lies outside of /root. */
  readonly root: string;
  readonly template: Pick<TemplateOptions, 'projectDir' | 'sharedDir'>;
  readonly limits?: Partial<SandboxLimits>;
  /** The most that a preview or a build of a large project may have. */
  readonly projectMemoryMb?: number | undefined;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly atMost?: SandboxLevel;
  /** What was found to hold projects here, where somebody had to know it before; looked for when absent. */
  readonly provider?: SandboxProvider;
  /** Scripts that run inside; needed when this package was bundled. */
  readonly scriptsDir?: string;
  /** The registry of the machine when absent. */
  readonly registry?: RegistrySettings;
  /** Programs with a network run even where nothing holds it. */
  readonly acceptsUnheldNetwork?: boolean | undefined;
  /** What programs with a network may reach. */
  readonly networkRules?: NetworkRules | undefined;
}

export interface Sandbox {
  readonly level: SandboxLevel;
  readonly description: string;
  readonly provider: SandboxProvider;
  readonly events: Pick<Bus<SandboxEvents>, 'subscribe'>;
  readonly devServers: ProjectDevServers;
  readonly builds: Builds;
  readonly types: TypeCheck;
  readonly typeServers: TypeServers;
  readonly dependencies: Dependencies;
  /** What is run for somebody and answers requests. */
  readonly programs: Programs;
  /** Servers of published sites that have one. */
  readonly siteServers: SiteServers;
  /** Installs and prebuilds the template when that was not done yet; previews and builds wait for it. */
  prepareTemplate(onPhase?: (phase: TemplatePhase) => void): Promise<TemplateSet>;
  close(): Promise<void>;
}

export interface ProjectDevServers extends Omit<DevServers, 'ensure' | 'close'> {
  ensure(
    projectId: string,
    input: { readonly sourceDir: string; readonly waitMs?: number },
  ): Promise<DevServerStatus>;
}

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { root, logger, clock } = options;
  const limits = withCeiling({ ...DEFAULT_LIMITS, ...options.limits }, options.projectMemoryMb);
  const bus = createBus<SandboxEvents>(logger);
  await mkdir(root, { recursive: true, mode: 0o711 });
  await sweepUnfinished(root);
  const provider = options.provider ?? (await detectProvider(options));
  const runtime = await prepareRuntime({
    root,
    ...(options.scriptsDir && { scriptsDir: options.scriptsDir }),
  });
  const registry = createRegistry(options);
  const installer: InstallerDeps = {
    storeDir: join(root, 'store'),
    provider,
    runtime,
    limits: limits.install,
    registry: registry.access,
  };
  const dependencies = createDependencies({ ...installer, root, bus, logger });
  const template = createTemplate(installer, options.template);
  const notes = createInstallNotes(bus, clock);
  const setFinder = createSetFinder({ dependencies, template: () => template(), notes, logger, clock });
  const setFor = setFinder.find;
  const common = { root, provider, runtime, clock, logger, bus };
  const devServers = await createDevServers({
    ...common,
    limits: limits.devServer,
    timing: limits.timing,
    totalMemoryMb: limits.devServersMemoryMb,
    expectedMemoryMb: 200,
  });
  const builds = createBuilds({
    ...common,
    limits: limits.build,
    timeoutMs: limits.build.timeoutMs,
    concurrency: limits.buildConcurrency,
    maxQueued: limits.buildQueue,
    maxWarm: limits.buildConcurrency,
    idleMs: 60_000,
    recycleMb: limits.build.memoryMb / 2,
    setFor,
  });
  const { acceptsUnheldNetwork, networkRules } = options;
  const programs = createPrograms({
    ...common,
    ...limits.programs,
    registry: registry.access,
    acceptsUnheldNetwork,
    networkRules,
  });
  return {
    level: provider.level,
    description: provider.description,
    provider,
    events: bus,
    builds,
    types: createTypeCheck({ ...common, limits: limits.build, setFor }),
    typeServers: createTypeServers({ ...common, limits: limits.build, setFor }),
    dependencies,
    programs,
    siteServers: createSiteServers(programs, limits.site),
    prepareTemplate: template,
    devServers: withPackages(devServers, setFinder, notes),
    async close() {
      await devServers.close();
      await programs.close();
      await builds.close();
      await provider.close();
      await registry.close();
    },
  };
}

function withPackages(devServers: DevServers, finder: SetFinder, notes: InstallNotes): ProjectDevServers {
  return {
    ...devServers,
    status: (projectId) => withNotes(notes, projectId, devServers.status(projectId)),
    ensure: async (projectId, input) =>
      devServers.ensure(projectId, { ...input, set: await finder.findForPage(projectId, input.sourceDir) }),
    async stop(projectId) {
      finder.forget(projectId);
      await devServers.stop(projectId);
    },
  };
}

function createTemplate(
  installer: InstallerDeps,
  template: SandboxOptions['template'],
): Sandbox['prepareTemplate'] {
  let preparing: Promise<TemplateSet> | undefined;
  return (onPhase) => {
    preparing ??= prepareTemplate(installer, { ...template, ...(onPhase && { onPhase }) }).catch(
      (error: unknown) => {
        preparing = undefined;
        throw error;
      },
    );
    return preparing;
  };
}

const installing: Omit<DevServerStatus, 'projectId' | 'log'> = {
  state: { kind: 'starting', attempt: 1 },
  socketPath: undefined,
  memoryBytes: 0,
  pid: undefined,
};

/** While packages are installed there is no server yet whose log could be read. */
function withNotes(
  notes: InstallNotes,
  projectId: string,
  status: DevServerStatus | undefined,
): DevServerStatus | undefined {
  if (status) return { ...status, log: [...notes.lines(projectId), ...status.log] };
  if (!notes.isAtWork(projectId)) return undefined;
  return { projectId, ...installing, log: notes.lines(projectId) };
}
