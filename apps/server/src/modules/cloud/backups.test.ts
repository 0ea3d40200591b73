import { openCloudDatabases } from '@loam/cloud/postgres';
import { ProjectId, type UserId } from '@loam/contract';
import { sql as statement } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { addUser, createModuleApp, type Call } from '../../testing/module-app.fixture.ts';
import { recordingPorts, type RecordingPorts } from '../../testing/ports.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createCloud } from './index.ts';
import { withSnapshots } from './safety-snapshots.ts';

const databases = openCloudDatabases({
  cluster: async () => ({
    isOurs: false,
    connectionString: (name) => Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href,
  }),
  logger: silentLogger,
});
let database: TestDatabase;
let ports: RecordingPorts;
let call: Call;
let ann: UserId;
let ref: string;
let path: string;
let isAway = false;
let isDiskLow = false;
/** What the console was told while a backup took its place. */
let duringRestore: unknown;

beforeAll(async () => {
  database = await createTestDatabase();
  ports = recordingPorts();
  const runtime = { ...ports, db: database.db };
  const faults = async () => {
    if (isAway) throw new Error('connect ECONNREFUSED');
    return await databases.faults();
  };
  const disk = { isLow: async () => isDiskLow };
  const snapshots: typeof databases.snapshots = {
    ...databases.snapshots,
    async restore(...order) {
      duringRestore = (await call(ann, `GET ${path}/backend`)).body;
      return await databases.snapshots.restore(...order);
    },
  };
  const places = { ...databases, faults, snapshots };
  const cloud = createCloud({ ...runtime, databases: places, ownerSql: databases, disk });
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  call = createModuleApp({
    db: database.db,
    bindings: [...workspaces.bindings, ...projects.bindings, ...cloud.bindings],
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
  ann = await addUser(database.db, { name: 'Ann' });
  const made = await call(ann, 'POST /projects', { body: { display_name: 'Garden', visibility: 'private' } });
  const projectId = ProjectId.parse(made.body['id']);
  path = `/projects/${projectId}`;
  ref = String((await call(ann, `POST ${path}/backend`)).body['ref']);
});
afterAll(async () => {
  await databases.drop(ref);
  await databases.close();
  await database.drop();
});

async function asAdmin(query: string): Promise<void> {
  const address = Object.assign(new URL(inject('postgresUrl')), { pathname: '/loam_cloud' }).href;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

const sql = (query: string) =>
  call(ann, `POST ${path}/db-proxy/v1/projects/${ref}/database/query`, { body: { query } });

test('a backup is made, looked into, exported, restored and deleted over the API', async () => {
  await sql('create table notes (n int); insert into notes values (1)');
  const made = await call(ann, `POST ${path}/backend/backups`, {
    body: { name: 'Before', git_version: 'abc' },
  });
  expect([made.status, made.body['kind'], made.body['git_version']]).toEqual([201, 'manual', 'abc']);
  const one = `${path}/backend/backups/${String(made.body['id'])}`;
  await sql('delete from notes');
  const looked = await call(ann, `POST ${one}/query`, { body: { query: 'select n from notes' } });
  expect(looked.body).toEqual({ rows: [{ n: 1 }] });
  const write = await call(ann, `POST ${one}/query`, { body: { query: 'delete from notes' } });
  expect(write.status).toBe(400);
  const content = await call(ann, `GET ${one}`);
  expect(content.body).toMatchObject({
    backup: { name: 'Before', kept_until: null },
    tables: [{ schema: 'public', name: 'notes', rows: 1 }],
    more_tables: 0,
    users: 0,
    files: 0,
    migrations: [],
  });
  const exported: string[] = [];
  for await (const { text } of databases.snapshots.export(ref, String(made.body['id']))) exported.push(text);
  expect(exported.join('\n')).toMatch(/copy public\.notes \(n\) from stdin;\n1\n/);
  const kept = await call(ann, `POST ${one}/restore`);
  expect(kept.body['kind']).toBe('before_restore');
  expect((await call(ann, `POST ${one}/query`, { body: { query: 'select n from notes' } })).status).toBe(200);
  const [rows] = await databases.runAsOwner(ref, 'select n from notes');
  expect(rows?.rows).toEqual([{ n: 1 }]);
  expect(duringRestore).toMatchObject({ status: 'RESTORING', restores_backup: true });
  const afterwards = (await call(ann, `GET ${path}/backend`)).body;
  expect(afterwards).toMatchObject({ status: 'OK', restores_backup: false });
  expect((await call(ann, `DELETE ${one}`)).status).toBe(204);
  expect((await call(ann, `POST ${one}/restore`)).status).toBe(409);
  const { body } = await call(ann, `GET ${path}/backend/backups`);
  expect(body['backups']).toMatchObject([{ kind: 'before_restore' }]);
});

test('databases that do not answer are UNHEALTHY, and come back by themselves', async () => {
  const settle = () => ports.schedules.get('cloud-settle')?.(new AbortController().signal);
  isAway = true;
  await settle();
  expect((await call(ann, `GET ${path}/backend/status`)).body['status']).toBe('UNHEALTHY');
  isAway = false;
  await database.db.run(
    statement`update clouds set changed_at = now() - interval '2 minutes' where ref = ${ref}`,
  );
  await settle();
  expect((await call(ann, `GET ${path}/backend/status`)).body['status']).toBe('OK');
});

test('a backup is taken once a day of what changed, and the newest one stays', async () => {
  const take = () => ports.schedules.get('cloud-backups')?.(new AbortController().signal);
  const scheduled = async () => {
    const { body } = await call(ann, `GET ${path}/backend/backups`);
    const listed = z.array(z.looseObject({ id: z.string(), kind: z.string() })).parse(body['backups']);
    return { body, ids: listed.filter(({ kind }) => kind === 'scheduled').map(({ id }) => id) };
  };
  await sql('insert into notes values (7)');
  await take();
  await take();
  const first = await scheduled();
  expect(first.ids).toHaveLength(1);
  expect(first.body['schedule']).toMatchObject({ kept_days: 30, manual_limit: 30, problem: null });
  const aged = (days: number) =>
    asAdmin(`update snapshots set created_at = created_at - interval '${days} days' where ref = '${ref}'`);
  await aged(1);
  await take();
  expect((await scheduled()).ids).toEqual(first.ids);
  // The server's counters follow with a delay of some seconds otherwise.
  await sql('insert into notes values (8); select pg_stat_force_next_flush()');
  await take();
  const second = await scheduled();
  expect(second.ids).toEqual([expect.any(String), ...first.ids]);
  await aged(31);
  await ports.schedules.get('cloud-snapshots')?.(new AbortController().signal);
  expect((await scheduled()).ids).toEqual(second.ids.slice(0, 1));
});

test('without room no backup is taken, and the list says why', async () => {
  isDiskLow = true;
  await asAdmin(`delete from snapshots where ref = '${ref}' and kind = 'scheduled'`);
  await ports.schedules.get('cloud-backups')?.(new AbortController().signal);
  const { body } = await call(ann, `GET ${path}/backend/backups`);
  expect(body['schedule']).toMatchObject({ problem: 'The disk of this installation is nearly full.' });
  isDiskLow = false;
  await ports.schedules.get('cloud-backups')?.(new AbortController().signal);
  const after = await call(ann, `GET ${path}/backend/backups`);
  expect(after.body).toMatchObject({ schedule: { problem: null }, backups: [{ kind: 'scheduled' }] });
});

test('the snapshot before a migration holds what people wrote a moment ago', async () => {
  const guarded = withSnapshots({ logger: silentLogger }, databases, databases.snapshots);
  await guarded.migrate(ref, {
    version: '20300101000001',
    name: 'notes',
    sql: 'create table kept_notes (id int)',
  });
  await databases.snapshots.create(ref, { kind: 'scheduled' });
  await databases.runAsOwner(ref, 'insert into kept_notes values (7)');
  await guarded.migrate(ref, {
    version: '20300101000002',
    name: 'more',
    sql: 'alter table kept_notes add a int',
  });
  const [latest] = await databases.snapshots.list(ref);
  expect(latest?.kind).toBe('migration');
  const { rows } = await databases.snapshots.read(ref, latest?.id ?? '', {
    sql: 'select id from kept_notes',
  });
  expect(rows).toEqual([{ id: 7 }]);
});
