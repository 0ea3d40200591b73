import { limits } from '@loam/contract';
import { sql } from '@loam/db';
import { createPathSigner, uploadKey, uploadsPurpose } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addCollaborator, addPerson, type Person } from '../../testing/people.ts';
import { openProjectFiles, type ProjectFiles } from '../../testing/project-files.fixture.ts';

const Begun = z.object({
  url: z.string(),
  file_id: z.string(),
  dir_name: z.string(),
  file_name: z.string(),
  max_bytes: z.number(),
});
const Address = z.object({ url: z.string(), file_id: z.string() });

let now = new Date('2026-01-01T00:00:00Z');
let database: TestDatabase;
let folder: string;
let files: ProjectFiles;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-uploads-'));
  files = openProjectFiles({ db: database.db, folder, clock: { now: () => now } });
  ada = await addPerson(database.db, 'ada');
  bob = await addPerson(database.db, 'bob');
});
afterAll(async () => {
  await files.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const picture = { file_name: 'photo.png', content_type: 'image/png', status: 'uploading' };

async function begin(as: Person, body: object = picture) {
  return Begun.parse((await files.send('POST /files/generate-upload-url', { as, body })).body);
}

function ask(kind: 'download' | 'public', as: Person | undefined, body: object) {
  return files.send(`POST /files/generate-${kind}-url`, { as, body });
}

test('an upload gets an address on the files host that allows one file of limited size for a while', async () => {
  const begun = await begin(ada);
  expect(begun).toMatchObject({
    dir_name: ada.id,
    file_name: 'photo.png',
    max_bytes: limits.uploads.maxBytes,
  });
  const url = new URL(begun.url);
  expect(url.host).toBe('files.localhost:3000');
  const signer = createPathSigner(files.ports.secret, uploadsPurpose);
  const check = signer.verify({ method: 'PUT', url: `${url.pathname}${url.search}`, now });
  expect(check).toMatchObject({ kind: 'granted', grant: { maxBytes: 5_242_880, contentType: 'image/png' } });
  expect(signer.verify({ method: 'GET', url: `${url.pathname}${url.search}`, now }).kind).toBe('refused');
});

test.each(['image/bmp', 'image/x-unknown', 'image/tiff'])('the picture type %s is refused', async (type) => {
  const sent = await files.send('POST /files/generate-upload-url', {
    as: ada,
    body: { ...picture, content_type: type },
  });
  expect(sent.status).toBe(415);
});

test.each(['../a.png', 'a/b.png', '.hidden', 'a\\b', 'a\nb', '', ' '])(
  'the name %j is refused',
  async (name) => {
    const sent = await files.send('POST /files/generate-upload-url', {
      as: ada,
      body: { ...picture, file_name: name },
    });
    expect(sent.status).toBe(400);
  },
);

test('without an account nothing is uploaded', async () => {
  expect((await files.send('POST /files/generate-upload-url', { body: picture })).status).toBe(401);
});

test('the newest file of a name is meant, or the one with the id', async () => {
  const one = await begin(ada, { ...picture, file_name: 'twice.png' });
  const two = await begin(ada, { ...picture, file_name: 'twice.png' });
  const file = { dir_name: ada.id, file_name: 'twice.png' };
  expect(Address.parse((await ask('download', ada, file)).body).file_id).toBe(two.file_id);
  const older = await ask('download', ada, { ...file, file_id: one.file_id });
  expect(Address.parse(older.body).file_id).toBe(one.file_id);
});

test('someone else’s files do not exist', async () => {
  const { dir_name: dir } = await begin(ada, { ...picture, file_name: 'mine.png' });
  const file = { dir_name: dir, file_name: 'mine.png' };
  for (const kind of ['download', 'public'] as const) {
    const [foreign, missing] = [
      await ask(kind, bob, file),
      await ask(kind, bob, { ...file, dir_name: crypto.randomUUID() }),
    ];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.bytes.toString().replace(/"trace_id":"\w+"/, '')).toBe(
      missing.bytes.toString().replace(/"trace_id":"\w+"/, ''),
    );
  }
});

test('files of a project belong to all who may edit it', async () => {
  const project = await files.newProject(ada);
  await addCollaborator(database.db, project.id, { person: bob, level: 'write' });
  const begun = await begin(bob, { ...picture, file_name: 'shared.png', project_id: project.id });
  expect(begun.dir_name).toBe(project.id);
  const file = { dir_name: project.id, file_name: 'shared.png' };
  expect((await ask('download', ada, file)).status).toBe(200);
  const reader = await addPerson(database.db, 'reader');
  await addCollaborator(database.db, project.id, { person: reader, level: 'read' });
  expect((await ask('download', reader, file)).status).toBe(404);
  const upload = (as: Person) =>
    files.send('POST /files/generate-upload-url', { as, body: { ...picture, project_id: project.id } });
  expect((await upload(reader)).status).toBe(403);
  expect((await upload(await addPerson(database.db, 'stranger'))).status).toBe(404);
});

test('an address without an end is given once the file is there, and what it is was read from its bytes', async () => {
  const begun = await begin(ada, { ...picture, file_name: 'public.png', content_type: 'image/jpeg' });
  const file = { dir_name: ada.id, file_name: 'public.png' };
  expect((await ask('public', ada, file)).status).toBe(409);
  await files.blobs.put(uploadKey({ dirName: ada.id, fileId: begun.file_id }), Buffer.from('GIF89a…'));
  const sent = await ask('public', ada, file);
  expect(Address.parse(sent.body).url).not.toContain('expires');
  expect(
    await database.db.first(
      sql`select status, content_type, size_bytes from uploads where id = ${begun.file_id}`,
    ),
  ).toEqual({
    status: 'uploaded',
    content_type: 'image/gif',
    size_bytes: 9,
  });
});

test('an address is read while it lasts, and its file only with its own id', async () => {
  const begun = await begin(ada, { ...picture, file_name: 'open.png' });
  const { url } = Address.parse(
    (await ask('download', ada, { dir_name: ada.id, file_name: 'open.png' })).body,
  );
  await expect(files.uploads.open(url, begun.file_id)).rejects.toMatchObject({ code: 'invalid_input' });
  await files.blobs.put(uploadKey({ dirName: ada.id, fileId: begun.file_id }), Buffer.from('GIF89a'));
  expect(await files.uploads.open(url, begun.file_id)).toMatchObject({
    contentType: 'image/gif',
    fileName: 'open.png',
  });
  await expect(files.uploads.open(url, crypto.randomUUID())).rejects.toMatchObject({ code: 'invalid_input' });
  const then = now;
  now = new Date(now.getTime() + 3_600_001);
  await expect(files.uploads.open(url, begun.file_id)).rejects.toMatchObject({ code: 'invalid_input' });
  now = then;
});

test('the address of what was attached ends, and is made anew for who reads it later', async () => {
  const begun = await begin(ada, { ...picture, file_name: 'sent.png' });
  await files.blobs.put(uploadKey({ dirName: ada.id, fileId: begun.file_id }), Buffer.from('GIF89a'));
  const sent = await ask('download', ada, { dir_name: ada.id, file_name: 'sent.png' });
  const attached = await files.uploads.attach(Address.parse(sent.body).url, begun.file_id);
  const reads = (url: string) =>
    files.uploads.open(url, begun.file_id).then(
      () => true,
      () => false,
    );
  const then = now;
  expect(await reads(attached.url)).toBe(true);
  expect(files.uploads.readdress(attached.url, 'ending')).toBe(attached.url);
  now = new Date(now.getTime() + 3 * 24 * 3600_000);
  expect(await reads(attached.url)).toBe(false);
  expect(await reads(files.uploads.readdress(attached.url, 'ending'))).toBe(true);
  const lasting = files.uploads.readdress(attached.url, 'lasting');
  now = new Date(now.getTime() + 400 * 24 * 3600_000);
  expect(await reads(lasting)).toBe(true);
  const forged = attached.url.replace(begun.file_id, crypto.randomUUID());
  expect(files.uploads.readdress(forged, 'lasting')).toBe(forged);
  now = then;
});

test('what a file is and how large is learnt without reading it whole', async () => {
  const begun = await begin(ada, { ...picture, file_name: 'long.png' });
  const large = Buffer.alloc(limits.uploads.maxBytes + 10);
  large.write('GIF89a');
  await files.blobs.put(uploadKey({ dirName: ada.id, fileId: begun.file_id }), large);
  const file = { dir_name: ada.id, file_name: 'long.png' };
  const { url } = Address.parse((await ask('public', ada, file)).body);
  const row = sql`select content_type, size_bytes from uploads where id = ${begun.file_id}`;
  expect(await database.db.first(row)).toEqual({ content_type: 'image/gif', size_bytes: large.length });
  // More than an upload may be is not handed on cut short.
  await expect(files.uploads.open(url, begun.file_id)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('what never arrived is forgotten after a day; what arrived unseen is kept', async () => {
  const [gone, kept] = [await begin(ada), await begin(ada)];
  await files.blobs.put(uploadKey({ dirName: ada.id, fileId: kept.file_id }), Buffer.from('GIF89a'));
  await database.db.run(sql`
    update uploads set created_at = now() - interval '2 days' where id = any(${[gone.file_id, kept.file_id]}::uuid[])`);
  await files.ports.schedules.get('uploads-tidy')?.(new AbortController().signal);
  const rows = await database.db.rows(sql`
    select id, status from uploads where id = any(${[gone.file_id, kept.file_id]}::uuid[])`);
  expect(rows).toEqual([{ id: kept.file_id, status: 'uploaded' }]);
});

test('the files of a project that is gone for good are gone too, and no others', async () => {
  const project = await files.newProject(ada);
  const [its, mine] = [
    await begin(ada, { ...picture, project_id: project.id }),
    await begin(ada, { ...picture, file_name: 'stays.png' }),
  ];
  const keys = [its, mine].map((begun) => uploadKey({ dirName: begun.dir_name, fileId: begun.file_id }));
  for (const key of keys) await files.blobs.put(key, Buffer.from('x'));
  files.ports.bus.publish('project.purged', { projectId: project.id });
  await expect.poll(() => files.blobs.has(keys[0] ?? '')).toBe(false);
  expect(await files.blobs.has(keys[1] ?? '')).toBe(true);
});
