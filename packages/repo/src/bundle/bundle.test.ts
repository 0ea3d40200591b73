import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { BlobStore } from '@loam/kernel';
import { describe, expect, it } from 'vitest';
import { AUTHOR, FILES, openTestStore, type TestStore } from '../testing/store.fixture.ts';
import { manifestKey, needsWhole, parseManifest, type BundleManifest, type BundlePart } from './manifest.ts';

const by = { author: AUTHOR, message: 'm' };

async function save(test: TestStore, content: string): Promise<string> {
  const baseSha = await test.store.head('p1');
  const changes = [{ kind: 'write' as const, path: 'n.txt', content }];
  return (await test.store.commit('p1', { baseSha, changes, ...by })).sha;
}

async function manifestOf(test: TestStore): Promise<BundleManifest | undefined> {
  const stream = await test.blobs.get(manifestKey('p1'));
  return stream && parseManifest(await text(stream));
}

/** A blob store that stops at the n-th put until it is let go. */
function slowBlobs(inner: BlobStore): BlobStore & { puts: number; letThrough(): void } {
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const slow = {
    ...inner,
    puts: 0,
    letThrough: () => open(),
    async put(key: string, body: Parameters<BlobStore['put']>[1]) {
      slow.puts += 1;
      await gate;
      return inner.put(key, body);
    },
  };
  return slow;
}

describe('bundles', () => {
  it('follow each commit, one whole and then increments, and restore on another machine', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    await save(test, 'one');
    await test.store.flush();
    const sha = await save(test, 'two');
    await test.store.flush();
    const manifest = await manifestOf(test);
    expect(manifest?.head).toBe(sha);
    expect(manifest?.parts.map(({ from }) => from === null)).toEqual([true, false, false]);
    const other = test.elsewhere();
    expect(await other.restore('p1')).toBe(sha);
    expect(await other.sourceCode('p1')).toEqual(await test.store.sourceCode('p1'));
    expect((await other.log('p1', { limit: 10 })).entries.length).toBe(3);
    await expect(other.restore('p1')).rejects.toMatchObject({ code: 'project_exists' });
    await expect(other.restore('p2')).rejects.toMatchObject({ code: 'not_in_store' });
    const changes = [{ kind: 'write' as const, path: 'm.txt', content: 'm' }];
    await other.commit('p1', { baseSha: sha, changes, ...by });
    await other.flush();
    expect((await manifestOf(test))?.parts.length).toBe(4);
  });

  it('go with the project, and no other project loses its own', async () => {
    await using test = openTestStore();
    for (const id of ['p1', 'p10']) await test.store.create(id, { files: FILES, ...by });
    await test.store.flush();
    await test.store.purge('p1');
    await expect(test.elsewhere().restore('p1')).rejects.toMatchObject({ code: 'not_in_store' });
    expect(await test.elsewhere().restore('p10')).toMatch(/^[0-9a-f]{40}$/);
  });

  it('never hold up a commit, and join commits that came meanwhile', async () => {
    await using outer = openTestStore();
    const blobs = slowBlobs(outer.blobs);
    await using test = openTestStore({ blobs });
    await test.store.create('p1', { files: FILES, ...by });
    for (const content of ['a', 'b', 'c']) await save(test, content);
    expect(blobs.puts).toBeLessThanOrEqual(1);
    blobs.letThrough();
    await test.store.flush();
    const manifest = await manifestOf(test);
    expect(manifest?.head).toBe(await test.store.head('p1'));
    expect(manifest?.parts.length).toBeLessThanOrEqual(2);
  });

  it('are made whole again after many increments, and old parts go', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    for (let index = 0; index < 51; index += 1) {
      await save(test, `${index}`);
      await test.store.flush();
    }
    const manifest = await manifestOf(test);
    expect(manifest?.parts.length).toBeLessThan(5);
    let stored = 0;
    for await (const key of test.blobs.list('repos/p1/')) stored += key.endsWith('.bundle') ? 1 : 0;
    expect(stored).toBe(manifest?.parts.length);
    expect(await test.elsewhere().restore('p1')).toBe(await test.store.head('p1'));
  });

  it('are refused when their bytes are not the stored ones', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    const key = (await manifestOf(test))?.parts[0]?.key ?? '';
    await test.blobs.put(key, Buffer.from('something else'));
    await expect(test.elsewhere().restore('p1')).rejects.toMatchObject({ code: 'damaged' });
    await test.blobs.delete(key);
    await expect(test.elsewhere().restore('p1')).rejects.toMatchObject({ code: 'not_in_store' });
  });

  it('say when storing failed and are tried again by the next flush', async () => {
    await using outer = openTestStore();
    let isBroken = true;
    const blobs: BlobStore = {
      ...outer.blobs,
      put: (key, body) =>
        isBroken ? Promise.reject(new RangeError('disk full')) : outer.blobs.put(key, body),
    };
    await using test = openTestStore({ blobs });
    const sha = await test.store.create('p1', { files: FILES, ...by });
    await expect(test.store.flush('p1')).rejects.toMatchObject({ cause: { message: 'disk full' } });
    isBroken = false;
    await test.store.flush('p1');
    expect((await manifestOf(test))?.head).toBe(sha);
  });

  it('are noticed as missing by reconcile', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    await test.blobs.delete(manifestKey('p1'));
    expect(await test.store.reconcile('p1')).toMatchObject({ isBehind: true, health: { kind: 'healthy' } });
    await test.store.flush();
    expect(await manifestOf(test)).toBeDefined();
    rmSync(test.gitDir('p1'), { recursive: true });
    expect(await test.store.reconcile('p1')).toMatchObject({ health: { kind: 'missing' } });
  });
});

describe('a manifest', () => {
  const part = (from: string | null, to: string, sizeBytes = 10): BundlePart => ({
    key: 'k',
    from,
    to,
    sizeBytes,
    sha256: 's',
  });
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));

  it('is read only when its parts join up to its head', () => {
    const text = (parts: BundlePart[], head = b) => JSON.stringify({ version: 1, head, parts });
    expect(parseManifest(text([part(null, a ?? ''), part(a ?? '', b ?? '')]))?.parts.length).toBe(2);
    expect(parseManifest(text([part(null, a ?? ''), part(c ?? '', b ?? '')]))).toBeUndefined();
    expect(parseManifest(text([part(a ?? '', b ?? '')]))).toBeUndefined();
    expect(parseManifest(text([part(null, a ?? '')]))).toBeUndefined();
    expect(parseManifest(text([]))).toBeUndefined();
    expect(parseManifest('{')).toBeUndefined();
  });

  it('asks for a whole bundle when increments are many or large', () => {
    const manifest = (parts: BundlePart[]): BundleManifest => ({ version: 1, head: '', parts });
    expect(needsWhole(undefined, 5)).toBe(true);
    expect(needsWhole(manifest([part(null, '')]), 5)).toBe(false);
    expect(needsWhole(manifest(Array.from({ length: 5 }, () => part('', ''))), 5)).toBe(true);
    expect(needsWhole(manifest([part(null, ''), part('', '', 2_000_000)]), 5)).toBe(true);
  });
});
