import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type pg from 'pg';
import { startCluster, type Cluster, type ClusterOptions } from './cluster.ts';
import { knownPid } from './known-pid.fixture.ts';
import { openPool } from './open-pool.fixture.ts';
import { preparedClusters, tempFolder } from './temp-folder.fixture.ts';

const preparedCluster = preparedClusters();

async function start(options: ClusterOptions): Promise<Cluster> {
  const cluster = await startCluster(options);
  onTestFinished(() => cluster.stop());
  return cluster;
}

function connect(cluster: Cluster): pg.Pool {
  const pool = openPool(cluster.connectionString('postgres'));
  onTestFinished(() => pool.end());
  return pool;
}

async function rowCount(cluster: Cluster): Promise<number> {
  const { rows } = await connect(cluster).query<{ count: number }>('select count(*)::int as count from kept');
  return rows[0]?.count ?? 0;
}

test('rows are still there after a stop and a second start', async () => {
  const dataDir = join(tempFolder(), 'pg');
  const steps: string[] = [];
  const first = await start({ dataDir, onProgress: (step) => steps.push(step) });
  const db = connect(first);
  await db.query('create table kept (n int)');
  await db.query('insert into kept values (1), (2)');
  await Promise.all([first.stop(), first.stop()]);
  expect(first.pid).toBeUndefined();
  const second = await start({ dataDir, onProgress: (step) => steps.push(step) });
  expect(await rowCount(second)).toBe(2);
  expect(steps).toEqual(['initialising', 'starting', 'starting']);
});

test('only the account it runs as can read the data, the password and the socket', async () => {
  const dataDir = await preparedCluster();
  await start({ dataDir, isDurable: false });
  const modeOf = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  expect([modeOf('data'), modeOf('socket'), modeOf('password')]).toEqual([0o700, 0o700, 0o600]);
});

test('a strict umask does not lock PostgreSQL out of the folders we make for it', async () => {
  const parent = tempFolder();
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const cluster = await start({ dataDir: join(parent, 'deeper', 'pg'), isDurable: false });
  expect(cluster.pid).toBeDefined();
});

test('a wrong password is refused', async () => {
  const cluster = await start({ dataDir: await preparedCluster(), isDurable: false });
  const url = new URL(cluster.connectionString('postgres'));
  url.password = 'guess';
  const db = openPool(url.href);
  await expect(db.query('select 1')).rejects.toThrow(/password authentication failed/);
  await db.end();
});

test('PostgreSQL that is killed comes back, tells the caller, and has lost nothing that was committed', async () => {
  const cluster = await start({ dataDir: await preparedCluster() });
  const exits: unknown[] = [];
  cluster.onExit((exit) => exits.push(exit));
  const db = connect(cluster);
  await db.query('create table kept (n int)');
  for (let round = 1; round <= 3; round += 1) {
    await db.query('insert into kept values ($1)', [round]);
    // A session that computes does not notice that its postmaster died, and would keep a new one from starting.
    const busy = db
      .query('select count(*) from generate_series(1, 100000) a, generate_series(1, 1000000) b')
      .catch((error: unknown) => error);
    await vi.waitFor(
      async () => {
        const { rowCount: busyCount } = await db.query(
          "select 1 from pg_stat_activity where query like 'select count(*) from gen%'",
        );
        expect(busyCount).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
    const killed = cluster.pid;
    const restarted = new Promise<void>((resolve) => cluster.onRestart(resolve));
    process.kill(knownPid(killed), 'SIGKILL');
    await restarted;
    expect(await busy).toBeInstanceOf(Error);
    expect(cluster.pid).not.toBe(killed);
    expect(await rowCount(cluster)).toBe(round);
  }
  expect(exits).toMatchObject([
    { signal: 'SIGKILL', restartInMs: 100 },
    { signal: 'SIGKILL', restartInMs: 200 },
    { signal: 'SIGKILL', restartInMs: 400 },
  ]);
});

test('a stop while PostgreSQL is being started again leaves nothing running', async () => {
  const cluster = await start({ dataDir: await preparedCluster(), isDurable: false });
  const exited = new Promise<void>((resolve) => cluster.onExit(() => resolve()));
  process.kill(knownPid(cluster.pid), 'SIGKILL');
  await exited;
  await cluster.stop();
  expect(cluster.pid).toBeUndefined();
});

test('starts whatever an earlier run left as postmaster.pid, and signals no stranger', async () => {
  const dataDir = await preparedCluster();
  const socketDir = join(dataDir, 'socket');
  for (const leftOver of [`${process.pid}\n`, '', '999999\n']) {
    writeFileSync(join(dataDir, 'data', 'postmaster.pid'), leftOver);
    mkdirSync(socketDir, { recursive: true });
    writeFileSync(join(socketDir, '.s.PGSQL.5432.lock'), leftOver);
    const cluster = await start({ dataDir, isDurable: false });
    expect(cluster.pid).toBeDefined();
    await cluster.stop();
  }
});

test('a half-made cluster is thrown away', async () => {
  const dataDir = join(tempFolder(), 'pg');
  mkdirSync(join(dataDir, 'data.new-abc', 'base'), { recursive: true });
  await start({ dataDir, isDurable: false });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('data.new'))).toEqual([]);
});

test('a folder whose path is too long for a socket gets a short one, removed at the stop', async () => {
  const dataDir = join(tempFolder(), 'long'.repeat(20), 'pg');
  const cluster = await start({ dataDir, isDurable: false });
  const socketDir = new URL(cluster.connectionString('postgres')).searchParams.get('host') ?? '';
  expect((await connect(cluster).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(dirname(socketDir)).toBe('/tmp');
  await cluster.stop();
  expect(existsSync(socketDir)).toBe(false);
});

test('listens on loopback where a port is asked for, and names the reason when it is taken', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const address = occupant.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dataDir = await preparedCluster();
  await expect(startCluster({ dataDir, port, isDurable: false })).rejects.toMatchObject({
    code: 'start_failed',
  });
  await new Promise((resolve) => occupant.close(resolve));
  const cluster = await start({ dataDir, port, isDurable: false });
  expect(cluster.connectionString('postgres')).toContain(`@127.0.0.1:${port}/postgres`);
  expect((await connect(cluster).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a database of another major version is refused in plain words', async () => {
  const dataDir = await preparedCluster();
  writeFileSync(join(dataDir, 'data', 'PG_VERSION'), '12\n');
  await expect(startCluster({ dataDir, isDurable: false })).rejects.toMatchObject({
    code: 'version_mismatch',
  });
});
