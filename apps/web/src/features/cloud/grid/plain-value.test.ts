import { expect, test } from 'vitest';
import { plainValue } from './plain-value.ts';

test('what is true or false is spelled out, and only that', () => {
  expect(['t', 'f', null].map((value) => plainValue('boolean', value))).toEqual(['true', 'false', null]);
  expect(plainValue('text', 't')).toBe('t');
});
