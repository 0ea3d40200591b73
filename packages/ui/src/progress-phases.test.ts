import { describe, expect, it } from 'vitest';

import { clampShare, phaseStatus } from './progress-phases.ts';
import { usageTone } from './usage-tone.ts';

describe('phaseStatus', () => {
  it('divides the phases around the current one', () => {
    expect([0, 1, 2].map((index) => phaseStatus(index, { current: 1 }))).toEqual([
      'done',
      'active',
      'waiting',
    ]);
  });

  it('marks the current phase when it failed', () => {
    expect(phaseStatus(1, { current: 1, failed: true })).toBe('failed');
  });

  it('has everything done when the current phase lies behind the last', () => {
    expect([0, 1].map((index) => phaseStatus(index, { current: 2 }))).toEqual(['done', 'done']);
  });
});

describe('clampShare', () => {
  it.each([
    [50, 100, 0.5],
    [150, 100, 1],
    [-5, 100, 0],
    [5, 0, 0],
    [Number.NaN, 100, 0],
    [1, Number.POSITIVE_INFINITY, 0],
  ])('%d of %d is %d', (value, total, expected) => {
    expect(clampShare(value, total)).toBe(expected);
  });
});

describe('usageTone', () => {
  it.each([
    [0.79, 'accent'],
    [0.8, 'warning'],
    [0.999, 'warning'],
    [1, 'danger'],
  ])('a share of %d is shown as %s', (share, expected) => {
    expect(usageTone(share)).toBe(expected);
  });
});
