import { describe, expect, test } from 'vitest';
import { spec } from './spec.data.ts';
import { gatherEvidence } from './spec/testing/evidence.ts';
import { later, laterMaximum } from './spec/later.data.ts';
import { createProver, holdsValue } from './spec/testing/prove.ts';
import { reviewLater } from './spec/testing/report.ts';

describe('the table of the specification', () => {
  test('gives every fact its own id', () => {
    const ids = spec.map((entry) => entry.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each([
    [1, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [2, [2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('covers the sections of document %i', (doc, sections) => {
    const covered = new Set(spec.filter((entry) => entry.doc === doc).map((entry) => entry.section));
    expect([...covered].toSorted((a, b) => a - b)).toEqual(sections);
  });

  test('has no product name but ours', () => {
    expect(spec.filter((entry) => JSON.stringify(entry).toLowerCase().includes('lovable'))).toEqual([]);
  });

  test('agrees with the constants of this package, whether or not a screen uses them yet', () => {
    const { constants } = gatherEvidence();
    const unequal = spec.filter((entry) => 'constant' in entry && !holdsValue(entry, constants));
    expect(unequal.map((entry) => entry.id)).toEqual([]);
  });
});

describe('the list of what comes later', () => {
  const review = reviewLater(spec, later, createProver(gatherEvidence()));

  test('names nothing that the repository already proves (run update-later.ts)', () => {
    expect(review.nowBound).toEqual([]);
  });

  test('names everything that the repository does not prove', () => {
    expect(review.unproven).toEqual([]);
  });

  test('names only entries of the table, each once', () => {
    expect(review.unknown).toEqual([]);
    expect(new Set(later).size).toBe(later.length);
  });

  test('is as long as its recorded maximum, which only falls', () => {
    expect(later.length).toBe(laterMaximum);
  });
});
