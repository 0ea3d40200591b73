import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@loam/kernel';
import { startThrowAwayCluster } from '@loam/postgres';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openClouds, type Clouds } from './open-clouds.ts';
import type { Print } from './print.ts';

const ref = 'abcdefghijklmnopqrst';

function tempHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'loam-clouds-'));
  chmodSync(home, 0o711);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

function recorder(): Print & { readonly lines: string[] } {
  const lines: string[] = [];
  return { lines, line: (text) => lines.push(text), fault: (text) => lines.push(text) };
}

async function open(home: string, print: Print, cloudDatabaseUrl?: string): Promise<Clouds> {
  const clouds = await openClouds({ config: { home, cloudDatabaseUrl }, logger: silentLogger, print });
  onTestFinished(() => clouds.stop());
  return clouds;
}

async function sessionOf(clouds: Clouds): Promise<number> {
  const [result] = await clouds.databases.runAsOwner(ref, "select current_setting('wal_level') as wal");
  expect(result?.rows[0]).toMatchObject({ wal: 'logical' });
  const client = await clouds.databases.acquire(ref, 'rest');
  let isLost = true;
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    isLost = false;
    return rows[0]?.pid ?? 0;
  } finally {
    client.release(isLost);
  }
}

/** What the server said of the project's database, as its people find it in the logs. */
async function faultsOf(clouds: Clouds): Promise<string> {
  const now = Date.now();
  const window = { ref, fromMicros: (now - 60_000) * 1000, toMicros: (now + 60_000) * 1000 };
  const rows = await clouds.logs.query('select event_message from postgres_logs limit 100', window);
  return JSON.stringify(rows).replaceAll('\\"', '"');
}

test('the cluster for apps starts with the first cloud, comes back when it is killed, and ends with the product', async () => {
  const home = tempHome();
  const print = recorder();
  const clouds = await open(home, print);
  expect(existsSync(join(home, 'cloud-postgres'))).toBe(false);
  await clouds.databases.create(ref);
  const session = await sessionOf(clouds);
  // A session that is killed makes PostgreSQL end all others and recover; callers wait instead of failing.
  process.kill(session, 'SIGKILL');
  await vi.waitFor(async () => expect(await sessionOf(clouds)).not.toBe(session), { timeout: 60_000 });
  await expect(clouds.databases.runAsOwner(ref, 'select 1 from trees')).rejects.toThrow('trees');
  await vi.waitFor(async () => expect(await faultsOf(clouds)).toContain('relation "trees" does not exist'), {
    timeout: 10_000,
  });
  await clouds.stop();
  expect(existsSync(join(home, 'cloud-postgres', 'socket'))).toBe(false);

  const again = await open(home, print);
  await vi.waitFor(
    () => expect(existsSync(join(home, 'cloud-postgres', 'socket', '.s.PGSQL.5432'))).toBe(true),
    { timeout: 10_000 },
  );
  expect(await again.databases.exists(ref)).toBe(true);
});

test('before anybody asks for a cloud the first one is prepared', async () => {
  const home = tempHome();
  const clouds = await openClouds({
    config: { home, cloudDatabaseUrl: undefined },
    logger: silentLogger,
    print: recorder(),
    standbyAfterMs: 0,
  });
  onTestFinished(() => clouds.stop());
  const made = join(home, 'cloud-postgres', 'socket', '.s.PGSQL.5432');
  await vi.waitFor(() => expect(existsSync(made)).toBe(true), { timeout: 20_000 });
});

test('a server of the operator is told what it lacks, and serves', async () => {
  // Unlike the server of the test run it keeps no log that changed rows could be read from.
  const server = await startThrowAwayCluster();
  onTestFinished(() => server.stop());
  const print = recorder();
  const clouds = await open(tempHome(), print, server.connectionString('postgres'));
  expect(print.lines.join('\n')).toContain('logical WAL: realtime does not tell of changed rows');
  const other = 'tsrqponmlkjihgfedcba';
  await clouds.databases.create(other);
  expect(await clouds.databases.exists(other)).toBe(true);
  await clouds.databases.drop(other);
});

test('a wrong password ends the start in one sentence; a server that is away does not', async () => {
  const url = new URL(inject('postgresUrl'));
  url.password = 'guess';
  await expect(open(tempHome(), recorder(), url.href)).rejects.toMatchObject({
    code: 'invalid_setting',
    detail: expect.stringMatching(
      /^The server .* of CLOUD_DATABASE_URL refuses: password authentication failed/,
    ),
  });
  const gone = await startThrowAwayCluster();
  const address = gone.connectionString('postgres');
  await gone.stop();
  const print = recorder();
  await open(tempHome(), print, address);
  expect(print.lines).toEqual([
    expect.stringMatching(/does not answer: .* Backends of projects are away until it does\.$/),
  ]);
});
