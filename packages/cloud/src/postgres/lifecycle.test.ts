import { silentLogger } from '@loam/kernel';
import { startThrowAwayCluster } from '@loam/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CLOUD_SIZES, type CloudDatabases } from './databases.ts';
import { openCloudDatabases } from './open-cloud-databases.ts';
import { newRef } from './test-cloud.fixture.ts';
import { sizeLimits } from './sizes.ts';

let cluster: Awaited<ReturnType<typeof startThrowAwayCluster>>;
let databases: CloudDatabases;

function open(): CloudDatabases {
  const connectionString = (database: string) => cluster.connectionString(database);
  return openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString }),
    logger: silentLogger,
  });
}

beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  // It is killed here: unlike other throw-away ones it must not forget what it has confirmed.
  await asAdmin('alter role all set synchronous_commit = on', 'postgres');
  databases = open();
});
afterAll(async () => {
  await databases.close();
  await cluster.stop();
});

async function asAdmin(sql: string, database = 'loam_cloud'): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.connectionString(database) });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Whatever the cluster knows of a ref: databases, roles and the catalog's row. */
async function traces(ref: string): Promise<unknown[]> {
  const rows = await asAdmin(`select datname::text as name from pg_database where datname = 'cloud_${ref}'
    union all select rolname from pg_roles where rolname like '%\\_${ref}' union all select ref from databases where ref = '${ref}'`);
  return rows.map(({ name }) => name);
}

async function killServer(): Promise<void> {
  const { pid } = cluster;
  const restarted = new Promise<void>((resolve) => {
    const stop = cluster.onRestart(() => {
      stop();
      resolve();
    });
  });
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await restarted;
}

test('of several that make the same database one succeeds; others made at once do not disturb each other', async () => {
  const ref = newRef();
  const outcomes = await Promise.allSettled([
    databases.create(ref),
    databases.create(ref),
    databases.create(newRef()),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'database_exists' },
  });
});

test('the template is made once, and again when its content changes or it is gone', async () => {
  await databases.create(newRef());
  const [template] = await asAdmin(
    `select datname::text as name, oid from pg_database where datname like 'cloud_template_%'`,
  );
  const again = open();
  await again.create(newRef());
  await again.close();
  expect(
    await asAdmin(`select datname::text as name, oid from pg_database where datname like 'cloud_template_%'`),
  ).toEqual([template]);
  await asAdmin(`drop database ${String(template?.['name'])}`);
  const ref = newRef();
  await databases.create(ref);
  expect(await databases.exists(ref)).toBe(true);
});

test('a copy has the content and a life of its own; the first goes on', async () => {
  const [from, to] = [newRef(), newRef()];
  await databases.create(from, { size: 'm' });
  await databases.runAsOwner(
    from,
    `create table notes (n int); insert into notes values (1);
    create policy mine on notes to authenticated using (true);
    set role none; create table by_login (n int); grant select on by_login to authenticator_${from}; reset role; select cron.schedule('x', '* * * * *', 'select 1')`,
  );
  // Someone works in the first one while it is copied.
  const busy = await databases.acquire(from, 'rest');
  await databases.copy(from, to);
  await expect(busy.query('select 1')).rejects.toThrow(/terminat|not queryable/);
  busy.release(true);
  await databases.runAsOwner(to, 'insert into notes values (2)');
  const countOf = async (ref: string) =>
    (await databases.runAsOwner(ref, 'select count(*)::int as n from notes'))[0]?.rows;
  expect([await countOf(from), await countOf(to)]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  expect(await databases.sizeOf(to)).toBe('m');
  await databases.runAsOwner(to, 'drop table by_login');
  await databases.drop(from);
  await databases.create(from);
  await expect(databases.copy(from, to)).rejects.toMatchObject({ code: 'database_exists' });
  await expect(databases.copy(newRef(), newRef())).rejects.toMatchObject({ code: 'database_missing' });
});

test('a dropped database is gone at once for everyone, and its traces soon', async () => {
  const ref = newRef();
  await databases.create(ref);
  const other = open();
  const busy = await other.acquire(ref, 'owner');
  await databases.drop(ref);
  await databases.drop(ref);
  await expect(busy.query('select 1')).rejects.toThrow(/terminat|not queryable/);
  busy.release(true);
  await expect(other.acquire(ref, 'owner')).rejects.toMatchObject({ code: 'database_missing' });
  await vi.waitFor(async () => expect(await traces(ref)).toEqual([]), { timeout: 10_000 });
  await databases.create(ref);
  expect(await databases.exists(ref)).toBe(true);
  await other.close();
});

test.each(CLOUD_SIZES)('the size %s has the limits it promises', async (size) => {
  const ref = newRef();
  await databases.create(ref);
  await databases.resize(ref, size);
  const limits = sizeLimits[size];
  const [row] =
    (
      await databases.runAsOwner(
        ref,
        `select current_setting('work_mem') as memory,
    (select datconnlimit from pg_database where datname = current_database()) as connections,
    (select rolconnlimit from pg_roles where rolname = 'authenticator_${ref}') as of_rest`,
      )
    )[0]?.rows ?? [];
  expect(row).toEqual({
    memory: `${limits.workMemMb}MB`,
    connections: limits.connections,
    of_rest: limits.connections,
  });
  await databases.drop(ref);
});

test('refs that are no names are refused before anything happens', async () => {
  for (const ref of ['', 'A', 'a b', 'x"; drop', 'a'.repeat(60)])
    await expect(databases.create(ref)).rejects.toMatchObject({ code: 'invalid_ref' });
});

test('what a killed process left half-way is swept by the next start', async () => {
  const [half, dropping, closed, being] = [newRef(), newRef(), newRef(), newRef()];
  for (const ref of [half, dropping, closed, being]) await databases.create(ref);
  await databases.runAsOwner(closed, 'create table kept (n int)');
  await asAdmin(`update databases set state = 'creating' where ref in ('${half}', '${being}')`);
  await asAdmin(`update databases set state = 'dropping' where ref = '${dropping}'`);
  await asAdmin(`alter database cloud_${closed} with allow_connections false`, 'postgres');
  // A living process that makes one at this moment is left alone.
  const maker = new pg.Client({ connectionString: cluster.connectionString('loam_cloud') });
  await maker.connect();
  await maker.query(`select pg_advisory_lock(hashtextextended('cloud ${being}', 0))`);
  const next = open();
  await vi.waitFor(
    async () => {
      expect(await next.exists(closed)).toBe(true);
      expect([await traces(half), await traces(dropping)]).toEqual([[], []]);
      expect(await next.runAsOwner(closed, 'select count(*)::int as n from kept')).toHaveLength(1);
    },
    { timeout: 10_000 },
  );
  expect(await traces(being)).toHaveLength(5);
  await maker.end();
  await next.close();
});

test('a server that is killed while databases are made and copied leaves each of them whole or not there', async () => {
  const refs = Array.from({ length: 6 }, newRef);
  const from = newRef();
  const to = newRef();
  await databases.create(from);
  const makings = Promise.allSettled([...refs.map((ref) => databases.create(ref)), databases.copy(from, to)]);
  await vi.waitUntil(async () => (await traces(refs[0] ?? '')).length > 0, {
    interval: 5,
    timeout: 30_000,
  });
  await killServer();
  const outcomes = await makings;
  // Making is tried again by itself; a copy is told to whoever asked for it.
  expect(outcomes.slice(0, refs.length).map(({ status }) => status)).toEqual(refs.map(() => 'fulfilled'));
  for (const ref of [...refs, from])
    expect((await databases.runAsOwner(ref, 'select 1 as one'))[0]?.rows).toEqual([{ one: 1 }]);
  if (outcomes.at(-1)?.status === 'rejected') await databases.copy(from, to);
  expect(await databases.exists(to)).toBe(true);
});

test('connections are kept to a number over all projects, and closed when nobody uses them', async () => {
  const few = openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString: (name) => cluster.connectionString(name) }),
    logger: silentLogger,
    maxConnections: 3,
    idleMs: 200,
  });
  const refs = Array.from({ length: 5 }, newRef);
  for (const ref of refs) {
    await databases.create(ref);
    (await few.acquire(ref, 'rest')).release();
  }
  const open = () =>
    asAdmin(
      `select count(*)::int as n from pg_stat_activity where application_name = 'loam rest' and datname = any ('{${refs.map((ref) => `cloud_${ref}`).join()}}')`,
    );
  await vi.waitFor(async () => expect((await open())[0]?.['n']).toBeLessThanOrEqual(3), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await open()).toEqual([{ n: 0 }]), { timeout: 10_000 });
  await few.close();
});
