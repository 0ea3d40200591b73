import { expect, test } from 'vitest';
import { asPath, choosePage, pressInField, suggestedPages } from './path-field.ts';

const page = (path: string) => ({ path, isPattern: path.includes(':') });
const pages = ['/', '/about', '/shop', '/shop/:id'].map(page);
const typed = (text: string, chosen?: number) => ({ text, chosen });

test.each([
  ['about', '/about'],
  ['/about', '/about'],
  ['  shop?size=2#top ', '/shop?size=2#top'],
  ['//evil.example', '/evil.example'],
  [String.raw`/\evil.example`, '/evil.example'],
  ['', '/'],
])('%j goes to %s', (text, path) => {
  expect(asPath(text)).toBe(path);
});

test('all pages are offered until something else is typed', () => {
  expect(suggestedPages(pages, '/about', '/about')).toEqual(pages);
  expect(suggestedPages(pages, 'SHO', '/about').map(({ path }) => path)).toEqual(['/shop', '/shop/:id']);
});

test('Enter goes to the chosen page, else to what was typed', () => {
  expect(pressInField('Enter', typed('x', 1), pages)).toEqual({ kind: 'go', path: '/about' });
  expect(pressInField('Enter', typed('x'), pages)).toEqual({ kind: 'go', path: '/x' });
});

test('a page that stands for many is filled in first', () => {
  expect(choosePage(page('/shop/:id'), typed(''))).toEqual({ kind: 'type', typing: typed('/shop/:id') });
});

test('the arrow keys go around, Escape gives up, other keys write', () => {
  const after = (key: string, chosen?: number) => pressInField(key, typed('', chosen), pages);
  expect(after('ArrowDown')).toEqual({ kind: 'type', typing: typed('', 0) });
  expect(after('ArrowDown', 3)).toEqual({ kind: 'type', typing: typed('', 0) });
  expect(after('ArrowUp')).toEqual({ kind: 'type', typing: typed('', 3) });
  expect(after('ArrowUp', 0)).toEqual({ kind: 'type', typing: typed('', 3) });
  expect(after('Escape')).toEqual({ kind: 'cancel' });
  expect(after('a')).toBeUndefined();
  expect(pressInField('ArrowDown', typed(''), [])).toEqual({ kind: 'type', typing: typed('') });
});
