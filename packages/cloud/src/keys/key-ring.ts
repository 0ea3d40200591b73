import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '@loam/kernel';
import { SignJWT, type JWK } from 'jose';
import { checkKeyPair } from './check-key-pair.ts';
import { keyError } from './errors.ts';
import { materialOf } from './key-material.ts';

const algorithms = ['HS256', 'ES256', 'RS256'] as const;
export type SigningAlgorithm = (typeof algorithms)[number];

/** As Supabase names them: one key signs, the others only prove tokens that are still about. */
export type SigningKeyStatus = 'in_use' | 'standby' | 'previously_used' | 'revoked';

export interface SigningKey {
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly status: SigningKeyStatus;
  /** A symmetric key ({kty: 'oct'}) or a private one; the public half is derived. */
  readonly jwk: JWK;
  /** Someone outside can sign with it, so such tokens may lack `iss` and `exp`, as self-made ones do. */
  readonly heldByOwner: boolean;
  readonly createdAt: string;
}

export type ApiKeyKind = 'legacy' | 'publishable' | 'secret';

export interface ApiKey {
  readonly id: string;
  readonly kind: ApiKeyKind;
  readonly name: string;
  readonly role: 'anon' | 'service_role';
  readonly value: string;
  readonly createdAt: string;
}

/** Everything secret about one project's tokens. Plain JSON: whoever keeps it seals it. */
export interface KeyRing {
  readonly ref: string;
  /** The `iss` of this project's own tokens: the address of its auth service. */
  readonly issuer: string;
  /** Further values of `iss` that this project's own keys may sign for. */
  readonly otherIssuers: readonly string[];
  readonly audiences: readonly string[];
  readonly signingKeys: readonly SigningKey[];
  readonly apiKeys: readonly ApiKey[];
}

export interface NewKeyRing {
  readonly ref: string;
  readonly issuer: string;
  readonly clock: Clock;
  /** Of an imported project, so that its old tokens and keys stay good. */
  readonly secret?: string;
  /** What user tokens are signed with; the shared secret always proves the two legacy keys. */
  readonly algorithm?: SigningAlgorithm;
}

const tenYearsS = 10 * 365 * 24 * 3600;

export async function makeKeyRing(options: NewKeyRing): Promise<KeyRing> {
  const now = options.clock.now();
  const algorithm = options.algorithm ?? 'ES256';
  const secret = options.secret ?? randomBytes(40).toString('base64');
  const shared: SigningKey = {
    ...secretKey(secret, now),
    status: algorithm === 'HS256' ? 'in_use' : 'previously_used',
  };
  const own = algorithm === 'HS256' ? [] : [generateSigningKey(algorithm, now, 'in_use')];
  return {
    ref: options.ref,
    issuer: options.issuer,
    otherIssuers: [],
    audiences: ['authenticated'],
    signingKeys: [...own, shared],
    apiKeys: [
      await legacyKey('anon', { ref: options.ref, secret, now }),
      await legacyKey('service_role', { ref: options.ref, secret, now }),
      newApiKey('publishable', 'default', now),
      newApiKey('secret', 'default', now),
    ],
  };
}

/** The new key signs at once; the old one goes on proving until it is revoked. */
export function rotateSigningKey(ring: KeyRing, algorithm: SigningAlgorithm, clock: Clock): KeyRing {
  const retired = ring.signingKeys.map((key): SigningKey => {
    return key.status === 'in_use' ? { ...key, status: 'previously_used' } : key;
  });
  return { ...ring, signingKeys: [generateSigningKey(algorithm, clock.now(), 'in_use'), ...retired] };
}

/** A key that the owner brings along, for instance from the project's former home. */
export function importSigningKey(ring: KeyRing, jwk: JWK, clock: Clock): KeyRing {
  const algorithm = algorithms.find((known) => known === jwk.alg);
  if (algorithm === undefined) {
    throw keyError('bad_key', 'A signing key must name the algorithm HS256, ES256 or RS256.');
  }
  const isPrivate = algorithm === 'HS256' ? jwk.k !== undefined : jwk.d !== undefined;
  if (!isPrivate) throw keyError('bad_key', 'A signing key must contain its private part.');
  if (algorithm === 'HS256' && !isSecret(jwk))
    throw keyError('bad_key', 'A secret must be of type oct, with at least 32 bytes as base64url in k.');
  if (algorithm !== 'HS256') checkKeyPair(algorithm, jwk);
  const kid = chooseId(jwk);
  if (ring.signingKeys.some((key) => key.kid === kid)) {
    throw keyError('bad_key', 'A signing key with this id exists.');
  }
  refuseKnownMaterial(ring, jwk);
  const key: SigningKey = {
    kid,
    algorithm,
    status: 'standby',
    jwk: { ...jwk, kid },
    heldByOwner: true,
    createdAt: clock.now().toISOString(),
  };
  return { ...ring, signingKeys: [...ring.signingKeys, key] };
}

const maxIdLength = 200;

/** Whatever stands in a request: an id is what a key is later chosen and revoked by, as part of an address. */
function chooseId(jwk: JWK): string {
  const kid: unknown = jwk.kid;
  if (kid === undefined) return randomUUID();
  if (typeof kid !== 'string' || kid.trim() === '' || kid.length > maxIdLength || /^\.\.?$/.test(kid))
    throw keyError(
      'bad_key',
      `The id of a signing key (kid) must be a text of 1 to ${maxIdLength} characters, and not only a dot or two.`,
    );
  return kid;
}

/** Under two ids one of them could be revoked, and what it signed would go on being accepted through the other. */
function refuseKnownMaterial(ring: KeyRing, jwk: JWK): void {
  const material = materialOf(jwk);
  const same = ring.signingKeys.find((key) => materialOf(key.jwk) === material);
  if (same === undefined) return;
  throw keyError(
    'bad_key',
    same.status === 'revoked'
      ? `The same signing key was here with the id ${same.kid}, and is revoked for good.`
      : `The same signing key is already here, with the id ${same.kid}.`,
  );
}

/** Shorter ones can be guessed from any token they signed. */
const leastSecretBytes = 32;

function isSecret({ kty, k }: JWK): boolean {
  if (kty !== 'oct' || typeof k !== 'string' || !/^[\w-]+$/.test(k)) return false;
  const bytes = Buffer.from(k, 'base64url');
  return bytes.length >= leastSecretBytes && bytes.toString('base64url').length === k.length;
}

export function useSigningKey(ring: KeyRing, kid: string): KeyRing {
  const chosen = ring.signingKeys.find((key) => key.kid === kid);
  if (chosen === undefined || chosen.status === 'revoked') throw keyError('unknown_key', 'No such key.');
  return {
    ...ring,
    signingKeys: ring.signingKeys.map((key): SigningKey => {
      if (key.kid === kid) return { ...key, status: 'in_use' };
      return key.status === 'in_use' ? { ...key, status: 'previously_used' } : key;
    }),
  };
}

/** Tokens it signed are worthless from now on, the legacy keys included if it was their secret. */
export function revokeSigningKey(ring: KeyRing, kid: string): KeyRing {
  const chosen = ring.signingKeys.find((key) => key.kid === kid);
  if (chosen === undefined) throw keyError('unknown_key', 'No such key.');
  if (chosen.status === 'in_use')
    throw keyError('key_in_use', 'Let another key sign before revoking this one.');
  return {
    ...ring,
    apiKeys: ring.apiKeys.filter((key) => key.kind !== 'legacy' || !isSignedBy(chosen, key.value)),
    signingKeys: ring.signingKeys.map((key): SigningKey => {
      return key.kid === kid ? { ...key, status: 'revoked' } : key;
    }),
  };
}

/** Of tokens of our own making. */
function isSignedBy({ algorithm, jwk }: SigningKey, token: string): boolean {
  if (algorithm !== 'HS256' || jwk.k === undefined) return false;
  const end = token.lastIndexOf('.');
  const hmac = createHmac('sha256', Buffer.from(jwk.k, 'base64url')).update(token.slice(0, end));
  return hmac.digest('base64url') === token.slice(end + 1);
}

export function addApiKey(
  ring: KeyRing,
  kind: 'publishable' | 'secret',
  options: { readonly name: string; readonly clock: Clock },
): KeyRing {
  return { ...ring, apiKeys: [...ring.apiKeys, newApiKey(kind, options.name, options.clock.now())] };
}

export function removeApiKey(ring: KeyRing, id: string): KeyRing {
  if (!ring.apiKeys.some((key) => key.id === id)) throw keyError('unknown_key', 'No such key.');
  return { ...ring, apiKeys: ring.apiKeys.filter((key) => key.id !== id) };
}

function generateSigningKey(algorithm: SigningAlgorithm, now: Date, status: SigningKeyStatus): SigningKey {
  const kid = randomUUID();
  const base = { kid, algorithm, status, heldByOwner: false, createdAt: now.toISOString() };
  switch (algorithm) {
    case 'HS256':
      return { ...base, jwk: { ...octetKey(randomBytes(40).toString('base64')), kid } };
    case 'ES256': {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return { ...base, jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: algorithm } };
    }
    case 'RS256': {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return { ...base, jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: algorithm } };
    }
  }
}

function secretKey(secret: string, now: Date): SigningKey {
  const kid = randomUUID();
  return {
    kid,
    algorithm: 'HS256',
    status: 'previously_used',
    jwk: { ...octetKey(secret), kid },
    heldByOwner: true,
    createdAt: now.toISOString(),
  };
}

function octetKey(secret: string): JWK {
  return { kty: 'oct', alg: 'HS256', k: Buffer.from(secret, 'utf8').toString('base64url') };
}

async function legacyKey(
  role: 'anon' | 'service_role',
  options: { readonly ref: string; readonly secret: string; readonly now: Date },
): Promise<ApiKey> {
  const issuedAt = Math.floor(options.now.getTime() / 1000);
  const value = await new SignJWT({ ref: options.ref, role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('supabase')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tenYearsS)
    .sign(Buffer.from(options.secret, 'utf8'));
  return { id: role, kind: 'legacy', name: role, role, value, createdAt: options.now.toISOString() };
}

function newApiKey(kind: 'publishable' | 'secret', name: string, now: Date): ApiKey {
  const random = randomBytes(24).toString('base64url');
  return {
    id: randomUUID(),
    kind,
    name,
    role: kind === 'publishable' ? 'anon' : 'service_role',
    value: `sb_${kind}_${random}`,
    createdAt: now.toISOString(),
  };
}
