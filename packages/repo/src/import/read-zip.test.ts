import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { buildZip, type ZipFile } from '../testing/build-zip.fixture.ts';
import { readZip } from './read-zip.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loam-zip-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(zip: Buffer, limits: Partial<typeof DEFAULT_LIMITS.import> = {}) {
  const file = join(folder, 'in.zip');
  writeFileSync(file, zip);
  return readZip(file, { ...DEFAULT_LIMITS.import, ...limits });
}

async function pathsOf(files: readonly ZipFile[]): Promise<string[]> {
  return (await read(buildZip(files))).files.map(({ path }) => path);
}

const refused = (text: string) => ({ code: 'archive_refused', detail: expect.stringContaining(text) });

describe('a ZIP', () => {
  it('loses its one top folder, and what is installed or built', async () => {
    const result = await read(
      buildZip([
        { path: 'app-main/package.json', content: '{}' },
        { path: 'app-main/src/dist/kept.ts', content: 'x' },
        { path: 'app-main/dist/index.js', content: 'x' },
        { path: 'app-main/node_modules/a/index.js', content: 'x' },
        { path: 'app-main/.git/config', content: 'x' },
        { path: '__MACOSX/app-main/._x', content: 'x' },
      ]),
    );
    expect(result.files.map(({ path }) => path)).toEqual(['package.json', 'src/dist/kept.ts']);
    expect(result.leftOut.length).toBe(4);
  });

  it('keeps its folders when they are the project itself', async () => {
    expect(await pathsOf([{ path: 'src/a.ts', content: '' }])).toEqual(['src/a.ts']);
    expect(
      await pathsOf([
        { path: 'a/x', content: '' },
        { path: 'b', content: '' },
      ]),
    ).toEqual(['a/x', 'b']);
  });

  it.each(['../evil', '/etc/x', 'a/../../x', 'a\\..\\x', 'C:/x', '.git./config', 'a\0b', 'x/.GIT/hooks/y'])(
    'with the path %j is refused whole',
    async (path) => {
      const zip = buildZip([
        { path: 'fine', content: '' },
        { path, content: 'x' },
      ]);
      await expect(read(zip)).rejects.toMatchObject(refused('path'));
    },
  );

  it('leaves out links', async () => {
    const zip = buildZip([
      { path: 'a', content: 'x' },
      { path: 'link', content: '/etc/passwd', mode: 0o120777 },
    ]);
    expect(await read(zip)).toMatchObject({ files: [{ path: 'a' }], leftOut: ['link'] });
  });

  it('that unpacks to far more than it is, is stopped on the way', async () => {
    const zip = buildZip([{ path: 'bomb', content: Buffer.alloc(30_000_000) }]);
    expect(zip.length).toBeLessThan(100_000);
    await expect(read(zip)).rejects.toMatchObject(refused('far more'));
  });

  it('that understates a size is stopped at the size it says', async () => {
    const zip = buildZip([{ path: 'bomb', content: Buffer.alloc(5_000_000, 'ab'), claimedBytes: 10 }]);
    await expect(read(zip)).rejects.toMatchObject(refused('larger than it says'));
  });

  it('beyond the caps on files, bytes and entries is refused', async () => {
    const zip = buildZip(['a', 'b', 'c'].map((path) => ({ path, content: 'x'.repeat(100) })));
    await expect(read(zip, { fileBytes: 99 })).rejects.toMatchObject(refused('too large'));
    await expect(read(zip, { totalBytes: 250 })).rejects.toMatchObject(refused('too large when unpacked'));
    await expect(read(zip, { entries: 2 })).rejects.toMatchObject(refused('too many'));
    await expect(read(zip, { archiveBytes: 100 })).rejects.toMatchObject(refused('too large'));
  });

  it('with the same path twice, an unknown packing, a wrong checksum or a lock is refused', async () => {
    const twice = buildZip([
      { path: 'a', content: '1' },
      { path: 'a', content: '2' },
    ]);
    await expect(read(twice)).rejects.toMatchObject(refused('twice'));
    const content = 'some text that packs';
    const packings = [{ method: 12 }, { crc: 1 }, { flags: 1 }, { packed: deflateRawSync('other bytes') }];
    for (const fault of packings) {
      await expect(read(buildZip([{ path: 'a', content, ...fault }]))).rejects.toMatchObject({
        code: 'archive_refused',
      });
    }
  });

  it('cut or changed anywhere is either read or refused, never something else', async () => {
    const zip = buildZip([
      { path: 'a.txt', content: 'hello hello hello' },
      { path: 'b/c.txt', content: 'world' },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const broken = isCut ? zip.subarray(0, at) : Buffer.from(zip);
        if (!isCut) broken[at] = byte;
        const error = await read(broken).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        if (error !== undefined) expect(error).toMatchObject({ code: 'archive_refused' });
      }),
      { numRuns: 300 },
    );
  });
});
