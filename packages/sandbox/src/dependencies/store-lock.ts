import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from '@loam/kernel';
import { hasErrno } from '../errors.ts';

const POLL_MS = 100;

/** One process at a time works on a name; a holder that died is succeeded. */
export async function withStoreLock<T>(storeDir: string, name: string, work: () => Promise<T>): Promise<T> {
  const folder = join(storeDir, `${name}.lock`);
  await mkdir(storeDir, { recursive: true, mode: 0o711 });
  while (!(await take(folder))) await sleep(POLL_MS);
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function take(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (!hasErrno(error, 'EEXIST')) throw error;
    if (!(await isHeld(folder))) await rm(folder, { recursive: true, force: true });
    return false;
  }
  await writeFile(join(folder, 'holder'), `${process.pid} ${processStart(process.pid) ?? ''}`);
  return true;
}

/** A folder without a name in it is being taken at this moment, or its taker died in between: give it a second. */
async function isHeld(folder: string): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const text = await readFile(join(folder, 'holder'), 'utf8').catch(() => '');
    const [pid, started] = text.split(' ');
    if (pid) return processStart(Number(pid)) === started;
    await sleep(POLL_MS);
  }
  return false;
}
