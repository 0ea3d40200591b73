import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ConflictError } from './commit/conflict.ts';
import { AUTHOR, FILES, openTestStore } from './testing/store.fixture.ts';

const by = { author: AUTHOR, message: 'Change' };

describe('creating a project', () => {
  it('makes a repository that git itself finds whole', async () => {
    await using test = openTestStore();
    const sha = await test.store.create('p1', { files: FILES, author: AUTHOR, message: 'First' });
    expect(test.git('p1', 'rev-parse', 'HEAD').trim()).toBe(sha);
    expect(test.git('p1', 'fsck', '--full', '--strict')).toBe('');
    expect(test.git('p1', 'log', '--format=%an <%ae> %s').trim()).toBe('Ada <ada@example.test> First');
    expect((await test.store.tree('p1')).map(({ path }) => path).sort()).toEqual(
      FILES.map(({ path }) => path).sort(),
    );
    await expect(test.store.create('p1', { files: FILES, ...by })).rejects.toMatchObject({
      code: 'project_exists',
    });
  });

  it('takes a folder, many files as a pack, and leaves installed packages out', async () => {
    await using test = openTestStore();
    const folder = join(test.folder, 'template');
    mkdirSync(join(folder, 'node_modules/x'), { recursive: true });
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'node_modules/x/index.js'), 'x');
    for (let index = 0; index < 120; index += 1) writeFileSync(join(folder, `src/f${index}.ts`), `${index}`);
    await test.store.create('p1', { files: { folder }, ...by });
    const files = await test.store.tree('p1');
    expect(files.length).toBe(120);
    expect(test.git('p1', 'count-objects', '-v')).toContain('packs: 1');
    expect(test.git('p1', 'fsck', '--full', '--strict')).toBe('');
  });

  it.each(['../x', '', 'a/b', '-x', 'x'.repeat(80), 'a.git', 'a\0b'])('refuses the id %j', async (id) => {
    await using test = openTestStore();
    await expect(async () => test.store.create(id, { files: FILES, ...by })).rejects.toMatchObject({
      code: 'project_refused',
    });
  });
});

describe('reading', () => {
  it('tells text, binary and too large apart', async () => {
    await using test = openTestStore({ limits: { readableFileBytes: 1000 } });
    const big = { path: 'big.txt', content: 'x'.repeat(1001) };
    await test.store.create('p1', { files: [...FILES, big], ...by });
    const { files } = await test.store.sourceCode('p1');
    expect(files.find(({ path }) => path === 'big.txt')).toEqual({
      path: 'big.txt',
      contents: null,
      binary: false,
      sizeExceeded: true,
    });
    expect(files.find(({ path }) => path === 'public/pixel.png')).toMatchObject({
      contents: null,
      binary: true,
    });
    expect(await test.store.file('p1', 'src/main.tsx')).toMatchObject({
      contents: 'export const main = 1;\n',
    });
    await expect(test.store.file('p1', 'none.txt')).rejects.toMatchObject({ code: 'file_missing' });
    await expect(test.store.file('p1', 'src')).rejects.toMatchObject({ code: 'file_missing' });
    await expect(test.store.file('p2', 'src')).rejects.toMatchObject({ code: 'project_missing' });
    await expect(test.store.file('p1', 'src/main.tsx', '0123456')).rejects.toMatchObject({
      code: 'commit_missing',
    });
    await expect(test.store.file('p1', 'src/main.tsx', '--help')).rejects.toMatchObject({
      code: 'ref_refused',
    });
  });

  it('streams raw bytes, small and large, of any commit by the beginning of its sha', async () => {
    await using test = openTestStore();
    const large = Buffer.alloc(3_000_000, 'loam ');
    const sha = await test.store.create('p1', { files: [{ path: 'a', content: large }], ...by });
    await test.store.commit('p1', {
      baseSha: sha,
      changes: [{ kind: 'write', path: 'a', content: 'small' }],
      ...by,
    });
    const old = await test.store.rawFile('p1', 'a', sha.slice(0, 12));
    expect(old.sizeBytes).toBe(3_000_000);
    expect((await buffer(old.body)).equals(large)).toBe(true);
    expect((await buffer((await test.store.rawFile('p1', 'a')).body)).toString()).toBe('small');
  });
});

describe('committing', () => {
  it('writes, renames, deletes and sets modes in one commit with its tags', async () => {
    await using test = openTestStore();
    const baseSha = await test.store.create('p1', { files: FILES, ...by });
    const { sha, parent } = await test.store.commit('p1', {
      baseSha,
      changes: [
        { kind: 'write', path: 'src/new file.ts', content: 'ä' },
        { kind: 'rename', from: 'src/pages', path: 'src/views' },
        { kind: 'rename', from: 'src/main.tsx', path: 'src/start.tsx', content: 'export const start = 2;\n' },
        { kind: 'delete', path: 'public' },
        { kind: 'mode', path: 'package.json', executable: true },
      ],
      author: { name: 'Eve\n<x>', email: 'e>ve@x' },
      message: 'Many things\n\nLoam-Edit: forged',
      tags: { editId: 'e1', type: 'ai_update', summary: 'Did\nmany' },
    });
    expect(parent).toBe(baseSha);
    expect(test.git('p1', 'fsck', '--full', '--strict')).toBe('');
    expect(test.git('p1', 'ls-tree', '-r', '--format=%(objectmode) %(path)', sha).trim().split('\n')).toEqual(
      [
        '100755 package.json',
        '100644 src/new file.ts',
        '100644 src/start.tsx',
        '100644 src/views/About.tsx',
        '100644 src/views/Index.tsx',
      ],
    );
    const { entries } = await test.store.log('p1', { limit: 1 });
    expect(entries[0]).toMatchObject({
      sha,
      author: { name: 'Eve  x', email: 'e ve@x' },
      tags: { editId: 'e1', type: 'ai_update', summary: 'Did many' },
    });
    expect(entries[0]?.message).toContain('Many things');
  });

  it('refuses what changes nothing, what is not there and what stands in the way', async () => {
    await using test = openTestStore();
    const baseSha = await test.store.create('p1', { files: FILES, ...by });
    const attempt = (change: Parameters<typeof test.store.commit>[1]['changes'][number]) =>
      test.store.commit('p1', { baseSha, changes: [change], ...by });
    const same = { kind: 'write', path: 'src/main.tsx', content: 'export const main = 1;\n' } as const;
    await expect(attempt(same)).rejects.toMatchObject({ code: 'no_changes' });
    await expect(attempt({ kind: 'delete', path: 'x' })).rejects.toMatchObject({ code: 'file_missing' });
    await expect(attempt({ kind: 'rename', from: 'x', path: 'y' })).rejects.toMatchObject({
      code: 'file_missing',
    });
    for (const change of [
      { kind: 'write', path: 'src', content: '' },
      { kind: 'write', path: 'package.json/x', content: '' },
      { kind: 'rename', from: 'src/main.tsx', path: 'package.json' },
      { kind: 'rename', from: 'src', path: 'src/deeper' },
    ] as const) {
      await expect(attempt(change)).rejects.toMatchObject({ code: 'path_taken' });
    }
    await expect(attempt({ kind: 'write', path: '.GIT/config', content: '' })).rejects.toMatchObject({
      code: 'path_refused',
    });
    expect(await test.store.head('p1')).toBe(baseSha);
  });

  it('gives both versions of every touched file on a stale base', async () => {
    await using test = openTestStore();
    const baseSha = await test.store.create('p1', { files: FILES, ...by });
    const write = (content: string) => ({ kind: 'write' as const, path: 'src/main.tsx', content });
    const first = await test.store.commit('p1', { baseSha, changes: [write('theirs')], ...by });
    const second = test.store.commit('p1', { baseSha, changes: [write('yours')], rebase: true, ...by });
    const error = await second.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error instanceof ConflictError && error.conflict).toMatchObject({
      base: baseSha,
      head: first.sha,
      canRebase: false,
      files: [
        {
          path: 'src/main.tsx',
          base: { contents: 'export const main = 1;\n' },
          theirs: { contents: 'theirs' },
          yours: { contents: 'yours' },
        },
      ],
    });
  });

  it('puts changes of other files on top when asked to', async () => {
    await using test = openTestStore();
    const baseSha = await test.store.create('p1', { files: FILES, ...by });
    const first = await test.store.commit('p1', {
      baseSha,
      changes: [{ kind: 'write', path: 'a.txt', content: 'a' }],
      ...by,
    });
    const input = { baseSha, changes: [{ kind: 'write', path: 'b.txt', content: 'b' }] as const, ...by };
    const refused = await test.store.commit('p1', input).catch((thrown: unknown) => thrown);
    expect(refused instanceof ConflictError && refused.conflict.canRebase).toBe(true);
    const second = await test.store.commit('p1', { ...input, rebase: true });
    expect(second.parent).toBe(first.sha);
    expect(await test.store.file('p1', 'a.txt')).toMatchObject({ contents: 'a' });
  });

  it('lets one of 50 parallel saves on one base win, and loses none', async () => {
    await using test = openTestStore();
    const baseSha = await test.store.create('p1', { files: FILES, ...by });
    const rivals = [test.store, test.rival()];
    const saves = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        (rivals[index % 2] ?? test.store).commit('p1', {
          baseSha,
          changes: [{ kind: 'write', path: 'src/main.tsx', content: `save ${index}` }],
          ...by,
        }),
      ),
    );
    const won = saves.filter((save) => save.status === 'fulfilled');
    expect(won.length).toBe(1);
    expect(await test.store.head('p1')).toBe(won[0]?.value.sha);
    const lost = saves.filter((save) => save.status === 'rejected').map(({ reason }) => reason);
    const kept = lost.map(
      (error) => error instanceof ConflictError && error.conflict.files[0]?.yours?.contents,
    );
    expect(new Set(kept).size).toBe(49);
  });
});

describe('history', () => {
  it('pages by the last sha and reverts by a new commit', async () => {
    await using test = openTestStore();
    const shas = [await test.store.create('p1', { files: FILES, ...by })];
    for (let index = 1; index < 5; index += 1) {
      const changes = [{ kind: 'write', path: 'n.txt', content: `${index}` }] as const;
      shas.push((await test.store.commit('p1', { baseSha: shas.at(-1) ?? '', changes, ...by })).sha);
    }
    const first = await test.store.log('p1', { limit: 3 });
    expect(first.entries.map(({ sha }) => sha)).toEqual(shas.slice(2).toReversed());
    expect(first.hasMore).toBe(true);
    const rest = await test.store.log('p1', { limit: 3, before: shas[2] ?? '' });
    expect(rest).toMatchObject({
      hasMore: false,
      entries: [{ sha: shas[1] }, { sha: shas[0], parents: [] }],
    });
    const reverted = await test.store.revert('p1', { to: shas[0] ?? '', ...by });
    expect(reverted.parent).toBe(shas[4]);
    expect(await test.store.tree('p1')).toEqual(await test.store.tree('p1', shas[0]));
    await expect(test.store.revert('p1', { to: shas[0] ?? '', ...by })).rejects.toMatchObject({
      code: 'no_changes',
    });
    await expect(
      test.store.revert('p1', { to: shas[1] ?? '', baseSha: shas[0] ?? '', ...by }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('removes a project and brings it back from its bundles', async () => {
    await using test = openTestStore();
    const sha = await test.store.create('p1', { files: FILES, ...by });
    await test.store.flush('p1');
    await test.store.remove('p1');
    expect(await test.store.has('p1')).toBe(false);
    expect(await test.store.restore('p1')).toBe(sha);
    expect(readFileSync(join(test.gitDir('p1'), 'refs/heads/main'), 'utf8').trim()).toBe(sha);
  });
});
