import { generateKeyPairSync } from 'node:crypto';
import { systemClock } from '@loam/kernel';
import type { JWK } from 'jose';
import { expect, test } from 'vitest';
import { importSigningKey, makeKeyRing } from './index.ts';

const ring = await makeKeyRing({ ref: 'a'.repeat(20), issuer: 'http://test/auth/v1', clock: systemClock });
const take = (jwk: JWK) => importSigningKey(ring, jwk, systemClock).signingKeys.at(-1);

const curve = (namedCurve: string): JWK => ({
  ...generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' }),
  alg: 'ES256',
});
const rsa = (modulusLength: number, publicExponent = 65_537): JWK => ({
  ...generateKeyPairSync('rsa', { modulusLength, publicExponent }).privateKey.export({ format: 'jwk' }),
  alg: 'RS256',
});
const [mine, others] = [curve('P-256'), curve('P-256')];
const [large, larger] = [rsa(2048), rsa(2048)];
function without(jwk: JWK, name: string): JWK {
  const left: JWK = { ...jwk };
  Reflect.deleteProperty(left, name);
  return left;
}
const zeros = Buffer.alloc(32).toString('base64url');

test('a pair that belongs together is taken in', () => {
  expect([take(mine)?.algorithm, take(large)?.algorithm]).toEqual(['ES256', 'RS256']);
});

test.each<[string, JWK, RegExp]>([
  [
    'a public part of another key',
    { ...mine, x: others.x ?? '', y: others.y ?? '' },
    /do not belong together/,
  ],
  ['a private part of another key', { ...mine, d: others.d ?? '' }, /do not belong together/],
  ['a point that is not on the curve', { ...mine, x: zeros }, /cannot be read/],
  ['another curve', curve('P-384'), /P-256/],
  ['another curve under the name of ours', { ...curve('P-384'), crv: 'P-256' }, /P-256/],
  ['a short private part', { ...mine, d: 'AQ' }, /P-256/],
  ['a private part that is zero', { ...mine, d: zeros }, /cannot be read|do not belong together/],
  ['no x', without(mine, 'x'), /with x, y and d/],
  ['no base64url', { ...mine, d: `${mine.d}=` }, /with x, y and d/],
  ['the type of RS256', { ...mine, alg: 'RS256' }, /of type RSA/],
  ['the type of ES256', { ...large, alg: 'ES256' }, /of type EC/],
  ['a small modulus', rsa(1024), /at least 2048 bits/],
  ['a modulus of another key', { ...large, n: larger.n ?? '' }, /cannot be read|do not belong together/],
  ['the exponent 1', { ...large, e: 'AQ' }, /cannot be read|exponent above 2/],
  ['no prime', without(large, 'p'), /with n, e, d, p/],
  ['no private part', without(large, 'd'), /its private part/],
])('a key with %s is refused in plain words', (_, jwk, words) => {
  expect(() => take(jwk)).toThrow(words);
});
