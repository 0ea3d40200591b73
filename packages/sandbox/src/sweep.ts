import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrno } from './errors.ts';
import { removeTree } from './provider/open-folder.ts';

/** Folders that bear the number of the process that was making something in them. */
const PLACES = [
  { folder: 'store', name: /^(?:staging|prebuild)-(\d+)-/ },
  { folder: 'builds', name: /^(\d+)-/ },
  { folder: 'programs', name: /^(\d+)-/ },
  { folder: 'temp', name: /^(\d+)-/ },
] as const;

/** Removes what processes that are gone had begun. What was finished has other names. */
export async function sweepUnfinished(root: string): Promise<void> {
  for (const { folder, name } of PLACES) {
    for (const entry of await readdir(join(root, folder)).catch(() => [])) {
      const maker = Number(name.exec(entry)?.[1]);
      if (maker > 0 && maker !== process.pid && !isAlive(maker)) {
        await removeTree(join(root, folder, entry)).catch(() => {});
      }
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasErrno(error, 'EPERM');
  }
}
