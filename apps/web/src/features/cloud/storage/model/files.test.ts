import type { BackendObject } from '@loam/contract';
import { expect, test } from 'vitest';
import {
  besideName,
  crumbsOf,
  formatSize,
  movesInto,
  neighbour,
  openedFile,
  pathOf,
  previewKind,
  publicUrl,
  totalsOf,
} from './files.ts';

const file = (path: string, size = 10, mimeType = 'image/png'): BackendObject => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: path.split('/').at(-1) ?? path,
  type: 'file',
  size,
  mimeType,
  path,
  createdAt: null,
  modifiedAt: null,
});
const folder = (path: string): BackendObject => ({ ...file(path), id: null, type: 'folder', size: null });

test.each([
  [0, '0 KB'],
  [512, '0.51 KB'],
  [20_400, '20.4 KB'],
  [999_999, '1,000 KB'],
  [1_500_000, '1.5 MB'],
  [2_345_678_901, '2,346 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('folders count for nothing, and end with a slash where they are meant', () => {
  const objects = [folder('a'), file('b.png', 5), file('c.png', 7)];
  expect(totalsOf(objects)).toEqual({ files: 2, folders: 1, bytes: 12 });
  expect(objects.map(pathOf)).toEqual(['a/', 'b.png', 'c.png']);
});

test('arrows go from file to file, past folders, and stay at the ends', () => {
  const objects = [folder('a'), file('b.png'), file('c.png')];
  expect(neighbour(objects, 'b.png', 1)?.path).toBe('c.png');
  expect(neighbour(objects, 'c.png', 1)?.path).toBe('c.png');
  expect(neighbour(objects, 'b.png', -1)?.path).toBe('b.png');
  expect(neighbour(objects, 'gone.png', 1)).toBeUndefined();
});

test('the path to a folder has a step for each part', () => {
  expect(crumbsOf('')).toEqual([]);
  expect(crumbsOf('a/b c/')).toEqual([
    { name: 'a', path: 'a' },
    { name: 'b c', path: 'a/b c' },
  ]);
});

test('the address of a public file has its parts encoded', () => {
  expect(publicUrl('https://x.cloud', 'my pics', 'a b/1&2.png')).toBe(
    'https://x.cloud/storage/v1/object/public/my%20pics/a%20b/1%262.png',
  );
});

test('pictures and texts of a bearable size have a preview', () => {
  expect(previewKind(file('a.png'))).toBe('image');
  expect(previewKind(file('a.json', 5, 'application/json'))).toBe('text');
  expect(previewKind(file('a.zip', 5, 'application/zip'))).toBe('none');
  expect(previewKind(file('a.png', 30_000_000))).toBe('too-large');
});

test.each([
  ['a.txt', 'a 20261116T080000.txt'],
  ['photos/a.tar.gz', 'photos/a.tar 20261116T080000.gz'],
  ['photos.d/readme', 'photos.d/readme 20261116T080000'],
  ['.env', '.env 20261116T080000'],
])('%s is kept beside the one that is there', (path, beside) => {
  expect(besideName(path, Date.parse('2026-11-16T08:00:00Z'))).toBe(beside);
});

test('files and folders go into a folder by their names; nothing goes where it is, nor into itself', () => {
  expect(movesInto(['a.txt', 'old/b.txt', 'old/'], '/new/')).toEqual([
    { from: 'a.txt', to: 'new/a.txt' },
    { from: 'old/b.txt', to: 'new/b.txt' },
    { from: 'old/', to: 'new/old' },
  ]);
  expect(movesInto(['a.txt', 'old/b.txt'], '')).toEqual([{ from: 'old/b.txt', to: 'b.txt' }]);
  expect(movesInto(['old/'], 'old/inner')).toEqual([]);
});

test('an open file is gone once a list was read without it, and not because one could not be read', () => {
  const files = [file('a.png'), file('b.png')];
  expect(openedFile(files, 'b.png', true)).toBe(files[1]);
  expect(openedFile(files, 'b.png', false)).toBe(files[1]);
  expect(openedFile(files.slice(0, 1), 'b.png', true)).toBe('gone');
  expect(openedFile([], 'b.png', false)).toBeUndefined();
  expect(openedFile(files, undefined, true)).toBeUndefined();
});
