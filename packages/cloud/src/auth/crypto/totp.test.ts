import { expect, test } from 'vitest';
import { makeTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts';

// RFC 6238, appendix B, shortened to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
});

test('a code is good one step early and late, and no longer', () => {
  const code = totpCode(secret, 100);
  const validAt = [98, 99, 100, 101, 102].map(
    (step) => totpStep(secret, code, new Date(step * 30_000)) !== undefined,
  );
  expect(validAt).toEqual([false, true, true, true, false]);
});

test('a secret has 160 bits in letters that apps take', () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const uri = totpAddress({ issuer: 'My Shop', account: 'a@example.com', secret });
  expect(uri).toBe(
    `otpauth://totp/My%20Shop:a%40example.com?algorithm=SHA1&digits=6&issuer=My+Shop&period=30&secret=${secret}`,
  );
});
