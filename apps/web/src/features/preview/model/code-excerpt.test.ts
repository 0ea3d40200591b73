import { expect, test } from 'vitest';
import { codeExcerpt } from './code-excerpt.ts';

const contents = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
const ends = (line: number | undefined) => {
  const lines = codeExcerpt(contents, line);
  return [lines[0]?.number, lines.at(-1)?.number];
};

test.each([
  [20, [12, 28]],
  [1, [1, 9]],
  [40, [32, 40]],
  [undefined, [1, 16]],
  [99, [1, 16]],
])('around line %s', (line, expected) => {
  expect(ends(line)).toEqual(expected);
});

test('lines keep their own text', () => {
  expect(codeExcerpt(contents, 20).find(({ number }) => number === 20)?.text).toBe('line 20');
});
