import { enums } from '@loam/contract';
import { expect, test } from 'vitest';
import { diagramKey, fitInto, panBy, zoomAt, zoomByWheel, zoomStep } from './viewport.ts';

const start = { x: 10, y: 20, scale: 1 };
const frame = { width: 400, height: 200 };

test('what is under the point stays under it', () => {
  const zoomed = zoomAt(start, 2, { x: 110, y: 70 });
  expect((110 - zoomed.x) / zoomed.scale).toBeCloseTo(100);
  expect((70 - zoomed.y) / zoomed.scale).toBeCloseTo(50);
});

test('steps are of one and a half, between a tenth and ten times', () => {
  expect(zoomStep(start, 'in', frame).scale).toBe(1.5);
  expect(zoomStep(zoomStep(start, 'in', frame), 'out', frame).scale).toBeCloseTo(1);
  const far = (direction: 'in' | 'out') =>
    Array.from({ length: 30 }).reduce<typeof start>((view) => zoomStep(view, direction, frame), start).scale;
  expect(far('in')).toBe(10);
  expect(far('out')).toBe(0.1);
});

test('a wheel turned away from someone makes larger; a hard turn is no leap', () => {
  const point = { x: 0, y: 0 };
  expect(zoomByWheel(start, -2, point).scale).toBeCloseTo(Math.exp(0.03));
  expect(zoomByWheel(start, 2, point).scale).toBeLessThan(1);
  expect(zoomByWheel(start, -1000, point).scale).toBeCloseTo(Math.exp(0.15));
});

test('dragging moves the drawing as far as the hand', () => {
  expect(panBy(start, { x: 5, y: -5 })).toEqual({ x: 15, y: 15, scale: 1 });
});

test('a drawing fills four fifths of its frame and stands in the middle', () => {
  expect(fitInto({ width: 640, height: 100 }, frame)).toEqual({ scale: 0.5, x: 40, y: 75 });
  expect(fitInto({ width: 100, height: 640 }, frame)).toEqual({ scale: 0.25, x: 187.5, y: 20 });
  expect(fitInto({ width: 0, height: 0 }, frame).scale).toBe(1);
});

test('the keys of the specification all do something', () => {
  expect(
    enums.diagram.keys.filter((key) => diagramKey(key === 'Esc' ? 'Escape' : key) === undefined),
  ).toEqual([]);
  expect(diagramKey('a')).toBeUndefined();
});
