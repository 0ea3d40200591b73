import { sql } from '@loam/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCollaborator, addPerson, addWorkspace, type Person } from '../../testing/people.ts';
import { type ProjectsApp, startProjects } from './projects.fixture.ts';

let app: ProjectsApp;
let ada: Person;
let bob: Person;
let bobs: string;

beforeAll(async () => {
  app = await startProjects();
});
afterAll(() => app.database.drop());
beforeEach(async () => {
  const { db } = app.database;
  [ada, bob] = [await addPerson(db, 'ada'), await addPerson(db, 'bob')];
  await addWorkspace(db, { owner: ada });
  bobs = await addWorkspace(db, { owner: bob });
});

const create = (body: object) => app.project('POST', '/projects', { as: ada, body });
const details = async (id: string, as: Person) =>
  (await app.send('GET', `/projects/${id}/details`, { as })).body;

test('a public project is remixed into one’s own workspace, and both sides tell of it', async () => {
  const source = await create({ display_name: 'Garden', visibility: 'public' });
  const remix = await app.project('POST', `/projects/${source.id}/remix`, { as: bob, body: {}, key: 'k' });
  expect(remix).toMatchObject({
    display_name: 'Remix of Garden',
    workspace_id: bobs,
    user_id: bob.id,
    visibility: 'private',
  });
  const again = await app.project('POST', `/projects/${source.id}/remix`, { as: bob, body: {}, key: 'k' });
  expect(again.id).toBe(remix.id);
  expect(await details(source.id, bob)).toMatchObject({ remix_count: 1, remixed_from: null });
  expect(await details(remix.id, bob)).toMatchObject({
    remix_count: 0,
    remixed_from: { id: source.id, display_name: 'Garden' },
  });
  // The owner's own copy is no remix.
  await app.project('POST', `/projects/${source.id}/duplicate`, { as: ada, body: {} });
  expect(await details(source.id, ada)).toMatchObject({ remix_count: 1 });
});

test('what is no longer public is not named', async () => {
  const source = await create({ visibility: 'public' });
  const remix = await app.project('POST', `/projects/${source.id}/remix`, { as: bob, body: {} });
  await app.database.db.run(sql`update projects set visibility = 'private' where id = ${source.id}`);
  expect(await details(remix.id, bob)).toMatchObject({ remixed_from: null });
});

test('a private project is remixed by those who edit it, not by those who look', async () => {
  const source = await create({ visibility: 'private' });
  const remix = () => app.send('POST', `/projects/${source.id}/remix`, { as: bob, body: {} });
  expect((await remix()).status).toBe(404);
  await addCollaborator(app.database.db, source.id, { person: bob, level: 'read' });
  expect((await remix()).status).toBe(403);
  await app.database.db.run(sql`update project_collaborators set access_level = 'write'`);
  expect((await remix()).status).toBe(201);
});

test('nobody puts a remix into a workspace that is not theirs', async () => {
  const source = await create({ visibility: 'public' });
  const body = { workspace_id: source.workspace_id };
  expect((await app.send('POST', `/projects/${source.id}/remix`, { as: bob, body })).status).toBe(404);
});
