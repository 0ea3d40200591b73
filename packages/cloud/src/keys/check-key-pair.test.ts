import crypto, { generateKeyPairSync, randomBytes } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { systemClock } from '@loam/kernel';
import type { JWK } from 'jose';
import { expect, test, vi } from 'vitest';
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
/** Nothing fits; the first and the last bit are set, as those of a modulus are. */
function junk(bytes: number): string {
  const number = randomBytes(bytes);
  number[0] = 0x80;
  number[bytes - 1] = 1;
  return number.toString('base64url');
}
const zeros = Buffer.alloc(32).toString('base64url');

test('a pair that belongs together is taken in', () => {
  expect([take(mine)?.algorithm, take(large)?.algorithm]).toEqual(['ES256', 'RS256']);
});

test('numbers of RSA may begin with a zero byte', () => {
  const padded = Buffer.concat([Buffer.alloc(1), Buffer.from(large.n ?? '', 'base64url')]);
  expect(take({ ...large, n: padded.toString('base64url') })?.algorithm).toBe('RS256');
});

test('OpenSSL never sees RSA numbers that are too long or fit nothing', () => {
  const read = vi.spyOn(crypto, 'createPrivateKey');
  syncBuiltinESMExports();
  try {
    for (const wrong of [{ n: junk(513) }, { d: junk(514) }, { e: junk(5) }, { p: junk(512), q: junk(512) }])
      expect(() => take({ ...large, ...wrong })).toThrow(/at most|belong together/);
    expect(read).not.toHaveBeenCalled();
    take(large);
    expect(read).toHaveBeenCalledOnce();
  } finally {
    read.mockRestore();
    syncBuiltinESMExports();
  }
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
  ['a modulus of more than 4096 bits', { ...large, n: junk(513) }, /at most 4096/],
  ['a huge modulus', { ...large, n: junk(200_000) }, /at most 4096/],
  ['a prime of another key', { ...large, p: larger.p ?? '' }, /do not belong together/],
  ['primes that are no factors', { ...large, p: junk(512), q: junk(512) }, /do not belong together/],
  ['the exponent 1', { ...large, e: 'AQ' }, /odd, above 2/],
  ['an even exponent', { ...large, e: 'AQAA' }, /odd, above 2/],
  ['an exponent of 33 bits', { ...large, e: 'AQAAAAE' }, /at most 32 bits/],
  ...['d', 'p', 'q', 'dp', 'dq', 'qi'].map((name): [string, JWK, RegExp] => [
    `too long a ${name}`,
    { ...large, [name]: junk(514) },
    /no part that is longer/,
  ]),
  ...['d', 'dp', 'dq', 'qi'].map((name): [string, JWK, RegExp] => [
    `a ${name} beyond what it counts within`,
    { ...large, [name]: junk(400) },
    /do not belong together/,
  ]),
  ['no prime', without(large, 'p'), /with n, e, d, p/],
  ['no private part', without(large, 'd'), /its private part/],
])('a key with %s is refused in plain words', (_, jwk, words) => {
  expect(() => take(jwk)).toThrow(words);
});
