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
