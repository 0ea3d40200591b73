import { expect, test } from 'vitest';
import { section, text } from '../entry.ts';
import { removeFromLaterFile } from './later-file.ts';
import { countByDocument, printReport, reviewLater } from './report.ts';

const entries = [
  ...section(1, 5, { a: text('a', 'A'), b: text('b', 'B') }),
  ...section(3, 2, { c: text('c', 'C') }),
];
const isProven = (entry: { readonly id: string }): boolean => entry.id === 'doc1.s5.a';

test('an id that is proven must leave the list, and one that is not proven must be on it', () => {
  expect(reviewLater(entries, ['doc1.s5.a', 'doc3.s2.c', 'doc9.s9.x'], isProven)).toEqual({
    nowBound: ['doc1.s5.a'],
    unproven: ['doc1.s5.b'],
    unknown: ['doc9.s9.x'],
  });
});

test('the report counts bound and later entries per document', () => {
  expect(printReport(countByDocument(entries, isProven))).toBe(
    [
      'document 1: 1 bound, 1 later',
      'document 2: 0 bound, 0 later',
      'document 3: 0 bound, 1 later',
      'all: 1 bound, 2 later',
    ].join('\n'),
  );
});

test('taking ids out of the list lowers the maximum and keeps what is written beside the others', () => {
  const file =
    "export const laterMaximum = 2;\n\nexport const later = [\n  'doc1.s5.a',\n  'doc1.s5.b', // reason\n];\n";
  expect(removeFromLaterFile(file, ['doc1.s5.a', 'doc1.s5.never'])).toBe(
    "export const laterMaximum = 1;\n\nexport const later = [\n  'doc1.s5.b', // reason\n];\n",
  );
});
