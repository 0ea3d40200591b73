import { accountFor } from './account.ts';
import { wordsWithoutMounts } from './held-program.ts';
import { dropRights } from './launch.ts';
import { ownerOf, readProcesses, type ProcessRow } from './process-tree.ts';
import type { Account, SandboxProvider } from './provider.ts';
import { startLinked } from './start-linked.ts';
import { trackRunning } from './track-running.ts';

export interface AccountOptions {
  readonly root: string;
  /** Whether util-linux is there: without it an account is an ordinary one, with no bound on its processes. */
  readonly hasTools: boolean;
}

/** Where namespaces are not allowed, as root: another account for each project and limits of the kernel. */
export function createAccountProvider({ root, hasTools }: AccountOptions): SandboxProvider {
  return {
    level: 'accounts',
    description: describe(hasTools),
    hasMounts: false,
    accountOf: accountFor,
    wordsBefore(program) {
      const account = accountFor(program.name);
      return wordsWithoutMounts(program, { root, account, before: dropRights(account) });
    },
    ...trackRunning((start) => {
      const account = accountFor(start.projectId);
      return startLinked(start, {
        root,
        account,
        before: hasTools ? [...SEALED, 'prlimit', `--nproc=${start.limits.processes}`] : [],
        findStrays: () => straysOf(account),
      });
    }),
  };
}

const SEALED = ['setpriv', '--no-new-privs', '--pdeathsig=KILL'];

/**
 * A process of the account that lost its parents belongs to whoever we belong to ourselves. One that still has them is
 * of another program of the account, or of another server on this machine.
 */
function straysOf(account: Account): readonly number[] {
  const rows = new Map(readProcesses().map((row) => [row.pid, row]));
  const mine = new Set([...rows.keys()].filter((pid) => ownerOf(pid) === account.uid));
  const above = ancestorsOf(process.pid, rows);
  return [...rows.values()]
    .filter(({ pid, isZombie }) => !isZombie && mine.has(pid))
    .filter(({ pid }) => {
      const keeper = ancestorsOf(pid, rows).find((parent) => !mine.has(parent));
      return keeper === undefined || above.includes(keeper);
    })
    .map(({ pid }) => pid);
}

function ancestorsOf(pid: number, rows: ReadonlyMap<number, ProcessRow>): readonly number[] {
  const found: number[] = [];
  for (
    let parent = rows.get(pid)?.parent;
    parent !== undefined && parent > 0;
    parent = rows.get(parent)?.parent
  ) {
    found.push(parent);
  }
  return found;
}

function describe(hasTools: boolean): string {
  return [
    "Namespaces are not allowed on this machine. Projects run as accounts of their own with limits, but can read every world-readable file and reach the machine's network and loopback services.",
    hasTools ? '' : 'The tools of util-linux are missing, so that their processes are not counted.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
