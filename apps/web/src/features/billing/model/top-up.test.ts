import { expect, test } from 'vitest';
import { TopUpAmount, topUpState } from './top-up.ts';

test.each([
  [{ plan: 'enterprise', isUnlimited: true, canManage: true }, 'nothing-to-pay'],
  [{ plan: 'pro', isUnlimited: false, canManage: true }, 'form'],
  [{ plan: 'free', isUnlimited: false, canManage: true }, 'needs-paid-plan'],
  [{ plan: 'pro', isUnlimited: false, canManage: false }, 'ask-admin'],
  [{ plan: 'free', isUnlimited: false, canManage: false }, 'ask-admin'],
] as const)('%o gives %s', (facts, state) => {
  expect(topUpState(facts)).toBe(state);
});

test.each([
  ['25', 25],
  [' 12.5 ', 12.5],
  ['12,50', 12.5],
  ['100000', 100_000],
])('%j is the amount %d', (text, amount) => {
  expect(TopUpAmount.parse(text)).toBe(amount);
});

test.each(['', '0', '0.5', '-5', '1e3', '100001', '1.234', 'ten', '1 000'])('%j is no amount', (text) => {
  expect(TopUpAmount.safeParse(text).success).toBe(false);
});
