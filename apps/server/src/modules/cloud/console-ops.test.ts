import { cloudMessages, texts } from '@loam/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startRunningCloud, type RunningCloud } from './running-cloud.fixture.ts';

let cloud: RunningCloud;
const password = 'a quiet garden 7';

beforeAll(async () => {
  cloud = await startRunningCloud();
}, 180_000);
afterAll(async () => cloud[Symbol.asyncDispose]());

const client = (): SupabaseClient =>
  createClient(cloud.url, cloud.keys.publishable, {
    auth: { autoRefreshToken: false, persistSession: false },
  });

async function addPerson(email: string): Promise<string> {
  const made = await cloud.api('POST …/backend/users', { email, password });
  expect(made.status).toBe(201);
  return String(made.body['id']);
}

test('forms and server refuse a new person in the same words', async () => {
  const refused = async (body: object) => (await cloud.api('POST …/backend/users', body)).body['errors'];
  expect(await refused({ email: '', password })).toContainEqual({
    path: 'email',
    message: texts.users.emailRequired,
  });
  expect(await refused({ email: 'a@example.com', password: 'short 1' })).toEqual([
    { path: 'password', message: cloudMessages.passwordShort },
  ]);
  expect(await refused({ email: 'a@example.com', password: 'without number' })).toEqual([
    { path: 'password', message: cloudMessages.passwordNumber },
  ]);
});

test('a banned person is signed out and kept out until the ban is lifted', async () => {
  const email = 'banned@example.com';
  const id = await addPerson(email);
  const signedIn = client();
  await signedIn.auth.signInWithPassword({ email, password });
  const banned = await cloud.api(`POST …/backend/users/${id}/ban`, { duration: 'week' });
  expect(banned).toMatchObject({ status: 200, body: { id } });
  expect(Date.parse(String(banned.body['banned_until']))).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  expect((await signedIn.auth.refreshSession()).error).not.toBeNull();
  expect((await client().auth.signInWithPassword({ email, password })).error?.code).toBe('user_banned');
  // Longer, while nobody can speak for the account any more.
  expect((await cloud.api(`POST …/backend/users/${id}/ban`, { duration: 'forever' })).status).toBe(200);
  const free = await cloud.api(`POST …/backend/users/${id}/ban`, { duration: 'none' });
  expect(free.body['banned_until']).toBeNull();
  expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('sessions end everywhere, and a mail with a link for a new password is sent', async () => {
  const email = 'lost@example.com';
  const id = await addPerson(email);
  const [phone, laptop] = [client(), client()];
  for (const device of [phone, laptop]) await device.auth.signInWithPassword({ email, password });
  expect((await cloud.api(`POST …/backend/users/${id}/sign-out`)).status).toBe(204);
  for (const device of [phone, laptop]) expect((await device.auth.refreshSession()).error).not.toBeNull();
  expect((await cloud.api(`POST …/backend/users/${id}/reset-password`)).status).toBe(204);
  const { body } = await cloud.api('GET …/backend/auth/outbox');
  expect(body['messages']).toContainEqual(expect.objectContaining({ kind: 'mail', recipient: email }));
  const nobody = crypto.randomUUID();
  expect((await cloud.api(`POST …/backend/users/${nobody}/sign-out`)).status).toBe(404);
});

test('buckets with their limits are made, changed and deleted with all files', async () => {
  const made = await cloud.api('POST …/backend/storage/buckets', {
    name: 'photos',
    public: true,
    file_size_limit: 20,
    allowed_mime_types: ['application/*'],
  });
  expect(made).toEqual({ status: 201, body: { id: 'photos' } });
  const again = await cloud.api('POST …/backend/storage/buckets', { name: 'photos' });
  expect(again.status).toBe(409);
  const base = '…/backend/storage/buckets/photos';
  const large = await cloud.api(`POST ${base}/objects?path=a.json`, { text: 'x'.repeat(40) });
  expect(large).toMatchObject({ status: 413 });
  expect((await cloud.api(`PATCH ${base}`, { file_size_limit: null })).status).toBe(204);
  expect((await cloud.api(`POST ${base}/objects?path=a.json`, { text: 'x'.repeat(40) })).status).toBe(204);
  expect((await cloud.api(`DELETE ${base}`)).status).toBe(204);
  expect((await cloud.api(`GET ${base}/objects`)).status).toBe(404);
});

test('files are uploaded, moved with their folder and deleted; only public ones are read here', async () => {
  await cloud.api('POST …/backend/storage/buckets', { name: 'docs', public: true });
  const base = '…/backend/storage/buckets/docs';
  const names = async (path = '') => {
    const { body } = await cloud.api(`GET ${base}/objects?path=${path}`);
    return Array.isArray(body['objects']) ? body['objects'].map((one: { name: string }) => one.name) : [];
  };
  const put = (path: string) => cloud.api(`POST ${base}/objects?path=${encodeURIComponent(path)}`, { path });
  await put('a b/one & two.json');
  await put('a b/deep/three.json');
  const twice = await put('a b/one & two.json');
  expect(twice).toMatchObject({ status: 409, body: { errors: [{ path: 'path' }] } });
  expect((await cloud.api(`POST ${base}/folders`, { path: 'new' })).status).toBe(204);
  expect(await names()).toEqual(['a b', 'new']);
  const read = await cloud.api(`GET ${base}/content?path=${encodeURIComponent('a b/one & two.json')}`);
  expect(read).toEqual({ status: 200, body: { path: 'a b/one & two.json' } });
  const into = await cloud.api(`POST ${base}/objects/move`, { from: 'a b/', to: 'a b/deep' });
  expect(into.status).toBe(400);
  const moved = await cloud.api(`POST ${base}/objects/move`, { from: 'a b/', to: 'old/stuff' });
  expect(moved.body).toEqual({ moved: 2 });
  expect(await names('old/stuff')).toEqual(['deep', 'one & two.json']);
  await put('old/taken.json');
  const onto = { from: 'old/stuff/one & two.json', to: 'old/taken.json' };
  expect((await cloud.api(`POST ${base}/objects/move`, onto)).status).toBe(409);
  const deleted = await cloud.api(`DELETE ${base}/objects`, { paths: ['old/stuff/', 'old/taken.json'] });
  expect(deleted.body).toEqual({ deleted: 3 });
  expect(await names()).toEqual(['new']);
  await put('secret.json');
  await cloud.api(`PATCH ${base}`, { public: false });
  expect((await cloud.api(`GET ${base}/content?path=secret.json`)).status).toBe(404);
});

test('secrets of the platform are listed beside the own ones, and nobody deletes them', async () => {
  await cloud.api('POST …/backend/secrets', { secrets: [{ name: 'OWN_KEY', value: 'x' }] });
  const both = { secretNames: ['OWN_KEY', 'SUPABASE_URL'] };
  expect(await cloud.api('DELETE …/backend/secrets', both)).toMatchObject({
    status: 409,
    body: { detail: 'SUPABASE_URL is managed by the platform.' },
  });
  const { body } = await cloud.api('GET …/backend/secrets');
  expect(body['secrets']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'OWN_KEY', is_user_secret: true }),
      expect.objectContaining({ name: 'SUPABASE_URL', is_user_secret: false }),
    ]),
  );
  expect((await cloud.api('DELETE …/backend/secrets', { secretNames: ['OWN_KEY'] })).status).toBe(200);
});

test('a policy of a bucket is shown first and becomes a migration; people then have folders of their own', async () => {
  await cloud.api('POST …/backend/storage/buckets', { name: "it's mine" });
  const base = `…/backend/storage/buckets/${encodeURIComponent("it's mine")}`;
  const shown = await cloud.api(`POST ${base}/policies`, { template: 'own_folder' });
  expect(shown.body).toMatchObject({ is_applied: false });
  expect((await cloud.api(`GET ${base}/policies`)).body).toEqual({ policies: [] });
  await cloud.api(`POST ${base}/policies`, { template: 'own_folder', apply: true });
  expect((await cloud.api(`GET ${base}/policies`)).body).toEqual({
    policies: [
      { name: "Everyone has a folder of their own: it's mine", command: 'ALL', roles: ['authenticated'] },
    ],
  });
  const id = await addPerson('owner@example.com');
  const app = client();
  await app.auth.signInWithPassword({ email: 'owner@example.com', password });
  const bucket = app.storage.from("it's mine");
  expect((await bucket.upload(`${id}/a.txt`, 'mine')).error).toBeNull();
  expect((await bucket.upload('elsewhere/a.txt', 'not mine')).error).not.toBeNull();
});

test('mails say what their owner wrote, and the platform’s words again once that is taken back', async () => {
  const own = { name: 'invite', subject: 'Come in', content: '<p>{{ .ConfirmationURL }}</p>' };
  const changed = await cloud.api('PATCH …/backend/auth', { mail_templates: [own] });
  expect(changed.body['mail_templates']).toContainEqual({ ...own, is_own: true });
  await cloud.api('POST …/backend/users/invite', { email: 'guest@example.com' });
  const { body } = await cloud.api('GET …/backend/auth/outbox');
  expect(body['messages']).toContainEqual(
    expect.objectContaining({ recipient: 'guest@example.com', subject: 'Come in' }),
  );
  const back = await cloud.api('PATCH …/backend/auth', {
    mail_templates: [{ name: 'invite', subject: '', content: '' }],
  });
  expect(back.body['mail_templates']).toContainEqual(
    expect.objectContaining({ name: 'invite', subject: 'You are invited', is_own: false }),
  );
});

test('who looks at the cloud hears which tables the app itself wrote to', async () => {
  const sql = 'create table written (id int8 primary key); grant all on written to service_role';
  expect((await cloud.api('POST …/backend/sql/write', { sql, run_id: crypto.randomUUID() })).status).toBe(
    200,
  );
  const app = createClient(cloud.url, cloud.keys.secret, {
    auth: { autoRefreshToken: false, persistSession: false },
  });
  expect((await app.from('written').insert({ id: 1 })).error).toBeNull();
  const told = () => cloud.ports.signals.map(({ topic, payload }) => [topic, payload]);
  const rows = [`project:${cloud.projectId}:backend`, { part: 'rows', tables: ['written'] }];
  await vi.waitFor(() => expect(told()).toContainEqual(rows), { timeout: 10_000 });
});

test('what the app used this month and stores now is told', async () => {
  const stored = await cloud.api('GET …/backend/usage');
  expect(stored.status).toBe(200);
  expect(stored.body['database_bytes']).toBeGreaterThan(1_000_000);
  expect(stored.body['storage_bytes']).toBeGreaterThan(10);
  // What was counted is stored at the end at the latest; a database that cannot be asked is told as unknown.
  await cloud.module.close();
  const { body } = await cloud.api('GET …/backend/usage');
  expect(body).toMatchObject({ function_seconds: 0, ai_calls: 0 });
  expect(body['requests']).toBeGreaterThan(5);
  expect(body['days']).toContainEqual(expect.objectContaining({ date: expect.any(String) }));
});

test('who looks at the cloud hears which part changed and never what, and nothing of a refusal or a look', async () => {
  const { signals } = cloud.ports;
  const heard = async (line: string, body?: object) => {
    signals.length = 0;
    await cloud.api(line, body);
    // What the database says of the cloud's status comes when it comes.
    return signals
      .filter(({ payload }) => payload['part'] !== 'status')
      .map(({ topic, type, payload }) => [topic, type, payload]);
  };
  const told = (part: string) => [[`project:${cloud.projectId}:backend`, 'backend.changed', { part }]];
  const secrets = { secrets: [{ name: 'SIGNAL_KEY', value: 'hidden' }] };
  expect(await heard('POST …/backend/secrets', secrets)).toEqual(told('secrets'));
  expect(await heard('PATCH …/backend/auth', { disable_signup: false })).toEqual(told('auth'));
  expect(await heard('POST …/backend/storage/buckets', { name: 'heard', public: false })).toEqual(
    told('storage'),
  );
  expect(await heard('POST …/backend/secrets', { secrets: [{ name: '1', value: '' }] })).toEqual([]);
  expect(await heard('GET …/backend/secrets')).toEqual([]);
  const look = { sql: 'select 1', run_id: crypto.randomUUID() };
  expect(await heard('POST …/backend/sql/read', look)).toEqual([]);
  for (const change of ['pause', 'wake']) {
    signals.length = 0;
    await cloud.api(`POST …/backend/${change}`);
    expect(signals.map(({ payload }) => payload)).toContainEqual({ part: 'status' });
  }
});

test('who looks at the cloud hears of SQL and migrations, by whichever call they came', async () => {
  const { signals } = cloud.ports;
  const parts = () => signals.map(({ topic, payload }) => [topic, payload['part']]);
  const sql = [`project:${cloud.projectId}:backend`, 'sql'];
  const heard = async (line: string, body: object) => {
    signals.length = 0;
    expect((await cloud.api(line, body)).status).toBeLessThan(300);
    await vi.waitFor(() => expect(parts()).toContainEqual(sql), { timeout: 10_000 });
  };
  const query = 'POST …/db-proxy/v1/projects/x/database/query';
  const write = (text: string) => ({ sql: text, run_id: crypto.randomUUID() });
  await heard('POST …/backend/sql/write', write('create table seen (id int8 primary key)'));
  await heard(query, { query: 'insert into seen values (1)' });
  await heard('POST …/db-proxy/v1/projects/x/database/migrations', {
    name: 'seen_too',
    query: 'create table seen_too (id int8 primary key)',
  });
  const column = { name: 'note', type: 'text', nullable: true };
  const change = { kind: 'add_column', table: 'seen_too', column };
  const planned = await cloud.api('POST …/backend/structure/plan', { change });
  await heard('POST …/backend/structure/apply', { change, sql: planned.body['sql'] });
  // Of the two only the second is told.
  signals.length = 0;
  await cloud.api(query, { query: 'select 1' });
  await cloud.api('POST …/backend/sql/write', write('drop table seen, seen_too'));
  expect(parts().filter(([, part]) => part === 'sql')).toHaveLength(1);
});

test('a table that anybody may read is found for the overview', async () => {
  const sql = 'create table leaky (id int8 primary key); alter table leaky disable row level security';
  const run = { sql, run_id: crypto.randomUUID() };
  expect((await cloud.api('POST …/backend/sql/write', run)).status).toBe(200);
  const { status, body } = await cloud.api('GET …/db-proxy/v1/projects/x/advisors/security');
  expect(status).toBe(200);
  expect(body['lints']).toContainEqual(
    expect.objectContaining({
      level: 'ERROR',
      metadata: expect.objectContaining({ schema: 'public', name: 'leaky', type: 'table' }),
    }),
  );
});
