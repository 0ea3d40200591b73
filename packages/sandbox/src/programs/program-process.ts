import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@loam/kernel';
import { parseInsideMessage, type InsideMessage } from '../inside-message.ts';
import {
  makeNetworkFolder,
  openNetwork,
  openSockets,
  type NetworkRules,
  type OpenNetwork,
} from '../network/open-network.ts';
import { openSocket } from '../open-socket.ts';
import { makeOwnedFolder, shortId } from '../provider/account.ts';
import { removeTree } from '../provider/open-folder.ts';
import type { Account, Mount, OutputLine, SandboxProcess, SandboxProvider } from '../provider/provider.ts';
import { makeRunFolder } from '../run-folder.ts';
import { INSIDE, type Runtime } from '../runtime.ts';
import type { FromSpare, KeptFolder, Runnable } from './program.ts';

export interface ProgramProcessDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly logger: Logger;
  /** The folder with the socket of the package registry; there is none when absent. */
  readonly registry?: (() => Promise<{ readonly socketDir: string }>) | undefined;
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
  /** The process that becomes it; it is started when absent. */
  readonly from?: Becoming | undefined;
}

interface Becoming extends Pick<FromSpare, 'layOut' | 'line'> {
  readonly held: HeldProcess;
}

/** Starts a program on a socket, or has a process become it that was started before. */
export async function startProgramProcess(
  deps: ProgramProcessDeps,
  program: Runnable,
  { from, ...handlers }: ProgramProcessHandlers,
): Promise<ProgramProcess> {
  const held = from?.held ?? (await startHeld(deps, program, 0));
  const { process: started, runDir, account } = held;
  started.onLine((line) => {
    const message = line.stream === 'stdout' ? parseInsideMessage(line.text) : undefined;
    if (message) handlers.onMessage(message);
    else handlers.onOutput(line);
  });
  if (from) await become(deps, program, from);
  const socketPath = join(runDir, 's');
  return {
    process: started,
    socketPath,
    openSocket: () => openSocket(join(runDir, 'in', 's'), socketPath, account),
  };
}

/** Starts what comes to an end by itself. */
export async function startRun(
  deps: ProgramProcessDeps,
  run: Runnable,
  timeoutMs: number,
): Promise<SandboxProcess> {
  return (await startHeld(deps, run, timeoutMs)).process;
}

export interface HeldProcess {
  readonly process: SandboxProcess;
  readonly runDir: string;
  readonly account: Account | undefined;
}

/** Its files are its own, and gone when it has ended. */
async function startHeld(
  deps: ProgramProcessDeps,
  program: Runnable,
  timeoutMs: number,
): Promise<HeldProcess> {
  const place = await makePlace(deps, program);
  const network = await openNetwork(program.network, { ...deps, ...place });
  try {
    return await start(deps, program, { ...place, network, timeoutMs });
  } catch (error) {
    await network.close();
    await removeTree(place.runDir);
    throw error;
  }
}

/** Starts what waits for somebody: under an account of its own, and nothing leads out of it. */
export async function startSpare(deps: ProgramProcessDeps, spare: Runnable): Promise<HeldProcess> {
  const own = { ...spare, name: `${spare.name}:${randomUUID()}` };
  const place = await makePlace(deps, own);
  try {
    const network = { ...(await makeNetworkFolder({ ...deps, ...place })), close: async () => {} };
    return await start(deps, own, { ...place, network, timeoutMs: 0 });
  } catch (error) {
    await removeTree(place.runDir);
    throw error;
  }
}

/** The way out and the files come first: what is told on standard input is what begins it. */
async function become(deps: ProgramProcessDeps, program: Runnable, from: Becoming): Promise<void> {
  const { held, line } = from;
  const { process: started, runDir } = held;
  try {
    const close = await openSockets(program.network, { ...deps, ...held });
    void started.exit.then(close);
    await from.layOut(join(runDir, 'app'));
    started.send(line);
  } catch (error) {
    await started.kill();
    throw error;
  }
}

async function makePlace(deps: ProgramProcessDeps, { name }: Runnable) {
  const runDir = await makeRunFolder(join(deps.root, 'programs'), String(process.pid));
  return { runDir, account: deps.provider.accountOf(accountName(name)) };
}

interface Place {
  readonly runDir: string;
  readonly account: Account | undefined;
  readonly network: OpenNetwork;
  readonly timeoutMs: number;
}

async function start(
  deps: ProgramProcessDeps,
  program: Runnable,
  { runDir, account, network, timeoutMs }: Place,
): Promise<HeldProcess> {
  const appDir = join(runDir, 'app');
  await mkdir(appDir, { mode: 0o750 });
  await program.layOut(appDir);
  // Where nothing but the account holds a project, it still does not read the code of others.
  if (account) await chown(appDir, 0, account.gid);
  await chmod(appDir, 0o750);
  const insideDir = await makeOwnedFolder(join(runDir, 'in'), account);
  const started = await deps.provider.start({
    projectId: accountName(program.name),
    network: program.network.kind,
    limits: { ...program.limits, timeoutMs },
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      ...(program.mounts ?? []),
      ...network.mounts,
      ...(program.kept ? [await keptMount(deps, program, program.kept)] : []),
      { source: appDir, target: INSIDE.app, mode: 'ro' },
      { source: insideDir, target: INSIDE.run, mode: 'rw' },
    ],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp', ...program.env, ...network.env },
    command: program.command,
  });
  // A grandchild may still be writing; what stays is swept at the next start.
  void started.exit.then(() => network.close()).then(() => removeTree(runDir).catch(() => {}));
  return { process: started, runDir, account };
}

async function keptMount(deps: ProgramProcessDeps, program: Runnable, kept: KeptFolder): Promise<Mount> {
  const source = join(deps.root, 'kept', shortId(kept.of));
  await mkdir(join(deps.root, 'kept'), { recursive: true, mode: 0o711 });
  await makeOwnedFolder(source, deps.provider.accountOf(accountName(kept.of)));
  await chmod(source, 0o755);
  return { source, target: kept.target, mode: program.name === kept.of ? 'rw' : 'ro' };
}

function accountName(name: string): string {
  return `loam:${name}`;
}
