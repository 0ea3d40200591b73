import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A build in two parts: files for visitors, and the program that makes the pages. */
export interface ServerBuild {
  readonly clientDir: string;
  readonly serverDir: string;
  readonly entry: string;
}

/** As frameworks and nitro name what is to be run. */
const entries = ['server.js', 'server.mjs', 'index.mjs', 'index.js'];

/** Undefined for a build of files alone. */
export async function readServerBuild(dir: string): Promise<ServerBuild | undefined> {
  const [clientDir, serverDir] = [join(dir, 'client'), join(dir, 'server')];
  if (await isFile(join(dir, 'index.html'))) return undefined;
  for (const entry of entries) {
    if (await isFile(join(serverDir, entry))) return { clientDir, serverDir, entry };
  }
  return undefined;
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}
