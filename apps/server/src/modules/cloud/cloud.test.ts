import { cloudLimits, ProjectId, type UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { AppError } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUser, createModuleApp, type Call } from '../../testing/module-app.fixture.ts';
import { recordingPorts, type RecordingPorts } from '../../testing/ports.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import type { CloudPlaces } from './context.ts';
import { createCloudRecords, type CloudRecords } from './records.ts';
import { createKeyBox } from '../../key-box.ts';
import { createCloud, type CloudModule } from './index.ts';
import { createCloudStore } from './store.ts';

/** Databases as a set of names; `fails` makes the next call fail, after it did its work or before. */
class Places implements CloudPlaces {
  readonly sizes = new Map<string, string>();
  fails: 'before' | 'after' | undefined;

  async create(ref: string, { size = 'xs' }: { readonly size?: string } = {}) {
    await this.#do(() => this.sizes.set(ref, size));
  }
  async drop(ref: string) {
    await this.#do(() => this.sizes.delete(ref));
  }
  async exists(ref: string) {
    return this.sizes.has(ref);
  }
  async resize(ref: string, size: string) {
    await this.#do(() => this.sizes.set(ref, size));
  }
  async #do(work: () => void) {
    const { fails } = this;
    this.fails = undefined;
    if (fails !== 'before') work();
    if (fails) throw new AppError({ code: 'cluster_gone', detail: 'The cluster does not answer.' });
  }
}

let database: TestDatabase;
let ports: RecordingPorts;
let places: Places;
let module: CloudModule;
let records: CloudRecords;
let call: Call;
let ann: UserId;
let projectId: ProjectId;

beforeAll(async () => {
  database = await createTestDatabase();
  ports = recordingPorts();
  const { db } = database;
  const runtime = { ...ports, db };
  places = new Places();
  module = createCloud({ ...runtime, databases: places });
  records = createCloudRecords({
    ...runtime,
    store: createCloudStore(),
    databases: places,
    box: createKeyBox(ports.secret, 'clouds'),
    removeFiles: async () => {},
    makeCopy: async () => {},
  });
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  call = createModuleApp({
    db,
    bindings: [...workspaces.bindings, ...projects.bindings, ...module.bindings],
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  places.sizes.clear();
  places.fails = undefined;
  ann = await addUser(database.db, { name: 'Ann' });
  const made = await call(ann, 'POST /projects', { body: { display_name: 'Garden', visibility: 'private' } });
  projectId = ProjectId.parse(made.body['id']);
});

const path = (rest = '') => `/projects/${projectId}/backend${rest}`;
const enable = async () => String((await call(ann, `POST ${path()}`)).body['ref']);
const statusNow = async () => (await call(ann, `GET ${path('/status')}`)).body['status'];
const projectNow = async () => (await call(ann, `GET /projects/${projectId}`)).body;
const rowCount = async () =>
  (await database.db.rows(sql`select 1 from clouds where project_id = ${projectId}`)).length;
const makeOld = (ref: string) =>
  database.db.run(sql`update clouds set changed_at = now() - interval '2 minutes' where ref = ${ref}`);

test('a project without a cloud says so, and gets one by one call', async () => {
  expect((await call(ann, `GET ${path()}`)).body).toMatchObject({
    ref: null,
    status: null,
    restores_backup: false,
    unavailable_reason: null,
  });
  expect((await call(ann, `GET ${path('/status')}`)).status).toBe(409);
  expect(await projectNow()).toMatchObject({ is_supabase_enabled: false, supabase_project_config: null });
  const made = await call(ann, `POST ${path()}`);
  expect(made.status).toBe(201);
  const ref = String(made.body['ref']);
  expect(ref).toMatch(/^[a-z]{20}$/);
  expect(made.body).toMatchObject({
    url: `http://${ref}.cloud.localhost:3000`,
    publishable_key: expect.stringMatching(/^sb_publishable_/),
    status: 'OK',
    instance_type: 'xs',
  });
  expect(places.sizes.get(ref)).toBe('xs');
  expect(await projectNow()).toMatchObject({
    is_supabase_enabled: true,
    supabase_project_config: { supabase_project_id: ref },
  });
  // A second time is the same cloud.
  expect((await call(ann, `POST ${path()}`)).body['ref']).toBe(ref);
  expect((await call(ann, `GET ${path()}`)).body).toEqual(made.body);
});

test('the proxy of the backend tells who has no token, and what has no database to change', async () => {
  await enable();
  const query = `POST /projects/${projectId}/db-proxy/v1/projects/x/database/query`;
  const body = { query: 'select 1' };
  expect(await call(null, query, { body })).toMatchObject({
    status: 401,
    body: { detail: 'No token available' },
  });
  expect(await call(ann, query, { body })).toMatchObject({
    status: 503,
    body: { detail: 'Database client not available' },
  });
});

test('twenty who enable at once make one cloud', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(ann, `POST ${path()}`)));
  expect(new Set(answers.map(({ body }) => body['ref'])).size).toBe(1);
  expect(places.sizes.size).toBe(1);
});

test('a database that cannot be made leaves nothing, and the next attempt works', async () => {
  for (const fails of ['before', 'after'] as const) {
    places.fails = fails;
    expect((await call(ann, `POST ${path()}`)).status).toBe(503);
    expect([places.sizes.size, await rowCount()]).toEqual([0, 0]);
  }
  expect(places.sizes.has(await enable())).toBe(true);
});

test('a workspace that does not use clouds gets none, and keeps those it has', async () => {
  const { body: project } = await call(ann, `GET /projects/${projectId}`);
  const workspaceId = String(project['workspace_id']);
  await call(ann, `PATCH /workspaces/${workspaceId}`, { body: { disable_cloud: true } });
  const refused = await call(ann, `POST ${path()}`);
  expect(refused).toMatchObject({ status: 403, body: { detail: expect.stringContaining('Ask an admin') } });
  expect((await call(ann, `GET ${path()}`)).body['unavailable_reason']).toContain('Loam Cloud');
  await call(ann, `PATCH /workspaces/${workspaceId}`, { body: { disable_cloud: false } });
  const ref = await enable();
  await call(ann, `PATCH /workspaces/${workspaceId}`, { body: { disable_cloud: true } });
  expect(await statusNow()).toBe('OK');
  expect((await records.find(ref))?.state).toBe('open');
});

test('a cloud is paused and woken; what the gateway learns follows', async () => {
  const ref = await enable();
  expect((await records.find(ref))?.state).toBe('open');
  expect((await call(ann, `POST ${path('/pause')}`)).body).toEqual({ status: 'INACTIVE' });
  const { close } = await records.follow(() => {});
  try {
    await expect.poll(async () => (await records.find(ref))?.state).toBe('paused');
    expect((await call(ann, `POST ${path('/pause')}`)).body).toEqual({ status: 'INACTIVE' });
    // A size is chosen for a cloud that runs.
    expect((await call(ann, `PUT ${path('/compute')}`, { body: { instance_type: 'm' } })).status).toBe(409);
    expect((await call(ann, `POST ${path('/wake')}`)).body).toEqual({ status: 'OK' });
    await expect.poll(async () => (await records.find(ref))?.state).toBe('open');
  } finally {
    await close();
  }
});

test('what changed while nobody listened is told when listening begins again', async () => {
  const ref = await enable();
  expect((await records.find(ref))?.state).toBe('open');
  const told: string[] = [];
  const { close } = await records.follow((changed) => told.push(changed));
  try {
    told.length = 0;
    await expect
      .poll(() =>
        database.db.run(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`),
      )
      .toBeGreaterThan(0);
    await expect.poll(() => told, { timeout: 10_000 }).toContain(ref);
  } finally {
    await close();
  }
});

test('a size needs a plan, takes effect in the database, and a failed change changes nothing', async () => {
  const ref = await enable();
  await database.db.run(sql`update workspaces set plan = 'free'`);
  const resize = (size: string) => call(ann, `PUT ${path('/compute')}`, { body: { instance_type: size } });
  expect(await resize('m')).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  await database.db.run(sql`update workspaces set plan = 'pro'`);
  expect((await resize('m')).body).toEqual({ instance_type: 'm', status: 'OK' });
  expect(places.sizes.get(ref)).toBe('m');
  places.fails = 'before';
  expect((await resize('xl')).status).toBe(503);
  expect((await call(ann, `GET ${path('/compute')}`)).body).toEqual({ instance_type: 'm', status: 'OK' });
});

test.each([
  ['COMING_UP', 'OK'],
  ['RESIZING', 'OK'],
  ['RESTORING', 'OK'],
  ['PAUSING', 'INACTIVE'],
  ['UNHEALTHY', 'OK'],
])('a process that died while %s is followed by one that ends it as %s', async (status, ended) => {
  const ref = await enable();
  await database.db.run(sql`update clouds set status = ${status}, instance_type = 'l' where ref = ${ref}`);
  // Somebody may still be at work.
  await module.start();
  expect(await statusNow()).toBe(status);
  await makeOld(ref);
  await ports.schedules.get('cloud-settle')?.(new AbortController().signal);
  expect(await statusNow()).toBe(ended);
  if (status === 'RESIZING') expect(places.sizes.get(ref)).toBe('l');
  await module.close();
});

test('what a killed process left half-way is ended within seconds of the next start', async () => {
  const ref = await enable();
  await module.start();
  await database.db.run(sql`update clouds set status = 'RESTORING' where ref = ${ref}`);
  await makeOld(ref);
  await expect.poll(statusNow, { timeout: 20_000 }).toBe('OK');
  await module.close();
});

test('a start that died before its database was there is made whole; one that cannot be is unhealthy', async () => {
  const ref = await enable();
  await database.db.run(sql`update clouds set status = 'COMING_UP' where ref = ${ref}`);
  await makeOld(ref);
  places.sizes.clear();
  places.fails = 'before';
  const settle = () => ports.schedules.get('cloud-settle')?.(new AbortController().signal);
  await settle();
  expect(await statusNow()).toBe('UNHEALTHY');
  expect((await records.find(ref))?.state).toBe('unhealthy');
});

test('a deleted cloud answers nobody, can be brought back for a while, then its database goes', async () => {
  const ref = await enable();
  const purge = () => ports.schedules.get('cloud-purge')?.(new AbortController().signal);
  const deleted = await call(ann, `DELETE ${path()}`);
  expect(deleted.body).toMatchObject({ ref: null, restorable_until: expect.any(String) });
  expect(await records.find(ref)).toBeUndefined();
  expect(await projectNow()).toMatchObject({ is_supabase_enabled: false });
  await purge();
  expect(places.sizes.has(ref)).toBe(true);
  expect((await call(ann, `POST ${path('/restore')}`)).body).toMatchObject({ ref, status: 'OK' });
  expect(await projectNow()).toMatchObject({ is_supabase_enabled: true });
  await call(ann, `DELETE ${path()}`);
  const second = await enable();
  expect(second).not.toBe(ref);
  expect((await call(ann, `POST ${path('/restore')}`)).status).toBe(409);
  await database.db.run(sql`
    update clouds set deleted_at = now() - make_interval(secs => ${cloudLimits.deletionGraceMs / 1000 + 1})
    where ref = ${ref}`);
  // A database that cannot be dropped now is dropped with the next round.
  places.fails = 'before';
  await purge();
  expect(await rowCount()).toBe(2);
  await purge();
  expect([...places.sizes.keys()]).toEqual([second]);
  expect(await rowCount()).toBe(1);
});

test('the cloud of a project in the bin does not answer; one whose project is gone for good goes too', async () => {
  const ref = await enable();
  await database.db.run(sql`update projects set deleted_at = now() where id = ${projectId}`);
  expect(await records.find(ref)).toBeUndefined();
  await database.db.run(sql`delete from projects where id = ${projectId}`);
  await ports.schedules.get('cloud-purge')?.(new AbortController().signal);
  expect(places.sizes.has(ref)).toBe(false);
});

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly api_key: string;
}

test('keys are shown, added, rotated and revoked, and lie sealed in the database', async () => {
  const ref = await enable();
  const list = async (): Promise<Listed[]> => {
    const { keys } = (await call(ann, `GET ${path('/api-keys')}`)).body;
    return Array.isArray(keys) ? keys : [];
  };
  const first = await list();
  expect(first.map(({ kind }) => kind).toSorted()).toEqual(['legacy', 'legacy', 'publishable', 'secret']);
  const row = await database.db.one<{ text: string }>(
    sql`select clouds::text as text from clouds where ref = ${ref}`,
  );
  for (const { api_key: value } of first) expect(row.text).not.toContain(value);
  const publishable = first.find(({ kind }) => kind === 'publishable');
  const secret = first.find(({ kind }) => kind === 'secret');
  expect((await call(ann, `DELETE ${path(`/api-keys/${publishable?.id}`)}`)).status).toBe(409);
  const rotated = await call(ann, `POST ${path(`/api-keys/${publishable?.id}/rotate`)}`);
  expect(rotated.body['api_key']).not.toBe(publishable?.api_key);
  expect((await call(ann, `GET ${path()}`)).body['publishable_key']).toBe(rotated.body['api_key']);
  const added = await Promise.all(
    ['a', 'b', 'c'].map((name) => call(ann, `POST ${path('/api-keys')}`, { body: { kind: 'secret', name } })),
  );
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await list()).toHaveLength(7);
  expect((await call(ann, `DELETE ${path(`/api-keys/${secret?.id}`)}`)).status).toBe(204);
  expect((await list()).map(({ api_key: value }) => value)).not.toContain(secret?.api_key);
  expect((await call(ann, `DELETE ${path(`/api-keys/${secret?.id}`)}`)).status).toBe(404);
});

test('an editor sees the cloud and its public key; the other keys are for admins', async () => {
  await enable();
  const bob = await addUser(database.db, { name: 'Bob' });
  await database.db.run(sql`
    insert into workspace_members (workspace_id, user_id, role)
    select workspace_id, ${bob}, 'member' from projects where id = ${projectId}`);
  expect((await call(bob, `GET ${path()}`)).body['status']).toBe('OK');
  expect((await call(bob, `GET ${path('/api-keys')}`)).status).toBe(403);
  expect((await call(bob, `DELETE ${path()}`)).status).toBe(403);
});
