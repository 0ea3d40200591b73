import { lstat, rm, rmdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrno, sandboxError } from '../errors.ts';
import { accountFor, isRoot } from './account.ts';
import { outerFirst, resourceLimits } from './bubblewrap-arguments.ts';
import { launch } from './launch.ts';
import { processTree } from './process-tree.ts';
import type { Mount, SandboxProcess, SandboxProvider, StartOptions } from './provider.ts';
import { watchProcess } from './watched-process.ts';

export interface AccountProviderOptions {
  /** Without root there is no boundary at all: the operator has to ask for that. */
  readonly allowWithoutIsolation: boolean;
  /** Whether we can give projects accounts of their own. */
  readonly isRoot?: boolean;
}

/** Where namespaces are not allowed: another account and limits of the kernel. Files of the machine stay readable. */
export function createAccountProvider(options: AccountProviderOptions): SandboxProvider {
  const running = new Set<SandboxProcess>();
  const hasAccounts = options.isRoot ?? isRoot();
  const accountOf = (projectId: string) => (hasAccounts ? accountFor(projectId) : undefined);
  return {
    level: hasAccounts ? 'uid' : 'none',
    description: hasAccounts
      ? "Namespaces are not allowed on this machine. Projects run as accounts of their own with limits, but can read every world-readable file and reach the machine's network and loopback services."
      : "Projects run with the server's own rights: nothing holds them. Only run projects that you wrote yourself.",
    accountOf,
    async start(start) {
      const account = accountOf(start.projectId);
      if (!account && !options.allowWithoutIsolation) {
        throw sandboxError('no_isolation', 'This machine offers no way to hold untrusted code.');
      }
      const process = await startOne(start, account);
      running.add(process);
      void process.exit.then(() => running.delete(process));
      return process;
    },
    async close() {
      await Promise.all([...running].map((process) => process.kill()));
    },
  };
}

async function startOne(
  start: StartOptions,
  account: ReturnType<SandboxProvider['accountOf']>,
): Promise<SandboxProcess> {
  await linkNested(start.mounts);
  const toHost = (text: string) => hostPath(start.mounts, text);
  const env = Object.fromEntries(Object.entries(start.env).map(([name, value]) => [name, toHost(value)]));
  const { child, pid } = await launch({
    account,
    entryFiles: [],
    ownGroup: true,
    workingDir: toHost(start.workingDir ?? '/tmp'),
    command: [
      'prlimit',
      ...resourceLimits(start),
      '--',
      'env',
      '-i',
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      ...start.command.map(toHost),
    ],
  });
  return watchProcess({
    child,
    pid,
    limits: start.limits,
    cgroup: undefined,
    writableDirs: start.mounts.filter(({ mode }) => mode === 'rw').map(({ source }) => source),
    killAll: () => killEverything(pid),
  });
}

/** Without mounts a path inside is the path of the innermost mount's source. */
export function hostPath(mounts: readonly Mount[], text: string): string {
  const mount = outerFirst(mounts).findLast(({ target }) => text === target || text.startsWith(`${target}/`));
  return mount ? mount.source + text.slice(mount.target.length) : text;
}

/** Only a folder directly inside another mount can be stood in for by a link; deeper ones are found by their path. */
async function linkNested(mounts: readonly Mount[]): Promise<void> {
  const outer = mounts.find(({ target }) => target === '/app');
  const nested = mounts.find(({ target }) => target === '/app/node_modules');
  if (!outer || !nested) return;
  const place = join(outer.source, 'node_modules');
  const found = await lstat(place).catch(() => undefined);
  if (found?.isSymbolicLink()) await rm(place);
  else if (found) {
    await rmdir(place).catch((error: unknown) => {
      if (!hasErrno(error, 'ENOTEMPTY')) throw error;
    });
  }
  await symlink(nested.source, place).catch((error: unknown) => {
    if (!hasErrno(error, 'EEXIST')) throw error;
  });
}

function killEverything(pid: number): void {
  const tree = processTree(pid).map((row) => row.pid);
  for (const target of [-pid, ...tree]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
}
