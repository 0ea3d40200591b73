import { expect, test } from 'vitest';
import { createLineSplitter } from './line-splitter.ts';

function split(...chunks: readonly string[]): readonly string[] {
  const lines: string[] = [];
  const splitter = createLineSplitter((line) => lines.push(line));
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return lines;
}

test('lines are whole, however they arrive', () => {
  expect(split('a', 'b\nc', '\r\n', '\nd')).toEqual(['ab', 'c', '', 'd']);
});

test('a line without end is cut once and the next one is whole', () => {
  const lines = split('x'.repeat(40_000), 'x'.repeat(40_000), '\nnext\n');
  expect(lines).toEqual([`${'x'.repeat(65_536)}…`, 'next']);
});
