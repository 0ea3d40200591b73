import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isRoot } from './account.ts';
import { wordsWithoutMounts } from './held-program.ts';
import { readProcesses } from './process-tree.ts';
import type { SandboxProvider } from './provider.ts';
import { startLinked } from './start-linked.ts';
import { trackRunning } from './track-running.ts';

export interface OwnRightsOptions {
  readonly root: string;
  readonly hasTools: boolean;
}

/** By this a process is found again after it has left its parents, where the kernel shows environments. */
const MARK = 'LOAM_RUN';

/** Nothing holds a program here: it may do what the person may who started the server, as with any dev server. */
export function createOwnRightsProvider({ root, hasTools }: OwnRightsOptions): SandboxProvider {
  return {
    level: 'none',
    description: `Nothing on this machine can hold a project: its code runs with the rights of the account that started the server${isRoot() ? ', which is root' : ''}. Only run projects that you would run yourself.`,
    hasMounts: false,
    accountOf: () => undefined,
    wordsBefore: (program) => wordsWithoutMounts(program, { root, account: undefined, before: [] }),
    ...trackRunning((start) => {
      const mark = randomUUID();
      return startLinked(start, {
        root,
        account: undefined,
        before: hasTools ? ['setpriv', '--no-new-privs', '--pdeathsig=KILL'] : [],
        env: { [MARK]: mark },
        findStrays: () => markedProcesses(`${MARK}=${mark}`),
      });
    }),
  };
}

function markedProcesses(mark: string): readonly number[] {
  return readProcesses()
    .filter((row) => !row.isZombie && environmentOf(row.pid).includes(mark))
    .map(({ pid }) => pid);
}

function environmentOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
  } catch {
    return [];
  }
}
