import { type CloudState, respond } from '@loam/offline-model';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CloudHouse, openCloudHouse, type Person } from './clouds.fixture.ts';

/** Apps of the model without a model, on real databases: who sees what is tried by the people it is about. */
let house: CloudHouse;

beforeAll(async () => {
  house = await openCloudHouse();
}, 180_000);
afterAll(() => house[Symbol.asyncDispose]());

type Files = ReadonlyMap<string, string>;

interface App {
  readonly owner: Person;
  files: Files;
  readonly past: string[];
}

async function shapeOf({ owner }: App): Promise<string> {
  const tables = await owner.sql("select tablename from pg_tables where schemaname = 'public'");
  const policies = await owner.sql(
    "select policyname, tablename from pg_policies where schemaname in ('public', 'storage')",
  );
  const lines = (body: unknown, line: (row: Record<string, string>) => string): readonly string[] =>
    Array.isArray(body) ? body.map(line) : [];
  return [
    ...lines(tables.body, (row) => `table ${row['tablename']} ()`),
    ...lines(policies.body, (row) => `policy '${row['policyname']}' on public.${row['tablename']}`),
  ].join('\n');
}

/** One request of whoever owns the project, with its change of the database allowed. */
async function say(app: App, request: string): Promise<{ text: string; sql: string; status: number }> {
  const cloud: CloudState = { kind: 'enabled', schema: await shapeOf(app) };
  const reply = respond({
    request,
    cloud,
    mode: 'build',
    files: app.files,
    history: app.past.map((text) => ({ role: 'user', text })),
    selectedElements: [],
    images: [],
    faults: [],
    currentPage: null,
    containsError: false,
  });
  const sql = reply.cloud?.migration?.sql ?? '';
  const { status, body } = sql === '' ? { status: 201, body: '' } : await app.owner.sql(sql);
  if (status < 300) {
    const files = new Map(app.files);
    for (const { path, content } of reply.changes) {
      if (content === null) files.delete(path);
      else files.set(path, content);
    }
    app.files = files;
    app.past.push(request);
  }
  return { text: status < 300 ? reply.text : JSON.stringify(body), sql, status };
}

async function begin(name: string, request: string): Promise<App> {
  const app: App = { owner: await house.person(name), files: new Map(), past: [] };
  expect(await say(app, request)).toMatchObject({ status: 201 });
  return app;
}

async function member({ owner }: App, email: string, role = 'member'): Promise<SupabaseClient> {
  const client = owner.client();
  const options = { data: { name: email.split('@')[0], role } };
  const { error } = await client.auth.signUp({ email, password: 'a good password', options });
  expect(error).toBeNull();
  return client;
}

const titles = async (client: SupabaseClient, table: string): Promise<readonly unknown[]> =>
  ((await client.from(table).select('title').order('title')).data ?? []).map(({ title }) => title);

test('notes are their maker’s own; an admin sees all, and only the owner of the project makes one', async () => {
  const app = await begin(
    'notes',
    'A notes app with login where everyone sees only their own notes, an admin sees all',
  );
  const visitor = app.owner.client();
  // Asking for a role gives none.
  const ann = await member(app, 'ann@example.test', 'admin');
  const bob = await member(app, 'bob@example.test');
  expect((await ann.from('notes').insert({ id: 'a', title: 'of Ann' })).error).toBeNull();
  expect((await bob.from('notes').insert({ id: 'b', title: 'of Bob' })).error).toBeNull();
  expect(await titles(ann, 'notes')).toEqual(['of Ann']);
  expect(await titles(bob, 'notes')).toEqual(['of Bob']);
  expect(await titles(visitor, 'notes')).toEqual([]);
  expect((await visitor.from('notes').insert({ title: 'x' })).error?.code).toBe('42501');
  expect((await bob.from('notes').update({ title: 'x' }).eq('id', 'a').select('id')).data).toEqual([]);
  const { data: me } = await bob.auth.getUser();
  const forged = { title: 'x', owner_id: (await ann.auth.getUser()).data.user?.id };
  expect((await bob.from('notes').insert(forged)).error?.code).toBe('42501');
  const taken = await bob.from('user_roles').update({ role: 'admin' }).eq('user_id', me.user?.id).select();
  expect(taken.data ?? []).toEqual([]);
  const added = await bob.from('user_roles').insert({ user_id: me.user?.id, role: 'admin' });
  expect(added.error?.code).toBe('42501');
  const called = await bob.rpc('appoint', { address: 'bob@example.test', given: 'admin' });
  expect(called.error).not.toBeNull();
  expect((await bob.from('profiles').update({ email: 'ann@example.test' }).select()).error?.code).toBe(
    '42501',
  );

  expect((await say(app, 'make carl@example.test an admin')).text).toContain('There is no account with');
  expect((await say(app, 'make bob@example.test an admin')).status).toBe(201);
  expect(await titles(bob, 'notes')).toEqual(['of Ann', 'of Bob']);
  expect((await bob.from('profiles').select('email')).data).toHaveLength(2);
  expect(await titles(ann, 'notes')).toEqual(['of Ann']);
});

test('everybody reads recipes, members add them with a photo, and change their own alone', async () => {
  const app = await begin(
    'recipes',
    'A recipe site where anyone can read recipes and members can add recipes with a photo. Members sign in.',
  );
  const visitor = app.owner.client();
  const [ann, bob] = [await member(app, 'ann@example.test'), await member(app, 'bob@example.test')];
  const examples = await titles(visitor, 'recipes');
  expect(examples.length).toBeGreaterThan(3);
  expect((await visitor.from('recipes').insert({ title: 'x' })).error?.code).toBe('42501');
  expect((await ann.from('recipes').insert({ id: 'a', title: 'Soup' })).error).toBeNull();
  expect(await titles(visitor, 'recipes')).toContain('Soup');
  expect((await bob.from('recipes').delete().eq('id', 'a').select('id')).data).toEqual([]);
  expect((await bob.from('recipes').delete().neq('id', '').select('id')).data).toEqual([]);
  expect((await ann.from('recipes').update({ title: 'Broth' }).eq('id', 'a').select('id')).data).toHaveLength(
    1,
  );
  const id = (await ann.auth.getUser()).data.user?.id ?? '';
  const picture = new Blob(['x'], { type: 'image/png' });
  const files = ann.storage.from('pictures');
  expect((await files.upload(`${id}/soup.png`, picture, { contentType: 'image/png' })).error).toBeNull();
  const shown = await house.fetch(files.getPublicUrl(`${id}/soup.png`).data.publicUrl);
  expect(shown.status).toBe(200);
  expect((await bob.storage.from('pictures').upload(`${id}/other.png`, picture)).error).not.toBeNull();
  expect((await visitor.storage.from('pictures').upload('x.png', picture)).error).not.toBeNull();
  // What a visitor writes to the site is nobody's reading but the owner's.
  const letter = { name: 'Zoe', email: 'zoe@example.test', message: 'Hello' };
  expect((await visitor.from('enquiries').insert(letter)).error).toBeNull();
  for (const client of [visitor, ann, bob]) {
    expect((await client.from('enquiries').select('*')).data).toEqual([]);
  }
});

test('what is shared is seen by every member and no visitor; further wishes make further migrations', async () => {
  const app = await begin(
    'team',
    'A shared task list for our team with login, tasks with title, due date and done',
  );
  const visitor = app.owner.client();
  const [ann, bob] = [await member(app, 'ann@example.test'), await member(app, 'bob@example.test')];
  expect((await ann.from('tasks').insert({ id: 'a', title: 'Paint' })).error).toBeNull();
  expect(await titles(bob, 'tasks')).toContain('Paint');
  expect(await titles(visitor, 'tasks')).toEqual([]);
  expect((await bob.from('tasks').update({ title: 'Paint it' }).eq('id', 'a').select()).data).toHaveLength(1);

  const field = await say(app, 'Add a text field "Room" to tasks');
  expect(field.sql).toMatch(/^alter table public\.tasks add column if not exists room text/);
  expect(field.sql).not.toContain('create policy');
  const inRoom = async () =>
    (await bob.from('tasks').update({ room: 'Kitchen' }).eq('id', 'a').select()).data?.length;
  await expect.poll(inRoom, { timeout: 10_000 }).toBe(1);

  expect((await say(app, 'make the buttons green')).sql).toBe('');
  const only = await say(app, 'Only admins can delete tasks');
  expect([only.status, only.text]).toEqual([201, expect.stringContaining('the database keeps that')]);
  expect((await bob.from('tasks').delete().eq('id', 'a').select()).data).toEqual([]);
  expect((await say(app, 'make bob@example.test an admin')).status).toBe(201);
  expect((await bob.from('tasks').delete().eq('id', 'a').select()).data).toHaveLength(1);

  const stays = await say(app, 'remove the login');
  expect(stays.text).toContain('I left the sign-in');
  expect(await titles(visitor, 'tasks')).toEqual([]);
});

test('an app of the browser moves over; half of a move can be made again', async () => {
  const app: App = { owner: await house.person('mover'), files: new Map(), past: [] };
  await say(
    app,
    'A personal to-do app kept in the browser: tasks with title and due date that I add and edit',
  );
  expect(app.files.get('src/data/kept-table.ts')).toContain('localTable');
  const moved = await say(app, 'keep the data in the cloud');
  expect([moved.status, moved.text]).toEqual([201, expect.stringContaining('offered for upload')]);
  expect(app.files.get('src/data/kept-table.ts')).toContain('cloudTable');
  expect(app.files.get('src/components/layout/AppLayout.tsx')).toContain('<UploadOffer />');
  const ann = await member(app, 'ann@example.test');
  expect((await ann.from('tasks').insert({ title: 'Rest', due_date: '2030-01-31' })).error).toBeNull();
  expect(await titles(app.owner.client(), 'tasks')).toEqual([]);
  const again: App = { owner: app.owner, files: new Map(), past: [] };
  expect(
    (await say(again, 'A personal to-do app with login: tasks with title and due date that I add and edit'))
      .status,
  ).toBe(201);
  expect(await titles(ann, 'tasks')).toEqual(['Rest']);
});
