import type { ChildProcess } from 'node:child_process';
import { accountFor, isRoot, shortId } from './account.ts';
import { bubblewrapArguments, resourceLimits, type BubblewrapView } from './bubblewrap-arguments.ts';
import type { Cgroups } from './cgroup.ts';
import { environmentWords } from './held-program.ts';
import { dropRights, launch, LAUNCH_ENV } from './launch.ts';
import { endProcess, processTree, waitUntilStill } from './process-tree.ts';
import type { SandboxProcess, SandboxProvider, StartOptions } from './provider.ts';
import { trackRunning } from './track-running.ts';
import { watchProcess } from './watched-process.ts';

export interface BubblewrapOptions {
  readonly program: string;
  readonly system: BubblewrapView;
  readonly cgroups: Cgroups | undefined;
}

export function createBubblewrapProvider(options: BubblewrapOptions): SandboxProvider {
  const accountOf = (projectId: string) => (isRoot() ? accountFor(projectId) : undefined);
  return {
    level: options.cgroups ? 'bubblewrap+cgroups' : 'bubblewrap',
    description: describe(options),
    hasMounts: true,
    accountOf,
    wordsBefore: (program) =>
      Promise.resolve([
        ...environmentWords(LAUNCH_ENV),
        ...dropRights(accountOf(program.name)),
        options.program,
        ...bubblewrapArguments(
          { ...program, env: { ...program.env, HOME: '/tmp', TMPDIR: '/tmp' } },
          options.system,
        ),
        '--',
      ]),
    ...trackRunning((start) => startOne(options, start, accountOf(start.projectId))),
  };
}

async function startOne(
  { program, system, cgroups }: BubblewrapOptions,
  start: StartOptions,
  account: ReturnType<SandboxProvider['accountOf']>,
): Promise<SandboxProcess> {
  const cgroup = cgroups?.create(shortId(start.projectId), start.limits);
  const { child, pid } = await launch({
    entryFiles: cgroup?.entryFiles ?? [],
    hidden: bubblewrapArguments({ ...start, diskMb: start.limits.diskMb }, system)
      .map((argument) => `${argument}\0`)
      .join(''),
    command: [
      ...dropRights(account),
      program,
      '--args',
      '3',
      '--info-fd',
      '4',
      '--',
      'prlimit',
      ...resourceLimits(start),
      '--',
      ...start.command,
    ],
  });
  return watchProcess({
    child,
    pid,
    limits: start.limits,
    cgroup,
    lastProcess: readFirstProcess(child.stdio[4]),
    writableDirs: start.mounts.filter(({ mode }) => mode === 'rw').map(({ source }) => source),
    killAll: () => endAll(child, pid),
  });
}

/**
 * The first process of the namespace dies with bubblewrap, and the kernel ends the namespace with it. While it is still
 * being set up it waits for bubblewrap and does not yet die with it: then it is ended by name.
 */
function endAll(child: ChildProcess, pid: number): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // What stands still starts nothing more between looking and ending.
  child.kill('SIGSTOP');
  waitUntilStill(pid);
  const inside = processTree(pid).filter((row) => row.pid !== pid);
  child.kill('SIGKILL');
  for (const row of inside) endProcess(row.pid);
}

/** Bubblewrap tells which process is the first of the namespace. */
async function readFirstProcess(stream: ChildProcess['stdio'][4]): Promise<number | undefined> {
  if (!stream || !('setEncoding' in stream)) return undefined;
  let text = '';
  stream.setEncoding('utf8');
  stream.on('error', () => {});
  for await (const chunk of stream) text += String(chunk);
  const found = /"child-pid":\s*(\d+)/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function describe({ cgroups, system }: BubblewrapOptions): string {
  const account = isRoot()
    ? 'under an account of their own'
    : "under the server's account in a user namespace";
  return [
    `Projects run in bubblewrap with their own mount, process, user, IPC and network namespaces, ${account}.`,
    cgroups
      ? 'Memory, processor and process limits are held by the kernel (control groups).'
      : 'Memory is watched four times a second and processes are limited by the kernel; processor time is not limited.',
    system.canDisableUserNamespaces ? '' : 'This bubblewrap is too old to forbid nested user namespaces.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
