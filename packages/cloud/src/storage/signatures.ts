import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '@loam/kernel';
import { storageError } from './errors.ts';
import { type Json, textOf } from './json.ts';
import type { Place } from './store/objects.ts';

export type Scope = 'download' | 'upload';

export interface Signer {
  sign(place: Place, grant: Grant): Promise<string>;
  /** What was signed along; throws unless it opens this very place for this very use, now. */
  verify(token: string, place: Place, scope: Scope): Promise<Signed>;
}

export interface Grant {
  readonly scope: Scope;
  readonly expiresInSeconds: number;
  readonly claims?: Json;
}

export interface Signed {
  readonly claims: Json;
  readonly expiresAt: Date;
}

const algorithm = 'HS256';
/** The longest that dates can tell. */
const maxSeconds = 8_640_000_000_000;

export function createSigner({
  secret,
  clock,
}: {
  readonly secret: Uint8Array;
  readonly clock: Clock;
}): Signer {
  return {
    async sign(place, { scope, expiresInSeconds, claims }) {
      const nowSeconds = Math.floor(clock.now().getTime() / 1000);
      // What is signed for decides last: nothing that came along can take its place.
      return new SignJWT({ ...claims, url: urlOf(place), scope: `storage.object.${scope}` })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + expiresInSeconds)
        .sign(secret);
    },
    async verify(token, place, scope) {
      const claims = await claimsOf(token, secret, clock);
      if (textOf(claims, 'scope') !== `storage.object.${scope}`)
        throw storageError('InvalidSignature', `Token is not scoped for ${scope}`);
      if (textOf(claims, 'url') !== urlOf(place)) throw storageError('InvalidSignature', 'Invalid signature');
      return { claims, expiresAt: new Date(Number(claims['exp']) * 1000) };
    },
  };
}

export function checkExpiry(seconds: unknown): number {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds))
    throw storageError('InvalidParameter', 'Invalid Parameter expiresIn');
  const whole = Math.floor(seconds);
  if (whole < 1 || whole > maxSeconds - Date.now() / 1000)
    throw storageError('InvalidParameter', 'Invalid Parameter expiresIn');
  return whole;
}

function urlOf({ bucketId, name }: Place): string {
  return `${bucketId}/${name}`;
}

async function claimsOf(token: string, secret: Uint8Array, clock: Clock): Promise<Json> {
  try {
    const options = { algorithms: [algorithm], currentDate: clock.now(), requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, secret, options);
    return { ...payload };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw storageError('InvalidJWT', error.message, { cause: error });
  }
}
