import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { JWK } from 'jose';
import { keyError } from './errors.ts';

/** Of an RSA key, as the standard of RS256 asks for. */
const leastRsaBits = 2048;
const coordinateBytes = 32;

/**
 * Refuses a pair that could not sign what it proves. A public part of another key would publish keys by which nothing
 * of ours can be checked; a small key, or one with the exponent 1, lets others sign.
 */
export function checkKeyPair(algorithm: 'ES256' | 'RS256', jwk: JWK): void {
  const pair = algorithm === 'ES256' ? readCurvePair(jwk) : readRsaPair(jwk);
  if (!belongTogether(pair))
    throw keyError('bad_key', 'The private and the public part of the signing key do not belong together.');
}

interface Pair {
  readonly secret: KeyObject;
  readonly open: KeyObject;
}

type Parts = Readonly<Record<string, string>>;

function readCurvePair(jwk: JWK): Pair {
  const open = partsOf(jwk, ['x', 'y']);
  const secret = partsOf(jwk, ['x', 'y', 'd']);
  if (jwk.kty !== 'EC' || jwk.crv !== 'P-256' || !open || !secret || !areCoordinates(secret))
    throw keyError('bad_key', 'A key for ES256 must be of type EC on the curve P-256, with x, y and d.');
  const kind = { kty: 'EC', crv: 'P-256' };
  return readPair({ ...kind, ...secret }, { ...kind, ...open });
}

function areCoordinates(parts: Parts): boolean {
  return Object.values(parts).every((part) => Buffer.from(part, 'base64url').length === coordinateBytes);
}

function readRsaPair(jwk: JWK): Pair {
  const open = partsOf(jwk, ['n', 'e']);
  const secret = partsOf(jwk, ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi']);
  if (jwk.kty !== 'RSA' || !open || !secret)
    throw keyError('bad_key', 'A key for RS256 must be of type RSA, with n, e, d, p, q, dp, dq and qi.');
  const pair = readPair({ kty: 'RSA', ...secret }, { kty: 'RSA', ...open });
  const { modulusLength = 0, publicExponent = 0n } = pair.open.asymmetricKeyDetails ?? {};
  if (modulusLength < leastRsaBits || publicExponent < 3n)
    throw keyError(
      'bad_key',
      `A key for RS256 must have at least ${leastRsaBits} bits and an exponent above 2.`,
    );
  return pair;
}

function partsOf(jwk: JWK, names: readonly string[]): Parts | undefined {
  const parts: Record<string, string> = {};
  for (const name of names) {
    const value: unknown = Reflect.get(jwk, name);
    if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) return undefined;
    parts[name] = value;
  }
  return parts;
}

function readPair(secret: Parts, open: Parts): Pair {
  try {
    return {
      secret: createPrivateKey({ key: secret, format: 'jwk' }),
      open: createPublicKey({ key: open, format: 'jwk' }),
    };
  } catch (cause) {
    throw keyError('bad_key', 'The signing key cannot be read.', { cause });
  }
}

function belongTogether({ secret, open }: Pair): boolean {
  const text = Buffer.from('belongs together');
  try {
    return verify('sha256', text, open, sign('sha256', text, secret));
  } catch {
    return false;
  }
}
