import { silentLogger } from '@loam/kernel';
import { startThrowAwayCluster } from '@loam/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CloudDatabases } from '../databases.ts';
import { openCloudDatabases } from '../open-cloud-databases.ts';
import { newRef } from '../test-cloud.fixture.ts';

let cluster: Awaited<ReturnType<typeof startThrowAwayCluster>>;
let databases: CloudDatabases;
const ref = newRef();

beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  databases = open();
  await databases.create(ref);
  await databases.migrate(ref, {
    version: '20261116090000',
    name: 'notes',
    sql: 'create table notes (n int); insert into notes values (1)',
  });
  await asAdmin(`alter database cloud_${ref} set app.color = 'green, dark'`);
});
afterAll(async () => {
  await databases.close();
  await cluster.stop();
});

function open(): CloudDatabases {
  return openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString: (name) => cluster.connectionString(name) }),
    logger: silentLogger,
  });
}

async function asAdmin(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.connectionString('loam_cloud') });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const notesOf = async () =>
  (await databases.runAsOwner(ref, 'select n from notes order by n'))[0]?.rows.map(({ n }) => n);

test('a snapshot is looked at, restored, and what was there becomes one', async () => {
  const first = await databases.snapshots.create(ref, { kind: 'manual', name: 'one', gitVersion: 'abc123' });
  expect(first).toMatchObject({ migrationVersion: '20261116090000', gitVersion: 'abc123', name: 'one' });
  await databases.runAsOwner(ref, 'insert into notes values (2)');
  const looked = await databases.snapshots.read(ref, first.id, { sql: 'select n from notes' });
  expect(looked.rows).toEqual([{ n: 1 }]);
  const write = databases.snapshots.read(ref, first.id, { sql: 'insert into notes values (9)' });
  await expect(write).rejects.toThrow('read-only');
  const twice = databases.snapshots.read(ref, first.id, { sql: 'commit; drop table notes' });
  await expect(twice).rejects.toThrow('multiple commands');

  const before = await databases.snapshots.restore(ref, first.id);
  expect(await notesOf()).toEqual([1]);
  const [setting] = await databases.runAsOwner(ref, `select current_setting('app.color') as color`);
  expect(setting?.rows).toEqual([{ color: 'green, dark' }]);
  await databases.runAsOwner(ref, 'insert into notes values (3)');
  await databases.snapshots.restore(ref, before.id);
  expect(await notesOf()).toEqual([1, 2]);
  const kinds = (await databases.snapshots.list(ref)).map(({ kind }) => kind);
  expect(kinds).toEqual(['restore', 'restore', 'manual']);

  await databases.snapshots.remove(ref, first.id);
  await databases.snapshots.remove(ref, first.id);
  await expect(databases.snapshots.restore(ref, first.id)).rejects.toMatchObject({
    code: 'snapshot_missing',
  });
  // Nobody reaches one through another project.
  const other = newRef();
  await databases.create(other);
  await expect(databases.snapshots.read(other, before.id, { sql: 'select 1' })).rejects.toMatchObject({
    code: 'snapshot_missing',
  });
});

test('requests wait while a snapshot is taken: none of them fails', async () => {
  let isOver = false;
  let served = 0;
  const visit = async () => {
    while (!isOver) {
      const client = await databases.acquire(ref, 'rest');
      try {
        await client.query('select count(*) from pg_class');
        served += 1;
      } finally {
        client.release();
      }
    }
  };
  const visitors = Promise.all([visit(), visit(), visit()]);
  try {
    for (let round = 0; round < 3; round += 1) await databases.snapshots.create(ref, { kind: 'migration' });
    await databases.snapshots.restore(ref, (await databases.snapshots.list(ref))[0]?.id ?? '');
  } finally {
    isOver = true;
  }
  await visitors;
  expect(served).toBeGreaterThanOrEqual(3);
});

test('what a killed process left of a snapshot or a restore is swept, and the database stays open', async () => {
  const { id } = await databases.snapshots.create(ref, { kind: 'manual' });
  await asAdmin(`update snapshots set is_ready = false where id = '${id}'`);
  await asAdmin(`create database restoring_${ref}`);
  await asAdmin(`alter database cloud_${ref} with allow_connections false`);
  await databases.sweep();
  expect(await notesOf()).toEqual([1, 2]);
  const left = await asAdmin(
    `select datname from pg_database where datname in ('snapshot_${id}', 'restoring_${ref}')`,
  );
  expect(left).toEqual([]);
});

test('snapshots go with their database', async () => {
  const gone = newRef();
  await databases.create(gone);
  const { id } = await databases.snapshots.create(gone, { kind: 'manual' });
  await databases.drop(gone);
  await vi.waitFor(
    async () =>
      expect(await asAdmin(`select 1 from pg_database where datname = 'snapshot_${id}'`)).toEqual([]),
    { timeout: 10_000 },
  );
});
