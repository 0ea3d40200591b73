import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportedApp, exportedApps, type ExportedApp, zipOf } from '@loam/testkit';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type FunctionHouse, openFunctionHouse } from './clouds-functions.fixture.ts';
import { type Newcomer, textIn } from './clouds.fixture.ts';
import { BackendImport } from './imported-apps.fixture.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const patience = { timeout: 60_000, interval: 50 };
const slow = 90_000;

let place: FunctionHouse;
let owner: Newcomer;
let runsFunctions: boolean;

beforeAll(async () => {
  place = await openFunctionHouse(root);
  owner = await place.house.newcomer('owner');
  runsFunctions = place.programs.network().kind === 'held';
}, slow);
afterAll(() => place[Symbol.asyncDispose]());

interface Imported {
  readonly projectId: string;
  readonly url: string;
  readonly state: BackendImport;
  readonly report: NonNullable<BackendImport['report']>;
  /** A browser of a visitor. */
  visitor(): SupabaseClient;
  /** A browser of somebody who has signed up. */
  person(name: string, data?: object): Promise<SupabaseClient>;
  sql(query: string): Promise<unknown>;
  files(): Promise<ReadonlyMap<string, string | null>>;
}

const Sources = z.object({ files: z.array(z.object({ path: z.string(), contents: z.string().nullable() })) });
const Made = z.object({ project: z.object({ id: z.string() }) });
const pathOf = (projectId: string) => `/projects/${projectId}/backend/import-project`;

async function bring(app: ExportedApp): Promise<string> {
  const sent = await owner.upload(`/projects/import/archive?file_name=${app.name}.zip`, zipOf(app.files));
  expect(sent.status).toBe(201);
  return Made.parse(sent.body).project.id;
}

async function settled(projectId: string): Promise<BackendImport> {
  const read = async () => BackendImport.parse((await owner.api('GET', pathOf(projectId))).body);
  await expect.poll(async () => (await read()).status, patience).not.toBe('running');
  return await read();
}

async function imported(app: ExportedApp, buildsTables = false): Promise<Imported> {
  const projectId = await bring(app);
  const begun = await owner.api('POST', pathOf(projectId), { builds_tables: buildsTables });
  expect(begun.status).toBe(202);
  const state = await settled(projectId);
  if (!state.report) throw new TypeError(JSON.stringify(state));
  const backend = await owner.api('GET', `/projects/${projectId}/backend`);
  const [url, key, ref] = ['url', 'publishable_key', 'ref'].map((name) => textIn(backend, name));
  const visitor = () =>
    createClient(url ?? '', key ?? '', {
      global: { fetch: place.house.fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    });
  return {
    projectId,
    url: url ?? '',
    state,
    report: state.report,
    visitor,
    async person(name, data = {}) {
      const client = visitor();
      const email = `${name}@example.test`;
      const { error } = await client.auth.signUp({ email, password: 'a good password', options: { data } });
      expect(error).toBeNull();
      return client;
    },
    async sql(query) {
      const path = `/projects/${projectId}/db-proxy/v1/projects/${ref}/database/query`;
      return (await owner.api('POST', path, { query })).body;
    },
    async files() {
      const { files } = Sources.parse((await owner.api('GET', `/projects/${projectId}/source-code`)).body);
      return new Map(files.map(({ path, contents }) => [path, contents]));
    },
  };
}

const clean = { migrations: expect.objectContaining({ failed: 0 }), faults: [] };

test('accounts, profiles and roles', { timeout: slow }, async () => {
  const app = await imported(exportedApps.club);
  expect(app.state.status).toBe('done');
  expect(app.report).toMatchObject({ ...clean, migrations: { total: 3, applied: 3 }, tables_open: [] });
  expect(app.report.auth_settings).toContain('password_min_length');
  const ann = await app.person('ann', { display_name: 'Ann' });
  const bob = await app.person('bob');
  expect((await bob.from('profiles').select('display_name').order('display_name')).data).toEqual([
    { display_name: 'Ann' },
    { display_name: 'bob' },
  ]);
  expect((await ann.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
  expect((await bob.from('user_roles').select('role')).data).toEqual([]);
  const { data: renamed } = await bob
    .from('profiles')
    .update({ display_name: 'x' })
    .eq('display_name', 'Ann')
    .select();
  expect(renamed).toEqual([]);
  expect((await app.visitor().from('profiles').select()).data).toEqual([]);
  const refused = await app.visitor().auth.signUp({ email: 'c@example.test', password: 'short77' });
  expect(refused.error?.code).toBe('weak_password');
  const files = await app.files();
  const client = files.get('src/integrations/supabase/client.ts');
  expect(client).toContain('const SUPABASE_URL = import.meta.env.VITE_SUPABASE_URL;');
  expect(client).not.toMatch(/eyJ|supabase\.co/);
  expect(files.get('index.html')).toContain(`href="${app.url}"`);
  expect(files.get('.env')).toContain(`VITE_SUPABASE_URL="${app.url}"`);
  expect(files.get('supabase/config.toml')).not.toContain(exportedApps.club.ref);
  expect(files.get('src/integrations/supabase/types.ts')).toContain(
    'app_role: "admin" | "moderator" | "user"',
  );
});

test('organisations beside each other', { timeout: slow }, async () => {
  const app = await imported(exportedApps.teams);
  expect(app.report).toMatchObject(clean);
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  const made = await ann.rpc('create_organization', { organization_name: 'North' });
  const task = { organization_id: made.data, title: 'Rake' };
  expect((await ann.from('tasks').insert(task).select('title, organizations(name)').single()).data).toEqual({
    title: 'Rake',
    organizations: { name: 'North' },
  });
  expect((await bob.from('tasks').select()).data).toEqual([]);
  expect((await bob.from('tasks').insert(task)).error?.code).toBe('42501');
  expect((await app.visitor().rpc('create_organization', { organization_name: 'South' })).error?.code).toBe(
    '42501',
  );
});

test('a blog for everyone, written by admins', { timeout: slow }, async () => {
  const app = await imported(exportedApps.blog);
  expect(app.report).toMatchObject(clean);
  const visitor = app.visitor();
  const found = await visitor
    .from('posts')
    .select('slug, tags', { count: 'exact' })
    .textSearch('search', 'sun');
  expect(found).toMatchObject({ count: 1, data: [{ slug: 'first', tags: ['vegetables'] }] });
  expect((await visitor.from('posts').select().eq('slug', 'draft').single()).error?.code).toBe('PGRST116');
  const ann = await app.person('ann');
  const post = { slug: 'new', title: 'New', is_published: true };
  expect((await ann.from('posts').insert(post)).error?.code).toBe('42501');
  await app.sql(`insert into user_roles (user_id, role) select id, 'admin' from auth.users`);
  expect((await ann.from('posts').insert(post)).error).toBeNull();
  expect((await ann.from('posts').insert(post)).error?.code).toBe('23505');
});

test('functions of the database and triggers', { timeout: slow }, async () => {
  const app = await imported(exportedApps.bookings);
  expect(app.report).toMatchObject(clean);
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  const at = '2026-11-20T10:00:00Z';
  expect((await ann.rpc('book_court', { court: 1, at })).error).toBeNull();
  expect((await bob.rpc('book_court', { court: 1, at })).error).toMatchObject({
    message: 'The court is full',
  });
  expect((await bob.rpc('free_courts', { at })).data).toEqual([{ name: 'South', places: 2 }]);
  expect((await bob.from('bookings').select()).data).toEqual([]);
  const again = { court_id: 1, starts_at: at };
  const merged = await ann
    .from('bookings')
    .upsert(again, { onConflict: 'court_id,user_id,starts_at' })
    .select('updated_at')
    .single();
  expect(merged.error).toBeNull();
});

test('enums that grow', { timeout: slow }, async () => {
  const app = await imported(exportedApps.tickets);
  expect(app.report).toMatchObject({ ...clean, migrations: { total: 3, applied: 3, failed: 0 } });
  const ann = await app.person('ann');
  const ticket = { title: 'Leaking roof', labels: ['roof'], details: { floor: 2 } };
  expect((await ann.from('tickets').insert(ticket).select('status, number').single()).data).toEqual({
    status: 'waiting',
    number: 1,
  });
  expect((await ann.from('tickets').select('title').contains('labels', ['roof'])).data).toHaveLength(1);
  expect((await ann.from('tickets').select('title').eq('details->>floor', '2')).data).toHaveLength(1);
  expect((await ann.from('tickets').insert({ title: 'no' })).error?.code).toBe('23514');
});

test('views over one’s own rows', { timeout: slow }, async () => {
  const app = await imported(exportedApps.reports);
  expect(app.report).toMatchObject(clean);
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  await ann.from('sales').insert([
    { product: 'Rose', amount: 2.5 },
    { product: 'Rose', amount: 4 },
  ]);
  expect((await ann.from('sales_by_product').select('product, total, sales')).data).toEqual([
    { product: 'Rose', total: 6.5, sales: 2 },
  ]);
  expect((await ann.from('running_sales').select('running').order('id')).data).toEqual([
    { running: 2.5 },
    { running: 6.5 },
  ]);
  expect((await bob.from('sales_by_product').select()).data).toEqual([]);
});

test('tables that only the file of types knows', { timeout: slow }, async () => {
  const app = await imported(exportedApps.contacts);
  const { faults } = app.report;
  expect(app.report.tables_missing).toEqual(['companies', 'contacts']);
  expect(app.report.tables_open).toEqual(['legacy_notes']);
  expect(app.report.migrations).toMatchObject({ total: 1, applied: 1, failed: 5 });
  expect(faults.map(({ line, message }) => ({ line, message }))).toContainEqual({
    line: 4,
    message: 'relation "public.companies" does not exist',
  });
  // Whoever agrees later gets the tables, and what waited for them.
  expect((await owner.api('POST', pathOf(app.projectId), { builds_tables: true })).status).toBe(202);
  const { report } = await settled(app.projectId);
  expect(report).toMatchObject({
    tables_built: ['companies', 'contacts'],
    tables_missing: [],
    migrations: { failed: 1 },
    faults: [
      { outcome: 'mended' },
      { outcome: 'mended' },
      { outcome: 'mended' },
      { outcome: 'there', line: 9 },
      { outcome: 'failed', message: 'relation "public.customers" does not exist' },
    ],
  });
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  const { data: session } = await ann.auth.getUser();
  const company = await ann
    .from('companies')
    .insert({ name: 'Oak', owner_id: session.user?.id })
    .select('id')
    .single();
  const contact = { company_id: company.data?.id, kind: "it's over", 'second-name': 'X' };
  expect(
    (await ann.from('contacts').insert(contact).select('worth, phones, companies(name)').single()).data,
  ).toEqual({
    worth: 0,
    phones: [],
    companies: { name: 'Oak' },
  });
  expect((await bob.from('contacts').select()).data).toEqual([]);
});

test('messages that appear at the others’', { timeout: slow }, async () => {
  const app = await imported(exportedApps.chat);
  expect(app.report).toMatchObject(clean);
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  const room = (await ann.from('rooms').select('id').single()).data?.id;
  expect((await ann.from('messages').insert({ room_id: room, body: 'Hello' })).error).toBeNull();
  expect(
    (await bob.from('messages').select('body, rooms!inner(name)').eq('rooms.name', 'Bank; left')).data,
  ).toEqual([{ body: 'Hello', rooms: { name: 'Bank; left' } }]);
  expect(
    await app.sql(`select tablename from pg_publication_tables where pubname = 'supabase_realtime'`),
  ).toEqual([{ tablename: 'messages' }]);
});

test('files in buckets', { timeout: slow }, async () => {
  const app = await imported(exportedApps.photos);
  expect(app.report).toMatchObject(clean);
  expect(app.report.buckets).toEqual([
    { id: 'private', is_public: false },
    { id: 'thumbnails', is_public: true },
    { id: 'wall', is_public: true },
  ]);
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  const id = (await ann.auth.getUser()).data.user?.id ?? '';
  const text = new Blob(['secret'], { type: 'text/plain' });
  expect((await ann.storage.from('private').upload(`${id}/a.txt`, text)).error).toBeNull();
  expect((await bob.storage.from('private').download(`${id}/a.txt`)).error).not.toBeNull();
  expect(await (await ann.storage.from('private').download(`${id}/a.txt`)).data?.text()).toBe('secret');
  expect((await bob.storage.from('private').upload(`${id}/b.txt`, text)).error).not.toBeNull();
  expect((await ann.storage.from('thumbnails').upload('a.txt', text)).error).not.toBeNull();
  const files = await app.files();
  expect(files.get('src/components/Hero.tsx')).toContain(
    'src={`${import.meta.env.VITE_SUPABASE_URL}/storage/v1/object/public/wall/hero.png`}',
  );
  expect(files.get('src/lib/upload.ts')).toContain(
    'fetch(`${import.meta.env.VITE_SUPABASE_URL}/functions/v1/resize`',
  );
});

test('scheduled jobs call the new address', { timeout: slow }, async () => {
  const app = await imported(exportedApps.reminders);
  expect(app.report).toMatchObject(clean);
  const [job] = z
    .array(z.object({ command: z.string() }))
    .parse(await app.sql('select command from cron.job'));
  expect(job?.command).toContain(`${app.url}/functions/v1/remind`);
  expect(job?.command).not.toContain(exportedApps.reminders.ref);
  const ann = await app.person('ann');
  if (runsFunctions) expect((await ann.functions.invoke('remind')).data).toEqual({ reminded: true });
});

test('functions with secrets, shared code and models', { timeout: slow }, async () => {
  const app = await imported(exportedApps.receipts);
  expect(app.report).toMatchObject({ ...clean, tables_open: ['feedback'] });
  expect(app.report.secrets).toEqual([{ name: 'RESEND_API_KEY', used_by: ['send-receipt'], is_set: false }]);
  expect(app.report.notes).toMatchObject([{ path: 'supabase/config.toml' }]);
  const files = await app.files();
  expect(files.get('supabase/functions/describe/index.ts')).toContain(
    'const address = `${Deno.env.get("SUPABASE_URL")}/ai/v1/chat/completions`;',
  );
  expect(files.get('src/lib/send.ts')).not.toMatch(/eyJ|supabase\.co/);
  expect((await app.visitor().from('feedback').insert({ words: 'Good' })).error).toBeNull();
  if (!runsFunctions) return;
  expect(app.report.functions).toMatchObject([
    { slug: 'broken', is_deployed: false, message: expect.stringContaining('not-there.ts') },
    { slug: 'describe', is_deployed: true, verify_jwt: false },
    { slug: 'send-receipt', is_deployed: true, verify_jwt: true },
  ]);
  const secrets = [{ name: 'RESEND_API_KEY', value: 're_1' }];
  await owner.api('POST', `/projects/${app.projectId}/backend/secrets`, { secrets });
  expect((await settled(app.projectId)).report?.secrets).toMatchObject([{ is_set: true }]);
  const ann = await app.person('ann');
  expect(await ann.functions.invoke('send-receipt', { body: { to: 'a@example.test' } })).toMatchObject({
    data: { saved: 201, hasKey: true },
  });
  expect((await ann.functions.invoke('describe')).data).toContain(
    `"address":"${app.url}/ai/v1/chat/completions"`,
  );
});

test('queues', { timeout: slow }, async () => {
  const app = await imported(exportedApps.orders);
  expect(app.report).toMatchObject(clean);
  const ann = await app.person('ann');
  expect((await ann.rpc('place_order', { flowers: 'Tulip' })).error).toBeNull();
  expect((await ann.rpc('take_orders')).data).toEqual([{ amount: 1, flowers: 'Tulip' }]);
  expect((await ann.from('order_log').select('message')).data).toHaveLength(1);
});

test('a backend that means harm stays in its own database', { timeout: slow }, async () => {
  const before = await owner.api('GET', `/projects/${owner.projectId}/backend`);
  const statements = [
    `copy (select 1) to program 'touch /tmp/loam-import'`,
    `select pg_read_file('/etc/passwd')`,
    `create extension dblink`,
    `create role intruder superuser`,
    `alter role postgres superuser`,
    `set session authorization 'postgres_admin'`,
    `create table public.notes (id int primary key)`,
    `alter system set log_statement = 'all'`,
    `drop schema auth cascade`,
    `select lo_import('/etc/passwd')`,
  ];
  const harm = exportedApp('harm', 'mnopqrstuvwxyzabcdef', {
    files: {
      'supabase/migrations/1_harm.sql': statements.map((statement) => `${statement};\n`).join(''),
      'supabase/functions/up/index.ts': `import '../../../../etc/passwd';\nDeno.serve(() => new Response());\n`,
      'supabase/functions/up/__proto__.ts': '',
      'supabase/functions/9bad/index.ts': 'Deno.serve(() => new Response());\n',
    },
  });
  const app = await imported(harm);
  const failed = app.report.faults.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10]);
  expect(
    await app.sql(
      `select to_regclass('auth.users') is not null as there, to_regclass('notes')::text as notes`,
    ),
  ).toEqual([{ there: true, notes: 'notes' }]);
  expect(app.report.functions.map(({ is_deployed: isDeployed }) => isDeployed)).toEqual([false, false]);
  expect(await owner.api('GET', `/projects/${owner.projectId}/backend`)).toEqual(before);
  // Whoever may not see the project learns nothing of it, and sets nothing up.
  const other = await place.house.newcomer('other');
  expect((await other.api('GET', pathOf(app.projectId))).status).toBe(404);
  expect((await other.api('POST', pathOf(app.projectId), { builds_tables: true })).status).toBe(404);
});

test('a second click finds the first one at work, and a project without a backend has nothing to set up', async () => {
  const projectId = await bring(exportedApps.tickets);
  const clicks = [1, 2, 3].map(() => owner.api('POST', pathOf(projectId), { builds_tables: false }));
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([202, 202, 202]);
  expect((await settled(projectId)).report).toMatchObject({
    ...clean,
    migrations: { applied: 3, failed: 0 },
  });
  expect((await owner.api('POST', pathOf(owner.projectId), { builds_tables: false })).status).toBe(409);
});
