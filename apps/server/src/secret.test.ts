import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrCreateSecret } from './secret.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'loam-secret-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('processes that start together agree on one secret and leave nothing else behind', async () => {
  const secrets = await Promise.all([1, 2, 3, 4, 5].map(() => readOrCreateSecret(dir)));
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(secrets[0]?.length).toBe(32);
  expect(await readdir(dir)).toEqual(['secret']);
  expect((await stat(join(dir, 'secret'))).mode & 0o077).toBe(0);
});

test('a folder that does not exist yet is made', async () => {
  expect((await readOrCreateSecret(join(dir, 'new'))).length).toBe(32);
});

test.each(['', 'abc', 'zz'.repeat(32)])(
  'a damaged secret (%j) is not replaced by a new one',
  async (text) => {
    await writeFile(join(dir, 'secret'), text);
    await expect(readOrCreateSecret(dir)).rejects.toMatchObject({ code: 'secret_damaged' });
  },
);
