import { spawn, type ChildProcess } from 'node:child_process';
import { sandboxError } from '../errors.ts';
import type { Account } from './provider.ts';

export interface LaunchOptions {
  readonly command: readonly string[];
  /** Whose rights the very first program has already; ours when absent. */
  readonly account?: Account | undefined;
  /** Files of control groups that the program writes itself into before anything else. */
  readonly entryFiles: readonly string[];
  /** Sent on descriptor 3: what stands there is in no list of processes. */
  readonly hidden?: string;
  readonly workingDir?: string;
  readonly ownGroup?: boolean;
}

// The shell places itself in the groups; everything after it is born inside.
const ENTER_GROUPS =
  'n=$1; shift; while [ "$n" -gt 0 ]; do echo 0 > "$1" || exit 126; shift; n=$((n-1)); done; exec "$@"';

/** What runs before the rights are dropped sees this environment only: LD_PRELOAD of a project would run as us. */
export const LAUNCH_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' };

export async function launch(options: LaunchOptions): Promise<{ child: ChildProcess; pid: number }> {
  const command = [...enterGroups(options.entryFiles), ...options.command];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: LAUNCH_ENV,
    cwd: options.workingDir ?? '/',
    detached: options.ownGroup ?? false,
    stdio: ['pipe', 'pipe', 'pipe', options.hidden === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...options.account,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause) =>
      reject(sandboxError('start_failed', `${program} does not start`, { cause })),
    );
  });
  const { pid } = child;
  if (pid === undefined) throw sandboxError('start_failed', `${program} does not start`);
  const hidden = child.stdio[3];
  if (options.hidden !== undefined && hidden && 'end' in hidden) {
    hidden.on('error', () => {});
    hidden.end(options.hidden);
  }
  return { child, pid };
}

function enterGroups(files: readonly string[]): readonly string[] {
  return files.length === 0 ? [] : ['/bin/sh', '-c', ENTER_GROUPS, 'enter', String(files.length), ...files];
}

/** Words before a command: the account is taken for good, and nothing that it runs gives rights back. */
export function dropRights(account: Account | undefined): readonly string[] {
  if (!account) return [];
  return [
    'setpriv',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--inh-caps=-all',
  ];
}
