import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Digits only, each equally likely. */
export function makeOtp(digits: number): string {
  return randomInt(0, 10 ** digits)
    .toString()
    .padStart(digits, '0');
}

/** The form in which codes are stored and put into links: bound to the address they were sent to. */
export function hashOtp(address: string, otp: string): string {
  return createHash('sha224').update(`${address}${otp}`).digest('hex');
}

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Twelve letters or digits, as GoTrue's refresh tokens: 60 random bits. */
export function makeRefreshToken(): string {
  return [...randomBytes(12)].map((byte) => base32[byte % 32]).join('');
}

export function isEqual(left: string, right: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(left), digest(right));
}

const pkcePrefix = 'pkce_';

/** A link that was asked for with PKCE gives a code instead of a session; its token says so. */
export function markPkce(hash: string, isPkce: boolean): string {
  return isPkce ? `${pkcePrefix}${hash}` : hash;
}

export function isPkceToken(token: string): boolean {
  return token.startsWith(pkcePrefix);
}

export function provesChallenge(
  challenge: { readonly value: string; readonly method: string },
  verifier: string,
): boolean {
  const shown =
    challenge.method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return isEqual(shown, challenge.value);
}
