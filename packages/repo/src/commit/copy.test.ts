import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUTHOR, FILES, openTestStore, type TestStore } from '../testing/store.fixture.ts';

const by = { author: AUTHOR, message: 'm' };

/** `p1` with a file that was written, changed and taken away. */
async function withHistory(test: TestStore): Promise<readonly string[]> {
  const shas = [await test.store.create('p1', { files: FILES, ...by })];
  for (const content of ['one', 'two', undefined]) {
    const change =
      content === undefined
        ? { kind: 'delete' as const, path: 'n.txt' }
        : { kind: 'write' as const, path: 'n.txt', content };
    const baseSha = await test.store.head('p1');
    shas.push((await test.store.commit('p1', { baseSha, changes: [change], ...by })).sha);
  }
  return shas;
}

const copyOf = (commit: string) => ({
  from: 'p1',
  commit,
  changes: [{ kind: 'write' as const, path: 'own.txt', content: 'own' }],
  author: AUTHOR,
  message: 'Copy',
  tags: { type: 'initial', editId: 'e1' },
});

describe('a copy with its history', () => {
  it('has every commit of its source and one of its own on top, and goes its own way', async () => {
    await using test = openTestStore();
    const shas = await withHistory(test);
    const head = await test.store.copy('p2', copyOf(shas.at(-1) ?? ''));
    const { entries } = await test.store.log('p2', { limit: 10 });
    expect(entries.map(({ sha }) => sha)).toEqual([head, ...shas.toReversed()]);
    expect(entries[0]).toMatchObject({ message: 'Copy', tags: { type: 'initial', editId: 'e1' } });
    expect(test.git('p2', 'fsck', '--full', '--strict')).toBe('');
    expect((await test.store.file('p2', 'n.txt', shas[2])).contents).toBe('two');
    expect((await test.store.file('p2', 'own.txt')).contents).toBe('own');
    await test.store.revert('p2', { to: shas[1] ?? '', ...by });
    expect((await test.store.file('p2', 'n.txt')).contents).toBe('one');
    expect(await test.store.head('p1')).toBe(shas.at(-1));
    await test.store.flush();
    await test.store.purge('p1');
    const elsewhere = test.elsewhere();
    await elsewhere.restore('p2');
    expect((await elsewhere.file('p2', 'n.txt', shas[2])).contents).toBe('two');
  });

  it('ends at the commit that was asked for: nothing newer can be reached in it', async () => {
    await using test = openTestStore();
    const shas = await withHistory(test);
    await test.store.copy('p2', { ...copyOf(shas[1] ?? ''), changes: [] });
    for (const sha of shas.slice(2))
      await expect(test.store.resolve('p2', sha)).rejects.toMatchObject({ code: 'commit_missing' });
    expect(() => test.git('p2', 'cat-file', '-e', shas[2] ?? '')).toThrow('Command failed');
    expect((await test.store.log('p2', { limit: 10 })).entries).toHaveLength(3);
  });

  it('is not made over a repository, and damage of the source is not the copy’s', async () => {
    await using test = openTestStore();
    const shas = await withHistory(test);
    await test.store.create('p2', { files: FILES, ...by });
    await expect(test.store.copy('p2', copyOf(shas[0] ?? ''))).rejects.toMatchObject({
      code: 'project_exists',
    });
    const nothing = test.store.copy('p4', { ...copyOf(shas[0] ?? ''), from: 'p9' });
    await expect(nothing).rejects.toMatchObject({ code: 'project_missing' });
    const blob = test.git('p1', 'rev-parse', `${shas[2]}:n.txt`).trim();
    rmSync(join(test.gitDir('p1'), 'objects', blob.slice(0, 2), blob.slice(2)));
    const copying = test.store.copy('p3', copyOf(shas.at(-1) ?? ''));
    await expect(copying).rejects.toMatchObject({ code: 'damaged' });
    expect(await test.store.has('p3')).toBe(false);
    await test.store.create('p3', { files: FILES, ...by });
    const changes = [{ kind: 'write' as const, path: 'n', content: 'n' }];
    await test.store.commit('p3', { baseSha: await test.store.head('p3'), changes, ...by });
  });
});
