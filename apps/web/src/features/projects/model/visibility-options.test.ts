import { expect, test } from 'vitest';
import { effectiveVisibility, visibilityGate, visibilityOptions } from './visibility-options.ts';

const kinds = (plan: 'free' | 'pro' | 'biz' | 'enterprise', disablePublish = false) =>
  visibilityOptions({ plan, disablePublish }).map(({ visibility, gate }) => `${visibility}:${gate.kind}`);

test.each([
  ['free', ['public:open', 'private:upgrade', 'draft:upgrade']],
  ['pro', ['public:open', 'private:open', 'draft:upgrade']],
  ['biz', ['public:open', 'private:open', 'draft:open']],
  ['enterprise', ['public:open', 'private:open', 'draft:open']],
] as const)('the %s plan offers what it includes', (plan, expected) => {
  expect(kinds(plan)).toEqual(expected);
});

test('a workspace without publishing blocks public, on any plan', () => {
  expect(kinds('enterprise', true)).toEqual(['public:blocked', 'private:open', 'draft:open']);
});

test('the prompt names the lowest plan that would do', () => {
  const rules = { plan: 'free', disablePublish: false } as const;
  expect(visibilityGate('private', rules)).toMatchObject({
    plan: 'pro',
    feature: 'privateProjects',
    badge: 'Pro',
  });
  expect(visibilityGate('draft', rules)).toMatchObject({
    plan: 'biz',
    feature: 'draftVisibility',
    badge: 'Business',
  });
});

test.each([
  ['free', null, 'public'],
  ['pro', null, 'private'],
  ['pro', 'public', 'public'],
  ['pro', 'draft', 'private'],
  ['free', 'draft', 'public'],
  ['biz', 'draft', 'draft'],
] as const)('on %s the choice %s makes a %s project', (plan, choice, expected) => {
  expect(effectiveVisibility(choice, { plan, disablePublish: false })).toBe(expected);
});
