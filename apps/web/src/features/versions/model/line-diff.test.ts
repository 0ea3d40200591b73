import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffTexts, type FileDiff } from './line-diff.ts';

function shown(diff: FileDiff): string[] {
  const marks = { same: ' ', added: '+', removed: '-' } as const;
  return diff.hunks.flatMap(({ lines }) => lines.map(({ kind, text }) => `${marks[kind]}${text}`));
}

test('a changed line stands between its neighbours', () => {
  expect(shown(diffTexts('a\nb\nc\n', 'a\nB\nc\n'))).toEqual([' a', '-b', '+B', ' c']);
});

test('a new file is all added, a deleted one all removed, an equal one nothing', () => {
  expect(shown(diffTexts('', 'a\nb\n'))).toEqual(['+a', '+b']);
  expect(diffTexts('a\nb\n', '')).toMatchObject({ added: 0, removed: 2 });
  expect(diffTexts('a\n', 'a\n').hunks).toEqual([]);
});

test('changes far from each other are separate hunks with their places', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
  const changed = lines.with(2, 'three').with(30, 'thirty-one');
  const { hunks } = diffTexts(lines.join('\n'), changed.join('\n'));
  expect(hunks.map(({ oldStart }) => oldStart)).toEqual([1, 28]);
});

describe('for any two texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

  test('taking what is removed and putting what is added makes the new one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        // Enough neighbours on both sides that every line of the change is within a hunk or equal.
        const { added, removed } = diffTexts(before.join('\n'), after.join('\n'));
        return before.length - removed + added === after.length;
      }),
    );
  });

  test('the list is as short as it can be for texts of one line each', () => {
    expect(diffTexts('x', 'y')).toMatchObject({ added: 1, removed: 1 });
  });
});

test('two long texts without anything in common are told apart at once', () => {
  const before = Array.from({ length: 3000 }, (_, index) => `old ${index}`).join('\n');
  const after = Array.from({ length: 3000 }, (_, index) => `new ${index}`).join('\n');
  expect(diffTexts(before, after)).toMatchObject({ added: 3000, removed: 3000 });
});
