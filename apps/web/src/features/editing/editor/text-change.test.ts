import { expect, test } from 'vitest';
import { textChange } from './text-change.ts';

test.each([
  ['abc', 'abc'],
  ['', 'abc'],
  ['abc', ''],
  ['one two', 'one three two'],
  ['aaaa', 'aa'],
  ['aa', 'aaaa'],
  ['abcabc', 'abc'],
  ['x', 'y'],
])('%o becomes %o', (before, after) => {
  const change = textChange(before, after);
  const result = change ? before.slice(0, change.from) + change.insert + before.slice(change.to) : before;
  expect(result).toBe(after);
});

test('only what differs is replaced', () => {
  expect(textChange('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' });
});
