import { createDiskBlobStore, type BlobStore } from '@loam/kernel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileKey } from '../manifest.ts';
import { hasHashedName } from './names.ts';
import { parseRedirects } from './parse-redirects.ts';
import { pruneSites } from './prune-sites.ts';
import { readManifest } from './read-manifest.ts';
import { storeSite, type BuiltFile } from './store-site.ts';

let folder: string;
let blobs: BlobStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-store-'));
  blobs = createDiskBlobStore({ root: join(folder, 'blobs') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (path: string, text: string): BuiltFile => ({ path, content: Buffer.from(text) });
const page = file('index.html', `<!doctype html><p>${'hello '.repeat(100)}</p>`);
const script = file('assets/index-BqTk9_xZ.js', `console.log(${'1+'.repeat(400)}1)`);

async function allKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of blobs.list('sites/')) keys.push(key);
  return keys;
}

const bytesOf = async (key: string) => {
  const stream = await blobs.get(key);
  return stream ? buffer(stream) : Buffer.alloc(0);
};

describe('storing a site', () => {
  it('keeps files by hash with smaller forms, and a manifest that names them', async () => {
    const picture = { path: 'logo.png', content: new Uint8Array(1000) };
    const stored = await storeSite({ blobs, files: [page, script, picture], routes: ['/about'] });
    expect(stored).toMatchObject({ files: 3, newFiles: 3 });
    const manifest = await readManifest(blobs, stored.manifestKey);
    expect(manifest).toEqual(stored.manifest);
    const html = manifest.files['index.html'];
    expect(html).toMatchObject({ type: 'text/html; charset=utf-8', isImmutable: false });
    expect(manifest.files[script.path]?.isImmutable).toBe(true);
    expect(manifest.files['logo.png']?.encodings).toEqual({});
    const hash = html?.hash ?? '';
    expect(brotliDecompressSync(await bytesOf(fileKey(hash, 'br')))).toEqual(page.content);
    expect(gunzipSync(await bytesOf(fileKey(hash, 'gzip')))).toEqual(page.content);
    expect((await bytesOf(fileKey(hash, 'br'))).length).toBe(html?.encodings.br);
  });

  it('writes nothing when everything is there, and gives the same key in any order', async () => {
    const first = await storeSite({ blobs, files: [page, script] });
    const refusing: BlobStore = { ...blobs, put: () => Promise.reject(new RangeError('written again')) };
    const again = await storeSite({ blobs: refusing, files: [script, page] });
    expect(again).toMatchObject({ manifestKey: first.manifestKey, newFiles: 0 });
    expect(again.manifest).toEqual(first.manifest);
  });

  it('is whole after it was broken off anywhere', async () => {
    for (let allowed = 0; ; allowed += 1) {
      let left = allowed;
      const failing: BlobStore = {
        ...blobs,
        put: async (key, body) => {
          if (left === 0) throw new RangeError('cut');
          left -= 1;
          return blobs.put(key, body);
        },
      };
      const outcome = await storeSite({ blobs: failing, files: [page, script] }).catch(() => undefined);
      if (outcome === undefined) {
        expect((await allKeys()).some((key) => key.startsWith('sites/manifests/'))).toBe(false);
        continue;
      }
      for (const { hash, encodings } of Object.values(outcome.manifest.files)) {
        expect(await blobs.has(fileKey(hash))).toBe(true);
        if (encodings.br !== undefined) expect(await blobs.has(fileKey(hash, 'br'))).toBe(true);
      }
      break;
    }
  });

  it('two at the same moment agree', async () => {
    const [one, two] = await Promise.all([
      storeSite({ blobs, files: [page, script] }),
      storeSite({ blobs, files: [page, script] }),
    ]);
    expect(one.manifestKey).toBe(two.manifestKey);
    expect(await readManifest(blobs, one.manifestKey)).toEqual(two.manifest);
  });

  it('never serves settings and hidden files, and refuses paths that lead elsewhere', async () => {
    const hidden = ['.env', 'a/.git/config', '_headers', '.well-known/x.txt'].map((path) => file(path, path));
    const { manifest } = await storeSite({ blobs, files: [page, ...hidden] });
    expect(Object.keys(manifest.files)).toEqual(['.well-known/x.txt', 'index.html']);
    for (const path of ['../x', 'a//b', '/x', 'a\\b', 'a\0b', './x', ''])
      await expect(storeSite({ blobs, files: [page, file(path, 'x')] })).rejects.toMatchObject({
        code: 'site_path_refused',
      });
  });

  it('refuses a build without a page, and one that is too large', async () => {
    await expect(storeSite({ blobs, files: [script] })).rejects.toMatchObject({ code: 'site_without_page' });
    for (const limits of [{ files: 1 }, { bytes: 20 }, { fileBytes: 20 }])
      await expect(storeSite({ blobs, files: [page, script], limits })).rejects.toMatchObject({
        code: 'site_too_large',
      });
  });

  it('prunes what no kept manifest names, and only that', async () => {
    const old = await storeSite({ blobs, files: [page, file('old.txt', 'old')] });
    const kept = await storeSite({ blobs, files: [page, script] });
    await pruneSites({ blobs, keep: [kept.manifestKey] });
    const left = await allKeys();
    expect(left).not.toContain(old.manifestKey);
    const refusing: BlobStore = { ...blobs, put: () => Promise.reject(new RangeError('written again')) };
    expect((await storeSite({ blobs: refusing, files: [page, script] })).newFiles).toBe(0);
    await pruneSites({ blobs, keep: [] });
    expect(await allKeys()).toEqual([]);
  });
});

it.each([
  ['assets/index-BqTk9_xZ.js', true],
  ['assets/vendor-react-a1B2c3D4.js', true],
  ['assets/index-BqTk9_xZ.js.map', true],
  ['assets/photo-vacation.jpg', false],
  ['assets/photo-Vacation.jpg', false],
  ['assets/report-20240131.pdf', false],
  ['assets/main.js', false],
  ['index-BqTk9_xZ.js', false],
])('a name with a hash: %s %s', (path, isHashed) => expect(hasHashedName(path)).toBe(isHashed));

it('reads redirects and leaves out what could lead astray', () => {
  const { rules, ignored } = parseRedirects(
    [
      '# moved',
      '/old /new',
      '/blog/* /articles/:splat 302!',
      '/app/* /index.html 200 # pages',
      '/out https://example.com/x 307',
      '/proxy https://example.com/ 200',
      '/frame //example.com',
      '/a*b /c',
      '/x javascript:alert(1)',
      '/y /z 299',
      '/any/* https://:splat 301',
      'nonsense',
    ].join('\n'),
  );
  expect(rules).toEqual([
    { from: '/old', to: '/new', status: 301, isForced: false },
    { from: '/blog/*', to: '/articles/:splat', status: 302, isForced: true },
    { from: '/app/*', to: '/index.html', status: 200, isForced: false },
    { from: '/out', to: 'https://example.com/x', status: 307, isForced: false },
  ]);
  expect(ignored.length).toBe(7);
});
