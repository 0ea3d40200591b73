import { expect, test } from 'vitest';
import { centredSquare } from './avatar-image.ts';

test.each([
  [400, 300, { x: 50, y: 0, size: 300 }],
  [300, 401, { x: 0, y: 51, size: 300 }],
  [10, 10, { x: 0, y: 0, size: 10 }],
])('of %i × %i pixels the middle square is kept', (width, height, expected) => {
  expect(centredSquare(width, height)).toEqual(expected);
});
