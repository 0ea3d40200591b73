import { expect, test } from 'vitest';
import { GrantFields } from './grant-fields.ts';

const fields = { account: 'credits', note: ' for March ', amount: '12,5' };

test('an amount is read with a comma or a point, and the note is trimmed', () => {
  expect(GrantFields.parse(fields)).toEqual({ account: 'credits', note: 'for March', amount: 12.5 });
  expect(GrantFields.parse({ ...fields, amount: '0.000001' }).amount).toBe(0.000001);
});

test.each(['', '0', '-1', '1e6', '1000001', 'NaN', '1.0000001'])('%j is no amount to add', (amount) => {
  expect(GrantFields.safeParse({ ...fields, amount }).success).toBe(false);
});
