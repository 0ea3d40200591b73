import { type Db, sql, type Transaction } from '@loam/db';
import { AppError } from '@loam/kernel';
import { randomBytes, randomUUID, scrypt } from 'node:crypto';
import { join } from 'node:path';
import { createKeyBox } from './key-box.ts';
import { readOrCreateOwnFile, readOwnFile } from './own-file.ts';

export interface SecretOptions {
  readonly db: Db;
  readonly dataDir: string;
  /** The operator's key; without it a file in the data folder is the key. */
  readonly secretKey: string | undefined;
}

interface InstallationRow {
  readonly id: string;
  readonly sealed_secret: string | null;
  readonly sealed_by: 'setting' | 'file' | null;
}

const secretBytes = 32;
const purpose = 'installation';

/**
 * 32 random bytes of this installation, made once: whoever has them can sign in as anyone. They lie in the database,
 * so that every server of it has the same, and are sealed with a key that does not.
 */
export async function openSecret({ db, dataDir, secretKey }: SecretOptions): Promise<Buffer> {
  const path = join(dataDir, 'secret');
  return db.transaction(async (tx) => {
    const row = await lockInstallation(tx);
    const { id, sealed_secret: sealed, sealed_by: sealedBy } = row;
    if (sealed === null) {
      // Before there was a table the file was the secret itself: nobody is signed out.
      const secret = (await readKeyFile(path)) ?? randomBytes(secretBytes);
      await seal(tx, { id, secret, path, secretKey });
      return secret;
    }
    if (sealedBy === 'setting') return openWithSetting(id, sealed, secretKey);
    const secret = await openWithFile(id, sealed, path);
    if (secretKey !== undefined) await seal(tx, { id, secret, path, secretKey });
    return secret;
  });
}

/** Others that start at the same time wait. */
async function lockInstallation(tx: Transaction): Promise<InstallationRow> {
  await tx.run(sql`insert into installation (id) values (${randomUUID()}) on conflict do nothing`);
  return tx.one<InstallationRow>(
    sql`select id, sealed_secret, sealed_by from installation for no key update`,
  );
}

interface Sealing {
  readonly id: string;
  readonly secret: Buffer;
  readonly path: string;
  readonly secretKey: string | undefined;
}

async function seal(tx: Transaction, { id, secret, path, secretKey }: Sealing): Promise<void> {
  const key = secretKey === undefined ? await createKeyFile(path) : await keyOfSetting(secretKey, id);
  const sealed = createKeyBox(key, purpose).seal(secret.toString('hex'), id);
  const by = secretKey === undefined ? 'file' : 'setting';
  await tx.run(sql`update installation set sealed_secret = ${sealed}, sealed_by = ${by}`);
}

async function openWithSetting(id: string, sealed: string, secretKey: string | undefined): Promise<Buffer> {
  if (secretKey === undefined)
    throw fault('The secret in the database is sealed with LOAM_SECRET_KEY, which is not set.');
  const key = await keyOfSetting(secretKey, id);
  return open(
    { id, sealed, key },
    'LOAM_SECRET_KEY does not open the secret in the database: set the old one.',
  );
}

async function openWithFile(id: string, sealed: string, path: string): Promise<Buffer> {
  const key = await readKeyFile(path);
  if (!key) throw fault(`${path} is missing. It opens the secret in the database; restore it from a backup.`);
  return open(
    { id, sealed, key },
    `${path} does not open the secret in the database; restore the one that belongs to it from a backup.`,
  );
}

function open(
  { id, sealed, key }: { readonly id: string; readonly sealed: string; readonly key: Buffer },
  otherwise: string,
): Buffer {
  try {
    return Buffer.from(createKeyBox(key, purpose).open(sealed, id), 'hex');
  } catch (cause) {
    throw fault(otherwise, cause);
  }
}

/** Slow on purpose: the operator may have chosen words. */
function keyOfSetting(secretKey: string, id: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(secretKey, id, secretBytes, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

async function readKeyFile(path: string): Promise<Buffer | undefined> {
  const text = await readOwnFile(path);
  return text === undefined ? undefined : parseKey(text, path);
}

async function createKeyFile(path: string): Promise<Buffer> {
  const fresh = () => `${randomBytes(secretBytes).toString('hex')}\n`;
  return parseKey(await readOrCreateOwnFile(path, fresh), path);
}

function parseKey(text: string, path: string): Buffer {
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length === secretBytes) return key;
  throw new AppError({
    code: 'secret_damaged',
    detail: `${path} does not hold a key. Restore it from a backup; a new one would sign everyone out.`,
  });
}

function fault(detail: string, cause?: unknown): AppError {
  return new AppError({ code: 'secret_sealed', detail, cause });
}
