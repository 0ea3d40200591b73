import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { accountFor, isRoot, shortId } from './account.ts';
import { outerFirst, resourceLimits } from './bubblewrap-arguments.ts';
import type { Cgroups } from './cgroup.ts';
import { environmentText } from './environment-text.ts';
import { environmentWords } from './held-program.ts';
import { dropRights, launch, LAUNCH_ENV } from './launch.ts';
import { BUILD_TREE, START_AND_STAY, STAY_BESIDE, TELL_AND_BUILD_TREE } from './scripts.data.ts';
import { processTree } from './process-tree.ts';
import type {
  Account,
  HeldProgram,
  Mount,
  SandboxProcess,
  SandboxProvider,
  StartOptions,
} from './provider.ts';
import type { SystemView } from './system-view.ts';
import { trackRunning } from './track-running.ts';
import { watchProcess } from './watched-process.ts';

export interface NamespacesOptions {
  readonly system: SystemView;
  readonly cgroups: Cgroups | undefined;
  /** An empty folder that every account can enter: each sandbox builds its own tree there, seen by nobody else. */
  readonly treeDir: string;
}

const MEGABYTE = 1024 * 1024;

/** The walls that bubblewrap builds, built by the tools of util-linux, which every ordinary Linux has. */
export function createNamespacesProvider(options: NamespacesOptions): SandboxProvider {
  const accountOf = (projectId: string) => (isRoot() ? accountFor(projectId) : undefined);
  return {
    level: options.cgroups ? 'namespaces+cgroups' : 'namespaces',
    description: describe(options),
    hasMounts: true,
    accountOf,
    wordsBefore: (program) => Promise.resolve(wordsBefore(options, program, accountOf(program.name))),
    ...trackRunning((start) => startOne(options, start, accountOf(start.projectId))),
  };
}

async function startOne(
  options: NamespacesOptions,
  start: StartOptions,
  account: ReturnType<SandboxProvider['accountOf']>,
): Promise<SandboxProcess> {
  const cgroup = options.cgroups?.create(shortId(start.projectId), start.limits);
  const { child, pid } = await launch({
    entryFiles: cgroup?.entryFiles ?? [],
    hidden: environmentText(start.env),
    command: [
      ...namespaceWords(account),
      'sh',
      '-c',
      TELL_AND_BUILD_TREE,
      'tree',
      ...treeArguments(options, { ...start, diskMb: start.limits.diskMb }),
      'prlimit',
      ...resourceLimits(start),
      '--',
      'sh',
      '-c',
      START_AND_STAY,
      'init',
      ...start.command,
    ],
  });
  const first = findFirstProcess(child, pid);
  return watchProcess({
    child,
    pid,
    limits: start.limits,
    cgroup,
    lastProcess: first,
    writableDirs: start.mounts.filter(({ mode }) => mode === 'rw').map(({ source }) => source),
    // The kernel ends the namespace with its first process. Before that one is known it could outlive its parent.
    killAll: () => void first.then((found) => endBoth(child, found)),
  });
}

function namespaceWords(account: Account | undefined): readonly string[] {
  return [
    ...(account ? dropRights(account) : ['setpriv', '--no-new-privs']),
    '--pdeathsig=KILL',
    'unshare',
    ...['user', 'mount', 'pid', 'ipc', 'uts', 'net'].map((name) => `--${name}`),
    ...(existsSync('/proc/self/ns/cgroup') ? ['--cgroup'] : []),
    '--map-root-user',
    '--fork',
    '--kill-child=KILL',
    '--',
  ];
}

function wordsBefore(
  options: NamespacesOptions,
  program: HeldProgram,
  account: Account | undefined,
): readonly string[] {
  return [
    ...environmentWords(LAUNCH_ENV),
    ...namespaceWords(account),
    'sh',
    '-c',
    BUILD_TREE,
    'tree',
    ...treeArguments(options, program),
    ...environmentWords({ ...program.env, HOME: '/tmp', TMPDIR: '/tmp' }),
    'sh',
    '-c',
    STAY_BESIDE,
    'init',
  ];
}

interface Tree {
  readonly mounts: readonly Mount[];
  readonly diskMb: number;
  readonly workingDir?: string;
}

function treeArguments({ system, treeDir }: NamespacesOptions, tree: Tree): readonly string[] {
  const mounts = outerFirst(tree.mounts);
  return [
    treeDir,
    system.etcDir,
    String(tree.diskMb * MEGABYTE),
    tree.workingDir ?? '/tmp',
    String(system.folders.length),
    ...system.folders.flatMap(({ path, linkTo }) => [path, linkTo ?? '']),
    String(mounts.length),
    ...mounts.flatMap(({ source, target, mode }) => [source, target, mode]),
  ];
}

/** It says a word as soon as it can no longer outlive us; undefined when it never came to that. */
async function findFirstProcess(child: ChildProcess, pid: number): Promise<number | undefined> {
  const stream = child.stdio[4];
  if (!stream || !('setEncoding' in stream)) return undefined;
  const isUp = await new Promise<boolean>((resolve) => {
    stream.once('data', () => resolve(true));
    stream.once('close', () => resolve(false));
    stream.on('error', () => resolve(false));
  });
  return isUp ? processTree(pid)[1]?.pid : undefined;
}

function endBoth(child: ChildProcess, first: number | undefined): void {
  // Its number may belong to somebody else by now.
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (first !== undefined) process.kill(first, 'SIGKILL');
  } catch {
    // Already gone.
  }
  child.kill('SIGKILL');
}

function describe({ cgroups }: NamespacesOptions): string {
  const account = isRoot()
    ? 'under an account of their own'
    : "under the server's account in a user namespace";
  return [
    `Projects run with their own mount, process, user, IPC and network namespaces, made by util-linux, ${account}.`,
    cgroups
      ? 'Memory, processor and process limits are held by the kernel (control groups).'
      : 'Memory is watched four times a second and processes are limited by the kernel; processor time is not limited.',
  ].join(' ');
}
