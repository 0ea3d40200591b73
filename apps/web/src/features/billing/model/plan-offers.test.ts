import { enums, featuresOf, type Plan, type PlanOffer } from '@loam/contract';
import { expect, test } from 'vitest';
import { featuresBeyond, isUpgrade, planAction, shownOffers } from './plan-offers.ts';

const offers: readonly PlanOffer[] = enums.workspace.plans.map((plan) => ({
  plan,
  label: plan,
  monthly: { credits: 1, cloud: 1, ai_gateway: 1 },
  features: featuresOf(plan),
}));

test.each<[Plan, readonly Plan[]]>([
  ['free', ['free', 'pro', 'biz']],
  ['pro', ['free', 'pro', 'biz', 'enterprise']],
  ['biz', ['free', 'pro', 'biz']],
  ['enterprise', ['free', 'pro', 'biz', 'enterprise']],
])('a workspace on %s is shown %j', (current, shown) => {
  expect(shownOffers(offers, current).map(({ plan }) => plan)).toEqual(shown);
});

test.each([
  ['pro', { plan: 'pro', provider: 'manual', canManage: true }, 'current'],
  ['biz', { plan: 'pro', provider: 'manual', canManage: true }, 'choose'],
  ['enterprise', { plan: 'pro', provider: 'manual', canManage: true }, 'contact'],
  ['biz', { plan: 'pro', provider: 'manual', canManage: false }, 'none'],
  ['biz', { plan: 'pro', provider: 'none', canManage: true }, 'none'],
  ['pro', { plan: 'pro', provider: 'none', canManage: false }, 'current'],
] as const)('the card of %s for %o is %s', (offered, buyer, action) => {
  expect(planAction(offered, buyer)).toBe(action);
});

test('a dearer plan is an upgrade, a cheaper one or the same is not', () => {
  expect(isUpgrade('free', 'pro')).toBe(true);
  expect(isUpgrade('biz', 'pro')).toBe(false);
  expect(isUpgrade('pro', 'pro')).toBe(false);
});

test('moving down loses what only the dearer plan has', () => {
  expect(featuresBeyond(featuresOf('biz'), featuresOf('pro'))).toEqual([
    'draftVisibility',
    'sharePreviewLink',
  ]);
  expect(featuresBeyond(featuresOf('pro'), featuresOf('biz'))).toEqual([]);
});
