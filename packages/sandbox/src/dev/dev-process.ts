import { join } from 'node:path';
import { parseInsideMessage, type InsideMessage } from '../inside-message.ts';
import { CACHE_DIR, COMPILE_CACHE, projectMounts, type ProjectView } from '../project-mounts.ts';
import { openSocket } from '../open-socket.ts';
import { makeOwnedFolder, shortId } from '../provider/account.ts';
import { removeTree } from '../provider/open-folder.ts';
import type { Limits, OutputLine, SandboxProcess, SandboxProvider } from '../provider/provider.ts';
import { makeRunFolder } from '../run-folder.ts';
import { limitsFor } from '../project-memory.ts';
import { INSIDE, type Runtime } from '../runtime.ts';

export interface DevProcessDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly limits: Limits;
}

export interface DevProcessHandlers {
  onMessage(message: InsideMessage): void;
  onOutput(line: OutputLine): void;
}

export interface DevProcess {
  readonly process: SandboxProcess;
  /** Lies in a folder that only we can write: the project cannot put anything else in its place. */
  readonly socketPath: string;
  /** What it may use. */
  readonly memoryMb: number;
  readonly lastWords: readonly string[];
  /** Call when the server says that it listens. */
  openSocket(): Promise<void>;
}

const KEPT_LINES = 40;

/** Starts Vite in the project's sandbox, on a socket and without a network. */
export async function startDevProcess(
  deps: DevProcessDeps,
  input: ProjectView,
  handlers: DevProcessHandlers,
): Promise<DevProcess> {
  const runDir = await makeRunFolder(join(deps.root, 'run'), shortId(input.projectId));
  const account = deps.provider.accountOf(input.projectId);
  const insideDir = await makeOwnedFolder(join(runDir, 'in'), account);
  const limits = await limitsFor(deps.limits, input.sourceDir);
  const process = await deps.provider.start({
    projectId: input.projectId,
    network: 'none',
    limits,
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      ...(await projectMounts(deps, input)),
      { source: insideDir, target: INSIDE.run, mode: 'rw' },
    ],
    env: {
      PATH: '/usr/bin:/bin',
      HOME: '/tmp',
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      // Collect before the sandbox's limit ends the process.
      NODE_OPTIONS: `--max-old-space-size=${Math.round(limits.memoryMb * 0.6)}`,
    },
    command: [INSIDE.node, `${INSIDE.scripts}/dev-server.ts`, INSIDE.app, CACHE_DIR, `${INSIDE.run}/s`],
  });
  const lastWords: string[] = [];
  process.onLine((line) => {
    const message = line.stream === 'stdout' ? parseInsideMessage(line.text) : undefined;
    if (message) handlers.onMessage(message);
    else handlers.onOutput(line);
    if (lastWords.push(line.text) > KEPT_LINES) lastWords.shift();
  });
  // Whoever opens the socket in this moment gets in between; what stays is swept with the next start.
  void process.exit.then(() => removeTree(runDir).catch(() => {}));
  const socketPath = join(runDir, 's');
  return {
    process,
    socketPath,
    memoryMb: limits.memoryMb,
    lastWords,
    openSocket: () => openSocket(join(insideDir, 's'), socketPath, account),
  };
}
