import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@loam/kernel';
import { parseInsideMessage, type InsideMessage } from '../inside-message.ts';
import { openNetwork, type NetworkRules, type OpenNetwork } from '../network/open-network.ts';
import { openSocket } from '../open-socket.ts';
import { makeOwnedFolder } from '../provider/account.ts';
import { removeTree } from '../provider/open-folder.ts';
import type { Account, OutputLine, SandboxProcess, SandboxProvider } from '../provider/provider.ts';
import { makeRunFolder } from '../run-folder.ts';
import { INSIDE, type Runtime } from '../runtime.ts';
import type { Program } from './program.ts';

export interface ProgramProcessDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly logger: Logger;
  /** What programs with a network may reach; the public internet by the machine's own resolver when absent. */
  readonly networkRules?: NetworkRules | undefined;
}

export interface ProgramProcess {
  readonly process: SandboxProcess;
  readonly socketPath: string;
  /** Call when the program says that it listens. */
  openSocket(): Promise<void>;
}

export interface ProgramProcessHandlers {
  onMessage(message: InsideMessage): void;
  onOutput(line: OutputLine): void;
}

/** Starts a program on a socket. Its files are its own, and gone when it has ended. */
export async function startProgramProcess(
  deps: ProgramProcessDeps,
  program: Program,
  handlers: ProgramProcessHandlers,
): Promise<ProgramProcess> {
  const runDir = await makeRunFolder(join(deps.root, 'programs'), String(process.pid));
  const account = deps.provider.accountOf(accountName(program));
  const network = await openNetwork(program.network, { ...deps, runDir, account });
  try {
    const started = await start(deps, program, { runDir, account, network });
    started.onLine((line) => {
      const message = line.stream === 'stdout' ? parseInsideMessage(line.text) : undefined;
      if (message) handlers.onMessage(message);
      else handlers.onOutput(line);
    });
    // A grandchild may still be writing; what stays is swept at the next start.
    void started.exit.then(() => network.close()).then(() => removeTree(runDir).catch(() => {}));
    const socketPath = join(runDir, 's');
    return {
      process: started,
      socketPath,
      openSocket: () => openSocket(join(runDir, 'in', 's'), socketPath, account),
    };
  } catch (error) {
    await network.close();
    await removeTree(runDir);
    throw error;
  }
}

interface Place {
  readonly runDir: string;
  readonly account: Account | undefined;
  readonly network: OpenNetwork;
}

async function start(
  deps: ProgramProcessDeps,
  program: Program,
  { runDir, account, network }: Place,
): Promise<SandboxProcess> {
  const appDir = join(runDir, 'app');
  await mkdir(appDir, { mode: 0o750 });
  await program.layOut(appDir);
  // Where nothing but the account holds a project, it still does not read the code of others.
  if (account) await chown(appDir, 0, account.gid);
  await chmod(appDir, 0o750);
  const insideDir = await makeOwnedFolder(join(runDir, 'in'), account);
  return deps.provider.start({
    projectId: accountName(program),
    network: program.network.kind,
    limits: { ...program.limits, timeoutMs: 0 },
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      ...(program.mounts ?? []),
      ...network.mounts,
      { source: appDir, target: INSIDE.app, mode: 'ro' },
      { source: insideDir, target: INSIDE.run, mode: 'rw' },
    ],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp', ...program.env, ...network.env },
    command: program.command,
  });
}

function accountName({ name }: Program): string {
  return `loam:${name}`;
}
