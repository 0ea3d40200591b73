import { createHmac } from 'node:crypto';
import type { JWK } from 'jose';

/**
 * The same text for two keys where what one signs is proven by the other, whatever they are called. Of a secret it is what
 * it signs: HMAC takes several texts for one secret, such as those with zero bytes at their end.
 */
export function materialOf({ kty, k = '', crv, x, y, n }: JWK): string {
  if (kty === 'oct') {
    const hmac = createHmac('sha256', Buffer.from(k, 'base64url')).update('the same secret');
    return `oct ${hmac.digest('base64url')}`;
  }
  return kty === 'RSA' ? `RSA ${numberIn(n)}` : `EC ${crv} ${numberIn(x)} ${numberIn(y)}`;
}

/** A number can be written in several ways: with zero bytes before it, and with bits after it that nobody reads. */
function numberIn(part = ''): string {
  return Buffer.from(part, 'base64url').toString('hex').replace(/^0+/, '');
}
