import { expect, test } from 'vitest';
import { mergeLines } from './merge-lines.ts';

const BASE = 'a\nb\nc\nd\ne';

test('changes in different places are joined', () => {
  expect(mergeLines(BASE, 'A\nb\nc\nd\ne', 'a\nb\nc\nd\nE')).toBe('A\nb\nc\nd\nE');
  expect(mergeLines(BASE, 'a\nb\nc\nd\ne\nf', 'x\na\nb\nd\ne')).toBe('x\na\nb\nd\ne\nf');
});

test('the same change on both sides is made once', () => {
  expect(mergeLines(BASE, 'a\nB\nc\nd\ne', 'a\nB\nc\nd\nE')).toBe('a\nB\nc\nd\nE');
});

test('different changes of one line are left to a person', () => {
  expect(mergeLines(BASE, 'a\nX\nc\nd\ne', 'a\nY\nc\nd\ne')).toBeNull();
});

test('what nobody touched takes the new text', () => {
  expect(mergeLines(BASE, BASE, 'new')).toBe('new');
  expect(mergeLines(BASE, 'mine', BASE)).toBe('mine');
});
