import { createHash } from 'node:crypto';
import { systemClock as clock } from '@loam/kernel';
import type { JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { importSigningKey, makeKeyRing, revokeSigningKey, rotateSigningKey } from './index.ts';

const secret = 'a shared secret of more than sixty-four bytes, which HMAC makes shorter first';
const made = await makeKeyRing({ ref: 'a'.repeat(20), issuer: 'http://test/auth/v1', clock, secret });
const ring = rotateSigningKey(made, 'RS256', clock);
const secretJwk = (bytes: Buffer): JWK => ({ kty: 'oct', alg: 'HS256', k: bytes.toString('base64url') });
const short = Buffer.alloc(40, 7);
const other: JWK = secretJwk(short);

function keyOf(algorithm: string) {
  const key = ring.signingKeys.find((one) => one.algorithm === algorithm);
  if (key === undefined) throw new Error(`no key for ${algorithm}`);
  return key;
}

describe('a signing key that is already there', () => {
  test.each(['HS256', 'ES256', 'RS256'])('is refused under another id: %s', (algorithm) => {
    const { jwk, kid } = keyOf(algorithm);
    expect(() => importSigningKey(ring, { ...jwk, kid: 'copy' }, clock)).toThrow(
      `already here, with the id ${kid}`,
    );
  });

  test('is refused in another notation', () => {
    const { jwk } = keyOf('RS256');
    const padded = Buffer.concat([Buffer.alloc(1), Buffer.from(jwk.n ?? '', 'base64url')]);
    const written = { ...jwk, kid: 'copy', n: padded.toString('base64url') };
    expect(() => importSigningKey(ring, written, clock)).toThrow(/already here/);
    const hashed = secretJwk(createHash('sha256').update(secret).digest());
    expect(() => importSigningKey(ring, hashed, clock)).toThrow(/already here/);
    const withShort = importSigningKey(ring, other, clock);
    const zeros = secretJwk(Buffer.concat([short, Buffer.alloc(3)]));
    expect(() => importSigningKey(withShort, zeros, clock)).toThrow(/already here/);
  });

  test('is refused after it was revoked too: nothing brings it back', () => {
    const { jwk, kid } = keyOf('HS256');
    const without = revokeSigningKey(ring, kid);
    expect(() => importSigningKey(without, { ...jwk, kid: 'copy' }, clock)).toThrow(/revoked for good/);
  });
});

describe('the id of a signing key', () => {
  test.each([[7], [0], [null], [true], [''], [' '], ['.'], ['..'], [['a']], [{}], ['x'.repeat(201)]])(
    'is not %j',
    (kid) => {
      const jwk = Object.fromEntries(Object.entries({ ...other, kid }));
      expect(() => importSigningKey(ring, jwk, clock)).toThrow(/must be a text of 1 to 200 characters/);
    },
  );

  test('is the one that came with it, and is made where none came', () => {
    const id = 'https://old.test/keys/1 +=';
    const withKey = importSigningKey(ring, { ...other, kid: id }, clock);
    expect(revokeSigningKey(withKey, id).signingKeys.at(-1)).toMatchObject({ kid: id, status: 'revoked' });
    expect(importSigningKey(ring, other, clock).signingKeys.at(-1)?.kid).toMatch(/^[\da-f-]{36}$/);
  });
});
