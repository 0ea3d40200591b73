import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';

/**
 * A browser attaches the cookie to requests that other sites start, so a mutation by cookie must come from our own
 * page. A bearer token is attached only by code that holds it.
 */
export function requireSafeOrigin(actor: Actor, request: Request, trustedOrigins: readonly string[]): void {
  if (actor.kind === 'user' && actor.via === 'bearer') return;
  const origin = request.headers.get('origin');
  if (origin === null && actor.kind === 'anonymous') return;
  if (origin !== null && (trustedOrigins.includes(origin) || isOwnAddress(origin, request))) return;
  throw new ApiError('origin_refused', 'This request did not come from the app.');
}

/**
 * The builder also answers on its bare IP address. A page can have that origin only if it came from this very address,
 * which a name that an attacker points at us cannot.
 */
function isOwnAddress(origin: string, request: Request): boolean {
  const host = request.headers.get('host') ?? '';
  const isAddress = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])(:\d+)?$/i.test(host);
  return isAddress && (origin === `http://${host}` || origin === `https://${host}`);
}
