import { createHash } from 'node:crypto';
import { chmod, lchown, lstat, mkdir, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasErrno, sandboxError } from '../errors.ts';
import type { Account } from './provider.ts';

/** Above what distributions give to people and services, below what is reserved for containers of users. */
const FIRST_UID = 200_000;
const UID_COUNT = 60_000;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Two projects that share an account by chance are still held apart by their namespaces. */
export function accountFor(projectId: string): Account {
  const hash = createHash('sha256').update(projectId).digest().readUInt32BE(0);
  const id = FIRST_UID + (hash % UID_COUNT);
  return { uid: id, gid: id };
}

export function shortId(projectId: string): string {
  return createHash('sha256').update(projectId).digest('hex').slice(0, 16);
}

/** A folder that only the project's account and we can enter. */
export async function makeOwnedFolder(path: string, account: Account | undefined): Promise<string> {
  await mkdir(path, { recursive: true, mode: account ? 0o700 : 0o711 });
  await refuseLink(path);
  if (account) await lchown(path, account.uid, account.gid);
  return path;
}

/** Ours, readable for one account and for no other. */
export async function lendFolder(path: string, account: Account): Promise<void> {
  await lchown(path, -1, account.gid).catch(() => lchown(path, 0, account.gid));
  await chmod(path, 0o750);
}

/** A link in its place would be followed on the host; one that stood in for a mount is of no use where there are mounts. */
export async function ensureMountPoint(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSymbolicLink()) await unlink(path);
  try {
    await mkdir(path, { mode: 0o755 });
  } catch (error) {
    if (!hasErrno(error, 'EEXIST')) throw error;
  }
  await refuseLink(path);
}

/** Whether an account without rights of its own can walk to the path and read it. */
export async function isReachable(path: string): Promise<boolean> {
  const own = await stat(path);
  return (own.mode & 0o004) !== 0 && isWalkable(path);
}

/** Whether every folder above the path lets other accounts through. */
export async function isWalkable(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path);
  if (!found.isDirectory()) throw sandboxError('unsafe_path', `${path} is not a folder`);
}
