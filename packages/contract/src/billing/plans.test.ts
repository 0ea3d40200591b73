import { expect, test } from 'vitest';
import { featuresOf, isPaidPlan, requiresPlan, upgradePrompt, type PlanFeature } from './plans.ts';

// By hand from the specification: the plan that each plan must move to, or nothing.
const table: Readonly<Record<PlanFeature, readonly [free: string | undefined, pro: string | undefined]>> = {
  privateProjects: ['pro', undefined],
  viewerRole: ['pro', undefined],
  instanceSize: ['pro', undefined],
  editCode: ['pro', undefined],
  topUp: ['pro', undefined],
  draftVisibility: ['biz', 'biz'],
  sharePreviewLink: ['biz', 'biz'],
};

test.each(Object.entries(table))('%s', (name, [free, pro]) => {
  const feature = featuresOf('enterprise').find((known) => known === name);
  if (!feature) throw new Error(`${name} is no feature`);
  expect([requiresPlan('free', feature), requiresPlan('pro', feature)]).toEqual([free, pro]);
  expect([requiresPlan('biz', feature), requiresPlan('enterprise', feature)]).toEqual([undefined, undefined]);
});

test('every feature stands in the table', () => {
  expect([...featuresOf('enterprise')].toSorted()).toEqual(Object.keys(table).toSorted());
});

test('only free is unpaid', () => {
  expect((['free', 'pro', 'biz', 'enterprise'] as const).map(isPaidPlan)).toEqual([false, true, true, true]);
});

test('the prompt names the plan that is needed, and is absent when none is', () => {
  expect(upgradePrompt('pro', 'draftVisibility')).toMatchObject({
    plan: 'biz',
    title: 'Upgrade to Business',
  });
  expect(upgradePrompt('biz', 'draftVisibility')).toBeUndefined();
});
