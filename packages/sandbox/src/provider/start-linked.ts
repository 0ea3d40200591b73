import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRunFolder } from '../run-folder.ts';
import { makeOwnedFolder, shortId } from './account.ts';
import { environmentText } from './environment-text.ts';
import { launch } from './launch.ts';
import { hostPath, insidePaths, linkMounts } from './linked-mounts.ts';
import { endProcess, processTree } from './process-tree.ts';
import type { Account, Mount, SandboxProcess, StartOptions } from './provider.ts';
import { LIMIT_AND_BECOME } from './scripts.data.ts';
import { watchProcess } from './watched-process.ts';

export interface LinkedOptions {
  readonly root: string;
  readonly account: Account | undefined;
  /** What is put before the program, as words of a command. */
  readonly before: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Processes of this program that left its tree. */
  findStrays(): readonly number[];
}

const BLOCK = 512;
const MEGABYTE = 1024 * 1024;
const MAX_ROUNDS = 10;

/** Starts a program where there are no mounts: paths are changed to what they stand for, temporary files have a folder. */
export async function startLinked(start: StartOptions, options: LinkedOptions): Promise<SandboxProcess> {
  const runDir = await makeRunFolder(
    join(options.root, 'temp'),
    `${process.pid}-${shortId(start.projectId)}`,
  );
  const temp: Mount = {
    source: await makeOwnedFolder(join(runDir, 'temp'), options.account),
    target: '/tmp',
    mode: 'rw',
  };
  const mounts = [...start.mounts, temp];
  await linkMounts(mounts);
  const toHost = (text: string) => hostPath(mounts, text);
  const env = { TMPDIR: '/tmp', ...options.env, ...start.env };
  const { child, pid } = await launch({
    account: options.account,
    entryFiles: [],
    ownGroup: true,
    workingDir: toHost(start.workingDir ?? '/tmp'),
    hidden: environmentText(
      Object.fromEntries(Object.entries(env).map(([name, value]) => [name, toHost(value)])),
    ),
    command: [
      ...options.before,
      'sh',
      '-c',
      LIMIT_AND_BECOME,
      'run',
      String((start.limits.diskMb * MEGABYTE) / BLOCK),
      ...start.command.map(toHost),
    ],
  });
  const watched = watchProcess({
    child,
    pid,
    limits: start.limits,
    cgroup: undefined,
    writableDirs: mounts.filter(({ mode }) => mode === 'rw').map(({ source }) => source),
    killAll: () => endEverything(pid, options),
  });
  const exit = watched.exit.then(async (report) => {
    await rm(runDir, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    return report;
  });
  return {
    ...watched,
    exit,
    kill() {
      void watched.kill();
      return exit;
    },
    onLine: (listen) =>
      watched.onLine(({ stream, text }) => listen({ stream, text: insidePaths(mounts, text) })),
  };
}

/** Again and again: who is about to be ended may start another one meanwhile. */
function endEverything(pid: number, { findStrays }: LinkedOptions): void {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = processTree(pid).filter(({ isZombie }) => !isZombie);
    const found = [...tree.map((row) => row.pid), ...findStrays()];
    for (const target of [-pid, ...found]) endProcess(target);
    if (found.length === 0) return;
  }
}
