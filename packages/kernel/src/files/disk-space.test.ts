import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createDiskSpace } from './disk-space.ts';

test('a disk with less than the reserve is low, and is measured again after a few seconds', async () => {
  let nowMs = 0;
  let free = 50;
  let measured = 0;
  const space = createDiskSpace({
    folder: '/data',
    reserveBytes: 100,
    clock: { now: () => new Date(nowMs) },
    measure: async () => {
      measured += 1;
      return free;
    },
  });
  expect(await space.isLow()).toBe(true);
  free = 200;
  expect(await space.isLow()).toBe(true);
  expect(measured).toBe(1);
  nowMs += 3001;
  expect(await space.isLow()).toBe(false);
});

test('a disk that cannot be measured stops nobody', async () => {
  const space = createDiskSpace({
    folder: '/nowhere/at/all',
    reserveBytes: 100,
    clock: systemClock,
  });
  expect(await space.freeBytes()).toBeUndefined();
  expect(await space.isLow()).toBe(false);
});

test('the machine tells what is left', async () => {
  const space = createDiskSpace({ folder: tmpdir(), reserveBytes: 1, clock: systemClock });
  expect(await space.freeBytes()).toBeGreaterThan(0);
});
