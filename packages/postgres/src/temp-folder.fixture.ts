import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, vi } from 'vitest';
import { startCluster } from './cluster.ts';
import { removeFolder } from './remove-folder.ts';

/** A folder that other accounts can enter, removed when the test is over. */
export function tempFolder(): string {
  const folder = makeFolder();
  // A PostgreSQL whose supervisor a test killed may still be writing its last files.
  onTestFinished(() => vi.waitUntil(() => removeFolder(folder), { timeout: 10_000 }).then(() => {}));
  return folder;
}

/** Gives each test the folder of a cluster that was stopped cleanly: a copy, for making one takes ten times as long. */
export function preparedClusters(): () => Promise<string> {
  let original: Promise<string> | undefined;
  afterAll(async () => void (original && removeFolder(join(await original, '..'))));
  return async () => {
    original ??= makeCluster();
    const copy = join(tempFolder(), 'pg');
    execFileSync('cp', ['-a', await original, copy]);
    return copy;
  };
}

async function makeCluster(): Promise<string> {
  const dataDir = join(makeFolder(), 'pg');
  const cluster = await startCluster({ dataDir });
  await cluster.stop();
  return dataDir;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loam-embedded-'));
  chmodSync(folder, 0o711);
  return folder;
}
