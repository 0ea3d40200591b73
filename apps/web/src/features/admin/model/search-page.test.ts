import { expect, test } from 'vitest';
import { searchPage } from './search-page.ts';

test('a list without a search asks for everything', () => {
  expect(searchPage('  ', '')).toEqual({});
});

test('a later page keeps the search', () => {
  expect(searchPage(' ada ', 'c1')).toEqual({ q: 'ada', cursor: 'c1' });
});
