import { link, lstat, rm } from 'node:fs/promises';
import { sandboxError } from './errors.ts';
import type { Account } from './provider/provider.ts';

/**
 * The folder inside is the project's: it could replace its socket by a link to one of the machine's services.
 * A hard link in our own folder is either that very socket or, visibly, something else; and a socket that was made by
 * another account is not the project's, however it came there.
 */
export async function openSocket(
  inside: string,
  outside: string,
  account: Account | undefined,
): Promise<void> {
  await link(inside, outside);
  const found = await lstat(outside);
  if (found.isSocket() && found.uid === (account?.uid ?? process.getuid?.() ?? found.uid)) return;
  await rm(outside, { force: true });
  throw sandboxError('unsafe_path', 'The program does not listen on a socket of its own.');
}
