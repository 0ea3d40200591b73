import type { RequestFault, RequestRole } from '../keys/index.ts';
import { realtimeError } from './errors.ts';
import type { RealtimeKeys } from './ports.ts';

/** As whom a channel hears and speaks. */
export interface Identity {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Since 1970, when its token has an end. */
  readonly expiresMs: number | undefined;
}

/** What the request that opened a socket showed. */
export interface SocketIdentity {
  readonly ref: string;
  readonly keys: RealtimeKeys;
  readonly apiKey: string | undefined;
  readonly userAgent: string | undefined;
  readonly isPage: boolean;
  /** For policies that ask `request.headers`. */
  readonly headers: Readonly<Record<string, string>>;
  now(): number;
}

/** Who a token speaks for; without one, or with an API key in its place, the key of the socket. Throws `refused`. */
export async function identify(socket: SocketIdentity, token: string | undefined): Promise<Identity> {
  const { keys, ref, apiKey, userAgent } = socket;
  const isPerson = token !== undefined && !token.startsWith('sb_');
  const found = await keys.roleOfRequest(ref, {
    apiKey,
    userAgent,
    ...(isPerson ? { authorization: `Bearer ${token.trim()}` } : {}),
  });
  if (found.kind === 'refused')
    throw refusal(...faultWords(found.fault, isPerson ? token : undefined, socket.now()));
  const isService = found.role === 'service_role' || found.apiKeyRole === 'service_role';
  if (isService && socket.isPage) throw refusal(...faultWords('secret_key_in_browser', undefined, 0));
  return identityOf(found);
}

function identityOf({ role, claims }: Extract<RequestRole, { kind: 'accepted' }>): Identity {
  return { role, claims, expiresMs: typeof claims.exp === 'number' ? claims.exp * 1000 : undefined };
}

export function refusal(code: string, message: string) {
  return realtimeError('refused', `${code}: ${message}`);
}

/** In the words that clients know. */
function faultWords(
  fault: RequestFault,
  token: string | undefined,
  nowMs: number,
): [code: string, message: string] {
  switch (fault) {
    case 'expired':
      return ['InvalidJWTToken', expiredWords(token, nowMs)];
    case 'malformed':
      return ['MalformedJWT', 'The token provided is not a valid JWT'];
    case 'bad_signature':
      return ['JwtSignatureError', 'Failed to validate JWT signature'];
    case 'unknown_key':
    case 'wrong_algorithm':
      return ['JwtSignerError', 'Failed to generate JWT signer, check your JWT secret or JWKS configuration'];
    case 'bad_role':
      return ['InvalidJWTToken', 'Fields `role` and `exp` are required in JWT'];
    case 'wrong_issuer':
    case 'wrong_audience':
    case 'wrong_project':
      return ['Unauthorized', 'The token is not one of this project'];
    case 'no_api_key':
    case 'invalid_api_key':
      return ['Unauthorized', 'Invalid API key'];
    case 'secret_key_in_browser':
      return ['Unauthorized', 'Forbidden use of secret API key in browser'];
  }
}

export function expiredWords(token: string | undefined, nowMs: number): string {
  const expiry = token === undefined ? undefined : expiryIn(token);
  return expiry === undefined
    ? 'Token has expired'
    : `Token has expired ${Math.max(0, Math.floor(nowMs / 1000 - expiry))} seconds ago`;
}

function expiryIn(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return typeof claims.exp === 'number' ? claims.exp : undefined;
  } catch {
    return undefined;
  }
}
