import { createDiskBlobStore } from '@loam/kernel';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type StorageProject, type TestStorage } from './test-storage.fixture.ts';

const ann = '11111111-1111-4111-8111-111111111111';
const megabyte = 1024 * 1024;
const chunkSize = 6 * megabyte;

let folder: string;
let storage: TestStorage;
let project: StorageProject;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-tus-'));
  storage = await openTestStorage({ blobs: createDiskBlobStore({ root: folder }) });
  project = await storage.open();
  token = await project.tokenOf(ann);
  await project.sql(`
    insert into storage.buckets (id, name, file_size_limit, allowed_mime_types)
      values ('films', 'films', 40000000, array['video/*']);
    create policy "own folder" on storage.objects to authenticated
      using (owner_id = auth.uid()::text) with check ((storage.foldername(name))[1] = auth.uid()::text);`);
}, 180_000);
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

interface Sending {
  readonly name: string;
  readonly bytes: Buffer;
  readonly headers?: Record<string, string>;
  readonly endpoint?: string;
  readonly type?: string;
}

function send({ name, bytes, headers, endpoint = '', type = 'video/mp4' }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${project.url}/storage/v1/upload/resumable${endpoint}`,
      headers: headers ?? { apikey: project.anonKey, authorization: `Bearer ${token}` },
      uploadDataDuringCreation: true,
      chunkSize,
      retryDelays: null,
      metadata: { bucketName: 'films', objectName: name, contentType: type, cacheControl: '3600' },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    });
    upload.start();
  });
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function stored(name: string): Promise<string> {
  const { data } = await project.service().storage.from('films').download(name);
  return digest(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)));
}

test('a file in several chunks arrives whole; rules and policies hold', async () => {
  const bytes = randomBytes(13 * megabyte + 17);
  const url = await send({ name: `${ann}/film.mp4`, bytes });
  expect(await stored(`${ann}/film.mp4`)).toBe(digest(bytes));
  const { data } = await project.service().storage.from('films').info(`${ann}/film.mp4`);
  expect(data).toMatchObject({ contentType: 'video/mp4', cacheControl: 'max-age=3600', size: bytes.length });
  const head = await fetch(url, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0', apikey: project.anonKey },
  });
  expect(head.headers.get('upload-offset')).toBe(String(bytes.length));
  expect(Date.parse(head.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
  await expect(send({ name: `${ann}/film.mp4`, bytes: Buffer.from('x') })).rejects.toThrow(
    'response code: 409, response text: The resource already exists',
  );
  await expect(send({ name: 'elsewhere.mp4', bytes: Buffer.from('x') })).rejects.toThrow(
    'response code: 403, response text: new row violates row-level security policy',
  );
  await expect(send({ name: `${ann}/a.txt`, bytes: Buffer.from('x'), type: 'text/plain' })).rejects.toThrow(
    'response code: 415, response text: mime type text/plain is not supported',
  );
  await expect(send({ name: `${ann}/big.mp4`, bytes: Buffer.alloc(40_000_001) })).rejects.toThrow(
    'response code: 413, response text: Maximum size exceeded',
  );
  await send({ name: `${ann}/empty.mp4`, bytes: Buffer.alloc(0) });
  expect(await stored(`${ann}/empty.mp4`)).toBe(digest(Buffer.alloc(0)));
}, 120_000);

test('an address that was signed for uploading takes a resumable upload without any key', async () => {
  const name = 'by/strangers.mp4';
  const { data } = await project.service().storage.from('films').createSignedUploadUrl(name);
  const bytes = randomBytes(1000);
  const headers = { 'x-signature': data?.token ?? '' };
  await send({ name, bytes, headers, endpoint: '/sign' });
  expect(await stored(name)).toBe(digest(bytes));
  await expect(send({ name: 'by/others.mp4', bytes, headers, endpoint: '/sign' })).rejects.toThrow('400');
});

const tus = { 'tus-resumable': '1.0.0' };

async function begin(name: string, size: number): Promise<string> {
  const meta = { bucketName: 'films', objectName: name };
  const written = Object.entries(meta).map(([key, value]) => `${key} ${btoa(value)}`);
  const made = await fetch(`${project.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: { ...tus, ...own(), 'upload-length': String(size), 'upload-metadata': written.join(',') },
  });
  expect(made.status).toBe(201);
  return new URL(made.headers.get('location') ?? '').pathname;
}

const own = () => ({ apikey: project.anonKey, authorization: `Bearer ${token}` });
const offsetAt = async (path: string, at = project.url) =>
  Number(
    (await fetch(`${at}${path}`, { method: 'HEAD', headers: { ...tus, ...own() } })).headers.get(
      'upload-offset',
    ),
  );

async function patch(path: string, offset: number, bytes: Buffer, at = project.url): Promise<number> {
  const answer = await fetch(`${at}${path}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      ...own(),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  return answer.status;
}

test('small pieces, a wrong offset, a broken connection: nothing is lost or doubled', async () => {
  const bytes = randomBytes(9 * megabyte);
  const path = await begin(`${ann}/pieces.mp4`, bytes.length);
  expect(await patch(path, 0, bytes.subarray(0, 1000))).toBe(204);
  expect(await patch(path, 0, bytes.subarray(0, 1000))).toBe(409);
  expect(await patch(path, 1000, bytes.subarray(1000, 5000))).toBe(204);
  // Says that it sends two megabytes, sends one, and goes.
  const sending = request(`${project.url}${path}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      ...own(),
      'upload-offset': '5000',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(2 * megabyte),
    },
  });
  sending.on('error', () => {});
  sending.write(bytes.subarray(5000, 5000 + megabyte), () => sending.destroy());
  await new Promise((resolve) => sending.once('close', resolve));
  await expect.poll(() => offsetAt(path)).toBeGreaterThan(5000);
  const offset = await offsetAt(path);
  expect(await patch(path, offset, bytes.subarray(offset, offset + 7 * megabyte))).toBe(204);
  const next = await offsetAt(path);
  expect(next).toBe(offset + 7 * megabyte);
  expect(await patch(path, next, bytes.subarray(next))).toBe(204);
  expect(await stored(`${ann}/pieces.mp4`)).toBe(digest(bytes));
}, 120_000);

test('another process goes on with what one began; what was given up leaves nothing', async () => {
  const bytes = randomBytes(8 * megabyte);
  const path = await begin(`${ann}/elsewhere.mp4`, bytes.length);
  expect(await patch(path, 0, bytes.subarray(0, 7 * megabyte))).toBe(204);
  // A server of its own over the same database and the same disk, as after a restart.
  await using restarted = await openTestStorage({ blobs: createDiskBlobStore({ root: folder }) });
  const at = await restarted.reopen(project);
  const offset = await offsetAt(path, at);
  expect(offset).toBe(7 * megabyte);
  expect(await patch(path, offset, bytes.subarray(offset), at)).toBe(204);
  expect(await stored(`${ann}/elsewhere.mp4`)).toBe(digest(bytes));
  const given = await begin(`${ann}/given-up.mp4`, 100);
  await patch(given, 0, Buffer.alloc(50));
  const gone = await fetch(`${project.url}${given}`, { method: 'DELETE', headers: { ...tus, ...own() } });
  expect(gone.status).toBe(204);
  expect(await patch(given, 50, Buffer.alloc(50))).toBe(404);
}, 120_000);
