import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantCommit } from '../testing/plant-commit.fixture.ts';
import { AUTHOR, FILES, openTestStore } from '../testing/store.fixture.ts';
import { openSafeFolder } from './safe-folder.ts';

const by = { author: AUTHOR, message: 'm' };

describe('checkout and sync', () => {
  it('write the bytes of the commit whatever .gitattributes asks for, and no links', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    const attributes = '* text eol=crlf ident filter=evil working-tree-encoding=UTF-16\n';
    const sha = plantCommit(test, 'p1', [
      { path: '.gitattributes', content: attributes },
      { path: 'a.txt', content: 'one\n$Id$\n' },
      { path: 'run.sh', content: 'x', mode: '100755' },
      { path: 'passwd', content: '/etc/passwd', mode: '120000' },
    ]);
    const folder = join(test.folder, 'work');
    expect(await test.store.checkout('p1', { commit: sha, folder })).toBe(sha);
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('one\n$Id$\n');
    expect(statSync(join(folder, 'run.sh')).mode & 0o100).toBe(0o100);
    expect(lstatSync(join(folder, 'passwd')).isFile()).toBe(true);
    expect(readFileSync(join(folder, 'passwd'), 'utf8')).toBe('/etc/passwd');
    await expect(test.store.checkout('p1', { folder })).rejects.toMatchObject({ code: 'folder_refused' });
  });

  it('bring a folder from commit to commit and back, leaving other files alone', async () => {
    await using test = openTestStore();
    const first = await test.store.create('p1', { files: FILES, ...by });
    const { sha } = await test.store.commit('p1', {
      baseSha: first,
      changes: [
        { kind: 'write', path: 'src/main.tsx', content: 'changed' },
        { kind: 'rename', from: 'src/pages', path: 'src/views' },
        { kind: 'delete', path: 'public/pixel.png' },
        { kind: 'write', path: 'public', content: 'now a file' },
        { kind: 'mode', path: 'package.json', executable: true },
      ],
      ...by,
    });
    const folder = join(test.folder, 'work');
    await test.store.checkout('p1', { commit: first, folder });
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/kept'), 'kept');
    await test.store.sync('p1', { from: first, to: sha, folder });
    expect(readFileSync(join(folder, 'public'), 'utf8')).toBe('now a file');
    expect(readFileSync(join(folder, 'src/main.tsx'), 'utf8')).toBe('changed');
    expect(existsSync(join(folder, 'src/pages'))).toBe(false);
    expect(readdirSync(join(folder, 'src/views'))).toEqual(['About.tsx', 'Index.tsx']);
    expect(statSync(join(folder, 'package.json')).mode & 0o100).toBe(0o100);
    await test.store.sync('p1', { from: sha, to: first, folder });
    expect(readFileSync(join(folder, 'src/pages/Index.tsx'), 'utf8')).toContain('Hello');
    expect(lstatSync(join(folder, 'public')).isDirectory()).toBe(true);
    expect(readFileSync(join(folder, 'node_modules/kept'), 'utf8')).toBe('kept');
  });

  it('replace links that the running project planted instead of following them', async () => {
    await using test = openTestStore();
    const first = await test.store.create('p1', { files: FILES, ...by });
    const changes = ['src/main.tsx', 'src/pages/Index.tsx'].map((path) => ({
      kind: 'write' as const,
      path,
      content: 'new',
    }));
    const { sha } = await test.store.commit('p1', { baseSha: first, changes, ...by });
    const folder = join(test.folder, 'work');
    const outside = join(test.folder, 'outside');
    mkdirSync(join(outside, 'pages'), { recursive: true });
    writeFileSync(join(outside, 'secret'), 'secret');
    await test.store.checkout('p1', { commit: first, folder });
    rmSync(join(folder, 'src/pages'), { recursive: true });
    symlinkSync(join(outside, 'pages'), join(folder, 'src/pages'));
    rmSync(join(folder, 'src/main.tsx'));
    symlinkSync(join(outside, 'secret'), join(folder, 'src/main.tsx'));
    await test.store.sync('p1', { from: first, to: sha, folder });
    expect(readFileSync(join(outside, 'secret'), 'utf8')).toBe('secret');
    expect(readdirSync(join(outside, 'pages'))).toEqual([]);
    expect(readFileSync(join(folder, 'src/main.tsx'), 'utf8')).toBe('new');
    expect(lstatSync(join(folder, 'src/pages')).isDirectory()).toBe(true);
  });

  it('write nothing outside while a folder is swapped for a link again and again', async () => {
    await using test = openTestStore();
    const folder = join(test.folder, 'work');
    const outside = join(test.folder, 'outside');
    mkdirSync(join(folder, 'real'), { recursive: true });
    mkdirSync(outside);
    symlinkSync(outside, join(folder, 'link'));
    let drafts = 0;
    const safe = openSafeFolder(folder, () => `${(drafts += 1)}`);
    let isRunning = true;
    const swap = async (): Promise<void> => {
      while (isRunning) {
        try {
          renameSync(join(folder, 'real'), join(folder, 'aside'));
          renameSync(join(folder, 'link'), join(folder, 'real'));
          await Promise.resolve();
          renameSync(join(folder, 'real'), join(folder, 'link'));
          renameSync(join(folder, 'aside'), join(folder, 'real'));
        } catch {
          // The writer replaced the link meanwhile: plant it again.
          rmSync(join(folder, 'aside'), { recursive: true, force: true });
          rmSync(join(folder, 'link'), { recursive: true, force: true });
          symlinkSync(outside, join(folder, 'link'));
          mkdirSync(join(folder, 'real'), { recursive: true });
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const swapping = swap();
    for (let index = 0; index < 200; index += 1) {
      await safe.write(`real/f${index}`, Buffer.from('x'), false).catch(() => undefined);
    }
    isRunning = false;
    await swapping;
    expect(readdirSync(outside)).toEqual([]);
  });
});
