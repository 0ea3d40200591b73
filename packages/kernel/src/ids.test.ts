import { expect, test } from 'vitest';
import { hashToken, randomIds } from './ids.ts';

test('tokens carry 256 bits, are safe in an address and differ', () => {
  const tokens = new Set(Array.from({ length: 500 }, () => randomIds.token()));
  expect(tokens.size).toBe(500);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('the stored form of a token is stable and does not contain it', () => {
  const token = randomIds.token();
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token.slice(0, 8));
});
