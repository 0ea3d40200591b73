import { constants } from 'node:fs';
import { lchown, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sandboxError } from '../errors.ts';
import { isRoot } from '../provider/account.ts';

export interface OutputBounds {
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/**
 * Copies what a build wrote to a folder of the caller's, whole or not at all. The worker may still be alive and
 * hostile: each folder is taken from its account before it is read, links and special files are refused, and
 * the copies are new files that no open descriptor of the worker's leads to.
 */
export async function takeOutput(from: string, to: string, bounds: OutputBounds): Promise<number> {
  const staging = `${to}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(to), { recursive: true });
  const left = { bytes: bounds.maxBytes, files: bounds.maxFiles };
  try {
    await copyFolder(from, staging, left);
    await rm(`${to}.old`, { recursive: true, force: true });
    await rename(to, `${to}.old`).catch(() => {});
    await rename(staging, to);
    await rm(`${to}.old`, { recursive: true, force: true });
    return bounds.maxBytes - left.bytes;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function copyFolder(from: string, to: string, left: { bytes: number; files: number }): Promise<void> {
  if (isRoot()) await lchown(from, 0, 0);
  const found = await lstat(from);
  if (!found.isDirectory()) throw sandboxError('unsafe_path', 'The output of the build is not a folder.');
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyFolder(source, target, left);
    else if (entry.isFile()) await copyFile(source, target, left);
    else
      throw sandboxError(
        'unsafe_path',
        `The build wrote ${entry.name}, which is neither a file nor a folder.`,
      );
  }
}

async function copyFile(from: string, to: string, left: { bytes: number; files: number }): Promise<void> {
  const source = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = await source.stat();
    Object.assign(left, { bytes: left.bytes - size, files: left.files - 1 });
    if (left.bytes < 0 || left.files < 0)
      throw sandboxError('unsafe_path', 'The output of the build is too large.');
    const target = await open(to, 'wx', 0o644);
    try {
      await target.writeFile(source.createReadStream({ autoClose: false, end: Math.max(0, size - 1) }));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
