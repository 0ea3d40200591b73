import { describe, expect, test } from 'vitest';
import { defaultFilter, filterFromSearch, filterToQuery, filterToSearch, isFiltered } from './list-filter.ts';

describe('a filter and its address', () => {
  test('the default leaves the address bare', () => {
    expect(filterToSearch(defaultFilter)).toEqual({ q: undefined, sort: undefined, visibility: undefined });
    expect(filterFromSearch({})).toEqual(defaultFilter);
  });

  test('a filter survives the way to the address and back', () => {
    const filter = { q: 'club site', sort: 'name', visibility: 'draft' } as const;
    expect(filterFromSearch(filterToSearch(filter))).toEqual(filter);
  });

  test('nonsense in the address falls back to the default', () => {
    expect(filterFromSearch({ sort: 'size; drop table', visibility: 'secret' })).toEqual(defaultFilter);
  });

  test('a search text longer than the server takes is cut', () => {
    expect(filterFromSearch({ q: 'x'.repeat(500) }).q).toHaveLength(200);
  });

  test('spaces alone are no search', () => {
    expect(filterToSearch({ ...defaultFilter, q: '   ' }).q).toBeUndefined();
    expect(isFiltered({ ...defaultFilter, q: '   ' })).toBe(false);
  });
});

test('the call carries only what narrows the list', () => {
  expect(filterToQuery(defaultFilter)).toEqual({ sort_by: 'updated_at' });
  expect(filterToQuery({ q: ' club ', sort: 'created_at', visibility: 'public' })).toEqual({
    sort_by: 'created_at',
    q: 'club',
    visibility: 'public',
  });
});
