import { describe, expect, test } from 'vitest';
import { errorMessage } from './app-error.ts';

describe('errorMessage', () => {
  test.each([
    ['an error', new Error('no room'), 'no room'],
    ['a copy of an error', { message: 'no room', queue: 'mail' }, 'no room'],
    ['something without words', { message: 5 }, '[object Object]'],
    ['a text', 'no room', 'no room'],
    ['nothing', null, 'null'],
  ])('%s', (_name, thrown, expected) => {
    expect(errorMessage(thrown)).toBe(expected);
  });
});
