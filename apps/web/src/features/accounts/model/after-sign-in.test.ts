import { expect, test } from 'vitest';
import { safeNext } from './after-sign-in.ts';

test.each([
  ['/projects/1?view=preview', '/projects/1?view=preview'],
  [undefined, '/'],
  ['', '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?next=/', '/'],
  ['/sign-up', '/'],
])('after signing in, %j leads to %j', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});
