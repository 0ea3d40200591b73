import { expect, test } from 'vitest';
import { formatCredits, formatSignedCredits } from './format-credits.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [12.345, '12.35'],
  [1234.5, '1,234.5'],
  [0.000123, '0.00012'],
  [-3.5, '-3.5'],
])('%d reads %s', (amount, text) => {
  expect(formatCredits(amount)).toBe(text);
});

test.each([
  [5, '+5'],
  [-0.25, '−0.25'],
  [0, '0'],
])('%d in a history reads %s', (amount, text) => {
  expect(formatSignedCredits(amount)).toBe(text);
});
