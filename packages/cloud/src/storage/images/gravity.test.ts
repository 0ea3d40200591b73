import { expect, test } from 'vitest';
import { checkPlacing, cutOf, describePlacing, type Placing } from './gravity.ts';

const placing = (gravity: Placing['gravity'], xOffset?: number, yOffset?: number): Placing => ({
  gravity,
  xOffset,
  yOffset,
});
const wide = { width: 400, height: 200 };

test.each([
  ['the middle by itself', placing(undefined), [50, 0]],
  ['the left side', placing('we'), [0, 0]],
  ['the right side', placing('ea'), [100, 0]],
  ['a corner', placing('noea'), [100, 0]],
  ['points from a side', placing('we', 12), [12, 0]],
  ['a part of the width from the other side', placing('ea', 0.1), [80, 0]],
  ['never beyond the edge', placing('we', 5000), [100, 0]],
  ['around a point', placing('fp', 0.4, 0.5), [30, 0]],
  ['a point at the edge', placing('fp', 1, 1), [100, 0]],
] as const)('%s stays', (_, place, [left, top]) => {
  expect(cutOf(wide, { width: 100, height: 100 }, place)).toEqual({
    whole: { width: 200, height: 100 },
    part: { width: 100, height: 100, left, top },
  });
});

test('a small picture is cut and not made larger', () => {
  expect(cutOf(wide, { width: 100, height: 300 }, placing('so'))).toEqual({
    whole: wide,
    part: { width: 100, height: 200, left: 150, top: 0 },
  });
});

test('a point needs two numbers from 0 to 1', () => {
  expect(() => checkPlacing(placing('fp', 0.5))).toThrow("must have required property 'y_offset'");
  expect(() => checkPlacing(placing('fp', 0.5, 1.1))).toThrow('y_offset must be <= 1');
  expect(() => checkPlacing(placing('fp', -0.1, 1))).toThrow('x_offset must be >= 0');
  expect(() => checkPlacing(placing('no', 12, -4))).not.toThrow('offset');
});

test.each([
  [placing(undefined, 1), undefined],
  [placing('sm', 1, 1), 'sm'],
  [placing('ce'), 'ce'],
  [placing('ea', 12), 'ea:12:0'],
  [placing('fp', 0, 1), 'fp:0:1'],
])('%o is told as %s', (place, text) => {
  expect(describePlacing(place)).toBe(text);
});
