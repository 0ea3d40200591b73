import { existsSync, rmSync } from 'node:fs';

const attempts = 100;
const pauseMs = 20;

/**
 * Removes a folder that a dying process may still be emptying. Node's rmSync stops and reports success when a
 * file vanishes under it, so the folder's absence is the only proof. It blocks, for it also runs while we exit.
 */
export function removeFolder(folder: string): boolean {
  for (let attempt = 0; attempt < attempts && existsSync(folder); attempt += 1) {
    if (attempt > 0) pause();
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Tried again; whoever needs to know looks at the answer.
    }
  }
  return !existsSync(folder);
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}
