import { link, lstat, rm } from 'node:fs/promises';
import { sandboxError } from './errors.ts';

/**
 * The folder inside is the project's: it could replace its socket by a link to one of the machine's services.
 * A hard link in our own folder is either that very socket or, visibly, something else.
 */
export async function openSocket(inside: string, outside: string): Promise<void> {
  await link(inside, outside);
  const found = await lstat(outside);
  if (found.isSocket()) return;
  await rm(outside, { force: true });
  throw sandboxError('unsafe_path', 'The program does not listen on a socket of its own.');
}
