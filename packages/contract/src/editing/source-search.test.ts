import { describe, expect, test } from 'vitest';
import { limits } from '../limits.data.ts';
import { createTextSearch, isSearched } from './source-search.ts';

const { code } = limits;

function find(query: string, text: string) {
  return createTextSearch(query)('a.ts', text)?.matches ?? [];
}

describe('searching a text', () => {
  test('is blind to case and tells line, column and what stands around', () => {
    expect(find('HELLO', 'one\n  say hello, friend\n')).toEqual([
      { line: 2, column: 7, before: '  say ', text: 'hello', after: ', friend' },
    ]);
  });

  test('takes every sign as it stands', () => {
    expect(find('(a+)+$', 'x (a+)+$ y').map(({ column }) => column)).toEqual([3]);
    expect(find('.*', 'abc')).toEqual([]);
  });

  test('keeps to 40 characters of context on the same line', () => {
    const [match] = find('needle', `${'a'.repeat(100)}needle${'b'.repeat(100)}\nnext`);
    expect([match?.before.length, match?.after.length, match?.column]).toEqual([40, 40, 101]);
    expect(find('needle', 'above\nneedle\r\nbelow')).toMatchObject([{ before: '', after: '', line: 2 }]);
  });

  test('stops at 50 matches of a file and says so', () => {
    const found = createTextSearch('ab')('a.ts', 'ab '.repeat(60));
    expect(found?.matches).toHaveLength(code.searchMaxMatchesPerFile);
    expect(found?.is_incomplete).toBe(true);
    expect(createTextSearch('ab')('a.ts', 'ab '.repeat(50))?.is_incomplete).toBe(false);
  });

  test('finds the right place after letters whose small form is longer', () => {
    expect(find('tea', 'İİİ Tea')).toMatchObject([{ column: 5, text: 'Tea' }]);
  });

  test('counts lines across many matches', () => {
    expect(find('aa', 'aa\naa aa\n\naa').map(({ line }) => line)).toEqual([1, 2, 2, 4]);
  });

  test('ends with a text made to be slow', () => {
    expect(find(`${'a'.repeat(100)}b`, 'a'.repeat(1_000_000))).toEqual([]);
  });
});

test.each([
  ['src/pages/Index.tsx', true],
  ['src/minutes.css', true],
  ['package-lock.json', false],
  ['web/yarn.lock', false],
  ['dist/app.js.map', false],
  ['vendor/jquery.min.js', false],
  ['.loam/notes.md', false],
  ['src/.loam/notes.md', true],
])('%s is searched: %s', (path, expected) => {
  expect(isSearched(path)).toBe(expected);
});
