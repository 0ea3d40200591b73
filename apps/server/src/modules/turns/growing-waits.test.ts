import { expect, test } from 'vitest';
import { createGrowingWaits } from './growing-waits.ts';

test('what fails again waits twice as long, at most five minutes, and a success forgets it', () => {
  let nowMs = 0;
  const waits = createGrowingWaits<string>({ now: () => new Date(nowMs) });
  const waitOf = () => {
    const begin = nowMs;
    while (waits.waiting().includes('a')) nowMs += 500;
    return nowMs - begin;
  };
  const seen: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    waits.failed('a');
    seen.push(waitOf() / 1000);
  }
  expect(seen).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  waits.failed('b');
  expect(waits.waiting()).toEqual(['b']);
  waits.succeeded('a');
  waits.failed('a');
  expect(waitOf()).toBe(2000);
});
