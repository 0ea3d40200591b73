import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { createDiskBlobStore } from './disk-blob-store.ts';

let folder: string;
let root: string;
let store: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-blobs-'));
  root = join(folder, 'blobs');
  store = createDiskBlobStore({ root });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function keysOf(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all;
}

async function textOf(key: string): Promise<string | undefined> {
  const stream = await store.get(key);
  return stream && (await buffer(stream)).toString();
}

describe('a blob store on disk', () => {
  it('puts what is new once, whoever comes at the same time', async () => {
    const bodies = Array.from({ length: 8 }, (_, index) => `body ${index}`);
    const won = await Promise.all(bodies.map((body) => store.putNew('a/b', Buffer.from(body))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await textOf('a/b')).toBe(bodies[won.indexOf(true)]);
    expect(await store.putNew('a/b', Buffer.from('late'))).toBe(false);
    expect(await store.stat('a/b')).toEqual({ sizeBytes: 6 });
    expect(await store.stat('a')).toBeUndefined();
    await expect(store.putNew('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'blob_key_taken' });
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  it('gives back what was put, from bytes and from a stream, and replaces it whole', async () => {
    await store.put('a/b', Buffer.from('one'));
    expect(await textOf('a/b')).toBe('one');
    await store.put(
      'a/b',
      (async function* () {
        yield Buffer.from('tw');
        yield Buffer.from('o');
      })(),
    );
    expect(await textOf('a/b')).toBe('two');
    const part = await store.get('a/b', { start: 1, end: 2 });
    expect(part && (await buffer(part)).toString()).toBe('wo');
  });

  it('keeps the old bytes and leaves nothing behind when a stream breaks', async () => {
    await store.put('a', Buffer.from('old'));
    const broken = (async function* () {
      yield Buffer.from('new');
      throw new RangeError('cut');
    })();
    await expect(store.put('a', broken)).rejects.toThrow('cut');
    expect(await textOf('a')).toBe('old');
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  it('answers for keys that are missing, and for a part of a longer key', async () => {
    await store.put('a/b', Buffer.from('x'));
    expect(await store.get('a')).toBeUndefined();
    expect(await store.has('a')).toBe(false);
    expect(await store.has('a/b')).toBe(true);
    expect(await store.stat('a/b')).toEqual({ sizeBytes: 1 });
    expect(await store.stat('a')).toBeUndefined();
    expect(await store.stat('none/such')).toBeUndefined();
    expect(await store.get('a/b/c')).toBeUndefined();
    await expect(store.delete('none/such')).resolves.toBeUndefined();
    await expect(store.put('a/b/c', Buffer.from('y'))).rejects.toMatchObject({ code: 'blob_key_taken' });
    await expect(store.put('a', Buffer.from('y'))).rejects.toMatchObject({ code: 'blob_key_taken' });
  });

  it('lists keys by prefix in order, and forgets deleted ones with their folders', async () => {
    for (const key of ['p/2', 'p/1', 'p/x/3', 'pq', 'r']) await store.put(key, Buffer.from(key));
    expect(await keysOf(store.list('p'))).toEqual(['p/1', 'p/2', 'p/x/3', 'pq']);
    expect(await keysOf(store.list('p/'))).toEqual(['p/1', 'p/2', 'p/x/3']);
    await store.delete('p/x/3');
    expect(await keysOf(store.list('p/x'))).toEqual([]);
    expect(await readdir(join(root, 'p'))).toEqual(['1', '2']);
  });

  it('survives puts and deletes of neighbours at the same moment', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `n/${index}`);
    await Promise.all(
      keys.flatMap((key) => [store.put(key, Buffer.from(key)), store.delete(`n/other-${key.slice(2)}`)]),
    );
    expect((await keysOf(store.list('n/'))).length).toBe(20);
  });

  it.each([
    '',
    '/a',
    'a//b',
    '../a',
    'a/../b',
    'a/.',
    '.hidden',
    'a\\b',
    'a\0b',
    'a\nb',
    'a/',
    'x'.repeat(900),
  ])('refuses the key %j everywhere', async (key) => {
    const refused = { code: 'blob_key_refused' };
    await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject(refused);
    await expect(store.get(key)).rejects.toMatchObject(refused);
    await expect(store.has(key)).rejects.toMatchObject(refused);
    await expect(store.stat(key)).rejects.toMatchObject(refused);
    await expect(store.delete(key)).rejects.toMatchObject(refused);
  });

  it('never reads or writes outside of its folder, whatever the key', async () => {
    await writeFile(join(folder, 'canary'), 'untouched');
    const part = fc.constantFrom('..', '.', 'a', 'canary', '/', '\\', '%2e%2e', '', '\0', '～');
    const keys = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
    await fc.assert(
      fc.asyncProperty(keys, async (key) => {
        await store.put(key, Buffer.from('hostile')).catch(() => undefined);
        await store.delete(key).catch(() => undefined);
        expect(await readFile(join(folder, 'canary'), 'utf8')).toBe('untouched');
        expect((await readdir(folder)).filter((name) => name !== 'blobs')).toEqual(['canary']);
      }),
      { numRuns: 150 },
    );
  });
});
