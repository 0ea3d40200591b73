import { existsSync, rmSync } from 'node:fs';

const attempts = 20;

/**
 * Removes a folder that a dying process may still be emptying. Node's rmSync stops and reports success when a
 * file vanishes under it, so the folder's absence is the only proof.
 */
export function removeFolder(folder: string): boolean {
  for (let attempt = 0; attempt < attempts && existsSync(folder); attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 1, retryDelay: 25 });
    } catch {
      // Tried again; whoever needs to know looks at the answer.
    }
  }
  return !existsSync(folder);
}
