import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remainingUsage, usageStatus, usageStatuses, warningThreshold } from './usage-rules.ts';

describe('what remains', () => {
  test.each([
    { free: 25, used: 0, balance: 0, remaining: 25 },
    { free: 25, used: 10, balance: 5, remaining: 20 },
    { free: 25, used: 25, balance: 0, remaining: 0 },
    { free: 25, used: 25, balance: 5, remaining: 5 },
    { free: 25, used: 25.000001, balance: 5, remaining: 5 },
    { free: 25, used: 80, balance: 5, remaining: 5 },
    { free: 25, used: 80, balance: -2, remaining: -2 },
    { free: 25, used: 20, balance: -2, remaining: 3 },
    { free: 0, used: 0, balance: 0, remaining: 0 },
  ])(
    '$used of $free used with a balance of $balance leaves $remaining',
    ({ free, used, balance, remaining }) => {
      expect(remainingUsage({ free, used }, balance)).toBe(remaining);
    },
  );

  test('using more never leaves more', () => {
    const amount = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(amount, amount, amount, amount, (free, used, more, balance) => {
        const before = remainingUsage({ free, used }, balance);
        return remainingUsage({ free, used: used + more }, balance) <= before;
      }),
    );
  });
});

describe('when the warning starts', () => {
  test.each([
    { free: 25, used: 10, balance: 5, threshold: 10 },
    { free: 25, used: 10, balance: 0, threshold: 0.5 },
    { free: 25, used: 10, balance: -1, threshold: 0.5 },
    { free: 25, used: 25, balance: 0, threshold: 10 },
    { free: 25, used: 30, balance: 3, threshold: 10 },
  ])('$used of $free with a balance of $balance: at $threshold', ({ free, used, balance, threshold }) => {
    expect(warningThreshold({ free, used }, balance)).toBe(threshold);
  });
});

describe('the status', () => {
  test.each([
    { free: 25, used: 0, balance: 0, status: 'ok' },
    { free: 25, used: 24.49, balance: 0, status: 'ok' },
    { free: 25, used: 24.5, balance: 0, status: 'low' },
    { free: 25, used: 24.999999, balance: 0, status: 'low' },
    { free: 25, used: 25, balance: 0, status: 'reached' },
    { free: 25, used: 25, balance: 10.000001, status: 'ok' },
    { free: 25, used: 25, balance: 10, status: 'low' },
    { free: 25, used: 30, balance: 0.000001, status: 'low' },
    { free: 25, used: 30, balance: 0, status: 'reached' },
    { free: 25, used: 30, balance: -1, status: 'reached' },
    { free: 0, used: 0, balance: 0, status: 'reached' },
    { free: 5, used: 0, balance: 4, status: 'low' },
    { free: 5, used: 0, balance: 5, status: 'low' },
    { free: 5, used: 0, balance: 5.1, status: 'ok' },
  ])('$used of $free with a balance of $balance is $status', ({ free, used, balance, status }) => {
    expect(usageStatus({ free, used }, balance)).toBe(status);
  });

  test('nothing is ever reached where usage has no limit', () => {
    const spent = { free: 1, used: 9, billed: 0 };
    const usage = { cloud_usage: spent, ai_gateway_usage: spent, available_balance: 0 };
    expect(usageStatuses({ ...usage, is_unlimited: true })).toEqual({ cloud: 'ok', ai: 'ok' });
    expect(usageStatuses({ ...usage, is_unlimited: false })).toEqual({ cloud: 'reached', ai: 'reached' });
  });
});
