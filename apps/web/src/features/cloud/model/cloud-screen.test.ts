import { enums } from '@loam/contract';
import { expect, test } from 'vitest';
import { cloudScreen, isChanging, wakeDelayMs } from './cloud-screen.ts';

test('nothing known is a loader, no cloud a card, and a paused one says so', () => {
  expect(cloudScreen(undefined)).toBe('loader');
  expect(cloudScreen({ ref: null, status: null })).toBe('connect');
  const screens = enums.instance.statuses.map((status) => [status, cloudScreen({ ref: 'abc', status })]);
  expect(Object.fromEntries(screens)).toEqual({
    OK: 'managed',
    RESIZING: 'managed',
    UPGRADING: 'managed',
    RESTARTING: 'managed',
    COMING_UP: 'managed',
    RESTORING: 'paused',
    UNHEALTHY: 'managed',
    INACTIVE: 'paused',
    PAUSING: 'paused',
  });
});

test('what ends by itself is asked for again', () => {
  expect(enums.instance.statuses.filter(isChanging)).toEqual([
    'RESIZING',
    'UPGRADING',
    'RESTARTING',
    'COMING_UP',
    'RESTORING',
    'PAUSING',
  ]);
  expect(isChanging(null)).toBe(false);
});

test('a wake that failed is tried again after 2, 4, 8 and then 10 seconds at most', () => {
  expect([0, 1, 2, 3, 9].map(wakeDelayMs)).toEqual([2000, 4000, 8000, 10_000, 10_000]);
});
