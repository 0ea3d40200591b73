import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type StorageProject, type TestStorage } from './test-storage.fixture.ts';

const ann = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';

let storage: TestStorage;
let project: StorageProject;
let annToken: string;

beforeAll(async () => {
  storage = await openTestStorage();
  project = await storage.open();
  annToken = await project.tokenOf(ann);
  await project.sql(`
    insert into storage.buckets (id, name, public) values ('avatars', 'avatars', true), ('papers', 'papers', false);
    create policy "own folder, read" on storage.objects for select to authenticated
      using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy "own folder, add" on storage.objects for insert to authenticated
      with check (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy "own folder, change" on storage.objects for update to authenticated
      using (owner_id = auth.uid()::text);
    create policy "own folder, delete" on storage.objects for delete to authenticated
      using (owner_id = auth.uid()::text);`);
}, 180_000);
afterAll(() => storage[Symbol.asyncDispose]());

const text = async (blob: Blob | null) => await blob?.text();

test('policies decide who adds, reads, changes and removes a file', async () => {
  const own = project.client(annToken).storage.from('papers');
  const path = `${ann}/notes/first.txt`;
  const added = await own.upload(path, new Blob(['hello'], { type: 'text/plain' }), {
    cacheControl: '60',
    metadata: { mood: 'good' },
  });
  expect(added).toMatchObject({ error: null, data: { path, fullPath: `papers/${path}` } });
  expect(await text((await own.download(path)).data)).toBe('hello');
  expect(await own.info(path)).toMatchObject({
    data: {
      name: path,
      size: 5,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      etag: '"5d41402abc4b2a76b9719d911017c592"',
      metadata: { mood: 'good' },
    },
  });
  expect(await own.exists(path)).toMatchObject({ data: true });
  const [[row] = []] = await project.sql(`select owner, owner_id, version, metadata from storage.objects`);
  expect(row).toMatchObject({
    owner: ann,
    owner_id: ann,
    metadata: { size: 5, contentLength: 5, httpStatusCode: 200, mimetype: 'text/plain' },
  });
  // Somebody else, and nobody at all.
  for (const other of [project.client(await project.tokenOf(bob)), project.client()]) {
    const theirs = other.storage.from('papers');
    expect((await theirs.download(path)).error).toMatchObject({ message: 'Object not found' });
    expect(await theirs.exists(path)).toMatchObject({ data: false });
    expect(await theirs.remove([path])).toMatchObject({ data: [] });
    expect((await theirs.list(ann)).data).toEqual([]);
    expect((await theirs.upload(`${ann}/x.txt`, 'x')).error).toMatchObject({
      message: 'new row violates row-level security policy',
      statusCode: '403',
      status: 400,
    });
    expect((await theirs.move(path, `${bob}/taken.txt`)).error).toMatchObject({
      message: 'Object not found',
    });
    expect((await theirs.createSignedUrl(path, 60)).error).toMatchObject({ statusCode: '404' });
  }
  // A second time only on purpose.
  expect((await own.upload(path, 'again')).error).toMatchObject({
    message: 'The resource already exists',
    statusCode: '409',
  });
  expect((await own.upload(path, 'again', { upsert: true })).error).toBeNull();
  expect((await own.update(path, 'once more', { contentType: 'text/x-notes' })).error).toBeNull();
  expect(await text((await own.download(path)).data)).toBe('once more');
  expect((await own.remove([path, 'not/there'])).data).toMatchObject([{ name: path, bucket_id: 'papers' }]);
  expect((await own.download(path)).error).toMatchObject({ message: 'Object not found' });
  expect(await keys()).toEqual([]);
});

/** What lies in the blob store of this project. */
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.blobs.list(`cloud-files/${project.ref}/`)) found.push(key);
  return found;
}

test('files move and are copied, also to other buckets', async () => {
  const files = project.service().storage.from('papers');
  await files.upload('a/one.txt', new Blob(['one'], { type: 'text/plain' }), { metadata: { n: 1 } });
  expect((await files.move('a/one.txt', 'b/two.txt')).data).toMatchObject({ message: 'Successfully moved' });
  expect((await files.copy('b/two.txt', 'shown.txt', { destinationBucket: 'avatars' })).data).toEqual({
    path: 'avatars/shown.txt',
  });
  const shown = await fetch(
    project.service().storage.from('avatars').getPublicUrl('shown.txt').data.publicUrl,
  );
  expect([shown.status, await shown.text(), shown.headers.get('content-type')]).toEqual([
    200,
    'one',
    'text/plain',
  ]);
  expect((await project.service().storage.from('avatars').info('shown.txt')).data).toMatchObject({
    metadata: { n: 1 },
  });
  expect((await files.move('b/two.txt', 'x.txt', { destinationBucket: 'nowhere' })).error).toMatchObject({
    statusCode: '404',
    message: 'The related resource does not exist',
  });
  expect((await files.copy('not/there', 'x.txt')).error).toMatchObject({ statusCode: '404' });
  await files.remove(['b/two.txt']);
  // The copy has bytes of its own.
  const again = await fetch(shown.url);
  expect(await again.text()).toBe('one');
});

test('a public file is served in ranges, conditionally, under a name, and never as a page', async () => {
  const files = project.service().storage.from('avatars');
  await files.upload('page.html', new Blob(['<script>alert(1)</script>'], { type: 'text/html' }));
  await files.upload(
    'pic.svg',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
  );
  await files.upload('ten.txt', new Blob(['0123456789'], { type: 'text/plain' }));
  const get = (name: string, headers: Record<string, string> = {}) =>
    fetch(`${project.url}/storage/v1/object/public/avatars/${name}`, { headers });
  const page = await get('page.html');
  expect([page.headers.get('content-type'), page.headers.get('x-content-type-options')]).toEqual([
    'text/plain',
    'nosniff',
  ]);
  expect((await get('pic.svg')).headers.get('content-security-policy')).toContain('sandbox');
  const part = await get('ten.txt', { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  expect(await (await get('ten.txt', { range: 'bytes=-3' })).text()).toBe('789');
  const beyond = await get('ten.txt', { range: 'bytes=20-' });
  expect([beyond.status, await beyond.json()]).toMatchObject([416, { error: 'invalid_range' }]);
  const whole = await get('ten.txt');
  const etag = whole.headers.get('etag') ?? '';
  expect((await get('ten.txt', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('ten.txt', { 'if-none-match': '"other"' })).status).toBe(200);
  const modified = whole.headers.get('last-modified') ?? '';
  expect((await get('ten.txt', { 'if-modified-since': modified })).status).toBe(304);
  const named = await get('ten.txt?download=my%20file.txt');
  expect(named.headers.get('content-disposition')).toBe(
    "attachment; filename=my%20file.txt; filename*=UTF-8''my%20file.txt",
  );
  expect((await get('ten.txt?download=')).headers.get('content-disposition')).toBe('attachment;');
  const missing = await get('no.txt');
  expect([missing.status, await missing.json()]).toEqual([
    400,
    { statusCode: '404', error: 'not_found', message: 'Object not found', code: 'NoSuchKey' },
  ]);
  const hidden = await fetch(`${project.url}/storage/v1/object/public/papers/ten.txt`);
  expect(await hidden.json()).toMatchObject({ statusCode: '404', error: 'Bucket not found' });
});

test('signed addresses open one file for one use until they end', async () => {
  const files = project.service().storage.from('papers');
  await files.upload('deep/signed file.txt', new Blob(['signed'], { type: 'text/plain' }));
  const { data } = await files.createSignedUrl('deep/signed file.txt', 60, { download: 'x.txt' });
  const shown = await fetch(data?.signedUrl ?? '');
  expect([await shown.text(), shown.headers.get('content-disposition')]).toEqual([
    'signed',
    "attachment; filename=x.txt; filename*=UTF-8''x.txt",
  ]);
  const many = await files.createSignedUrls(['deep/signed file.txt', 'no.txt'], 60);
  expect(many.data).toMatchObject([
    { error: null, path: 'deep/signed file.txt' },
    { error: 'Either the object does not exist or you do not have access to it', signedUrl: null },
  ]);
  expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).text()).toBe('signed');
  const elsewhere = (data?.signedUrl ?? '').replace('signed%20file', 'another');
  expect(await (await fetch(elsewhere)).json()).toMatchObject({ error: 'InvalidSignature' });
  expect((await files.createSignedUrl('deep/signed file.txt', 0)).error).toMatchObject({ statusCode: '400' });
  // The token proves nothing elsewhere: not in another cloud, not as somebody's own.
  const other = await storage.open();
  const { pathname, search, searchParams } = new URL(data?.signedUrl ?? '');
  expect(await (await fetch(`${other.url}${pathname}${search}`)).json()).toMatchObject({
    error: 'InvalidJWT',
  });
  const asBearer = project.client(searchParams.get('token') ?? '');
  expect((await asBearer.storage.listBuckets()).error).toMatchObject({ statusCode: '403' });

  const upload = await files.createSignedUploadUrl('up/loaded.txt');
  const token = upload.data?.token ?? '';
  const stranger = project.client().storage.from('papers');
  expect((await stranger.uploadToSignedUrl('up/loaded.txt', token, 'sent')).error).toBeNull();
  expect((await stranger.uploadToSignedUrl('up/loaded.txt', token, 'twice')).error).toMatchObject({
    statusCode: '409',
  });
  expect((await stranger.uploadToSignedUrl('up/other.txt', token, 'x')).error).toMatchObject({
    message: 'Invalid signature',
  });
  const asRead = await fetch(`${project.url}/storage/v1/object/sign/papers/up/loaded.txt?token=${token}`);
  expect(await asRead.json()).toMatchObject({ message: 'Token is not scoped for download' });
  expect(await text((await files.download('up/loaded.txt')).data)).toBe('sent');
});

test('two projects: neither keys nor rows of one lead to a byte of the other', async () => {
  const other = await storage.open();
  await other.service().storage.createBucket('papers');
  await other.service().storage.from('papers').upload('secret.txt', 'of the other');
  const [[row] = []] = await other.sql(`select version from storage.objects`);
  const version = String(Object(row).version);
  // The owner of one project writes whatever they like into their own rows.
  for (const stolen of [version, `../${other.ref}/${version}`, '../../etc/passwd'])
    await project
      .sql(`
      insert into storage.objects (bucket_id, name, version, metadata) values ('papers', 'stolen', '${stolen}', '{}')
      on conflict (bucket_id, name) do update set version = excluded.version`)
      .then(async () => {
        expect((await project.service().storage.from('papers').download('stolen')).error).toMatchObject({
          message: 'Object not found',
        });
      });
  const { data } = await other.client(project.serviceKey).storage.from('papers').download('secret.txt');
  expect(data).toBeNull();
  await expect(project.sql(`delete from storage.objects where name = 'stolen'`)).rejects.toThrow(
    'Direct deletion from storage tables is not allowed',
  );
});
