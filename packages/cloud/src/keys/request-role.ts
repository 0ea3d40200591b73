import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@loam/kernel';
import type { JWTPayload } from 'jose';
import type { ApiKey, KeyRing } from './key-ring.ts';
import { verifyToken, type TokenFault } from './tokens.ts';

/** What a request shows of itself. Header values as they came; absent ones are undefined. */
export interface Credentials {
  /** Header or query `apikey`. */
  readonly apiKey?: string | undefined;
  readonly authorization?: string | undefined;
  readonly userAgent?: string | undefined;
}

export type RequestFault = 'no_api_key' | 'invalid_api_key' | 'secret_key_in_browser' | TokenFault;

export type RequestRole =
  | {
      readonly kind: 'accepted';
      /** The database role of the request. */
      readonly role: string;
      /** For `request.jwt.claims`. */
      readonly claims: JWTPayload;
      /** Whether the API key itself is a service key, whoever the token speaks for. */
      readonly apiKeyRole: 'anon' | 'service_role';
    }
  | { readonly kind: 'refused'; readonly fault: RequestFault };

/**
 * The API key says which door a request uses, the bearer token who is asking; without a token the key speaks for
 * itself. A request without an API key is only as good as its token.
 */
export async function roleOfRequest(
  ring: KeyRing,
  credentials: Credentials,
  clock: Clock,
): Promise<RequestRole> {
  const bearer = bearerToken(credentials.authorization);
  const shown = credentials.apiKey ?? bearer;
  if (shown === undefined) return { kind: 'refused', fault: 'no_api_key' };
  const door = await identify(ring, shown, clock);
  if (door.kind === 'refused') {
    return credentials.apiKey === undefined ? door : { kind: 'refused', fault: 'invalid_api_key' };
  }
  const person = bearer === undefined || bearer === shown ? door : await identify(ring, bearer, clock);
  if (person.kind === 'refused') return person;
  const isService = door.role === 'service_role' || person.role === 'service_role';
  if (isService && isBrowser(credentials.userAgent)) {
    return { kind: 'refused', fault: 'secret_key_in_browser' };
  }
  return { ...person, apiKeyRole: door.role === 'service_role' ? 'service_role' : 'anon' };
}

type Accepted = { readonly kind: 'accepted'; readonly role: string; readonly claims: JWTPayload };
type Identified = Accepted | { readonly kind: 'refused'; readonly fault: TokenFault };

const proven = new WeakMap<KeyRing, Map<string, Accepted>>();
const maxProven = 200;
const longestProven = 4096;

/**
 * What a ring has proven stays proven until it expires: asymmetric signatures cost more than a whole read. A key that is
 * revoked makes another ring, of which nothing is proven yet.
 */
async function identify(ring: KeyRing, value: string, clock: Clock): Promise<Identified> {
  const known = proven.get(ring)?.get(value);
  if (known !== undefined && !isExpired(known.claims, clock)) return known;
  const found = await prove(ring, value, clock);
  if (found.kind === 'accepted' && value.length <= longestProven) {
    const values = proven.get(ring) ?? new Map<string, Accepted>();
    if (values.size >= maxProven) values.clear();
    values.set(value, { ...found, claims: Object.freeze(found.claims) });
    proven.set(ring, values);
  }
  return found;
}

function isExpired({ exp }: JWTPayload, clock: Clock): boolean {
  return exp !== undefined && exp <= Math.floor(clock.now().getTime() / 1000);
}

async function prove(ring: KeyRing, value: string, clock: Clock): Promise<Identified> {
  const known = ring.apiKeys.find((key) => isSame(key, value));
  if (known !== undefined && known.kind !== 'legacy') {
    return { kind: 'accepted', role: known.role, claims: { role: known.role, ref: ring.ref } };
  }
  const isLegacy = value.startsWith('ey');
  if (!isLegacy) return { kind: 'refused', fault: 'malformed' };
  const check = await verifyToken(ring, value, clock);
  if (check.kind === 'refused') return check;
  const isRemovedLegacyKey = check.claims.iss === 'supabase' && known === undefined;
  return isRemovedLegacyKey ? { kind: 'refused', fault: 'unknown_key' } : check;
}

function isSame(key: ApiKey, value: string): boolean {
  return timingSafeEqual(digest(key.value), digest(value));
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

/** A service key that a browser sends has been published to everybody. */
function isBrowser(userAgent: string | undefined): boolean {
  return userAgent?.startsWith('Mozilla/') ?? false;
}
