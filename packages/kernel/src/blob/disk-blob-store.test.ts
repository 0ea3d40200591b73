import { describeBlobStore } from '@loam/testkit';
import fc from 'fast-check';
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { createDiskBlobStore } from './disk-blob-store.ts';

describeBlobStore('a store on disk', async () => {
  const root = await mkdtemp(join(tmpdir(), 'loam-blobs-'));
  return { store: createDiskBlobStore({ root }), close: () => rm(root, { recursive: true, force: true }) };
});

describe('a blob store on disk', () => {
  let folder: string;
  let root: string;
  let store: BlobStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'loam-blobs-'));
    root = join(folder, 'blobs');
    store = createDiskBlobStore({ root });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('leaves nothing unfinished, whatever becomes of a put', async () => {
    await store.put('a', Buffer.from('old'));
    const broken = (async function* () {
      yield Buffer.from('new');
      throw new RangeError('cut');
    })();
    await expect(store.put('a', broken)).rejects.toThrow('cut');
    await store.putIf('a', Buffer.from('x'), 'absent');
    await store.copy('a', 'b');
    await store.abandonUpload(await store.beginUpload('c'));
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
    expect(await readdir(join(root, '.uploads'))).toEqual([]);
  });

  it('forgets uploads to which nothing came for long, and no others', async () => {
    const [old, young] = [await store.beginUpload('old'), await store.beginUpload('young')];
    await store.putPart(old, 1, Buffer.from('x'));
    const part = await store.putPart(young, 1, Buffer.from('y'));
    const before = new Date(Date.now() - 3_600_000);
    await utimes(join(root, '.uploads', old.id), before, before);
    expect(await store.abandonUploadsBefore(new Date(Date.now() - 60_000))).toBe(1);
    expect(await readdir(join(root, '.uploads'))).toEqual([young.id]);
    await expect(store.putPart(old, 2, Buffer.from('z'))).rejects.toMatchObject({
      code: 'blob_upload_unknown',
    });
    expect(await store.finishUpload(young, [part])).toMatchObject({ sizeBytes: 1 });
  });

  it('tells a key whose folder another key needs', async () => {
    await store.put('a/b', Buffer.from('x'));
    const taken = { code: 'blob_key_taken' };
    await expect(store.put('a/b/c', Buffer.from('y'))).rejects.toMatchObject(taken);
    await expect(store.put('a', Buffer.from('y'))).rejects.toMatchObject(taken);
    await expect(store.putIf('a', Buffer.from('y'), 'absent')).rejects.toMatchObject(taken);
  });

  it('two stores on one folder let one replace the same bytes', async () => {
    const other = createDiskBlobStore({ root });
    const stat = await store.put('a', Buffer.from('old'));
    const won = await Promise.all(
      [store, other, store, other].map((one) => one.putIf('a', Buffer.from('new'), stat)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it('forgets the folders of deleted keys', async () => {
    for (const key of ['p/2', 'p/1', 'p/x/3']) await store.put(key, Buffer.from(key));
    await store.delete('p/x/3');
    expect(await readdir(join(root, 'p'))).toEqual(['1', '2']);
  });

  it('survives puts and deletes of neighbours at the same moment', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `n/${index}`);
    await Promise.all(
      keys.flatMap((key) => [store.put(key, Buffer.from(key)), store.delete(`n/other-${key.slice(2)}`)]),
    );
    expect((await store.listPage('n/', { limit: 50 })).blobs).toHaveLength(20);
  });

  it('never reads or writes outside of its folder, whatever the key', async () => {
    await writeFile(join(folder, 'canary'), 'untouched');
    const part = fc.constantFrom('..', '.', 'a', 'canary', '/', '\\', '%2e%2e', '', '\0', '～');
    const keys = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
    await fc.assert(
      fc.asyncProperty(keys, async (key) => {
        await store.put(key, Buffer.from('hostile')).catch(() => undefined);
        await store.copy(key, 'copied').catch(() => undefined);
        await store.listPage(key, { limit: 5 }).catch(() => undefined);
        await store.delete(key).catch(() => undefined);
        expect(await readFile(join(folder, 'canary'), 'utf8')).toBe('untouched');
        expect((await readdir(folder)).filter((name) => name !== 'blobs')).toEqual(['canary']);
      }),
      { numRuns: 150 },
    );
  });
});
