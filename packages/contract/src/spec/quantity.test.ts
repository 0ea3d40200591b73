import { expect, test } from 'vitest';
import { requiredSuffix, toConstantValue } from './quantity.ts';

test.each([
  ['60 s', 60_000],
  ['10 min', 600_000],
  ['24 h', 86_400_000],
  ['7 days', 604_800_000],
  ['3 MB', 3_145_728],
  ['45 characters', 45],
  ['0.5 credits', 0.5],
  [
    ['2 h', '1 day'],
    [7_200_000, 86_400_000],
  ],
  [
    [60, 600],
    [60, 600],
  ],
  ['v2.2', 'v2.2'],
  ['last 7 days', 'last_7_days'],
  ['search-replace failed', 'search_replace_failed'],
  ['not-connected', 'not-connected'],
  [true, true],
])('%j is held as %j', (value, expected) => {
  expect(toConstantValue(value)).toEqual(expected);
});

test.each([
  ['60 s', 'Ms'],
  [['5 min'], 'Ms'],
  ['3 MB', 'Bytes'],
  ['569 px', 'Px'],
  ['80 %', 'Percent'],
  ['6 tools', undefined],
  [8, undefined],
])('a constant for %j ends with %s', (value, expected) => {
  expect(requiredSuffix(value)).toBe(expected);
});
