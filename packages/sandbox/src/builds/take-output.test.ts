import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createByteReader } from './byte-reader.ts';
import { isSafePath, takeOutput } from './take-output.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-take-output-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const bounds = { maxBytes: 100, maxFiles: 5 };
const signal = new AbortController().signal;
let count = 0;

function head(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

const file = (path: string, text: string) =>
  Buffer.concat([head({ file: path, size: Buffer.byteLength(text) }), Buffer.from(text)]);
const end = head({ end: true });

function take(
  parts: readonly Buffer[],
  options: { to?: string; signal?: AbortSignal; pieceBytes?: number } = {},
) {
  const to = options.to ?? join(root, String((count += 1)), 'dist');
  const all = Buffer.concat(parts);
  const pieces = Array.from({ length: Math.ceil(all.length / (options.pieceBytes ?? 1000)) }, (_, index) =>
    all.subarray(index * (options.pieceBytes ?? 1000), (index + 1) * (options.pieceBytes ?? 1000)),
  );
  const reader = createByteReader(Readable.from(pieces, { objectMode: true }));
  return { to, reader, taking: takeOutput(reader, to, { ...bounds, signal: options.signal ?? signal }) };
}

test.each([1, 3, 1000])('what was sent is there, in pieces of %i bytes', async (pieceBytes) => {
  const parts = [head({ folder: 'assets' }), file('assets/a.js', 'one'), file('index.html', ''), end];
  const { to, taking } = take(parts, { pieceBytes });
  expect(await taking).toBe(3);
  expect(await readFile(join(to, 'assets/a.js'), 'utf8')).toBe('one');
  expect(await readFile(join(to, 'index.html'), 'utf8')).toBe('');
  expect(await readdir(join(to, '..'))).toEqual(['dist']);
});

test('two outputs that follow each other are told apart', async () => {
  const { to, reader, taking } = take([file('a', 'one'), end, file('b', 'two'), end]);
  await taking;
  await takeOutput(reader, to, { ...bounds, signal });
  expect(await readdir(to)).toEqual(['b']);
});

test.each([
  ['a step up', [file('../outside', 'x'), end]],
  ['a step up further in', [head({ folder: 'a' }), file('a/../../outside', 'x'), end]],
  ['a start at the root', [file('/tmp/outside', 'x'), end]],
  ['a folder as a step up', [head({ folder: '..' }), end]],
  ['a folder that nobody made', [file('nowhere/a', 'x'), end]],
  ['the same file twice', [file('a', 'x'), file('a', 'y'), end]],
  ['a file where a folder is', [head({ folder: 'a' }), file('a', 'x'), end]],
  ['more than it says', [Buffer.concat([file('a', 'x'), Buffer.from('yyyyyyyy')]), end]],
  ['a size that is none', [head({ file: 'a', size: -1 }), end]],
  ['a size beyond the bound', [head({ file: 'a', size: 101 }), end]],
  ['too many files', [...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name, '')), end]],
  ['a head that is no JSON', [Buffer.from([0, 0, 0, 1, 65])]],
  ['a head without end', [Buffer.from([255, 255, 255, 255, 65])]],
  ['an end in the middle', [head({ file: 'a', size: 9 }), Buffer.from('short')]],
  ['nothing', []],
])('%s is refused, and the folder stays as it was', async (_, parts) => {
  const first = take([file('kept', 'x'), end]);
  await first.taking;
  await expect(take(parts, { to: first.to }).taking).rejects.toBeInstanceOf(Error);
  expect(await readdir(first.to)).toEqual(['kept']);
  expect(await readdir(join(first.to, '..'))).toEqual(['dist']);
});

test('what nobody wants any more is not placed', async () => {
  const { to, taking } = take([file('a', 'x'), end], { signal: AbortSignal.abort(new Error('stopped')) });
  await expect(taking).rejects.toThrow('stopped');
  expect(await readdir(join(to, '..'))).toEqual([]);
});

test.each(['a\0b', 'a\\b', '', 'a//b', './a', 'x'.repeat(256), 'a/'.repeat(50) + 'a', 7, undefined])(
  '%j is no safe path',
  (path) => expect(isSafePath(path)).toBe(false),
);
