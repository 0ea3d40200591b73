import { describe, expect, it } from 'vitest';

import { linePath, sparklinePoints } from './sparkline-path.ts';

const box = { width: 104, height: 24, padding: 2 };

describe('sparklinePoints', () => {
  it('spreads the series over the box with the highest value on top', () => {
    expect(sparklinePoints([0, 10, 5], box)).toEqual([
      [2, 22],
      [52, 2],
      [102, 12],
    ]);
  });

  it('lays a flat or single series in the middle', () => {
    expect(sparklinePoints([7, 7], box).map(([, y]) => y)).toEqual([12, 12]);
    expect(sparklinePoints([3], box)).toEqual([
      [2, 12],
      [102, 12],
    ]);
  });

  it('draws nothing for no values', () => {
    expect(sparklinePoints([], box)).toEqual([]);
    expect(linePath([])).toBe('');
  });
});

describe('linePath', () => {
  it('moves to the first point and draws to the others', () => {
    expect(
      linePath([
        [0, 1],
        [2, 3],
      ]),
    ).toBe('M0 1L2 3');
  });
});
