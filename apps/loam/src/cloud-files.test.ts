import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type ApiAnswer, type CloudHouse, openCloudHouse, type Person, textIn } from './clouds.fixture.ts';

let house: CloudHouse;
let ann: Person;

beforeAll(async () => {
  house = await openCloudHouse();
  ann = await house.person('ann');
}, 180_000);
afterAll(() => house[Symbol.asyncDispose]());

test('an app keeps the files of its people, as its policies say', async () => {
  const made = await ann.sql(`
    insert into storage.buckets (id, name, public) values ('avatars', 'avatars', true);
    create policy "people add their own" on storage.objects for insert to authenticated
      with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = auth.uid()::text);`);
  expect(made.status).toBe(201);
  const client = ann.client();
  const { data } = await client.auth.signUp({
    email: 'first@example.test',
    password: 'correct horse battery',
  });
  const path = `${data.user?.id}/me.txt`;
  const files = client.storage.from('avatars');
  expect((await files.upload(path, new Blob(['me'], { type: 'text/plain' }))).error).toBeNull();
  expect((await files.upload('elsewhere.txt', 'x')).error).toMatchObject({ statusCode: '403' });
  const shown = await house.fetch(files.getPublicUrl(path).data.publicUrl);
  expect([shown.status, await shown.text()]).toEqual([200, 'me']);
  expect(shown.headers.get('access-control-allow-origin')).toBe('*');
});

test('those who build the app see its buckets and files, and set how large files may be', async () => {
  const service = ann.client(await ann.secretKey());
  await service.storage.createBucket('papers');
  const files = service.storage.from('papers');
  await files.upload('letters/one.txt', new Blob(['one'], { type: 'text/plain' }));
  await files.upload('top.txt', new Blob(['top!'], { type: 'text/plain' }));
  const path = (rest: string) => `/projects/${ann.projectId}/${rest}`;
  const listed = await ann.api('GET', path('backend/storage/buckets/papers/objects?limit=1'));
  expect(listed.body).toMatchObject({
    objects: [{ type: 'folder', name: 'letters', id: null }],
    has_more: true,
  });
  const inside = await ann.api('GET', path('backend/storage/buckets/papers/objects?path=letters'));
  expect(inside.body).toMatchObject({
    objects: [{ type: 'file', name: 'one.txt', path: 'letters/one.txt', size: 3, mimeType: 'text/plain' }],
    has_more: false,
  });
  expect((await ann.api('GET', path('backend/storage/buckets/none/objects'))).status).toBe(404);
  const proxy = path(`db-proxy/v1/projects/${ann.ref}`);
  const buckets = await ann.api('GET', `${proxy}/storage/buckets`);
  expect(buckets.body).toMatchObject([
    { id: 'avatars', public: true },
    { id: 'papers', public: false },
  ]);
  const changed = await ann.api('PATCH', `${proxy}/config/storage`, { fileSizeLimit: 10 });
  expect(changed).toMatchObject({ status: 200, body: { fileSizeLimit: 10 } });
  expect((await files.upload('long.txt', 'more than ten')).error).toMatchObject({ statusCode: '413' });
  const beyond = { fileSizeLimit: 2 ** 50 };
  expect((await ann.api('PATCH', `${proxy}/config/storage`, beyond)).status).toBe(400);
});

const Backend = z.object({
  ref: z.string(),
  url: z.string(),
  publishable_key: z.string(),
  status: z.string(),
});
const Sources = z.object({ files: z.array(z.object({ path: z.string(), contents: z.string().nullable() })) });

const copyOf = async (backend: 'structure' | 'data') =>
  openCopy(ann, await ann.api('POST', `/projects/${ann.projectId}/duplicate`, { backend }));

async function openCopy({ api }: Pick<Person, 'api'>, made: ApiAnswer) {
  const id = textIn(made, 'id');
  const read = async () => Backend.parse((await api('GET', `/projects/${id}/backend`)).body);
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('OK');
  const cloud = await read();
  const rows = async (query: string) =>
    (await api('POST', `/projects/${id}/db-proxy/v1/projects/${cloud.ref}/database/query`, { query })).body;
  const { files } = Sources.parse((await api('GET', `/projects/${id}/source-code`)).body);
  return { id, cloud, rows, env: files.find(({ path }) => path === '.env')?.contents ?? '' };
}

test('a copy of a project takes along as much of its backend as was asked for', async () => {
  await ann.sql(`
    create table notes (id bigint generated always as identity primary key, body text);
    insert into notes (body) values ('mine');
    select cron.schedule('each minute', '* * * * *', 'select 1'), vault.create_secret('hush', 'key');`);
  const config = `/projects/${ann.projectId}/db-proxy/v1/projects/${ann.ref}/config/auth`;
  await ann.api('PATCH', config, { password_min_length: 11 });
  const counts = `select (select count(*)::int from notes) as notes, (select count(*)::int from auth.users) as users,
    (select count(*)::int from storage.objects) as files, (select count(*)::int from storage.buckets) as buckets,
    (select count(*)::int from vault.secrets) as secrets, (select array_agg(active) from cron.job) as jobs`;
  const structure = await copyOf('structure');
  expect(await structure.rows(counts)).toEqual([
    { notes: 0, users: 0, files: 0, buckets: 2, secrets: 0, jobs: [false] },
  ]);
  expect(await structure.rows(`insert into notes (body) values ('first') returning id`)).toEqual([{ id: 1 }]);
  const data = await copyOf('data');
  expect(await data.rows(counts)).toEqual([
    { notes: 1, users: 1, files: 3, buckets: 2, secrets: 0, jobs: [false] },
  ]);
  const copied = await ann.api(
    'GET',
    config.replace(ann.projectId, data.id).replace(ann.ref, data.cloud.ref),
  );
  expect(copied.body).toMatchObject({ password_min_length: 11 });
  // Connected to its own, and its files are its own.
  for (const { env, cloud } of [structure, data]) {
    expect(env).toContain(`VITE_SUPABASE_URL="${cloud.url}"`);
    expect(env).toContain(cloud.publishable_key);
    expect(env).not.toContain(ann.ref);
  }
  const [path] = z
    .tuple([z.object({ name: z.string() })])
    .parse(await data.rows(`select name from storage.objects where bucket_id = 'avatars'`));
  const shown = await house.fetch(`${data.cloud.url}/storage/v1/object/public/avatars/${path.name}`);
  expect([shown.status, await shown.text()]).toEqual([200, 'me']);
  // Whoever may only look at the project gets how its backend is made, and nobody's rows.
  await ann.api('PUT', `/projects/${ann.projectId}/visibility`, { visibility: 'public' });
  const rio = await house.newcomer('rio');
  for (const backend of ['structure', 'data']) {
    const refused = await rio.api('POST', `/projects/${ann.projectId}/duplicate`, { backend });
    expect(refused.status).toBe(403);
  }
  const theirs = await openCopy(rio, await rio.api('POST', `/projects/${ann.projectId}/remix`, {}));
  expect(await theirs.rows(counts)).toEqual([
    { notes: 0, users: 0, files: 0, buckets: 2, secrets: 0, jobs: [false] },
  ]);
  // What is written into the copy stays there.
  await data.rows('delete from notes');
  expect((await ann.sql('select count(*)::int as notes from notes')).body).toEqual([{ notes: 1 }]);
}, 180_000);

const Keys = z.object({ keys: z.array(z.object({ api_key: z.string() })) });

/** Every key there is to a project's cloud, those made for servers included. */
async function keysOf({ api }: Pick<Person, 'api'>, projectId: string): Promise<string[]> {
  const { body } = await api('GET', `/projects/${projectId}/backend/api-keys`);
  return Keys.parse(body).keys.map(({ api_key: key }) => key);
}

const readLeaves = async (url: string, headers: Record<string, string>) =>
  (await house.fetch(`${url}/rest/v1/leaves?select=body`, { headers })).status;

test.each([
  { who: 'its owner, with the history', remixer: 'mia', asks: { with_history: true } },
  { who: 'a visitor, with a clean start', remixer: 'ned', asks: {} },
])(
  'a remix by $who opens with keys of its own, and nobody’s of the original',
  async ({ remixer, asks }) => {
    const owner = await house.person(`${remixer}.owner`);
    await owner.sql(`
    create table leaves (id bigint generated always as identity primary key, body text);
    alter table leaves enable row level security;
    create policy "all may look" on leaves for select to anon, authenticated using (true);
    insert into leaves (body) values ('private words');
    insert into storage.buckets (id, name) values ('scans', 'scans');`);
    const path = `/projects/${owner.projectId}`;
    await owner.api('POST', `${path}/backend/secrets`, { secrets: [{ name: 'MAIL_KEY', value: 'hush' }] });
    const service = owner.client(await owner.secretKey());
    expect((await service.storage.from('scans').upload('one.txt', 'one')).error).toBeNull();
    const app = owner.client();
    const credentials = { email: 'visitor@example.test', password: 'correct horse battery' };
    const session = (await app.auth.signUp(credentials)).data.session?.access_token ?? '';
    await owner.api('PUT', `${path}/visibility`, { visibility: 'public' });
    const person = remixer === 'mia' ? owner : await house.newcomer(remixer);

    const copy = await openCopy(person, await person.api('POST', `${path}/remix`, asks));
    // How it is made came along, and nothing that anybody put in.
    expect(
      await copy.rows(`select (select count(*)::int from leaves) as leaves,
      (select count(*)::int from pg_policies where tablename = 'leaves') as policies,
      (select count(*)::int from auth.users) as users, (select count(*)::int from storage.buckets) as buckets,
      (select count(*)::int from storage.objects) as files`),
    ).toEqual([{ leaves: 0, policies: 1, users: 0, buckets: 1, files: 0 }]);
    const secrets = await person.api('GET', `/projects/${copy.id}/backend/secrets`);
    expect(JSON.stringify(secrets.body)).not.toContain('MAIL_KEY');
    expect(copy.env).toContain(copy.cloud.url);
    expect(copy.env).not.toContain(owner.ref);

    const [theirs, copied] = await Promise.all([keysOf(owner, owner.projectId), keysOf(person, copy.id)]);
    expect([theirs.length >= 4, theirs.length]).toEqual([true, copied.length]);
    for (const key of theirs) {
      expect(await readLeaves(owner.url, { apikey: key })).toBe(200);
      expect(await readLeaves(copy.cloud.url, { apikey: key })).toBe(401);
    }
    for (const key of copied) {
      expect(await readLeaves(copy.cloud.url, { apikey: key })).toBe(200);
      expect(await readLeaves(owner.url, { apikey: key })).toBe(401);
    }
    // Who signed in to the original is nobody in the copy, by session and by password.
    const bearer = { apikey: copy.cloud.publishable_key, authorization: `Bearer ${session}` };
    expect(await readLeaves(copy.cloud.url, bearer)).toBe(401);
    const signIn = await house.fetch(`${copy.cloud.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: copy.cloud.publishable_key, 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect([signIn.status, await signIn.json()]).toMatchObject([400, { error_code: 'invalid_credentials' }]);
    // What is written into one is in no other.
    await copy.rows(`insert into leaves (body) values ('of the copy')`);
    expect((await owner.sql('select body from leaves')).body).toEqual([{ body: 'private words' }]);
  },
  180_000,
);
