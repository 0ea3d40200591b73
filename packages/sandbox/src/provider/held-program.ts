import { rm } from 'node:fs/promises';
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
  const temp = join(root, 'held', program.name);
  await rm(temp, { recursive: true, force: true, maxRetries: 3 });
  await makeOwnedFolder(join(root, 'held'), undefined);
  await makeOwnedFolder(temp, account);
  return [
    ...environmentWords(LAUNCH_ENV),
    ...before,
    ...environmentWords({ ...program.env, HOME: temp, TMPDIR: temp }),
  ];
}
