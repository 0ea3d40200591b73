import { enums } from '@loam/contract';
import { expect, test } from 'vitest';
import { cloudScreen, isChanging } from './cloud-screen.ts';

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
