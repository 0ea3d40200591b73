import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCloudFiles } from './files.ts';
import { newRef } from '../postgres/test-cloud.fixture.ts';
import { openTestStorage, type StorageProject, type TestStorage } from './test-storage.fixture.ts';
import { blobKey, newVersion } from './versions.ts';

let storage: TestStorage;
let project: StorageProject;

beforeAll(async () => {
  storage = await openTestStorage();
  project = await storage.open();
  await project.service().storage.createBucket('papers', {
    public: false,
    fileSizeLimit: '1KB',
    allowedMimeTypes: ['text/*'],
  });
}, 180_000);
afterAll(() => storage[Symbol.asyncDispose]());

const files = () => project.service().storage.from('papers');

test('buckets hold their files to sizes and types, and say so; a full disk takes nothing in', async () => {
  const own = project.service().storage;
  expect((await own.getBucket('papers')).data).toMatchObject({ file_size_limit: 1000, public: false });
  expect(
    (await files().upload('big.txt', new Blob(['x'.repeat(1001)], { type: 'text/plain' }))).error,
  ).toMatchObject({
    statusCode: '413',
    message: 'The object exceeded the maximum allowed size',
  });
  expect((await files().upload('a.png', new Blob(['x'], { type: 'image/png' }))).error).toMatchObject({
    statusCode: '415',
    message: 'mime type image/png is not supported',
  });
  expect((await own.createBucket('papers')).error).toMatchObject({ statusCode: '409' });
  expect((await own.deleteBucket('none')).error).toMatchObject({ statusCode: '404' });
  storage.disk.isFull = true;
  const refused = await files().upload('full.txt', new Blob(['x'], { type: 'text/plain' }));
  storage.disk.isFull = false;
  expect(refused.error).toMatchObject({ status: 507, statusCode: '507' });
});

test('what a killed process left is swept once it is old; what a row leads to stays', async () => {
  await files().upload('kept.txt', new Blob(['kept'], { type: 'text/plain' }));
  const orphan = blobKey(project.ref, newVersion(new Date())) ?? '';
  await storage.blobs.put(orphan, Buffer.from('left behind'));
  expect(await storage.files.sweep(project.ref)).toEqual({ removed: 0 });
  const databases = { acquire: (ref: string) => storage.cloud.databases.acquire(ref, 'rest') };
  const later = { now: () => new Date(Date.now() + 72 * 3600 * 1000) };
  const swept = createCloudFiles({ databases, blobs: storage.blobs, clock: later });
  expect(await swept.sweep(project.ref)).toEqual({ removed: 1 });
  expect(await storage.blobs.has(orphan)).toBe(false);
  expect(await (await files().download('kept.txt')).data?.text()).toBe('kept');
});

test('a copy of a cloud has files of its own; a removed one leaves no byte', async () => {
  await project.sql(
    `insert into storage.objects (bucket_id, name, version) values ('papers', 'gone.txt', '${randomUUID()}')`,
  );
  const copy = newRef();
  await storage.cloud.databases.copy(project.ref, copy);
  try {
    expect(await storage.files.copyFiles(project.ref, copy)).toEqual({ copied: 1, missing: 1 });
    await storage.files.removeFiles(project.ref);
    const found: string[] = [];
    for await (const file of storage.files.listFiles(copy)) {
      const body = await file.open();
      found.push(`${file.bucketId}/${file.name}: ${body ? await text(body) : ''}`);
    }
    expect(found).toEqual(['papers/kept.txt: kept']);
    expect(await storage.files.sizeBytes(copy)).toBe(4);
  } finally {
    await storage.cloud.databases.drop(copy);
  }
});
