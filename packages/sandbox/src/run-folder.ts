import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A folder that no other run has or had: the one of a run that has just ended may still be on its way out. Passable for
 * the project's account, listed and written by us alone.
 */
export async function makeRunFolder(parent: string, name: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o711 });
  const folder = await mkdtemp(join(parent, `${name}-`));
  await chmod(folder, 0o711);
  return folder;
}
