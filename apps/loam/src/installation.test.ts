import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase } from '@loam/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { claimInstallation } from './installation.ts';

function tempHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loam-installation-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function setUp() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return (home: string) =>
    claimInstallation({ databaseUrl: database.url, home, logger: silentLogger, patienceMs: 50 });
}

test('a server finds its own folder and database again', async () => {
  const claim = await setUp();
  const home = tempHome();
  await (await claim(home)).release();
  const again = await claim(home);
  await expect(again.release()).resolves.toBeUndefined();
});

test('a server with another data folder is refused in a sentence', async () => {
  const claim = await setUp();
  await (await claim(tempHome())).release();
  await expect(claim(tempHome())).rejects.toThrow('The database belongs to another data folder');
});

test('a second server at the same time is refused, and the first goes on', async () => {
  const claim = await setUp();
  const home = tempHome();
  const first = await claim(home);
  await expect(claim(home)).rejects.toThrow('Another server works on this database');
  await first.release();
  await (await claim(home)).release();
});

test('a new database takes the id of the folder', async () => {
  const home = tempHome();
  await (await (await setUp())(home)).release();
  const another = await setUp();
  await (await another(home)).release();
  await expect(another(tempHome())).rejects.toThrow('another data folder');
});
