import { openCloudDatabases } from '@loam/cloud/postgres';
import { ProjectId, type UserId } from '@loam/contract';
import { sql as statement } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addUser, createModuleApp, type Call } from '../../testing/module-app.fixture.ts';
import { recordingPorts, type RecordingPorts } from '../../testing/ports.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createCloud } from './index.ts';

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

beforeAll(async () => {
  database = await createTestDatabase();
  ports = recordingPorts();
  const runtime = { ...ports, db: database.db };
  const faults = async () => {
    if (isAway) throw new Error('connect ECONNREFUSED');
    return await databases.faults();
  };
  const cloud = createCloud({ ...runtime, databases: { ...databases, faults }, ownerSql: databases });
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

const sql = (query: string) =>
  call(ann, `POST ${path}/db-proxy/v1/projects/${ref}/database/query`, { body: { query } });

test('a snapshot is made, looked into, restored and deleted over the API', async () => {
  await sql('create table notes (n int); insert into notes values (1)');
  const made = await call(ann, `POST ${path}/backend/snapshots`, {
    body: { name: 'Before', git_version: 'abc' },
  });
  expect([made.status, made.body['kind'], made.body['git_version']]).toEqual([201, 'manual', 'abc']);
  const one = `${path}/backend/snapshots/${String(made.body['id'])}`;
  await sql('delete from notes');
  const looked = await call(ann, `POST ${one}/query`, { body: { query: 'select n from notes' } });
  expect(looked.body).toEqual({ rows: [{ n: 1 }] });
  const write = await call(ann, `POST ${one}/query`, { body: { query: 'delete from notes' } });
  expect(write.status).toBe(400);
  const kept = await call(ann, `POST ${one}/restore`);
  expect(kept.body['kind']).toBe('restore');
  expect((await call(ann, `POST ${one}/query`, { body: { query: 'select n from notes' } })).status).toBe(200);
  const [rows] = await databases.runAsOwner(ref, 'select n from notes');
  expect(rows?.rows).toEqual([{ n: 1 }]);
  expect((await call(ann, `GET ${path}/backend/status`)).body['status']).toBe('OK');
  expect((await call(ann, `DELETE ${one}`)).status).toBe(204);
  expect((await call(ann, `POST ${one}/restore`)).status).toBe(409);
  const { body } = await call(ann, `GET ${path}/backend/snapshots`);
  expect(body['snapshots']).toMatchObject([{ kind: 'restore' }]);
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
