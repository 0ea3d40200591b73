import { describe, expect, it } from 'vitest';
import type { Change } from '../commit/change.ts';
import { AUTHOR, FILES, openTestStore } from '../testing/store.fixture.ts';
import type { DiffResult } from './diff.ts';

const by = { author: AUTHOR, message: 'Change' };

async function diffOf(changes: readonly Change[], limits = {}): Promise<DiffResult> {
  await using test = openTestStore({ limits });
  const baseSha = await test.store.create('p1', { files: FILES, ...by });
  const { sha } = await test.store.commit('p1', { baseSha, changes, ...by });
  return test.store.diff('p1', { to: sha });
}

describe('diff entries', () => {
  it('tell new, edited, deleted and renamed files with both contents', async () => {
    const { entries } = await diffOf([
      { kind: 'write', path: 'new.txt', content: 'new' },
      { kind: 'write', path: 'src/main.tsx', content: 'edited' },
      { kind: 'rename', from: 'src/pages/About.tsx', path: 'src/pages/Us.tsx' },
      { kind: 'delete', path: 'public/pixel.png' },
    ]);
    const plain = { originalFilePath: null, isImage: false, isIncomplete: false };
    expect(entries).toContainEqual({
      ...plain,
      filePath: 'new.txt',
      action: 'new',
      oldContent: null,
      newContent: 'new',
    });
    expect(entries).toContainEqual({
      ...plain,
      filePath: 'src/main.tsx',
      action: 'edit',
      oldContent: 'export const main = 1;\n',
      newContent: 'edited',
    });
    expect(entries.find(({ action }) => action === 'rename')).toMatchObject({
      filePath: 'src/pages/Us.tsx',
      originalFilePath: 'src/pages/About.tsx',
    });
    expect(entries.find(({ action }) => action === 'delete')).toMatchObject({
      filePath: 'public/pixel.png',
      isImage: true,
      oldContent: expect.stringMatching(/^data:image\/png;base64,/),
      newContent: null,
    });
    expect(entries.length).toBe(4);
  });

  it('join a whole folder that moved or went away', async () => {
    const moved = await diffOf([{ kind: 'rename', from: 'src/pages', path: 'src/views' }]);
    expect(moved.entries).toMatchObject([
      { action: 'rename_directory', filePath: 'src/views', originalFilePath: 'src/pages' },
    ]);
    const gone = await diffOf([{ kind: 'delete', path: 'src/pages' }]);
    expect(gone.entries).toMatchObject([{ action: 'delete_directory', filePath: 'src/pages' }]);
  });

  it('list a file that was edited inside a moved folder', async () => {
    const content = 'export function Index() {\n  return <p>Hallo</p>;\n}\n';
    const { entries } = await diffOf([
      { kind: 'rename', from: 'src/pages', path: 'src/views' },
      { kind: 'write', path: 'src/views/Index.tsx', content },
    ]);
    expect(entries.map(({ action, filePath }) => [action, filePath])).toEqual([
      ['rename_directory', 'src/views'],
      ['edit', 'src/views/Index.tsx'],
    ]);
  });

  it('name added dependencies beside the edit', async () => {
    const content = '{"dependencies":{"react":"19.1.0","zod":"4.0.0"},"devDependencies":{"vite":"8.0.0"}}';
    const { entries } = await diffOf([{ kind: 'write', path: 'package.json', content }]);
    expect(entries.map(({ action, newContent }) => [action, newContent])).toEqual([
      ['edit', content],
      ['add_dependency', 'zod@4.0.0'],
      ['add_dependency', 'vite@8.0.0'],
    ]);
  });

  it('leave out what is too large and say so', async () => {
    const changes: Change[] = [{ kind: 'write', path: 'src/main.tsx', content: 'x'.repeat(200) }];
    const { entries } = await diffOf(changes, { readableFileBytes: 100 });
    expect(entries).toMatchObject([{ action: 'edit', isIncomplete: true, newContent: null }]);
    const many = await diffOf(
      ['a', 'b', 'c'].map((path) => ({ kind: 'write', path, content: path })),
      { diffEntries: 2 },
    );
    expect(many).toMatchObject({ isIncomplete: true, entries: [{ filePath: 'a' }, { filePath: 'b' }] });
  });

  it('show the first commit as all new, and any two commits against each other', async () => {
    await using test = openTestStore();
    const first = await test.store.create('p1', { files: FILES, ...by });
    const all = await test.store.diff('p1', { to: first });
    expect(all.entries.every(({ action }) => action === 'new')).toBe(true);
    expect(all.entries.length).toBe(FILES.length);
    const changes: Change[] = [{ kind: 'write', path: 'x', content: 'x' }];
    const { sha } = await test.store.commit('p1', { baseSha: first, changes, ...by });
    expect((await test.store.diff('p1', { from: sha, to: first })).entries).toMatchObject([
      { action: 'delete', filePath: 'x' },
    ]);
  });
});
