import { enums } from '@loam/contract';
import { expect, test } from 'vitest';
import { canResize, defaultTarget, isBusy } from './sizes.ts';

test('the default target is the next size up, and never the current one', () => {
  expect(enums.instance.types.map(defaultTarget)).toEqual(['s', 'm', 'l', 'xl', 'l']);
});

test('nothing is chosen while the instance is busy', () => {
  expect(enums.instance.statuses.filter(isBusy)).toEqual([
    'RESIZING',
    'UPGRADING',
    'RESTARTING',
    'COMING_UP',
    'RESTORING',
  ]);
});

test('sizes are for paid plans', () => {
  expect(enums.workspace.plans.filter(canResize)).toEqual(['pro', 'biz', 'enterprise']);
});
