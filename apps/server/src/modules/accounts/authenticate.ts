import { accessTokenPrefix, UserId } from '@loam/contract';
import { hashToken } from '@loam/kernel';
import { type Actor, anonymous, type UserActor } from '../../http/actor.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ActorCache } from './actor-cache.ts';
import type { CredentialStore } from './credential-store.ts';
import type { SessionCookie } from './session-cookie.ts';

interface AuthenticateDeps {
  readonly store: CredentialStore;
  readonly cache: ActorCache;
  readonly cookie: SessionCookie;
}

const sessionTokenPattern = /^[A-Za-z0-9]{32}$/;
const accessTokenPattern = new RegExp(`^${accessTokenPrefix}[A-Za-z0-9_-]{43}$`);

/**
 * Who is calling. A bearer token is there on purpose, so a bad one is an error; a stale cookie is sent by the browser
 * on its own, so its bearer is simply not signed in.
 */
export function createAuthenticate(deps: AuthenticateDeps): (request: Request) => Promise<Actor> {
  return async (request) => {
    const bearer = readBearer(request);
    if (bearer !== undefined) {
      const actor = await resolve(deps, { key: `b:${bearer}`, via: 'bearer', token: () => bearer });
      if (actor) return actor;
      throw new ApiError('unauthenticated', 'This token is not valid, or no longer.');
    }
    const [value, ...others] = deps.cookie.read(request);
    if (value === undefined) return anonymous;
    if (others.length > 0) throw ambiguous(deps.cookie, request);
    const actor = await resolve(deps, {
      key: `c:${value}`,
      via: 'cookie',
      token: () => deps.cookie.verify(value),
    });
    return actor ?? anonymous;
  };
}

/** Which of them is ours cannot be told, and the wrong one would make the caller work in somebody else's account. */
function ambiguous(cookie: SessionCookie, request: Request): ApiError {
  return new ApiError(
    'unauthenticated',
    'Your browser sent two sign-ins at once, so neither was used. Reload the page; if this goes on, sign in again.',
    { cookies: cookie.clearForeign(request) },
  );
}

interface Credential {
  readonly key: string;
  readonly via: UserActor['via'];
  token(): string | undefined;
}

async function resolve(deps: AuthenticateDeps, credential: Credential): Promise<UserActor | undefined> {
  const known = deps.cache.get(credential.key);
  if (known) return known;
  const token = credential.token();
  if (token === undefined) return undefined;
  const mark = deps.cache.mark();
  const found = await find(deps.store, token);
  if (!found) return undefined;
  const actor: UserActor = {
    kind: 'user',
    userId: UserId.parse(found.user_id),
    role: found.role,
    via: credential.via,
    ...(found.session_id === null ? {} : { sessionId: found.session_id }),
  };
  deps.cache.put(credential.key, { actor, validUntil: found.expires_at, mark });
  if (found.is_stale) await touch(deps.store, found);
  return actor;
}

async function find(store: CredentialStore, token: string) {
  if (sessionTokenPattern.test(token)) return store.findSession(token);
  return accessTokenPattern.test(token) ? store.findAccessToken(hashToken(token)) : undefined;
}

async function touch(
  store: CredentialStore,
  found: { session_id: string | null; id: string },
): Promise<void> {
  if (found.session_id === null) await store.touchAccessToken(found.id);
  else await store.extendSession(found.session_id);
}

function readBearer(request: Request): string | undefined {
  const header = request.headers.get('authorization');
  if (header === null || !/^bearer(\s|$)/i.test(header)) return undefined;
  return header.slice('bearer'.length).trim();
}
