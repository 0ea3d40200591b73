import { AppError, errorMessage, type Logger, systemClock } from '@loam/kernel';
import {
  createSandbox,
  DEFAULT_LIMITS,
  detectProvider,
  openPrograms,
  type OpenPrograms,
  type Sandbox,
  type SandboxLevel,
  type SandboxProvider,
} from '@loam/sandbox';
import type { NoExecution } from '@loam/runner';
import { templateDir } from '@loam/template';
import { join } from 'node:path';
import { PREPARED_PLACE } from '../../../prepared-place.data.ts';

export interface SandboxPlace {
  readonly home: string;
  /** The folder of the checkout. */
  readonly root: string;
  readonly logger: Logger;
  readonly projectMemoryMb?: number | undefined;
  /** Functions run even where nothing holds their network. */
  readonly acceptsUnheldNetwork?: boolean | undefined;
  /** Processes that wait for the next function; the usual number when absent. */
  readonly functionSpares?: number | undefined;
  /** Hosts of this installation, which functions of other projects do not reach. */
  readonly isOwnHost?: ((hostname: string) => boolean) | undefined;
  /** What holds the code of projects here; looked for once, whoever asks first. */
  provider(): Promise<SandboxProvider>;
}

/** Looks for what holds projects on this machine, when it is first asked for. */
export function findProvider(options: {
  readonly home: string;
  readonly logger: Logger;
  readonly atMost: SandboxLevel | undefined;
}): SandboxPlace['provider'] {
  let finding: Promise<SandboxProvider> | undefined;
  const { home, logger, atMost } = options;
  return () => (finding ??= detectProvider({ root: folderOf(home), logger, ...(atMost && { atMost }) }));
}

/** What runs projects on this machine, or a sentence on why there is none: the rest works without it. */
export async function openSandbox(place: SandboxPlace): Promise<Sandbox | NoExecution> {
  try {
    return await createSandbox({
      ...(await optionsOf(place)),
      template: { projectDir: templateDir(), sharedDir: join(place.root, PREPARED_PLACE) },
    });
  } catch (error) {
    const detail = error instanceof AppError ? error.detail : errorMessage(error);
    place.logger.warn({ error: detail }, 'previews are off');
    return { kind: 'none', reason: `Previews cannot run on this machine. ${detail}` };
  }
}

/** For a process that serves sites and runs no projects. */
export async function openServersAlone(place: SandboxPlace): Promise<OpenPrograms> {
  return openPrograms(await optionsOf(place));
}

async function optionsOf(place: SandboxPlace) {
  const { home, root, logger, provider, projectMemoryMb, acceptsUnheldNetwork, isOwnHost } = place;
  const { functionSpares: spares = DEFAULT_LIMITS.programs.spares } = place;
  return {
    limits: { programs: { ...DEFAULT_LIMITS.programs, spares } },
    projectMemoryMb,
    acceptsUnheldNetwork,
    networkRules: isOwnHost && { isOwnHost },
    root: folderOf(home),
    logger,
    clock: systemClock,
    scriptsDir: join(root, 'packages', 'sandbox', 'src', 'inside'),
    provider: await provider(),
  };
}

export function folderOf(home: string): string {
  return join(home, 'sandbox');
}
