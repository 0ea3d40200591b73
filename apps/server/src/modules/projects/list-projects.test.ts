import { Project, PublicProject } from '@loam/contract';
import { sql } from '@loam/db';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addCollaborator, addPerson, addWorkspace, type Person } from '../../testing/people.ts';
import { type ProjectsApp, startProjects } from './projects.fixture.ts';

const List = z.object({ projects: z.array(Project), next_cursor: z.string().nullable() });
const PublicList = z.object({ projects: z.array(PublicProject), next_cursor: z.string().nullable() });

let app: ProjectsApp;
let ada: Person;
let bob: Person;
let cay: Person;
let workspace: string;
let shop: Project;
let draft: Project;
let shared: Project;

beforeAll(async () => {
  app = await startProjects();
  const { db } = app.database;
  ada = await addPerson(db, 'ada');
  bob = await addPerson(db, 'bob');
  cay = await addPerson(db, 'cay');
  workspace = await addWorkspace(db, { owner: ada, members: [bob] });
  await addWorkspace(db, { owner: cay });
  const create = (as: Person, body: object) => app.project('POST', '/projects', { as, body });
  shop = await create(ada, { workspace_id: workspace, display_name: 'Shop 100%_off', visibility: 'private' });
  await create(ada, { workspace_id: workspace, display_name: 'Blog', visibility: 'public' });
  draft = await create(bob, { workspace_id: workspace, display_name: 'Bob’s draft', visibility: 'draft' });
  shared = await create(cay, { display_name: 'Shared by Cay', visibility: 'private' });
  await create(cay, { display_name: 'Cay in public', visibility: 'public' });
  await addCollaborator(db, shared.id, { person: bob, level: 'read' });
  await addCollaborator(db, draft.id, { person: cay, level: 'write' });
});
afterAll(() => app.database.drop());

async function list(as: Person, query = ''): Promise<z.infer<typeof List>> {
  return List.parse((await app.send('GET', `/projects${query}`, { as })).body);
}

const titles = (page: { projects: { display_name: string }[] }) =>
  page.projects.map((project) => project.display_name);

test('each person sees what is theirs to see, newest change first, with what they may do', async () => {
  expect(titles(await list(ada))).toEqual(['Blog', 'Shop 100%_off']);
  expect(titles(await list(bob))).toEqual(['Shared by Cay', 'Bob’s draft', 'Blog', 'Shop 100%_off']);
  expect(titles(await list(cay))).toEqual(['Cay in public', 'Shared by Cay', 'Bob’s draft']);
  const levels = (await list(bob)).projects.map((project) => project.access_level);
  expect(levels).toEqual(['read', 'owner', 'write', 'write']);
});

test('a list can be searched, narrowed and sorted', async () => {
  expect(titles(await list(bob, '?q=shOp'))).toEqual(['Shop 100%_off']);
  expect(titles(await list(bob, `?q=${encodeURIComponent('100%_')}`))).toEqual(['Shop 100%_off']);
  expect(titles(await list(bob, `?q=${encodeURIComponent('%')}`))).toEqual(['Shop 100%_off']);
  expect(titles(await list(bob, `?q=${shop.name.slice(0, 6)}`))).toContain('Shop 100%_off');
  expect(titles(await list(bob, `?workspace_id=${workspace}`))).toEqual([
    'Bob’s draft',
    'Blog',
    'Shop 100%_off',
  ]);
  expect(titles(await list(ada, `?workspace_id=${shared.workspace_id}`))).toEqual([]);
  expect(titles(await list(bob, `?workspace_id=${shared.workspace_id}`))).toEqual(['Shared by Cay']);
  expect(titles(await list(bob, '?visibility=draft'))).toEqual(['Bob’s draft']);
  expect(titles(await list(bob, '?sort_by=name'))).toEqual([
    'Blog',
    'Bob’s draft',
    'Shared by Cay',
    'Shop 100%_off',
  ]);
  expect(titles(await list(bob, '?sort_by=created_at&order=asc'))).toEqual([
    'Shop 100%_off',
    'Blog',
    'Bob’s draft',
    'Shared by Cay',
  ]);
});

test.each(['updated_at', 'created_at', 'name'])(
  'pages by %s join without gap or double, also with equal keys',
  async (sortBy) => {
    const { db } = app.database;
    const owner = await addPerson(db, 'owner');
    const id = await addWorkspace(db, { owner });
    await db.run(sql`
    insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility, created_at, updated_at)
    select gen_random_uuid(), ${`${sortBy.replace('_', '-')}-`} || n, 'Title ' || n % 3, ${id}, ${owner.id}, ${owner.id},
      case when n % 4 = 0 then 'draft' else 'private' end, now() - n % 5 * interval '1 microsecond', now() - n % 5 * interval '1 microsecond'
    from generate_series(1, 23) n`);
    for (const order of ['asc', 'desc']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: z.infer<typeof List> = await list(
          owner,
          `?limit=4&sort_by=${sortBy}&order=${order}&cursor=${cursor}`,
        );
        seen.push(...page.projects.map((project) => project.id));
        cursor = page.next_cursor;
      }
      expect(seen).toHaveLength(23);
      expect(new Set(seen).size).toBe(23);
      const whole = await list(owner, `?limit=100&sort_by=${sortBy}&order=${order}`);
      expect(whole.projects.map((project) => project.id)).toEqual(seen);
    }
  },
);

test('a cursor of another list, or an invented one, is refused', async () => {
  const { next_cursor: cursor } = await list(bob, '?limit=1');
  expect((await app.send('GET', `/projects?cursor=${cursor}&sort_by=name`, { as: bob })).status).toBe(400);
  for (const invented of [
    'x',
    Buffer.from('[1]').toString('base64url'),
    bad('not a date'),
    bad('2026-02-31T00:00:00.000000Z'),
  ]) {
    expect((await app.send('GET', `/projects?cursor=${invented}`, { as: bob })).status).toBe(400);
  }
});

function bad(key: string): string {
  return Buffer.from(JSON.stringify(['updated_at', 'desc', key, randomUUID()])).toString('base64url');
}

test('anyone sees someone’s public projects and nothing else', async () => {
  const page = PublicList.parse((await app.send('GET', `/users/${cay.id}/projects`)).body);
  expect(titles(page)).toEqual(['Cay in public']);
  expect((await app.send('GET', `/users/${cay.id}/projects?category=games`)).body).toMatchObject({
    projects: [],
  });
  expect((await app.send('GET', `/users/${randomUUID()}/projects`)).body).toMatchObject({ projects: [] });
});

test('someone’s public projects have pages', async () => {
  const { db } = app.database;
  const owner = await addPerson(db, 'owner');
  const id = await addWorkspace(db, { owner });
  await db.run(sql`
    insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility)
    select gen_random_uuid(), 'public-page-' || n, 'P' || n, ${id}, ${owner.id}, ${owner.id}, 'public'
    from generate_series(1, 5) n`);
  const first = PublicList.parse((await app.send('GET', `/users/${owner.id}/projects?limit=3`)).body);
  const second = PublicList.parse(
    (await app.send('GET', `/users/${owner.id}/projects?limit=3&start_after=${first.next_cursor}`)).body,
  );
  expect(new Set([...titles(first), ...titles(second)]).size).toBe(5);
  expect(second.next_cursor).toBeNull();
});
