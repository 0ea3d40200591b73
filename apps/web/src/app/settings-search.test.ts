import { expect, test } from 'vitest';
import { opensTopUp, RootSearch } from './settings-search.ts';

test.each([
  [{ settings: 'usage', openTopUp: 1 }, { settings: 'usage', openTopUp: '1' }, true],
  [{ settings: 'domains', openTopUp: '0' }, { settings: 'domains', openTopUp: '0' }, false],
  [{ settings: 'nonsense' }, { settings: undefined }, false],
])('an address with %j asks for %j', (given, expected, isAsked) => {
  const search = RootSearch.parse(given);
  expect(search).toEqual(expected);
  expect(opensTopUp(search)).toBe(isAsked);
});
