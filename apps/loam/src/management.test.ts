import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type CloudHouse, openCloudHouse, type Person, textIn } from './clouds.fixture.ts';

const Sources = z.object({ files: z.array(z.object({ path: z.string(), contents: z.string().nullable() })) });

let house: CloudHouse;
let ann: Person;
let bob: Person;
let token: string;

beforeAll(async () => {
  house = await openCloudHouse();
  [ann, bob] = [await house.person('ann'), await house.person('bob')];
  const made = await ann.api('POST', '/user/tokens', { name: 'A tool', expires_in_days: 1 });
  token = textIn(made, 'token');
}, 180_000);
afterAll(() => house[Symbol.asyncDispose]());

/** A call as the console makes it, below the project. */
const call = (method: string, path: string, body?: unknown) =>
  ann.api(method, `/projects/${ann.projectId}/db-proxy/v1/projects/any${path}`, body);

/** A call as a tool outside makes it, by an access token. */
async function outside(method: string, path: string, body?: unknown, bearer = token) {
  const answer = await house.fetch(`http://localhost:${house.port}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('SQL takes parameters, one statement where it only reads, and says what PostgreSQL said', async () => {
  const query = (body: object, path = '/database/query') => call('POST', path, body);
  const values = { query: 'select $1::int + $2 as sum, $3::jsonb as json', parameters: [1, '2', { a: 1 }] };
  expect(await query(values)).toEqual({ status: 201, body: [{ sum: 3, json: { a: 1 } }] });
  expect((await query({ ...values, read_only: true })).body).toEqual([{ sum: 3, json: { a: 1 } }]);
  const big = 'select 7::int8 as small, 9007199254740993::int8 as large, null::int8 as none';
  expect((await query({ query: big })).body).toEqual([{ small: 7, large: '9007199254740993', none: null }]);
  const writing = { query: 'create table public.t (id int)' };
  expect(await query(writing, '/database/query/read-only')).toMatchObject({ status: 400 });
  expect(await query({ query: 'select 1; select 2' }, '/database/query/read-only')).toMatchObject({
    status: 400,
  });
  expect(await query({ query: 'select 1; select $1', parameters: [1] })).toMatchObject({ status: 400 });
  expect(await query({ query: 'select 1', parameters: 'no' })).toMatchObject({ status: 400 });
  expect(await query({ query: 'selec 1' })).toEqual({
    status: 400,
    body: expect.objectContaining({
      code: 'invalid_input',
      message: expect.stringContaining('42601: syntax error at or near "selec"'),
    }),
  });
  expect(await query({ query: 'create extension vector' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('pgvector') },
  });
});

test('a project is described, healthy, resized, paused and woken', async () => {
  expect(await call('GET', '')).toMatchObject({
    status: 200,
    body: { ref: ann.ref, name: 'ann', status: 'ACTIVE_HEALTHY', database: { host: new URL(ann.url).host } },
  });
  expect(await call('GET', '/health?services=auth,db')).toEqual({
    status: 200,
    body: ['auth', 'db'].map((name) => ({ name, healthy: true, status: 'ACTIVE_HEALTHY' })),
  });
  expect((await call('GET', '/health?services=moon')).status).toBe(400);
  const resize = (addon_variant: string) =>
    call('PATCH', '/billing/addons', { addon_type: 'compute_instance', addon_variant });
  expect((await resize('ci_48xlarge')).status).toBe(400);
  expect(await call('GET', '/billing/addons')).toMatchObject({
    body: { selected_addons: [{ type: 'compute_instance', variant: { id: 'ci_micro' } }] },
  });
  expect(await call('POST', '/pause')).toEqual({ status: 200, body: {} });
  expect(await call('GET', '')).toMatchObject({ body: { status: 'INACTIVE' } });
  expect(await call('GET', '/health?services=db')).toMatchObject({ body: [{ healthy: false }] });
  expect(await call('POST', '/database/query', { query: 'select 1' })).toMatchObject({ status: 409 });
  expect(await call('POST', '/restore')).toEqual({ status: 200, body: {} });
  expect(await call('GET', '')).toMatchObject({ body: { status: 'ACTIVE_HEALTHY' } });
});

test('keys come masked unless asked for; signing keys show their public half only', async () => {
  const keys = async (search = '') => JSON.stringify((await call('GET', `/api-keys${search}`)).body);
  expect(await keys()).toContain(ann.publishableKey);
  expect(await keys()).not.toContain(await ann.secretKey());
  expect(await keys('?reveal=true')).toContain(await ann.secretKey());
  const made = await call('POST', '/api-keys', { type: 'secret', name: 'job' });
  expect(made).toMatchObject({ status: 201, body: { api_key: expect.stringMatching(/^sb_secret_/) } });
  expect((await call('DELETE', `/api-keys/${textIn(made, 'id')}`)).status).toBe(200);
  expect((await call('GET', `/api-keys/${textIn(made, 'id')}`)).status).toBe(404);
  expect((await call('GET', '/api-keys/legacy')).body).toEqual({ enabled: true });
  const signing = '/config/auth/signing-keys';
  const before = textIn(await call('POST', signing, { algorithm: 'ES256' }), 'id');
  const second = await call('POST', signing, { algorithm: 'RS256' });
  expect(second).toMatchObject({ status: 201, body: { status: 'in_use', public_jwk: { kty: 'RSA' } } });
  expect(JSON.stringify((await call('GET', signing)).body)).not.toMatch(/"(d|k|p|q)":/);
  expect((await call('DELETE', `${signing}/${textIn(second, 'id')}`)).status).toBe(409);
  expect(await call('PATCH', `${signing}/${before}`, { status: 'in_use' })).toMatchObject({
    body: { id: before, status: 'in_use' },
  });
  expect(await call('DELETE', `${signing}/${textIn(second, 'id')}`)).toMatchObject({
    body: { status: 'revoked' },
  });
  const private_jwk = { kty: 'oct', alg: 'HS256', k: Buffer.alloc(32, 7).toString('base64url') };
  const bring = (more: object) => call('POST', signing, { private_jwk: { ...private_jwk, ...more } });
  expect(await bring({ kid: 7 })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('kid') },
  });
  expect(await bring({})).toMatchObject({ status: 201, body: { algorithm: 'HS256', status: 'standby' } });
  expect(await bring({ kid: 'copy' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('already here') },
  });
});

test('advisors, types and the settings of REST are answered in Supabase’s shapes', async () => {
  await ann.sql('create table public.notes (id int primary key, owner uuid)');
  await ann.sql('alter table public.notes disable row level security');
  const found = JSON.stringify((await call('GET', '/advisors/security')).body);
  expect(found).toContain('rls_disabled_in_public_public_notes');
  expect(await call('GET', '/advisors/performance')).toMatchObject({ status: 200, body: { lints: [] } });
  expect(await call('GET', '/types/typescript?included_schemas=public')).toMatchObject({
    status: 200,
    body: { types: expect.stringContaining('notes: {') },
  });
  expect((await call('GET', '/postgrest')).body).toMatchObject({ db_schema: 'public', max_rows: 1000 });
  expect((await call('PATCH', '/postgrest', { max_rows: 7 })).body).toMatchObject({ max_rows: 7 });
  expect((await call('PATCH', '/postgrest', { max_rows: 'many' })).status).toBe(400);
});

test('a table gets row level security by one call, shown first and noted as a migration', async () => {
  const secure = (body: object) => ann.api('POST', `/projects/${ann.projectId}/backend/row-security`, body);
  await ann.sql('create table public.diary (id int primary key, writer uuid)');
  await ann.sql('alter table public.diary disable row level security');
  const wanted = { table: 'diary', template: 'owner', column: 'writer' };
  const shown = await secure(wanted);
  expect(shown).toMatchObject({ status: 200, body: { is_applied: false } });
  expect(textIn(shown, 'sql')).toContain('(select auth.uid()) = "writer"');
  const lints = async () => JSON.stringify((await call('GET', '/advisors/security')).body);
  expect(await lints()).toContain('rls_disabled_in_public_public_diary');
  expect(await secure({ ...wanted, apply: true })).toMatchObject({ body: { is_applied: true } });
  expect(await lints()).not.toContain('public_diary');
  const applied = JSON.stringify((await call('GET', '/database/migrations')).body);
  expect(applied).toContain('row_security_of_diary');
  expect((await secure({ ...wanted, column: 'nobody' })).status).toBe(400);
});

test('a migration of a tool outside becomes a file of the project, as each other one does', async () => {
  const migrate = (body: object) => outside('POST', `/projects/${ann.ref}/database/migrations`, body);
  const files = async () =>
    Sources.parse((await ann.api('GET', `/projects/${ann.projectId}/source-code`)).body).files;
  const before = await files();
  expect((await migrate({ name: 'Add Pets!', query: 'create table public.pets (name text)' })).status).toBe(
    200,
  );
  expect(await migrate({ query: 'create table public.pets (name nonsense)' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('nonsense') },
  });
  const after = await files();
  const known = new Set(before.map(({ path }) => path));
  const added = after.filter(({ path }) => path.startsWith('supabase/migrations/') && !known.has(path));
  expect(added).toEqual([
    {
      path: expect.stringMatching(/^supabase\/migrations\/\d{17}_add_pets\.sql$/),
      contents: 'create table public.pets (name text)\n',
    },
  ]);
  expect(after.find(({ path }) => path.endsWith('supabase/types.ts'))?.contents).toContain('pets: {');
  const version = /\d{17}/.exec(added[0]?.path ?? '')?.[0];
  expect((await call('GET', '/database/migrations')).body).toContainEqual({ version, name: 'add_pets' });
});

test('integrations tell what the project uses', async () => {
  const path = `/projects/${ann.projectId}/integrations`;
  expect((await ann.api('GET', path)).body).toMatchObject({
    integrations: [{ name: 'supabase', is_used: true, supabase_project_id: ann.ref }, { name: 'ai_gateway' }],
  });
  expect((await ann.api('GET', `${path}/ai_gateway`)).body).toMatchObject({ is_used: false });
  expect((await ann.api('GET', `${path}/moon`)).status).toBe(404);
  const span = '?start=2026-01-01T00:00:00Z&end=2026-01-02T00:00:00Z';
  expect(await ann.api('GET', `${path}/ai_gateway/usage${span}`)).toEqual({ status: 200, body: [] });
});

test('logs and counts are read with a query and by name', async () => {
  await house.fetch(`${ann.url}/rest/v1/notes`, { headers: { apikey: ann.publishableKey } });
  const sql = encodeURIComponent(
    "select id, log_attributes['request.path'] as path from logs where source = 'edge_logs' order by timestamp desc limit 5",
  );
  await expect
    .poll(async () => JSON.stringify((await call('GET', `/analytics/endpoints/logs?sql=${sql}`)).body))
    .toContain('/rest/v1/notes');
  expect((await call('GET', '/analytics/endpoints/logs.all?sql=drop')).status).toBe(400);
  expect(await call('GET', '/analytics/endpoints/usage.api-counts?interval=1hr')).toMatchObject({
    body: { result: [expect.objectContaining({ total_rest_requests: expect.any(Number) })] },
  });
  const stats = await call(
    'GET',
    '/analytics/endpoints/functions.combined-stats?interval=15min&function_id=x',
  );
  expect(stats).toEqual({ status: 200, body: { result: [] } });
});

test('a tool outside reaches the clouds of its person by a token, and nobody else’s', async () => {
  expect(await outside('GET', '/projects')).toMatchObject({
    status: 200,
    body: [{ ref: ann.ref, name: 'ann' }],
  });
  const organization = /"id":"([^"]+)"/.exec(
    JSON.stringify((await outside('GET', '/organizations')).body),
  )?.[1];
  expect(await outside('GET', `/organizations/${organization}`)).toMatchObject({
    body: { plan: expect.any(String) },
  });
  expect((await outside('GET', `/projects/${ann.ref}`)).body).toMatchObject({ status: 'ACTIVE_HEALTHY' });
  const query = { query: 'select current_database() as name' };
  const own = await outside('POST', `/projects/${ann.ref}/database/query`, query);
  expect(own).toMatchObject({ status: 201, body: [{ name: expect.stringContaining(ann.ref) }] });
  const other = await outside('POST', `/projects/${bob.ref}/database/query`, query);
  const none = await outside('POST', '/projects/aaaaaaaaaaaaaaaaaaaa/database/query', query);
  expect(other).toEqual({ status: 404, body: none.body });
  expect((await outside('GET', '/projects', undefined, 'wrong')).status).toBe(401);
  expect(await outside('GET', `/projects/${ann.ref}/branches`)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('not offered') },
  });
  expect((await outside('GET', `/projects/${ann.ref}/moon`)).status).toBe(404);
});
