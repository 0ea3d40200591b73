import { randomBytes } from 'node:crypto';
import { chmodSync, truncateSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loosePath } from '../objects/write-objects.ts';
import { AUTHOR, FILES, openTestStore } from '../testing/store.fixture.ts';
import { openObjectReader } from './object-reader.ts';
import { createReaderPool } from './reader-pool.ts';

const by = { author: AUTHOR, message: 'm' };

describe('a reader of objects', () => {
  it('tells a corrupt object from one that is not there, and from its own end', async () => {
    await using test = openTestStore();
    const files = [{ path: 'a', content: randomBytes(4000) }];
    const sha = await test.store.create('p1', { files, ...by });
    const oid = test.git('p1', 'rev-parse', 'HEAD:a').trim();
    const reader = openObjectReader(test.gitDir('p1'));
    expect(await reader.read(['0'.repeat(40), sha])).toMatchObject([undefined, { type: 'commit' }]);
    const cut = reader.read([sha]);
    reader.close();
    await expect(cut).rejects.toMatchObject({ code: 'git_failed' });
    await expect(reader.read([sha])).rejects.toMatchObject({ code: 'git_failed' });
    const file = loosePath(test.gitDir('p1'), oid);
    chmodSync(file, 0o644);
    truncateSync(file, 2000);
    await expect(openObjectReader(test.gitDir('p1')).read([oid])).rejects.toMatchObject({ code: 'damaged' });
  });

  it('is one of a few that are kept, and is opened again when it was dropped', async () => {
    await using test = openTestStore();
    const shas = new Map<string, string>();
    for (const id of ['p1', 'p2', 'p3']) shas.set(id, await test.store.create(id, { files: FILES, ...by }));
    const pool = createReaderPool({ maxReaders: 2, idleMs: 1000 });
    for (const id of ['p1', 'p2', 'p3', 'p1', 'p2']) {
      const [found] = await pool.read(test.gitDir(id), [shas.get(id) ?? '']);
      expect(found?.oid).toBe(shas.get(id));
    }
    pool.drop(test.gitDir('p2'));
    expect((await pool.read(test.gitDir('p2'), [shas.get('p2') ?? ''])).length).toBe(1);
    pool.close();
  });
});
