import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignallable } from '@loam/kernel';

/** Short: paths of sockets begin with it. */
const PREFIX = 'lt';

/**
 * One temporary folder for a whole test run, for this process and all that it starts. What tests leave in it, and what
 * browsers and databases do that were killed, goes with it.
 */
export function makeRunTemporaryFolder(env: NodeJS.ProcessEnv = process.env): { remove(): void } {
  const outer = env['TMPDIR'];
  const parent = outer ?? tmpdir();
  sweep(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // As the system's own: programs of other accounts pass through it and write there.
  chmodSync(folder, 0o1777);
  env['TMPDIR'] = folder;
  return {
    remove() {
      if (outer === undefined) Reflect.deleteProperty(env, 'TMPDIR');
      else env['TMPDIR'] = outer;
      removeFolder(folder);
    },
  };
}

/** Those of runs that were killed. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^lt(\d+)-\w{6}$/.exec(name)?.[1];
    if (pid !== undefined && !isSignallable(Number(pid))) removeFolder(join(parent, name));
  }
}

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Something of it is another account's, or still written to: a later run removes it.
  }
}
