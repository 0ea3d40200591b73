import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pageRange } from './page-range.ts';

describe('pageRange', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 3, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 10, 11, 12]],
  ])('page %d of %d', (current, total, expected) => {
    expect(pageRange(current, total)).toEqual(expected);
  });

  it('always shows first, current and last once each, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)];
        const pages = pageRange(current, total).filter((entry) => entry !== 'gap');
        expect(pages).toEqual([...new Set(pages)].toSorted((x, y) => x - y));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      }),
    );
  });
});
