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
  if (origin !== null && trustedOrigins.includes(origin)) return;
  throw new ApiError('origin_refused', 'This request did not come from the app.');
}
