import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CloudHouse, openCloudHouse, type Person, textIn } from './clouds.fixture.ts';

const schema = `
create table notes (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid() references auth.users (id),
  body text not null
);
create policy "people see their own notes" on notes for select to authenticated using (owner = auth.uid());
create policy "people write their own notes" on notes for insert to authenticated with check (owner = auth.uid());
`;

let house: CloudHouse;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  house = await openCloudHouse();
  ann = await house.person('ann');
  bob = await house.person('bob');
  for (const person of [ann, bob]) expect(await person.sql(schema)).toMatchObject({ status: 201 });
}, 180_000);
afterAll(() => house[Symbol.asyncDispose]());

const password = 'correct horse battery';
/** A cloud that was closed connects anew. */
const patience = { timeout: 15_000 };

async function signedUp(person: Person, email: string) {
  const client = person.client();
  const { data, error } = await client.auth.signUp({ email, password });
  expect(error).toBeNull();
  return { client, token: data.session?.access_token ?? '' };
}

test('an app signs people up, writes under row level security and reads it back', async () => {
  const { client } = await signedUp(ann, 'first@example.test');
  const written = await client.from('notes').insert({ body: 'hello' }).select('body').single();
  expect(written).toMatchObject({ error: null, status: 201, data: { body: 'hello' } });
  expect((await client.from('notes').select('body')).data).toEqual([{ body: 'hello' }]);
  // Somebody else, nobody at all, and the owner of the key that may do everything.
  const { client: other } = await signedUp(ann, 'second@example.test');
  expect((await other.from('notes').select()).data).toEqual([]);
  expect((await ann.client().from('notes').select()).data).toEqual([]);
  const service = ann.client(await ann.secretKey());
  expect((await service.from('notes').select('body')).data).toEqual([{ body: 'hello' }]);
  const again = ann.client();
  expect((await again.auth.signInWithPassword({ email: 'first@example.test', password })).error).toBeNull();
  expect((await again.from('notes').select('body')).data).toEqual([{ body: 'hello' }]);
});

test('two projects side by side: neither keys nor people of one are any use in the other', async () => {
  const { client, token } = await signedUp(ann, 'third@example.test');
  await client.from('notes').insert({ body: 'of ann’s app' });
  const ask = async (person: Person, headers: Readonly<Record<string, string>>) => {
    const answer = await house.fetch(`${person.url}/rest/v1/notes?select=body`, { headers });
    return answer.status;
  };
  const own = { apikey: ann.publishableKey, authorization: `Bearer ${token}` };
  expect(await ask(ann, own)).toBe(200);
  expect(await ask(bob, own)).toBe(401);
  expect(await ask(bob, { apikey: await ann.secretKey() })).toBe(401);
  expect(await ask(bob, { apikey: bob.publishableKey, authorization: `Bearer ${token}` })).toBe(401);
  expect(
    await ask(bob, { apikey: bob.publishableKey, authorization: `Bearer ${await ann.secretKey()}` }),
  ).toBe(401);
  // People of one app are not people of the other, nor is anybody of the builder.
  expect(
    (await bob.client().auth.signInWithPassword({ email: 'third@example.test', password })).error,
  ).toMatchObject({
    code: 'invalid_credentials',
  });
  expect((await bob.api('GET', `/projects/${ann.projectId}/backend`)).status).toBe(404);
  const path = `/projects/${bob.projectId}/db-proxy/v1/projects/${ann.ref}/database/query`;
  const asked = await bob.api('POST', path, { query: 'select current_database() as name' });
  expect(JSON.stringify(asked.body)).toContain(bob.ref);
  expect(JSON.stringify(asked.body)).not.toContain(ann.ref);
});

test('200 requests of two people at once see no row of the other', async () => {
  const people = [await signedUp(bob, 'one@example.test'), await signedUp(bob, 'two@example.test')];
  for (const [index, { client }] of people.entries())
    expect((await client.from('notes').insert({ body: `of ${index}` })).error).toBeNull();
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const answer = await people[index % 2]?.client.from('notes').select('body');
      return [index % 2, answer?.data];
    }),
  );
  const wrong = answers.filter(
    ([index, data]) => JSON.stringify(data) !== `[{"body":"of ${String(index)}"}]`,
  );
  expect(wrong).toEqual([]);
}, 180_000);

test('tokens that prove nothing, and service keys in pages, are refused', async () => {
  const { token } = await signedUp(ann, 'fourth@example.test');
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...Object(claims), role: 'service_role' })).toString(
    'base64url',
  );
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const bad of [
    `${head}.${forged}.${signature}`,
    `${none}.${forged}.`,
    `${none}.${forged}.${signature}`,
  ]) {
    const headers = { apikey: ann.publishableKey, authorization: `Bearer ${bad}` };
    const answer = await house.fetch(`${ann.url}/rest/v1/notes`, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { code: expect.stringMatching(/^PGRST30/) },
    ]);
  }
  const headers = { apikey: await ann.secretKey(), origin: 'https://app.example' };
  const page = await house.fetch(`${ann.url}/rest/v1/notes`, { headers });
  expect(page.status).toBe(401);
  expect(page.headers.get('access-control-allow-origin')).toBe('*');
});

test('SQL of an owner stays in its database, and reading does not write', async () => {
  for (const query of [
    'commit; delete from notes',
    'delete from notes',
    'do $$ begin delete from notes; end $$',
    'set transaction read write; delete from notes',
  ])
    expect([query, (await ann.sql(query, true)).status]).toEqual([query, 400]);
  const service = ann.client(await ann.secretKey());
  const { count } = await service.from('notes').select('*', { count: 'exact', head: true });
  expect(count).toBeGreaterThan(0);
  for (const query of [
    "copy notes to program 'touch /tmp/loam-escaped'",
    "select pg_read_file('/etc/passwd')",
    "select lo_import('/etc/passwd')",
    'set role supabase_admin',
    'alter role anon superuser',
    'create role intruder superuser login',
    `alter database "${bob.ref}" rename to gone`,
  ])
    expect([query, (await ann.sql(query)).status]).toEqual([query, 400]);
});

test('people of an app are made, found, invited and removed by those who build it', async () => {
  const path = (rest = '') => `/projects/${ann.projectId}/backend/users${rest}`;
  const made = await ann.api('POST', path(), {
    email: 'made@example.test',
    password: 'a1b2c3d4',
    auto_confirm: true,
  });
  expect(made).toMatchObject({
    status: 201,
    body: { providers: ['email'], email_data: { email: 'made@example.test', email_verified: true } },
  });
  const signIn = () =>
    ann.client().auth.signInWithPassword({ email: 'made@example.test', password: 'a1b2c3d4' });
  expect((await signIn()).error).toBeNull();
  expect((await ann.api('POST', path(), { email: 'made@example.test', password: 'a1b2c3d4' })).status).toBe(
    409,
  );
  const found = await ann.api('GET', path('?search=made@example&limit=10&offset=0'));
  expect(found.body).toMatchObject({ total: 1, users: [{ email_data: { email: 'made@example.test' } }] });
  const id = textIn(made, 'id');
  expect((await ann.api('GET', path(`?search=${id}`))).body).toMatchObject({ total: 1 });
  const invited = await ann.api('POST', path('/invite'), { email: 'invited@example.test' });
  expect(invited).toMatchObject({ status: 201, body: { email_data: { email_verified: false } } });
  const signups = await ann.api('GET', path('/signups?days=7'));
  expect(Object(signups.body).signups).toHaveLength(7);
  expect((await ann.api('GET', path('/signups?days=8'))).status).toBe(400);
  expect((await bob.api('DELETE', `/projects/${bob.projectId}/backend/users/${id}`)).status).toBe(404);
  expect((await ann.api('DELETE', path(`/${id}`))).status).toBe(204);
  expect((await signIn()).error).toMatchObject({ code: 'invalid_credentials' });
});

test('a paused cloud says so, a woken one answers', async () => {
  const read = () => bob.client().from('notes').select('id').limit(1);
  expect((await read()).status).toBe(200);
  expect(await bob.api('POST', `/projects/${bob.projectId}/backend/pause`)).toMatchObject({
    body: { status: 'INACTIVE' },
  });
  await expect.poll(async () => (await read()).status, patience).toBe(540);
  await bob.api('POST', `/projects/${bob.projectId}/backend/wake`);
  await expect.poll(async () => (await read()).status, patience).toBe(200);
});

test('a rotated and a revoked key are refused from outside from then on, new and other ones are not', async () => {
  const path = `/projects/${bob.projectId}/backend/api-keys`;
  const read = async (key: string) => (await bob.client(key).from('notes').select('id').limit(1)).status;
  const { body } = await bob.api('GET', path);
  const id = /"id":"([^"]+)","name":"[^"]*","kind":"publishable"/.exec(JSON.stringify(body))?.[1];
  const newKey = async (name: string) => await bob.api('POST', path, { name, kind: 'secret' });
  const [doomed, kept] = [await newKey('doomed'), await newKey('kept')];
  for (const one of [doomed, kept]) expect(await read(textIn(one, 'api_key'))).toBe(200);
  const publishable = textIn(await bob.api('POST', `${path}/${id}/rotate`), 'api_key');
  const secret = textIn(await bob.api('POST', `${path}/${textIn(kept, 'id')}/rotate`), 'api_key');
  expect((await bob.api('DELETE', `${path}/${textIn(doomed, 'id')}`)).status).toBe(204);
  const refused = [bob.publishableKey, textIn(doomed, 'api_key'), textIn(kept, 'api_key')];
  for (const key of refused) await expect.poll(() => read(key), patience).toBe(401);
  for (const key of [publishable, secret]) expect(await read(key)).toBe(200);
});

test('a deleted cloud is gone from its address until it is brought back', async () => {
  const cid = await house.person('cid');
  const read = async () => (await cid.client().from('nothing').select()).status;
  expect(await read()).toBe(404);
  const health = async () => (await house.fetch(`${cid.url}/auth/v1/health`)).status;
  expect(await health()).toBe(200);
  await cid.api('DELETE', `/projects/${cid.projectId}/backend`);
  await expect.poll(health, patience).toBe(404);
  await cid.api('POST', `/projects/${cid.projectId}/backend/restore`);
  await expect.poll(health, patience).toBe(200);
});
