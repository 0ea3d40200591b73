import { AppError } from '@loam/kernel';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateOwnFile } from './own-file.ts';

const secretBytes = 32;

/** 32 random bytes of this installation, made once. Whoever has them can sign in as anyone: the file is ours alone. */
export async function readOrCreateSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret');
  const text = await readOrCreateOwnFile(path, () => `${randomBytes(secretBytes).toString('hex')}\n`);
  const secret = Buffer.from(text.trim(), 'hex');
  if (secret.length === secretBytes) return secret;
  throw new AppError({
    code: 'secret_damaged',
    detail: `${path} does not hold a secret. Restore it from a backup; a new one would sign everyone out.`,
  });
}
