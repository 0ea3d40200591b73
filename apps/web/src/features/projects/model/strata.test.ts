import { expect, test } from 'vitest';
import { strataOf, strataSize } from './strata.ts';

test('the same project always has the same picture', () => {
  expect(strataOf('a1')).toEqual(strataOf('a1'));
});

test('different projects differ', () => {
  const pictures = Array.from({ length: 200 }, (_, index) => JSON.stringify(strataOf(`project-${index}`)));
  expect(new Set(pictures).size).toBe(200);
});

test('every colour is used, none is missing', () => {
  const hues = new Set(Array.from({ length: 200 }, (_, index) => strataOf(`project-${index}`).hue));
  expect([...hues].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('each layer starts lower than the one behind it may reach and is closed at the bottom', () => {
  for (const { layers } of Array.from({ length: 50 }, (_, index) => strataOf(`p${index}`))) {
    for (const { path } of layers) {
      expect(path).toMatch(/^M0 [\d.]+(C[\d. ]+){4}V180H0Z$/);
      const heights = [...path.matchAll(/ ([\d.]+)(?=C|V)/g)].map((match) => Number(match[1]));
      expect(Math.max(...heights)).toBeLessThan(strataSize.height);
    }
  }
});
