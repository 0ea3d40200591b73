import { silentLogger } from '@loam/kernel';
import { startThrowAwayCluster } from '@loam/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CloudDatabases } from './databases.ts';
import { openCloudDatabases } from './open-cloud-databases.ts';
import { newRef } from './test-cloud.fixture.ts';

// A server whose account may make databases and roles, and nothing else: no event triggers, no roles that pass row security.
let cluster: Awaited<ReturnType<typeof startThrowAwayCluster>>;
let databases: CloudDatabases;
const ref = newRef();

function addressOf(database: string): string {
  const url = new URL(cluster.connectionString(database));
  url.username = 'plain';
  url.password = 'plain';
  return url.href;
}

function open(): CloudDatabases {
  return openCloudDatabases({
    cluster: async () => ({ isOurs: false, connectionString: addressOf }),
    logger: silentLogger,
  });
}

beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await admin.connect();
  await admin.query(`create role plain login createdb createrole password 'plain'`);
  await admin.end();
  databases = open();
  await databases.create(ref);
});
afterAll(async () => {
  await databases.close();
  await cluster.stop();
});

let version = 20_260_101_000_000;
const migrate = (sql: string) => databases.migrate(ref, { version: String(++version), name: 'one', sql });

async function rowSecurity(): Promise<Record<string, boolean>> {
  const [result] = await databases.runAsOwner(
    ref,
    `select relname, relrowsecurity from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  return Object.fromEntries(
    (result?.rows ?? []).map((row: { relname: string; relrowsecurity: boolean }) => [
      row.relname,
      row.relrowsecurity,
    ]),
  );
}

async function countAs(role: string, table: string, of = ref): Promise<number> {
  const client = await databases.acquire(of, 'rest');
  try {
    await client.query(`begin; set local role ${role}`);
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    return rows[0]?.count ?? -1;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('row security is on for new tables, and off where the owner says so', async () => {
  await migrate(`
    create table notes (id int primary key, word text);
    create table listed (id int);
    alter table listed disable row level security;
    do $$ begin create table made_inside (id int); end $$;
    create table parts (id int) partition by list (id);
    create table parts_one partition of parts for values in (1)`);
  const results = await databases.runAsOwner(ref, 'create table typed as select 1 as id; select 7 as seven');
  expect(results.map(({ rows }) => rows)).toEqual([[], [{ seven: 7 }]]);
  await databases.runAsOwner(ref, 'create table imported (id int)', { keepsRlsAsWritten: true });
  const found = {
    notes: true,
    listed: false,
    made_inside: true,
    parts: true,
    parts_one: true,
    typed: true,
    imported: false,
  };
  expect(await rowSecurity()).toEqual(found);
  await databases.runAsOwner(ref, 'alter table notes disable row level security');
  await migrate('create table later (id int)');
  expect(await rowSecurity()).toEqual({ ...found, notes: false, later: true });
  await databases.runAsOwner(ref, 'alter table notes enable row level security; drop table later');
  expect(await rowSecurity()).toEqual(found);
});

test('the service key and the owner see every row, visitors those of their policies', async () => {
  await migrate(`
    insert into notes values (1, 'mine'), (2, 'theirs');
    create policy own on notes for select to authenticated using (id = 1);
    insert into auth.users (id, email) values (gen_random_uuid(), 'a@example.com');
    insert into storage.buckets (id, name) values ('b', 'b');
    insert into storage.objects (bucket_id, name) values ('b', 'x')`);
  expect(await countAs('service_role', 'notes')).toBe(2);
  expect(await countAs('service_role', 'storage.objects')).toBe(1);
  expect(await countAs('authenticated', 'notes')).toBe(1);
  expect(await countAs('anon', 'notes')).toBe(0);
  expect(await countAs('authenticated', 'storage.objects')).toBe(0);
  const [, seen] = await databases.runAsOwner(ref, 'set role service_role; select current_user as who');
  expect(seen?.rows).toEqual([{ who: 'service_role' }]);
});

test('what a project could do to all others is refused', async () => {
  await expect(databases.runAsOwner(ref, 'drop owned by current_user')).rejects.toThrow(
    'DROP OWNED is for the operator',
  );
  await expect(databases.runAsOwner(ref, 'create role mine')).rejects.toThrow(/permission denied/);
  await expect(databases.runAsOwner(ref, 'set role plain')).rejects.toThrow(/permission denied/);
});

test('it is copied while in use, kept, restored, exported and dropped', async () => {
  const copy = newRef();
  const held = await databases.acquire(ref, 'owner');
  held.on('error', () => {});
  const copying = databases.copy(ref, copy);
  held.release();
  await copying;
  expect(await countAs('service_role', 'notes', copy)).toBe(2);
  const { id } = await databases.snapshots.create(ref, { kind: 'manual' });
  await migrate('delete from notes; create table after_it (id int)');
  await databases.snapshots.restore(ref, id);
  expect(await countAs('service_role', 'notes')).toBe(2);
  expect(await rowSecurity()).not.toHaveProperty('after_it');
  await migrate('create table after_it (id int)');
  expect(await rowSecurity()).toMatchObject({ after_it: true });
  let text = '';
  for await (const file of databases.export(ref)) text += file.text;
  expect(text).toContain('theirs');
  await databases.makeIndependent(copy);
  await databases.drop(copy);
  await databases.resize(ref, 'm');
  await databases.close();
  databases = open();
  expect(await databases.faults()).toEqual(new Map());
  expect(await countAs('service_role', 'notes')).toBe(2);
  expect(await databases.exists(copy)).toBe(false);
});
