import { silentLogger } from '@loam/kernel';
import { startThrowAwayCluster } from '@loam/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CloudDatabases } from './databases.ts';
import { openCloudDatabases } from './open-cloud-databases.ts';
import { serviceSchemas, type SchemaStep, type ServiceSchema } from './service-schemas.ts';
import { newRef } from './test-cloud.fixture.ts';

let cluster: Awaited<ReturnType<typeof startThrowAwayCluster>>;
let first: CloudDatabases;

beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  first = openVersion(serviceSchemas.map(({ steps: _steps, ...service }) => service));
});
afterAll(async () => {
  await first.close();
  await cluster.stop();
});

/** A version of the product in which auth has these steps more, and another service may have come. */
function open(steps: readonly SchemaStep[] = [], more: readonly ServiceSchema[] = []): CloudDatabases {
  const services = serviceSchemas.map((service) =>
    service.schema === 'auth' ? { ...service, steps: [...(service.steps ?? []), ...steps] } : service,
  );
  return openVersion([...services, ...more]);
}

function openVersion(services: readonly ServiceSchema[]): CloudDatabases {
  return openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString: (name) => cluster.connectionString(name) }),
    logger: silentLogger,
    services,
  });
}

async function asAdmin(sql: string, database = 'loam_cloud'): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.connectionString(database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const templates = () => asAdmin(`select datname from pg_database where datname like 'cloud_template%'`);
const addNote: SchemaStep = {
  name: 'users have a note',
  sql: 'alter table auth.users add column note text; grant select (note) on auth.users to postgres;',
};
const queues: ServiceSchema = {
  schema: 'queues',
  admin: 'supabase_storage_admin',
  sql: 'create table queues.waiting (n int); grant usage on schema queues to postgres; grant all on queues.waiting to postgres;',
};

test('a database of an older version gets what is new with its first use, before anybody is let in', async () => {
  const [old, unnoted] = [newRef(), newRef()];
  await first.create(old);
  await first.create(unnoted);
  // As databases were made before versions were noted.
  await asAdmin('drop table platform.schema_versions', `cloud_${unnoted}`);
  await asAdmin(`update databases set versions = null where ref = '${unnoted}'`);
  await using next = disposable(open([addNote], [queues]));
  const made = newRef();
  await next.databases.create(made);
  for (const ref of [old, unnoted, made]) {
    await next.databases.runAsOwner(
      ref,
      'select note from auth.users; insert into queues.waiting values (1)',
    );
    const owner = `select tableowner from pg_tables where tablename = 'waiting'`;
    expect((await next.databases.runAsOwner(ref, owner))[0]?.rows).toEqual([
      { tableowner: 'supabase_storage_admin' },
    ]);
  }
  // A process of the older version goes on beside it and takes nothing back.
  await using older = disposable(open());
  await older.databases.runAsOwner(old, 'select note from auth.users');
  expect(await asAdmin(`select versions->'auth' as auth from databases where ref = '${old}'`)).toEqual([
    { auth: 2 + (serviceSchemas[0]?.steps?.length ?? 0) },
  ]);
});

test('databases that nobody uses get it in the background, and the template of the older version goes', async () => {
  const ref = newRef();
  await first.create(ref);
  const before = await templates();
  await using next = disposable(open([addNote, { name: 'nothing', sql: 'select 1;' }], [queues]));
  await next.databases.exists(ref);
  await vi.waitFor(
    async () => {
      expect(await asAdmin('select note from auth.users', `cloud_${ref}`)).toEqual([]);
      const after = await templates();
      expect(after).toHaveLength(1);
      expect(before).not.toContainEqual(after[0]);
    },
    { timeout: 10_000 },
  );
});

test('a step that fails leaves the database as it was, with the reason; once it can be done it is', async () => {
  const ref = newRef();
  await first.create(ref);
  await first.runAsOwner(ref, `create table public.kept as select 1 as n`);
  await asAdmin('create table auth.in_the_way (n int)', `cloud_${ref}`);
  const makeTable = { name: 'a table', sql: 'create table auth.in_the_way (n int);' };
  await using next = disposable(open([addNote, makeTable], [queues]));
  const use = () => next.databases.runAsOwner(ref, 'select note from auth.users');
  await expect(use()).rejects.toMatchObject({
    code: 'upgrade_failed',
    detail: expect.stringContaining('relation "in_the_way" already exists'),
  });
  await expect(asAdmin('select note from auth.users', `cloud_${ref}`)).rejects.toThrow('does not exist');
  expect((await first.runAsOwner(ref, 'select n from kept'))[0]?.rows).toEqual([{ n: 1 }]);
  await asAdmin('drop table auth.in_the_way', `cloud_${ref}`);
  // Told from what was noted: not every request tries again.
  await expect(use()).rejects.toMatchObject({ code: 'upgrade_failed' });
  await asAdmin(`update databases set fault_at = now() - interval '1 hour' where ref = '${ref}'`);
  await use();
  expect(await asAdmin(`select fault from databases where ref = '${ref}'`)).toEqual([{ fault: null }]);
});

function disposable(databases: CloudDatabases) {
  return { databases, [Symbol.asyncDispose]: () => databases.close() };
}
