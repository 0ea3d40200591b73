import type { DiffEntry } from '@loam/contract';
import { expect, test } from 'vitest';
import {
  imageUrl,
  opensByItself,
  patchText,
  readingOrder,
  splitRows,
  textDiffOf,
  unifiedRows,
} from './diff-rows.ts';
import { diffTexts } from './line-diff.ts';

const hunk = diffTexts('a\nb\nc\nd\n', 'a\nB\nB2\nd\n').hunks[0] ?? { oldStart: 0, newStart: 0, lines: [] };

test('lines keep their numbers in both texts', () => {
  expect(
    unifiedRows(hunk).map(({ kind, text, oldNumber, newNumber }) => [kind, text, oldNumber, newNumber]),
  ).toEqual([
    ['same', 'a', 1, 1],
    ['removed', 'b', 2, undefined],
    ['removed', 'c', 3, undefined],
    ['added', 'B', undefined, 2],
    ['added', 'B2', undefined, 3],
    ['same', 'd', 4, 4],
  ]);
});

test('side by side, what was replaced stands opposite to what replaced it', () => {
  const pairs = splitRows(diffTexts('a\nb\nd\n', 'a\nB\nB2\nd\n').hunks[0] ?? hunk);
  expect(pairs.map(({ before, after }) => [before?.text, after?.text])).toEqual([
    ['a', 'a'],
    ['b', 'B'],
    [undefined, 'B2'],
    ['d', 'd'],
  ]);
});

const entry: DiffEntry = {
  file_path: 'src/a.ts',
  original_file_path: null,
  action: 'edit',
  old_content: 'one\n',
  new_content: 'two\n',
  is_image: false,
  is_incomplete: false,
};

test.each([
  ['an image', { is_image: true }],
  ['what was left out', { is_incomplete: true }],
  ['what is not text', { old_content: null, new_content: null }],
  ['a file whose new text is not known', { new_content: null }],
])('%s has no lines', (_what, change) => {
  expect(textDiffOf({ ...entry, ...change })).toBeUndefined();
});

test('a new file and a deleted one are compared with nothing', () => {
  expect(textDiffOf({ ...entry, action: 'new', old_content: null })).toMatchObject({ added: 1, removed: 0 });
  expect(textDiffOf({ ...entry, action: 'delete', new_content: null })).toMatchObject({
    added: 0,
    removed: 1,
  });
});

test('the whole of it is a patch', () => {
  expect(patchText([entry])).toBe('--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,1 +1,1 @@\n-one\n+two');
  expect(patchText([{ ...entry, action: 'new', old_content: null }])).toContain(
    '--- /dev/null\n+++ b/src/a.ts',
  );
});

test('records of the builder are left out, files of tools come last and closed', () => {
  const named = (file_path: string) => ({ ...entry, file_path });
  const order = readingOrder([
    named('.loam/plan.json'),
    named('src/b.ts'),
    named('package-lock.json'),
    named('a.ts'),
  ]);
  expect(order.map(({ file_path }) => file_path)).toEqual(['src/b.ts', 'a.ts', 'package-lock.json']);
  const diff = { hunks: [], added: 300, removed: 100 };
  expect(opensByItself(named('src/b.ts'), diff)).toBe(true);
  expect(opensByItself(named('src/b.ts'), { ...diff, removed: 101 })).toBe(false);
  expect(opensByItself(named('package-lock.json'), undefined)).toBe(false);
});

test('a drawing that comes as text is shown as a picture', () => {
  expect(imageUrl('<svg id="#1"/>')).toBe('data:image/svg+xml;charset=utf-8,%3Csvg%20id%3D%22%231%22%2F%3E');
  expect(imageUrl('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
});
