import { AppError, errorMessage, type Logger, systemClock } from '@loam/kernel';
import { createSandbox, openSiteServers, type Sandbox, type SiteServers } from '@loam/sandbox';
import type { NoEngine } from '@loam/server';
import { templateDir } from '@loam/template';
import { join } from 'node:path';

export interface SandboxPlace {
  readonly home: string;
  /** The folder of the checkout. */
  readonly root: string;
  readonly logger: Logger;
  readonly projectMemoryMb?: number | undefined;
}

/** What runs projects on this machine, or a sentence on why there is none: the rest works without it. */
export async function openSandbox(place: SandboxPlace): Promise<Sandbox | NoEngine> {
  const { root, logger } = place;
  try {
    return await createSandbox({
      ...optionsOf(place),
      template: { projectDir: templateDir(), sharedDir: join(root, '.cache', 'prepared') },
    });
  } catch (error) {
    const detail = error instanceof AppError ? error.detail : errorMessage(error);
    logger.warn({ error: detail }, 'previews are off');
    return { kind: 'none', reason: `Previews cannot run on this machine. ${detail}` };
  }
}

/** For a process that serves sites and runs no projects. */
export function openServersAlone(place: SandboxPlace): Promise<SiteServers> {
  return openSiteServers(optionsOf(place));
}

function optionsOf({ home, root, logger, projectMemoryMb }: SandboxPlace) {
  return {
    projectMemoryMb,
    root: join(home, 'sandbox'),
    logger,
    clock: systemClock,
    scriptsDir: join(root, 'packages', 'sandbox', 'src', 'inside'),
  };
}
