import { expect, test } from 'vitest';
import { instancesOf } from './instances.ts';

test.each([
  ['volcano', 'Mount Etna'],
  ['Power tool', 'Cordless drill'],
  ['old camera', 'Nikon FM2'],
  ['garden level', undefined],
  ['level', 'Level 1'],
  ['zorkmid', undefined],
])('the first %s is %s', (noun, first) => {
  expect(instancesOf(noun)?.[0]).toBe(first);
});

test('every kind has eight different names', () => {
  for (const noun of ['tool', 'ferry', 'seed', 'knot', 'telescope', 'board game'])
    expect(new Set(instancesOf(noun)).size).toBe(8);
});
