import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CloudHouse, openCloudHouse, type Person } from './clouds.fixture.ts';

let house: CloudHouse;
let ann: Person;

beforeAll(async () => {
  house = await openCloudHouse();
  ann = await house.person('ann');
}, 60_000);
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
