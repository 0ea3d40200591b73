import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@loam/kernel';
import { hasErrno, sandboxError } from '../errors.ts';
import type { Program, ProgramLimits, ProgramUse } from '../programs/program.ts';
import type { Programs } from '../programs/programs.ts';
import { INSIDE } from '../runtime.ts';

/** The built server of one deployment of one site. */
export interface SiteProgram {
  readonly siteId: string;
  /** Whose site it is; a site stands for itself when absent. */
  readonly tenant?: string | undefined;
  /** Names its files: the same name, the same files. */
  readonly version: string;
  /** The file that is run, below the folder. */
  readonly entry: string;
  /** Writes the files. */
  layOut(folder: string): Promise<void>;
}

/** Servers of published sites: programs without a network. */
export interface SiteServers {
  /** Where its server answers, started when it sleeps. It stays up until `done` was called. */
  use(program: SiteProgram): Promise<ProgramUse>;
  /** The same, whatever became of it before: somebody wants to know whether it runs. */
  tryOut(program: SiteProgram): Promise<ProgramUse>;
  /** Whether any deployment of the site runs, or this one. */
  isAwake(siteId: string, version?: string): boolean;
}

export function createSiteServers(
  programs: Pick<Programs, 'use' | 'tryOut' | 'isAwake'>,
  limits: ProgramLimits,
): SiteServers {
  return {
    use: (site) => told(programs.use(programOf(site, limits))),
    tryOut: (site) => told(programs.tryOut(programOf(site, limits))),
    isAwake: (siteId, version) => programs.isAwake(nameOf(siteId), version),
  };
}

function programOf(site: SiteProgram, limits: ProgramLimits): Program {
  return {
    tenant: site.tenant ?? site.siteId,
    name: nameOf(site.siteId),
    version: site.version,
    title: 'The server of the site',
    limits,
    network: { kind: 'none' },
    answersPings: true,
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--max-old-space-size=${Math.round(limits.memoryMb * 0.6)}`,
    },
    command: [INSIDE.node, `${INSIDE.scripts}/site-server.ts`, `${INSIDE.app}/${site.entry}`, INSIDE.socket],
    async layOut(folder) {
      await site.layOut(folder);
      await ensureModules(folder);
    },
  };
}

function nameOf(siteId: string): string {
  return `site:${siteId}`;
}

async function told(using: Promise<ProgramUse>): Promise<ProgramUse> {
  return using.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'program_failed') throw error;
    throw sandboxError('site_server_failed', error.detail, { cause: error, meta: error.meta });
  });
}

/** Bundlers write modules; without a word on that Node reads every file twice to find out. */
async function ensureModules(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{"type":"module"}\n', { flag: 'wx' }).catch(
    (error: unknown) => {
      if (!hasErrno(error, 'EEXIST')) throw error;
    },
  );
}
