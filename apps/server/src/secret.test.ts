import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { sql } from '@loam/db';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSecret } from './secret.ts';

let database: TestDatabase;
let dir: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'loam-secret-'));
  await database.db.run(sql`delete from installation`);
});
afterEach(() => rm(dir, { recursive: true }));

const key = 'a key that the operator has chosen well';

function open(secretKey?: string, dataDir = dir): Promise<string> {
  return openSecret({ db: database.db, dataDir, secretKey }).then((secret) => secret.toString('hex'));
}

async function sealed() {
  return database.db.one<{ sealed_secret: string; sealed_by: string }>(
    sql`select sealed_secret, sealed_by from installation`,
  );
}

test('processes that start together agree on one secret, and leave one file that is ours alone', async () => {
  const secrets = await Promise.all([1, 2, 3, 4, 5].map(() => open()));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await readdir(dir)).toEqual(['secret']);
  expect((await stat(join(dir, 'secret'))).mode & 0o077).toBe(0);
  expect(await open()).toBe(secrets[0]);
});

test('the secret that a folder had before stays the secret, and is not readable in the database', async () => {
  const before = 'ab'.repeat(32);
  await writeFile(join(dir, 'secret'), `${before}\n`);
  expect(await open()).toBe(before);
  expect((await sealed()).sealed_by).toBe('file');
  expect((await sealed()).sealed_secret).not.toContain(before);
  expect(await open()).toBe(before);
});

test('a folder that does not exist yet is made', async () => {
  expect(await open(undefined, join(dir, 'new'))).toHaveLength(64);
});

test('without its file, or with the file of another installation, a server says so and makes no new secret', async () => {
  const secret = await open();
  const elsewhere = open(undefined, join(dir, 'elsewhere'));
  await expect(elsewhere).rejects.toMatchObject({ detail: expect.stringMatching(/is missing. .*backup/) });
  await mkdtemp(join(dir, 'x'));
  await rm(join(dir, 'secret'));
  await writeFile(join(dir, 'secret'), 'cd'.repeat(32));
  await expect(open()).rejects.toMatchObject({ detail: expect.stringMatching(/does not open the secret/) });
  expect(secret).toHaveLength(64);
});

test('with the key of the operator every folder opens the same, and none keeps a file', async () => {
  const secret = await open(key);
  expect(await open(key, join(dir, 'elsewhere'))).toBe(secret);
  expect(await readdir(dir)).toEqual([]);
  await expect(open(`${key}.`)).rejects.toMatchObject({
    detail: 'LOAM_SECRET_KEY does not open the secret in the database: set the old one.',
  });
  await expect(open()).rejects.toMatchObject({
    detail: 'The secret in the database is sealed with LOAM_SECRET_KEY, which is not set.',
  });
});

test('an installation goes over from its file to the key of the operator by setting it', async () => {
  const secret = await open();
  expect(await open(key)).toBe(secret);
  expect((await sealed()).sealed_by).toBe('setting');
  await rm(join(dir, 'secret'));
  expect(await open(key)).toBe(secret);
});

test.each(['', 'abc', 'zz'.repeat(32)])('a damaged file (%j) is not replaced by a new one', async (text) => {
  await writeFile(join(dir, 'secret'), text);
  await expect(open()).rejects.toMatchObject({ code: 'secret_damaged' });
});
