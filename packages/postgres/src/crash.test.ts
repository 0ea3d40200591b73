import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { holdCluster } from './cluster-holder.fixture.ts';
import { startCluster } from './cluster.ts';
import { knownPid } from './known-pid.fixture.ts';
import { openPool } from './open-pool.fixture.ts';
import { findPostgresIn, processIdentity } from './process-identity.ts';
import { preparedClusters, tempFolder } from './temp-folder.fixture.ts';
import { startThrowAwayCluster, sweepThrowAwayClusters } from './throw-away.ts';

const preparedCluster = preparedClusters();

async function acknowledgedRows(dataDir: string): Promise<number[]> {
  const cluster = await startCluster({ dataDir });
  const pool = openPool(cluster.connectionString('postgres'));
  try {
    const { rows } = await pool.query<{ n: number }>('select n from acknowledged order by n');
    return rows.map((row) => row.n);
  } finally {
    await pool.end();
    await cluster.stop();
  }
}

test('kill -9 of the supervisor during writes ends PostgreSQL, and every acknowledged row is kept', async () => {
  const dataDir = await preparedCluster();
  let wanted = 0;
  for (const rowsBeforeKill of [1, 40]) {
    const holder = holdCluster(dataDir, 'write');
    await holder.message('committed', (message) => (message.n ?? 0) >= wanted + rowsBeforeKill);
    await holder.kill();
    wanted = holder.lastCommitted();
    await vi.waitFor(() => expect(findPostgresIn(join(dataDir, 'data'))).toEqual([]), { timeout: 10_000 });
  }
  const rows = await acknowledgedRows(dataDir);
  expect(rows.slice(0, wanted)).toEqual(Array.from({ length: wanted }, (_, index) => index + 1));
});

test('kill -9 of the supervisor and of PostgreSQL together loses nothing either', async () => {
  const dataDir = await preparedCluster();
  const holder = holdCluster(dataDir, 'write');
  const { postgres } = await holder.message('up');
  await holder.message('committed', (message) => message.n === 10);
  process.kill(knownPid(postgres), 'SIGKILL');
  await holder.kill();
  const rows = await acknowledgedRows(dataDir);
  expect(rows.length).toBeGreaterThanOrEqual(holder.lastCommitted());
});

test('kill -9 at any moment of the first start leaves a folder that starts', async () => {
  const dataDir = join(tempFolder(), 'pg');
  for (const afterMs of [150, 250, 350, 450, 600, 800]) {
    const holder = holdCluster(dataDir);
    // The moment of the kill is what is tested here, so this wait is the subject and not a synchronisation.
    await sleep(afterMs);
    await holder.kill();
  }
  const cluster = await startCluster({ dataDir });
  const { pid } = cluster;
  expect(findPostgresIn(join(dataDir, 'data'))).toContain(pid);
  await cluster.stop();
  expect(findPostgresIn(join(dataDir, 'data'))).toEqual([]);
});

test('an orphan that the guard missed is ended at the next start', async () => {
  const dataDir = await preparedCluster();
  const holder = holdCluster(dataDir);
  const postgres = knownPid((await holder.message('up')).postgres);
  process.kill(postgres, 'SIGSTOP');
  await holder.kill();
  const starting = startCluster({ dataDir });
  process.kill(postgres, 'SIGCONT');
  const cluster = await starting;
  expect(processIdentity(postgres)).toBeUndefined();
  await cluster.stop();
});

test('a folder in use is refused, and the message names the process', async () => {
  const dataDir = await preparedCluster();
  const holder = holdCluster(dataDir);
  const { postgres = 0 } = await holder.message('up');
  await expect(startCluster({ dataDir })).rejects.toThrow(
    `folder_in_use: The folder ${dataDir} is in use by process ${holder.pid}.`,
  );
  expect(processIdentity(postgres)).toBeDefined();
  await holder.kill();
});

test('of several starts at once on a fresh folder one wins and the others are refused', async () => {
  const dataDir = join(tempFolder(), 'pg');
  const holders = [holdCluster(dataDir), holdCluster(dataDir), holdCluster(dataDir)];
  onTestFinished(async () => void (await Promise.all(holders.map((holder) => holder.kill()))));
  const outcomes = await Promise.all(
    holders.map((holder) =>
      Promise.race([holder.message('up'), holder.message('failed')]).catch((error: unknown) => ({
        kind: 'failed',
        error: String(error),
      })),
    ),
  );
  expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['failed', 'failed', 'up']);
  for (const outcome of outcomes)
    if (outcome.kind === 'failed') expect(outcome.error).toContain('folder_in_use');
});

test('throw-away clusters of dead runs are swept, those of living runs are not', async () => {
  const parentDir = tempFolder();
  const cluster = await startThrowAwayCluster({ parentDir });
  mkdirSync(join(parentDir, 'loam-throw-away-999999-dead', 'pg'), { recursive: true });
  mkdirSync(join(parentDir, `loam-throw-away-${process.pid}-young`), { recursive: true });
  mkdirSync(join(parentDir, 'something-else'));
  expect(sweepThrowAwayClusters(parentDir)).toEqual([join(parentDir, 'loam-throw-away-999999-dead')]);
  await cluster.stop();
});
