import {
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  chmodSync,
  existsSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loosePath } from '../objects/write-objects.ts';
import { AUTHOR, FILES, openTestStore, type TestStore } from '../testing/store.fixture.ts';

const by = { author: AUTHOR, message: 'm' };

async function save(test: TestStore, content: string): Promise<string> {
  const changes = [{ kind: 'write' as const, path: 'n.txt', content }];
  return (await test.store.commit('p1', { baseSha: await test.store.head('p1'), changes, ...by })).sha;
}

function oidAt(test: TestStore, name: string): string {
  return test.git('p1', 'rev-parse', name).trim();
}

function ruin(path: string): void {
  chmodSync(path, 0o644);
  truncateSync(path, 3);
}

describe('damage', () => {
  it('is seen, makes the project read-only and is repaired from the bundle without losing the newest commit', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    const sha = await save(test, 'not in any bundle');
    // The bundle of this commit never arrived.
    await test.store.flush();
    const lost = oidAt(test, 'HEAD:src/main.tsx');
    rmSync(loosePath(test.gitDir('p1'), lost));
    const store = test.store;
    expect(await store.check('p1')).toMatchObject({ kind: 'damaged' });
    await expect(save(test, 'x')).rejects.toMatchObject({ code: 'damaged' });
    expect(await store.head('p1')).toBe(sha);
    expect(await store.repair('p1')).toMatchObject({ kind: 'repaired', head: sha, isComplete: true });
    expect(await store.check('p1', { deep: true })).toEqual({ kind: 'healthy', head: sha });
    expect(await store.file('p1', 'src/main.tsx')).toMatchObject({ contents: 'export const main = 1;\n' });
    await save(test, 'works again');
  });

  it('is not repaired by somebody who had the project before, and the repaired one is fenced as it was', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    await test.store.fence('p1', 5);
    rmSync(loosePath(test.gitDir('p1'), oidAt(test, 'HEAD:src/main.tsx')));
    await expect(test.store.repair('p1', { generation: 4 })).rejects.toMatchObject({ code: 'superseded' });
    expect(await test.store.repair('p1', { generation: 5 })).toMatchObject({ kind: 'repaired' });
    const changes = [{ kind: 'write' as const, path: 'n.txt', content: 'x' }];
    const input = { baseSha: await test.store.head('p1'), changes, ...by };
    await expect(test.store.commit('p1', { ...input, generation: 4 })).rejects.toMatchObject({
      code: 'superseded',
    });
    await test.store.commit('p1', { ...input, generation: 5 });
  });

  it('keeps commits newer than the bundle when their objects are whole', async () => {
    await using outer = openTestStore();
    let isBroken = false;
    const blobs = {
      ...outer.blobs,
      put: (key: string, body: Uint8Array | AsyncIterable<Uint8Array>) =>
        isBroken ? Promise.reject(new RangeError('away')) : outer.blobs.put(key, body),
    };
    await using test = openTestStore({ blobs });
    await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    isBroken = true;
    const sha = await save(test, 'only here');
    ruin(loosePath(test.gitDir('p1'), oidAt(test, 'HEAD:package.json')));
    const repaired = await test.store.repair('p1');
    expect(repaired).toMatchObject({ kind: 'repaired', head: sha, isComplete: true });
    expect(await test.store.file('p1', 'n.txt')).toMatchObject({ contents: 'only here' });
    isBroken = false;
    await test.store.flush();
  });

  it('falls back to the bundle and says so when the newest commit itself is lost', async () => {
    await using outer = openTestStore();
    let isBroken = false;
    const blobs = {
      ...outer.blobs,
      put: (key: string, body: Uint8Array | AsyncIterable<Uint8Array>) =>
        isBroken ? Promise.reject(new RangeError('away')) : outer.blobs.put(key, body),
    };
    await using test = openTestStore({ blobs });
    const first = await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    isBroken = true;
    const sha = await save(test, 'lost');
    ruin(loosePath(test.gitDir('p1'), oidAt(test, 'HEAD:n.txt')));
    const result = await test.store.repair('p1');
    expect(result).toMatchObject({ kind: 'repaired', head: first, isComplete: false });
    const kept = result.kind === 'repaired' ? result.keptAt : '';
    expect(readFileSync(join(kept, 'refs/heads/main'), 'utf8').trim()).toBe(sha);
    isBroken = false;
    await test.store.flush();
  });

  it('of the ref is seen by whoever reads, and repaired', async () => {
    await using test = openTestStore();
    const sha = await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush();
    writeFileSync(join(test.gitDir('p1'), 'refs/heads/main'), '');
    await expect(test.store.head('p1')).rejects.toMatchObject({ code: 'damaged' });
    await expect(
      test.store.commit('p1', { baseSha: sha, changes: [{ kind: 'delete', path: 'src' }], ...by }),
    ).rejects.toMatchObject({ code: 'damaged' });
    expect(await test.store.repair('p1')).toMatchObject({ head: sha });
    expect(await test.store.repair('p1')).toEqual({ kind: 'healthy', head: sha });
  });

  it('of a pack is repaired from the bundle', async () => {
    await using test = openTestStore();
    const files = Array.from({ length: 80 }, (_, index) => ({ path: `f${index}`, content: `${index}` }));
    const sha = await test.store.create('p1', { files, ...by });
    await test.store.flush();
    const folder = join(test.gitDir('p1'), 'objects/pack');
    const pack = readdirSync(folder).find((name) => name.endsWith('.pack')) ?? '';
    ruin(join(folder, pack));
    expect(await test.store.check('p1')).toMatchObject({ kind: 'damaged' });
    expect(await test.store.repair('p1')).toMatchObject({ kind: 'repaired', head: sha });
    expect((await test.store.tree('p1')).length).toBe(80);
  });
});

describe('left-over locks', () => {
  it('of a killed git do not stop the next commit', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    const lock = join(test.gitDir('p1'), 'refs/heads/main.lock');
    writeFileSync(lock, '');
    const sha = await save(test, 'after');
    expect(await test.store.head('p1')).toBe(sha);
    writeFileSync(lock, '');
    await test.store.reconcile('p1');
    expect(existsSync(lock)).toBe(false);
  });
});

describe('maintenance', () => {
  it('packs many small files and changes nothing that can be seen', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    expect(await test.store.maintain('p1')).toBe(false);
    const files = Array.from({ length: 30 }, (_, index) => ({ path: `f${index}`, content: `${index}` }));
    for (let round = 0; round < 14; round += 1) {
      const changes = [...files, { path: 'pad', content: `${round}` }].map(({ path, content }) => ({
        kind: 'write' as const,
        path: `${path}-${round}`,
        content: `${content}-${round}`,
      }));
      const many = changes.concat(
        changes.map((change) => ({ ...change, path: `x${change.path}`, content: `${change.content}!` })),
      );
      await test.store.commit('p1', { baseSha: await test.store.head('p1'), changes: many, ...by });
    }
    const before = await test.store.sourceCode('p1');
    expect(await test.store.maintain('p1')).toBe(true);
    expect(test.git('p1', 'count-objects', '-v')).toContain('packs: 1');
    expect(await test.store.sourceCode('p1')).toEqual(before);
    expect(test.git('p1', 'fsck', '--full')).toBe('');
  });
});
