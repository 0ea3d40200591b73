import { expect, test } from 'vitest';
import { fileName, fileView, linesInWindow, linePx, linesOf, shownLine } from './file-view.ts';

const plain = { path: 'src/a.ts', contents: 'a', binary: false, sizeExceeded: false };

test.each([
  ['text', plain, 'text'],
  ['an empty file is text', { ...plain, contents: '' }, 'text'],
  ['a picture', { ...plain, path: 'public/Logo.PNG', contents: null, binary: true }, 'image'],
  ['a picture however large', { ...plain, path: 'a.webp', contents: null, sizeExceeded: true }, 'image'],
  ['a drawing is read as text', { ...plain, path: 'a.svg' }, 'text'],
  ['bytes', { ...plain, path: 'a.woff2', contents: null, binary: true }, 'binary'],
  ['too large', { ...plain, contents: null, sizeExceeded: true }, 'too_large'],
])('what is shown of a file: %s', (_name, file, kind) => {
  expect(fileView(file).kind).toBe(kind);
});

test.each([
  ['a\nb', 2],
  ['a\r\nb\r\n', 2],
  ['a\n\n', 2],
  ['a', 1],
  ['\n', 1],
])('lines of %j', (text, count) => {
  expect(linesOf(text)).toHaveLength(count);
});

test('all lines of an ordinary file stand on the page', () => {
  expect(linesInWindow({ scrollPx: 0, heightPx: 600 }, 5000)).toEqual({ first: 0, end: 5000 });
});

test('of a very long file only the lines near the window do', () => {
  const count = 100_000;
  const { first, end } = linesInWindow({ scrollPx: 50_000 * linePx, heightPx: 30 * linePx }, count);
  expect(first).toBeLessThan(50_000);
  expect(end).toBeGreaterThan(50_030);
  expect(end - first).toBeLessThan(1000);
  expect(linesInWindow({ scrollPx: 0, heightPx: 600 }, count).first).toBe(0);
  expect(linesInWindow({ scrollPx: count * linePx, heightPx: 600 }, count).end).toBe(count);
});

test('a line without end is cut', () => {
  expect(shownLine('short')).toBe('short');
  expect(shownLine('x'.repeat(1_000_000)).length).toBeLessThan(20_000);
});

test('the name of a file is what follows its folders', () => {
  expect(fileName('src/pages/Index.tsx')).toBe('Index.tsx');
  expect(fileName('README.md')).toBe('README.md');
});
