import { ProjectId, type UserId } from '@loam/contract';
import { type Db, sql } from '@loam/db';
import { createDiskBlobStore } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser, type Answer } from '../../testing/module-app.fixture.ts';
import { managementNeeds } from './management-permissions.data.ts';
import { loadRealtimeSettings } from './realtime-settings-store.ts';
import { type RunningCloud, startRunningCloud } from './running-cloud.fixture.ts';

type Person = 'anonymous' | 'stranger' | 'removed' | 'otherOwner' | 'viewer' | 'editor' | 'owner';

let cloud: RunningCloud;
let people: Readonly<Record<Person, UserId | null>>;
let otherProject: ProjectId;
let otherRef: string;

beforeAll(async () => {
  cloud = await startRunningCloud({ more: everyRoute });
  const { db, call, projectId } = cloud;
  const [stranger, removed, otherOwner, viewer, editor] = await Promise.all(
    ['Eve', 'Rob', 'Olga', 'Vera', 'Ed'].map((name) => addUser(db, { name })),
  );
  if (!stranger || !removed || !otherOwner || !viewer || !editor) throw new TypeError('people are missing');
  people = { anonymous: null, stranger, removed, otherOwner, viewer, editor, owner: cloud.ann };
  await collaborate(db, projectId, [
    [viewer, 'read'],
    [editor, 'write'],
    [removed, 'admin'],
  ]);
  await db.run(sql`delete from project_collaborators where user_id = ${removed}`);
  const made = await call(otherOwner, 'POST /projects', {
    body: { display_name: 'Other', visibility: 'private' },
  });
  otherProject = ProjectId.parse(made.body['id']);
  otherRef = String((await call(otherOwner, `POST /projects/${otherProject}/backend`)).body['ref']);
});
afterAll(async () => {
  await cloud.databases.drop(otherRef);
  await cloud[Symbol.asyncDispose]();
});

/** What only some installations have is there, too; nothing of it is run by a call that is refused. */
function everyRoute() {
  const nothingRuns = async () => {
    throw new TypeError('nothing is to run');
  };
  const programs = { use: nothingRuns, tryOut: nothingRuns, run: nothingRuns, end: async () => {} };
  const host = {
    programs: { ...programs, network: () => ({ kind: 'held' as const }), list: () => [] },
    paths: { app: '/app', socket: '/socket', doors: '/doors', registryOrigin: 'http://registry' },
    deno: undefined,
    gateway: { host: '127.0.0.1', port: 1 },
  };
  const databases = { connectionString: async () => '' };
  return {
    functions: { host, databases, blobs: createDiskBlobStore({ root: join(tmpdir(), 'no-functions') }) },
    logs: { write: () => {}, query: nothingRuns, sweep: async () => {} },
  };
}

async function collaborate(db: Db, projectId: ProjectId, levels: readonly (readonly [UserId, string])[]) {
  for (const [userId, level] of levels)
    await db.run(sql`
      insert into project_collaborators (id, project_id, user_id, email, access_level, joined_at)
      values (${randomUUID()}, ${projectId}, ${userId}, ${`${userId}@example.com`}, ${level}, now())`);
}

const routes = () => cloud.module.management?.routes ?? [];

/** The two doors to a call: below the project, and for tools outside. */
function doors(pattern: string): readonly string[] {
  const path = pattern.replaceAll(/:\w+/g, randomUUID());
  const tail = path === '' ? '' : `/${path}`;
  const { projectId, ref } = cloud;
  return [`/projects/${projectId}/db-proxy/v1/projects/${ref}${tail}`, `/v1/projects/${ref}${tail}`];
}

const needOf = (line: string) => {
  const need = managementNeeds[line] ?? 'manage';
  return typeof need === 'string' ? [need, need] : need;
};

const refusedAs = async (person: Person, line: string): Promise<Answer> => {
  const body = line.startsWith('GET') ? {} : { body: {} };
  return await cloud.call(people[person], line, body);
};

test('every call of the Management API has a line in the table, and the table has no other', () => {
  const lines = routes().map(({ method, pattern }) => `${method} ${pattern}`);
  expect(lines.toSorted()).toEqual(Object.keys(managementNeeds).toSorted());
});

test('each call asks for exactly what its line says', () => {
  const said = routes().map(({ method, pattern, access }) => {
    const asked = (query: string) =>
      typeof access === 'string' ? access : access(new URLSearchParams(query));
    return [`${method} ${pattern}`, [asked(''), asked('reveal=true')]];
  });
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(Object.keys(managementNeeds).map((line) => [line, needOf(line)])),
  );
});

test.each<readonly [Person, number]>([
  ['anonymous', 401],
  ['stranger', 404],
  ['removed', 404],
  ['otherOwner', 404],
  ['viewer', 403],
])('%s gets %i from every call, by both doors', async (person, status) => {
  const answered: string[] = [];
  for (const { method, pattern } of routes())
    for (const path of doors(pattern)) {
      const answer = await refusedAs(person, `${method} ${path}`);
      if (answer.status !== status) answered.push(`${answer.status} ${method} ${path}`);
    }
  expect(answered).toEqual([]);
});

test('an editor gets 403 from every call that manages, also where a query makes it one', async () => {
  const answered: string[] = [];
  for (const { method, pattern } of routes()) {
    const [plain, revealing] = needOf(`${method} ${pattern}`);
    const queries = [plain === 'manage' ? [''] : [], revealing === 'manage' ? ['?reveal=true'] : []].flat();
    for (const path of doors(pattern).flatMap((door) => queries.map((query) => `${door}${query}`))) {
      const answer = await refusedAs('editor', `${method} ${path}`);
      if (answer.status !== 403) answered.push(`${answer.status} ${method} ${path}`);
    }
  }
  expect(answered).toEqual([]);
});

test('whoever names the cloud of another project below their own gets their own', async () => {
  const path = `/projects/${otherProject}/db-proxy/v1/projects/${cloud.ref}`;
  expect((await cloud.call(people.otherOwner, `GET ${path}`)).body).toMatchObject({ id: otherRef });
});

test('the owner is let in, so that the refusals above are about the person', async () => {
  for (const path of doors('')) {
    const answer = await cloud.call(cloud.ann, `GET ${path}`);
    expect(answer).toMatchObject({ status: 200, body: { id: cloud.ref } });
  }
});

test('the health of functions says why nothing runs them', async () => {
  const [door = ''] = doors('health');
  const answer = await cloud.call(cloud.ann, `GET ${door}?services=functions,db`);
  expect(Object.values(answer.body)).toMatchObject([
    { name: 'functions', healthy: false, error: expect.stringMatching(/\w/) },
    { name: 'db', healthy: true },
  ]);
});

test('only private channels: stored for the cloud, by the call that Supabase has for it', async () => {
  const [door = ''] = doors('config/realtime');
  expect((await cloud.call(cloud.ann, `GET ${door}`)).body).toMatchObject({ private_only: false });
  const changed = await cloud.call(cloud.ann, `PATCH ${door}`, { body: { private_only: true } });
  expect(changed).toMatchObject({ status: 200, body: { private_only: true } });
  expect(await loadRealtimeSettings(cloud.db, cloud.ref)).toEqual({ isPrivateOnly: true });
  expect(await loadRealtimeSettings(cloud.db, otherRef)).toEqual({ isPrivateOnly: false });
  expect((await cloud.call(cloud.ann, `PATCH ${door}`, { body: { private_only: 'yes' } })).status).toBe(400);
});
