import { expect, test } from 'vitest';
import { createDurations } from './durations.ts';

test('a text takes its own time in each project', () => {
  const durations = createDurations();
  durations.note('a', 'select 1', 1);
  expect([durations.of('a', 'select 1'), durations.of('b', 'select 1')]).toEqual([1, undefined]);
  durations.note('b', 'select 1', 50);
  durations.note('b', 'select 1', 100_000);
  expect([durations.of('a', 'select 1'), durations.of('b', 'select 1')]).toEqual([1, 60]);
});

test('where there is no room the project with the most texts loses them, and no other', () => {
  const durations = createDurations(4);
  durations.note('quiet', 'select 1', 1);
  for (let index = 0; index < 100; index += 1) durations.note('busy', `select ${index}`, 1);
  expect(durations.of('quiet', 'select 1')).toBe(1);
  const kept = Array.from({ length: 100 }, (_, index) => durations.of('busy', `select ${index}`));
  expect(kept.filter((known) => known !== undefined).length).toBeLessThanOrEqual(3);
});
