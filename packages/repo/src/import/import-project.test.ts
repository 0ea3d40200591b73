import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { buildZip } from '../testing/build-zip.fixture.ts';
import { plantCommitAt } from '../testing/plant-commit.fixture.ts';
import { AUTHOR, openTestStore, type TestStore } from '../testing/store.fixture.ts';
import { parseAddress } from './check-address.ts';

const by = { author: AUTHOR, message: 'Import' };

function foreign(test: TestStore): { readonly gitDir: string; readonly address: string } {
  const gitDir = join(test.folder, 'foreign.git');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', gitDir]);
  return { gitDir, address: `file://${gitDir}` };
}

describe('an import', () => {
  it('of a ZIP becomes one commit, with a lock of Bun rewritten for npm', async () => {
    await using test = openTestStore();
    const zip = buildZip([
      { path: 'app/package.json', content: '{"scripts":{"dev":"vite"},"dependencies":{"vite":"8.0.0"}}' },
      {
        path: 'app/bun.lock',
        content:
          '{"workspaces":{"":{"dependencies":{"vite":"8.0.0"}}},"packages":{"vite":["vite@8.0.0","",{},"sha512-v"],}}',
      },
      { path: 'app/src/a.ts', content: 'a' },
    ]);
    const source = { kind: 'zip' as const, body: Readable.from([zip.subarray(0, 50), zip.subarray(50)]) };
    const result = await test.store.import('p1', { source, ...by });
    expect(result.inspection).toMatchObject({ shape: 'vite', locksToDrop: ['bun.lock'] });
    expect((await test.store.tree('p1')).map(({ path }) => path)).toEqual([
      'package-lock.json',
      'package.json',
      'src/a.ts',
    ]);
    expect((await test.store.log('p1', { limit: 9 })).entries.length).toBe(1);
    await test.store.flush();
    expect(readdirSync(join(test.root, 'drafts'))).toEqual([]);
  });

  it('that fails leaves no project and no draft', async () => {
    await using test = openTestStore({ limits: { commitBytes: 3 } });
    const body = Readable.from([buildZip([{ path: 'a', content: 'abcdef' }])]);
    const failed = test.store.import('p1', { source: { kind: 'zip', body }, ...by });
    await expect(failed).rejects.toMatchObject({ code: 'too_large' });
    expect(await test.store.has('p1')).toBe(false);
    expect(readdirSync(join(test.root, 'drafts'))).toEqual([]);
  });

  it('of a git address takes files only: no history, links, submodules or attributes that act', async () => {
    await using test = openTestStore({ transports: ['file'] });
    const { gitDir, address } = foreign(test);
    plantCommitAt(gitDir, [{ path: 'old', content: 'old' }]);
    plantCommitAt(gitDir, [
      { path: '.gitattributes', content: '* text eol=crlf filter=evil\n' },
      { path: '.gitmodules', content: '[submodule "x"]\n path = mod\n url = file:///etc\n' },
      { path: 'mod', mode: '160000' },
      { path: 'link', content: '/etc/passwd', mode: '120000' },
      { path: 'node_modules/x/index.js', content: 'x' },
      { path: 'a.txt', content: 'one\ntwo\n' },
      { path: 'big.bin', content: 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 3\n' },
    ]);
    const result = await test.store.import('p1', { source: { kind: 'git', address }, ...by });
    expect(result.leftOut.toSorted()).toEqual(['link', 'mod', 'node_modules/x/index.js']);
    expect(result.inspection.problems).toContainEqual(
      expect.objectContaining({ code: 'lfs_pointer', path: 'big.bin' }),
    );
    expect(await test.store.file('p1', 'a.txt')).toMatchObject({ contents: 'one\ntwo\n' });
    expect((await test.store.log('p1', { limit: 9 })).entries.length).toBe(1);
    const folder = join(test.folder, 'work');
    await test.store.checkout('p1', { folder });
    expect(readdirSync(folder).sort()).toEqual(['.gitattributes', '.gitmodules', 'a.txt', 'big.bin', 'old']);
    expect(readdirSync(join(test.gitDir('p1'))).sort()).toEqual([
      'HEAD',
      'config',
      'info',
      'objects',
      'refs',
    ]);
  });

  it('of a repository with a hostile path is refused', async () => {
    await using test = openTestStore({ transports: ['file'] });
    const { gitDir, address } = foreign(test);
    plantCommitAt(gitDir, [{ path: 'a\\..\\b', content: 'x' }]);
    await expect(test.store.import('p1', { source: { kind: 'git', address }, ...by })).rejects.toMatchObject({
      code: 'path_refused',
    });
    expect(await test.store.has('p1')).toBe(false);
  });

  it('of an empty, missing or too large repository says so', async () => {
    await using test = openTestStore({ transports: ['file'] });
    const { gitDir, address } = foreign(test);
    const source = { kind: 'git' as const, address };
    await expect(test.store.import('p1', { source, ...by })).rejects.toMatchObject({
      code: 'remote_refused',
    });
    plantCommitAt(gitDir, [{ path: 'a', content: 'x' }]);
    const branch = test.store.import('p1', { source: { ...source, branch: 'none' }, ...by });
    await expect(branch).rejects.toMatchObject({ code: 'remote_refused' });
    const hostile = test.store.import('p1', { source: { ...source, branch: '--upload-pack=x' }, ...by });
    await expect(hostile).rejects.toMatchObject({ code: 'ref_refused' });
  });
});

describe('an address', () => {
  it.each([
    'http://example.com/a.git',
    'ssh://git@example.com/a.git',
    'git@example.com:a.git',
    'git://example.com/a',
    'file:///etc',
    'ext::sh -c touch% /x',
    'https://user:secret@example.com/a.git',
    'https://example.com/a.git?x=1',
    'https://example.com/a\n.git',
    '--upload-pack=x',
    '/etc',
    '',
  ])('%j is refused', (address) => {
    expect(() => parseAddress(address, ['https'])).toThrow(/address_refused/);
  });

  it('is called only when the outbound check accepts it', async () => {
    const asked: string[] = [];
    const outbound = {
      resolve: (url: URL) => {
        asked.push(url.href);
        return Promise.reject(new RangeError('private'));
      },
    };
    await using test = openTestStore({ outbound });
    const source = { kind: 'git' as const, address: 'https://internal.example/a.git' };
    await expect(test.store.import('p1', { source, ...by })).rejects.toThrow('private');
    expect(asked).toEqual(['https://internal.example/a.git']);
  });
});
