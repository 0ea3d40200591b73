import { describe, expect, test } from 'vitest';
import { texts } from '../texts.data.ts';
import type { Plan } from '../workspaces/schemas.ts';
import { outOfCreditsDialog, usageBanner } from './usage-banner.ts';

const free = 25;
const used = { ok: 0, low: 24.8, reached: 25 };
const plans: readonly Plan[] = ['free', 'pro', 'biz', 'enterprise'];

function usageWith(cloud: keyof typeof used, ai: keyof typeof used) {
  return {
    cloud_usage: { free, used: used[cloud], billed: 0 },
    ai_gateway_usage: { free, used: used[ai], billed: 0 },
    available_balance: 0,
    is_unlimited: false,
  };
}

describe('which banner', () => {
  test.each([
    ['ok', 'ok', null],
    ['low', 'ok', 'Approaching Cloud usage limit'],
    ['ok', 'low', 'Approaching AI usage limit'],
    ['low', 'low', 'Approaching AI and Cloud usage limits'],
    ['reached', 'ok', 'Cloud is paused'],
    ['reached', 'low', 'Cloud is paused'],
    ['ok', 'reached', 'AI is paused'],
    ['low', 'reached', 'AI is paused'],
    ['reached', 'reached', 'Cloud + AI usage limits reached'],
  ] as const)('cloud %s and AI %s: %s', (cloud, ai, title) => {
    expect(usageBanner(usageWith(cloud, ai), 'pro', true)?.title ?? null).toBe(title);
  });

  test('none where usage has no limit', () => {
    expect(usageBanner({ ...usageWith('reached', 'reached'), is_unlimited: true }, 'free', true)).toBeNull();
  });
});

describe('what it says and offers', () => {
  test('a paid workspace is told, in the words of the specification, to top up', () => {
    expect(usageBanner(usageWith('reached', 'reached'), 'pro', true)).toMatchObject({
      severity: 'error',
      text: texts.usage.reachedBothDetail,
      actions: ['topUp'],
    });
  });

  test('a free workspace is told to upgrade', () => {
    expect(usageBanner(usageWith('low', 'ok'), 'free', true)).toMatchObject({
      severity: 'warning',
      text: 'Your free usage is running low. Please upgrade to keep using Cloud.',
      actions: ['upgrade'],
    });
  });

  test.each(plans)(
    'on %s, those who do not manage billing get no action and are sent to the admin',
    (plan) => {
      const banner = usageBanner(usageWith('ok', 'reached'), plan, false);
      expect(banner?.actions).toEqual([]);
      expect(banner?.text).toContain('ask your workspace admin');
      expect(banner?.text).toContain('using AI.');
    },
  );

  test('free and paid texts differ for every banner, with and without the right to pay', () => {
    const states = ['ok', 'low', 'reached'] as const;
    for (const cloud of states) {
      for (const ai of states) {
        for (const canManage of [true, false]) {
          const onFree = usageBanner(usageWith(cloud, ai), 'free', canManage);
          const onPaid = usageBanner(usageWith(cloud, ai), 'biz', canManage);
          if (onFree === null) expect(onPaid).toBeNull();
          else expect(onFree.text).not.toBe(onPaid?.text);
          expect(onFree?.text ?? '').not.toMatch(/[{}]/);
        }
      }
    }
  });
});

test.each([
  ['free', true, 'upgrade', ['upgrade']],
  ['enterprise', true, 'top up', ['topUp']],
  ['pro', false, 'ask your workspace admin', []],
] as const)('out of credits on %s, managing billing: %s', (plan, canManage, words, actions) => {
  const dialog = outOfCreditsDialog(plan, canManage);
  expect(dialog.text).toContain(words);
  expect(dialog.actions).toEqual(actions);
});
