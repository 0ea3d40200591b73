import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrno } from '../errors.ts';
import { parseInsideMessage, type InsideMessage } from '../inside-message.ts';
import { openSocket } from '../open-socket.ts';
import { makeOwnedFolder } from '../provider/account.ts';
import { removeTree } from '../provider/open-folder.ts';
import type { Account, Limits, OutputLine, SandboxProcess, SandboxProvider } from '../provider/provider.ts';
import { makeRunFolder } from '../run-folder.ts';
import { INSIDE, type Runtime } from '../runtime.ts';

export interface SiteProcessDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly limits: Limits;
}

/** The built server of one deployment of one site. */
export interface SiteProgram {
  readonly siteId: string;
  /** Names its files: the same name, the same files. */
  readonly version: string;
  /** The file that is run, below the folder. */
  readonly entry: string;
  /** Writes the files. */
  layOut(folder: string): Promise<void>;
}

export interface SiteProcess {
  readonly process: SandboxProcess;
  readonly socketPath: string;
  /** Call when the program says that it listens. */
  openSocket(): Promise<void>;
}

export interface SiteProcessHandlers {
  onMessage(message: InsideMessage): void;
  onOutput(line: OutputLine): void;
}

/** Starts a site's server on a socket and without a network. Its files are its own, and gone when it has ended. */
export async function startSiteProcess(
  deps: SiteProcessDeps,
  input: SiteProgram,
  handlers: SiteProcessHandlers,
): Promise<SiteProcess> {
  const runDir = await makeRunFolder(join(deps.root, 'sites'), String(process.pid));
  try {
    const started = await start(deps, input, runDir);
    started.onLine((line) => {
      const message = line.stream === 'stdout' ? parseInsideMessage(line.text) : undefined;
      if (message) handlers.onMessage(message);
      else handlers.onOutput(line);
    });
    // A grandchild may still be writing; what stays is swept at the next start.
    void started.exit.then(() => removeTree(runDir).catch(() => {}));
    const socketPath = join(runDir, 's');
    return {
      process: started,
      socketPath,
      openSocket: () => openSocket(join(runDir, 'in', 's'), socketPath, accountOf(deps, input)),
    };
  } catch (error) {
    await removeTree(runDir);
    throw error;
  }
}

async function start(deps: SiteProcessDeps, program: SiteProgram, runDir: string): Promise<SandboxProcess> {
  const account = accountOf(deps, program);
  const appDir = join(runDir, 'app');
  await mkdir(appDir, { mode: 0o750 });
  await program.layOut(appDir);
  await ensureModules(appDir);
  // Where nothing but the account holds a project, it still does not read the code of others.
  if (account) await chown(appDir, 0, account.gid);
  await chmod(appDir, 0o750);
  const insideDir = await makeOwnedFolder(join(runDir, 'in'), account);
  return deps.provider.start({
    projectId: nameOf(program),
    network: 'none',
    limits: deps.limits,
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      { source: appDir, target: INSIDE.app, mode: 'ro' },
      { source: insideDir, target: INSIDE.run, mode: 'rw' },
    ],
    env: {
      PATH: '/usr/bin:/bin',
      HOME: '/tmp',
      NODE_ENV: 'production',
      NODE_OPTIONS: `--max-old-space-size=${Math.round(deps.limits.memoryMb * 0.6)}`,
    },
    command: [
      INSIDE.node,
      `${INSIDE.scripts}/site-server.ts`,
      `${INSIDE.app}/${program.entry}`,
      `${INSIDE.run}/s`,
    ],
  });
}

const nameOf = ({ siteId }: SiteProgram) => `loam:site:${siteId}`;

function accountOf({ provider }: SiteProcessDeps, program: SiteProgram): Account | undefined {
  return provider.accountOf(nameOf(program));
}

/** Bundlers write modules; without a word on that Node reads every file twice to find out. */
async function ensureModules(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{"type":"module"}\n', { flag: 'wx' }).catch(
    (error: unknown) => {
      if (!hasErrno(error, 'EEXIST')) throw error;
    },
  );
}
