import { createHmac } from 'node:crypto';
import type { Clock } from '@loam/kernel';
import { SignJWT, importJWK, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createKeys,
  importSigningKey,
  makeKeyRing,
  removeApiKey,
  revokeSigningKey,
  rotateSigningKey,
  useSigningKey,
  type KeyRing,
  type SigningKey,
} from './index.ts';

const clock: Clock = { now: () => new Date('2026-05-01T12:00:00Z') };
const nowS = Math.floor(clock.now().getTime() / 1000);
const refOne = 'aaaaaaaaaaaaaaaaaaaa';
const refTwo = 'bbbbbbbbbbbbbbbbbbbb';

let one: KeyRing;
let two: KeyRing;

beforeAll(async () => {
  one = await makeKeyRing({ ref: refOne, issuer: `https://${refOne}.cloud.test/auth/v1`, clock });
  two = await makeKeyRing({ ref: refTwo, issuer: `https://${refTwo}.cloud.test/auth/v1`, clock });
});

function keysOf(...rings: readonly KeyRing[]) {
  const load = (ref: string) => Promise.resolve(rings.find((ring) => ring.ref === ref));
  return createKeys({ rings: { load }, clock });
}

function userClaims(ring: KeyRing, more: JWTPayload = {}): JWTPayload {
  return {
    iss: ring.issuer,
    aud: 'authenticated',
    role: 'authenticated',
    sub: '7d2e6c1e-4a40-4f44-9d3d-0d4b1b0a0001',
    iat: nowS,
    exp: nowS + 3600,
    ...more,
  };
}

function keyInUse(ring: KeyRing): SigningKey {
  const key = ring.signingKeys.find((candidate) => candidate.status === 'in_use');
  if (key === undefined) throw new TypeError('no key in use');
  return key;
}

function sharedSecret(ring: KeyRing): SigningKey {
  const key = ring.signingKeys.find((candidate) => candidate.algorithm === 'HS256');
  if (key === undefined) throw new TypeError('no shared secret');
  return key;
}

async function signWith(key: SigningKey, claims: JWTPayload, header: object = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.algorithm, kid: key.kid, ...header })
    .sign(await importJWK(key.jwk, key.algorithm));
}

function apiKey(ring: KeyRing, name: string): string {
  const found = ring.apiKeys.find((key) => key.name === name || key.kind === name);
  if (found === undefined) throw new TypeError(`no key ${name}`);
  return found.value;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a token', () => {
  test('that the project signed is accepted with its role and claims', async () => {
    const keys = keysOf(one);
    const token = await keys.sign(refOne, userClaims(one));
    expect(await keys.verifyToken(refOne, token)).toMatchObject({
      kind: 'accepted',
      role: 'authenticated',
      claims: { sub: '7d2e6c1e-4a40-4f44-9d3d-0d4b1b0a0001' },
    });
  });

  test('with the algorithm none is refused, with and without a key id', async () => {
    for (const kid of [undefined, keyInUse(one).kid]) {
      const token = `${encode({ alg: 'none', kid })}.${encode(userClaims(one))}.`;
      expect(await keysOf(one).verifyToken(refOne, token)).toMatchObject({ kind: 'refused' });
    }
  });

  test('signed with the public key as if it were a secret is refused', async () => {
    const [published] = (await keysOf(one).jwks(refOne)).keys;
    const head = encode({ alg: 'HS256', kid: keyInUse(one).kid });
    for (const guess of [JSON.stringify(published), String(published?.x)]) {
      const body = `${head}.${encode(userClaims(one))}`;
      const signature = createHmac('sha256', guess).update(body).digest('base64url');
      expect(await keysOf(one).verifyToken(refOne, `${body}.${signature}`)).toEqual({
        kind: 'refused',
        fault: 'wrong_algorithm',
      });
    }
  });

  test('of another project is refused, whichever key it names', async () => {
    const foreign = keyInUse(two);
    const plain = await signWith(foreign, userClaims(two));
    expect(await keysOf(one, two).verifyToken(refOne, plain)).toEqual({
      kind: 'refused',
      fault: 'unknown_key',
    });
    const disguised = await signWith(foreign, userClaims(one), { kid: keyInUse(one).kid });
    expect(await keysOf(one).verifyToken(refOne, disguised)).toEqual({
      kind: 'refused',
      fault: 'bad_signature',
    });
    const copiedRing = { ...one, signingKeys: two.signingKeys };
    expect(await keysOf(copiedRing).verifyToken(refOne, plain)).toEqual({
      kind: 'refused',
      fault: 'wrong_issuer',
    });
  });

  test('that is past its time is refused', async () => {
    const token = await signWith(keyInUse(one), userClaims(one, { exp: nowS - 1 }));
    expect(await keysOf(one).verifyToken(refOne, token)).toEqual({ kind: 'refused', fault: 'expired' });
    const { exp: _, ...withoutEnd } = userClaims(one);
    const endless = await signWith(keyInUse(one), withoutEnd);
    expect(await keysOf(one).verifyToken(refOne, endless)).toEqual({ kind: 'refused', fault: 'expired' });
  });

  test('with an unknown key id is refused, even if the shared secret signed it', async () => {
    const token = await signWith(sharedSecret(one), userClaims(one), { kid: 'not-ours' });
    expect(await keysOf(one).verifyToken(refOne, token)).toEqual({ kind: 'refused', fault: 'unknown_key' });
  });

  test.each([
    ['another issuer', { iss: 'https://elsewhere.test' }, 'wrong_issuer'],
    ['another audience', { aud: 'somebody' }, 'wrong_audience'],
    ['the ref of another project', { ref: refTwo }, 'wrong_project'],
    ['a role that is no name', { role: 'anon; drop' }, 'bad_role'],
  ])('with %s is refused', async (_, more, fault) => {
    const token = await signWith(keyInUse(one), userClaims(one, more));
    expect(await keysOf(one).verifyToken(refOne, token)).toEqual({ kind: 'refused', fault });
  });

  test('that the owner made with the shared secret needs neither key id nor issuer', async () => {
    const key = await importJWK(sharedSecret(one).jwk, 'HS256');
    const token = await new SignJWT({ role: 'authenticated', sub: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key);
    expect(await keysOf(one).verifyToken(refOne, token)).toMatchObject({
      kind: 'accepted',
      role: 'authenticated',
    });
  });

  test('survives a rotation and ends with the revocation of its key', async () => {
    const token = await signWith(keyInUse(one), userClaims(one));
    const rotated = rotateSigningKey(one, 'RS256', clock);
    expect(await keysOf(rotated).verifyToken(refOne, token)).toMatchObject({ kind: 'accepted' });
    const next = await keysOf(rotated).sign(refOne, userClaims(one));
    expect(await keysOf(rotated).verifyToken(refOne, next)).toMatchObject({ kind: 'accepted' });
    expect((await keysOf(rotated).jwks(refOne)).keys.map((key) => key.alg)).toEqual(['RS256', 'ES256']);
    const revoked = revokeSigningKey(rotated, keyInUse(one).kid);
    expect(await keysOf(revoked).verifyToken(refOne, token)).toEqual({
      kind: 'refused',
      fault: 'unknown_key',
    });
    expect(() => revokeSigningKey(rotated, keyInUse(rotated).kid)).toThrow(/another key sign/);
  });

  test('can be signed by a key that was brought along with wide permissions', async () => {
    const jwk = {
      ...rotateSigningKey(two, 'RS256', clock).signingKeys[0]?.jwk,
      key_ops: ['sign', 'verify'],
      kid: 'old',
    };
    const ring = useSigningKey(importSigningKey(one, jwk, clock), 'old');
    const token = await keysOf(ring).sign(refOne, userClaims(one));
    expect(await keysOf(ring).verifyToken(refOne, token)).toMatchObject({ kind: 'accepted' });
    expect((await keysOf(ring).jwks(refOne)).keys.find(({ kid }) => kid === 'old')).toMatchObject({
      alg: 'RS256',
      key_ops: ['verify'],
    });
  });

  test('of a secret that was brought along needs not name it, and ends with it', async () => {
    const brought = sharedSecret(two);
    const ring = importSigningKey(one, { ...brought.jwk, kid: 'brought' }, clock);
    const token = await signWith(brought, { role: 'authenticated' }, { kid: undefined });
    expect(await keysOf(ring).verifyToken(refOne, token)).toMatchObject({ kind: 'accepted' });
    const own = await signWith(sharedSecret(one), { role: 'authenticated' }, { kid: undefined });
    expect(await keysOf(ring).verifyToken(refOne, own)).toMatchObject({ kind: 'accepted' });
    const without = [one, revokeSigningKey(ring, 'brought')];
    for (const refusing of without)
      expect(await keysOf(refusing).verifyToken(refOne, token)).toMatchObject({ fault: 'bad_signature' });
  });

  test.each(['', '!!!!', 'YQ'])('is refused in peace beside the useless secret "%s"', async (k) => {
    const useless: SigningKey = {
      ...sharedSecret(two),
      kid: 'useless',
      jwk: { kty: 'oct', alg: 'HS256', k },
    };
    const ring = { ...one, signingKeys: [useless, ...one.signingKeys] };
    const stranger = await signWith(sharedSecret(two), { role: 'service_role' }, { kid: undefined });
    expect(await keysOf(ring).verifyToken(refOne, stranger)).toEqual({
      kind: 'refused',
      fault: 'bad_signature',
    });
    const own = await signWith(sharedSecret(one), { role: 'authenticated' }, { kid: undefined });
    expect(await keysOf(ring).verifyToken(refOne, own)).toMatchObject({ kind: 'accepted' });
  });

  test.each([
    ['empty', ''],
    ['no base64url', 'a+/='.repeat(20)],
    ['cut off', 'a'.repeat(45)],
    ['one byte', 'YQ'],
    ['31 bytes', Buffer.alloc(31, 7).toString('base64url')],
  ])('cannot come from a secret that is %s: it is not taken in', (_, k) => {
    expect(() => importSigningKey(one, { kty: 'oct', alg: 'HS256', k }, clock)).toThrow(/at least 32 bytes/);
  });

  test('can come from a secret of 32 bytes, but of no other type of key', () => {
    const k = Buffer.alloc(32, 7).toString('base64url');
    const ring = importSigningKey(one, { kty: 'oct', alg: 'HS256', k, kid: 'long' }, clock);
    expect(ring.signingKeys.at(-1)).toMatchObject({ kid: 'long', status: 'standby' });
    expect(() => importSigningKey(one, { kty: 'RSA', alg: 'HS256', k }, clock)).toThrow(/of type oct/);
  });

  test('of a key that was brought along is accepted', async () => {
    const brought = keyInUse(two);
    const ring = importSigningKey(one, brought.jwk, clock);
    const token = await signWith(brought, { role: 'service_role' });
    expect(await keysOf(ring).verifyToken(refOne, token)).toMatchObject({
      kind: 'accepted',
      role: 'service_role',
    });
  });
});

test('the published keys hold no private part', async () => {
  for (const key of (await keysOf(rotateSigningKey(one, 'RS256', clock)).jwks(refOne)).keys) {
    expect(Object.keys(key)).not.toEqual(expect.arrayContaining(['d']));
    expect(key.kty).not.toBe('oct');
  }
});

describe('a request', () => {
  test.each([
    ['anon', 'anon'],
    ['service_role', 'service_role'],
    ['publishable', 'anon'],
    ['secret', 'service_role'],
  ])('with the key %s alone acts as %s', async (name, role) => {
    const key = apiKey(one, name);
    for (const authorization of [undefined, `Bearer ${key}`]) {
      expect(await keysOf(one).roleOfRequest(refOne, { apiKey: key, authorization })).toMatchObject({
        kind: 'accepted',
        role,
        apiKeyRole: role,
      });
    }
  });

  test('with a person’s token acts for that person', async () => {
    const keys = keysOf(one);
    const authorization = `Bearer ${await keys.sign(refOne, userClaims(one))}`;
    for (const name of ['anon', 'publishable']) {
      expect(await keys.roleOfRequest(refOne, { apiKey: apiKey(one, name), authorization })).toMatchObject({
        role: 'authenticated',
        apiKeyRole: 'anon',
      });
    }
  });

  test('without a key, or with another project’s, is refused', async () => {
    const keys = keysOf(one, two);
    expect(await keys.roleOfRequest(refOne, {})).toEqual({ kind: 'refused', fault: 'no_api_key' });
    for (const name of ['anon', 'service_role', 'publishable', 'secret']) {
      expect(await keys.roleOfRequest(refOne, { apiKey: apiKey(two, name) })).toEqual({
        kind: 'refused',
        fault: 'invalid_api_key',
      });
    }
  });

  test('with a good key and a bad token is refused, never served as the key', async () => {
    const authorization = `Bearer ${await signWith(keyInUse(one), userClaims(one, { exp: nowS - 1 }))}`;
    expect(await keysOf(one).roleOfRequest(refOne, { apiKey: apiKey(one, 'anon'), authorization })).toEqual({
      kind: 'refused',
      fault: 'expired',
    });
  });

  test('with a service key from a browser is refused', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';
    for (const name of ['service_role', 'secret']) {
      expect(await keysOf(one).roleOfRequest(refOne, { apiKey: apiKey(one, name), userAgent })).toEqual({
        kind: 'refused',
        fault: 'secret_key_in_browser',
      });
    }
    expect(await keysOf(one).roleOfRequest(refOne, { apiKey: apiKey(one, 'anon'), userAgent })).toMatchObject(
      {
        kind: 'accepted',
      },
    );
  });

  test('with a token that was good is refused once it has expired or its key is revoked', async () => {
    let now = clock.now();
    const load = { ring: one };
    const keys = createKeys({ rings: { load: async () => load.ring }, clock: { now: () => now } });
    const token = await signWith(keyInUse(one), userClaims(one, { exp: nowS + 60 }));
    const shown = { apiKey: apiKey(one, 'anon'), authorization: `Bearer ${token}` };
    for (let time = 0; time < 2; time += 1)
      expect(await keys.roleOfRequest(refOne, shown)).toMatchObject({ role: 'authenticated' });
    const rotated = rotateSigningKey(one, 'ES256', clock);
    load.ring = revokeSigningKey(rotated, keyInUse(one).kid);
    expect(await keys.roleOfRequest(refOne, shown)).toEqual({ kind: 'refused', fault: 'unknown_key' });
    load.ring = one;
    now = new Date(now.getTime() + 60_000);
    expect(await keys.roleOfRequest(refOne, shown)).toEqual({ kind: 'refused', fault: 'expired' });
  });

  test('with a legacy key is accepted until the secret that signed it is revoked, and no other', async () => {
    const ring = importSigningKey(one, { ...sharedSecret(two).jwk, kid: 'brought' }, clock);
    for (const name of ['anon', 'service_role']) {
      const shown = { apiKey: apiKey(one, name) };
      const withoutBrought = revokeSigningKey(ring, 'brought');
      expect(await keysOf(withoutBrought).roleOfRequest(refOne, shown)).toMatchObject({ role: name });
      const withoutShared = revokeSigningKey(ring, sharedSecret(one).kid);
      expect(withoutShared.apiKeys.map(({ kind }) => kind)).toEqual(['publishable', 'secret']);
      expect(await keysOf(withoutShared).roleOfRequest(refOne, shown)).toMatchObject({ kind: 'refused' });
    }
  });

  test('with a removed key is refused, the legacy ones included', async () => {
    for (const key of one.apiKeys) {
      const without = removeApiKey(one, key.id);
      expect(await keysOf(without).roleOfRequest(refOne, { apiKey: key.value })).toEqual({
        kind: 'refused',
        fault: 'invalid_api_key',
      });
    }
  });
});
