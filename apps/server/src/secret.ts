import { AppError } from '@loam/kernel';
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const secretBytes = 32;

/** 32 random bytes of this installation, made once. Whoever has them can sign in as anyone: the file is ours alone. */
export async function readOrCreateSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret');
  const existing = await readSecret(path);
  if (existing) return existing;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(secretBytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link appears whole or not at all, and the first of two processes wins.
    await link(draft, path).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readSecret(path);
  if (!secret) throw new AppError({ code: 'secret_missing', detail: `${path} could not be written.` });
  return secret;
}

async function readSecret(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const secret = Buffer.from(text.trim(), 'hex');
  if (secret.length === secretBytes) return secret;
  throw new AppError({
    code: 'secret_damaged',
    detail: `${path} does not hold a secret. Restore it from a backup; a new one would sign everyone out.`,
  });
}

function ignoreExisting(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
