import { chmod, lstat, mkdtemp, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnedFolder } from './account.ts';
import { LAUNCH_ENV } from './launch.ts';
import type { Account, HeldProgram } from './provider.ts';

/** A whole environment as words before a program; it holds nothing secret, because every list of processes shows it. */
export function environmentWords(env: Readonly<Record<string, string>>): readonly string[] {
  return ['env', '-i', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
}

export interface UnmountedPlace {
  readonly root: string;
  readonly account: Account | undefined;
  /** What takes rights away. */
  readonly before: readonly string[];
}

/** Without mounts: everything is found where it is, and temporary files have a folder that begins empty. */
export async function wordsWithoutMounts(
  program: HeldProgram,
  { root, account, before }: UnmountedPlace,
): Promise<readonly string[]> {
  const temp = join(await folderOfHeld(root, program.name), program.name);
  await rm(temp, { recursive: true, force: true, maxRetries: 3 });
  await makeOwnedFolder(temp, account);
  return [
    ...environmentWords(LAUNCH_ENV),
    ...before,
    ...environmentWords({ ...program.env, HOME: temp, TMPDIR: temp }),
  ];
}

/** A socket's path has 107 bytes, and a browser puts one 46 bytes below its temporary files. */
const longestTemp = 60;

/** Ours, with a folder for each program. Below a long path it stands among the system's temporary files instead. */
async function folderOfHeld(root: string, name: string): Promise<string> {
  const usual = await makeOwnedFolder(join(root, 'held'), undefined);
  if (isShort(join(usual, name))) return usual;
  // Found again at the next start, so that no start leaves another one behind.
  const link = join(root, 'held-elsewhere');
  const known = await readlink(link).catch(() => undefined);
  if (known !== undefined && (await isOurFolder(known))) return known;
  const made = await mkdtemp(join(isShort(join(tmpdir(), 'loam-123456', name)) ? tmpdir() : '/tmp', 'loam-'));
  await chmod(made, 0o711);
  await rm(link, { force: true });
  await symlink(made, link);
  return made;
}

function isShort(temp: string): boolean {
  return Buffer.byteLength(temp) <= longestTemp;
}

/** Temporary files are cleared away by others, and anybody may take the name then. */
async function isOurFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}
