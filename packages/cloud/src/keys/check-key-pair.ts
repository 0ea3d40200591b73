import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { JWK } from 'jose';
import { keyError } from './errors.ts';

/** Of an RSA key: the standard of RS256 asks for the least, and what signs for longer than a moment stops everybody. */
const leastRsaBits = 2048;
const mostRsaBits = 4096;
/** Some write a zero byte before a number, so that none can take it for a negative one. */
const mostRsaBytes = mostRsaBits / 8 + 1;
const mostExponent = 2n ** 32n;
const coordinateBytes = 32;

/**
 * Refuses a pair that could not sign what it proves. A public part of another key would publish keys by which nothing
 * of ours can be checked; a small key, or one with the exponent 1, lets others sign.
 */
export function checkKeyPair(algorithm: 'ES256' | 'RS256', jwk: JWK): void {
  const pair = algorithm === 'ES256' ? readCurvePair(jwk) : readRsaPair(jwk);
  if (!belongTogether(pair)) throw notTogether();
}

function notTogether(): Error {
  return keyError('bad_key', 'The private and the public part of the signing key do not belong together.');
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
  checkRsaNumbers(secret);
  return readPair({ kty: 'RSA', ...secret }, { kty: 'RSA', ...open });
}

/**
 * Before OpenSSL has any of it: it counts with whatever numbers it is given, for minutes if they are long, and everybody
 * waits meanwhile. Numbers that fit each other take it no longer than a true key of their length.
 */
function checkRsaNumbers(parts: Parts): void {
  const numbers = new Map<string, bigint>();
  for (const [name, part] of Object.entries(parts)) {
    const bytes = Buffer.from(part, 'base64url');
    if (bytes.length > mostRsaBytes) throw badRsaLength();
    numbers.set(name, BigInt(`0x0${bytes.toString('hex')}`));
  }
  const numberOf = (name: string) => numbers.get(name) ?? 0n;
  const [n, e, p, q] = [numberOf('n'), numberOf('e'), numberOf('p'), numberOf('q')];
  const bits = n.toString(2).length;
  if (bits < leastRsaBits || bits > mostRsaBits) throw badRsaLength();
  if (e < 3n || e >= mostExponent || e % 2n === 0n)
    throw keyError(
      'bad_key',
      'The exponent e of a key for RS256 must be odd, above 2 and of at most 32 bits.',
    );
  if (p * q !== n || numberOf('d') >= n || numberOf('dp') >= p || numberOf('dq') >= q || numberOf('qi') >= p)
    throw notTogether();
}

function badRsaLength(): Error {
  return keyError(
    'bad_key',
    `A key for RS256 must have at least ${leastRsaBits} bits and at most ${mostRsaBits}, and no part that is longer.`,
  );
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
