import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cluster } from './cluster.ts';
import { inspectServer } from './inspect-server.ts';
import { openPool } from './open-pool.fixture.ts';
import { startThrowAwayCluster } from './throw-away.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startThrowAwayCluster({ settings: { wal_level: 'replica' } });
});
afterAll(() => cluster.stop());

async function run(...statements: readonly string[]): Promise<void> {
  const pool = openPool(cluster.connectionString('postgres'));
  for (const statement of statements) await pool.query(statement);
  await pool.end();
}

function addressAs(user: string, password: string): string {
  const url = new URL(cluster.connectionString('postgres'));
  url.username = user;
  url.password = password;
  return url.href;
}

async function lacking(url: string): Promise<string[]> {
  return (await inspectServer('CLOUD_DATABASE_URL', url)).lacks.map(({ right }) => right);
}

test('each right that is missing is named with what it costs', async () => {
  expect(await lacking(cluster.connectionString('postgres'))).toEqual(['logical WAL', 'closed databases']);
  await run(
    "create role plain login password 'x'",
    "create role middling login createdb createrole bypassrls password 'x'",
  );
  expect(await lacking(addressAs('plain', 'x'))).toEqual([
    'create databases',
    'create roles',
    'pass row security',
    'superuser',
    'replication',
    'logical WAL',
    'closed databases',
  ]);
  expect(await lacking(addressAs('middling', 'x'))).toEqual([
    'superuser',
    'replication',
    'logical WAL',
    'closed databases',
  ]);
  await run('revoke connect on database postgres, template1 from public');
  const { version, lacks } = await inspectServer('CLOUD_DATABASE_URL', cluster.connectionString('postgres'));
  expect(version).toMatch(/^1[5-8]\./);
  expect(lacks).toEqual([{ right: 'logical WAL', cost: expect.stringContaining('wal_level = logical') }]);
});

test('a wrong password and a missing database are one sentence without the password', async () => {
  await expect(inspectServer('CLOUD_DATABASE_URL', addressAs('loam', 'secret-guess'))).rejects.toMatchObject({
    code: 'server_refused',
    detail:
      'The server localhost/postgres of CLOUD_DATABASE_URL refuses: password authentication failed for user "loam"',
  });
  await expect(
    inspectServer('CLOUD_DATABASE_URL', cluster.connectionString('nowhere')),
  ).rejects.toMatchObject({
    code: 'server_refused',
    detail: expect.stringContaining('database "nowhere" does not exist'),
  });
});

test('an address where nobody answers is one sentence', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const address = occupant.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => occupant.close(resolve));
  await expect(
    inspectServer('CLOUD_DATABASE_URL', `postgresql://a:secret@127.0.0.1:${port}/b`),
  ).rejects.toMatchObject({
    code: 'server_unreachable',
    detail: `The server 127.0.0.1:${port}/b of CLOUD_DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:${port}`,
  });
});
