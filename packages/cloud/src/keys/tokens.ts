import type { Clock } from '@loam/kernel';
import {
  decodeProtectedHeader,
  errors,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';
import { keyError } from './errors.ts';
import type { KeyRing, SigningKey } from './key-ring.ts';

export type TokenFault =
  | 'malformed'
  | 'unknown_key'
  | 'wrong_algorithm'
  | 'bad_signature'
  | 'expired'
  | 'wrong_issuer'
  | 'wrong_audience'
  | 'wrong_project'
  | 'bad_role';

export type TokenCheck =
  | { readonly kind: 'accepted'; readonly role: string; readonly claims: JWTPayload }
  | { readonly kind: 'refused'; readonly fault: TokenFault };

const roleName = /^[a-z_][a-z0-9_]{0,62}$/i;

/** The key is chosen by the project and the token's `kid`; the algorithm is the key's, never the token's. */
export async function verifyToken(ring: KeyRing, token: string, clock: Clock): Promise<TokenCheck> {
  const header = headerOf(token);
  if (header === undefined) return refuse('malformed');
  const key = keyFor(ring, header.kid);
  if (key === undefined) return refuse('unknown_key');
  if (header.alg !== key.algorithm) return refuse('wrong_algorithm');
  try {
    const { payload } = await jwtVerify(token, await verificationKey(key), {
      algorithms: [key.algorithm],
      currentDate: clock.now(),
    });
    return checkClaims(ring, key, payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse('expired');
    if (error instanceof errors.JWSSignatureVerificationFailed) return refuse('bad_signature');
    if (error instanceof errors.JOSEError) return refuse('malformed');
    throw error;
  }
}

export async function signToken(ring: KeyRing, claims: JWTPayload): Promise<string> {
  const key = ring.signingKeys.find((candidate) => candidate.status === 'in_use');
  if (key === undefined) throw keyError('unknown_key', 'The project has no key in use.');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.algorithm, kid: key.kid, typ: 'JWT' })
    .sign(await signatureKey(key));
}

/** Public halves only: a shared secret has none, and a revoked key proves nothing. */
export function jwksOf(ring: KeyRing): { readonly keys: readonly JWK[] } {
  const shown = ring.signingKeys.filter((key) => key.algorithm !== 'HS256' && key.status !== 'revoked');
  return { keys: shown.map((key) => ({ ...publicJwk(key), use: 'sig', key_ops: ['verify'], ext: true })) };
}

function checkClaims(ring: KeyRing, key: SigningKey, claims: JWTPayload): TokenCheck {
  const { ref, role = 'anon' } = claims;
  const mustNameProject = ref !== undefined || claims.iss === 'supabase';
  if (mustNameProject && ref !== ring.ref) return refuse('wrong_project');
  if (!isIssuerGood(ring, key, claims.iss)) return refuse('wrong_issuer');
  if (claims.exp === undefined && !key.heldByOwner) return refuse('expired');
  if (!isAudienceGood(ring, claims.aud)) return refuse('wrong_audience');
  if (typeof role !== 'string' || !roleName.test(role)) return refuse('bad_role');
  return { kind: 'accepted', role, claims };
}

function isIssuerGood(ring: KeyRing, key: SigningKey, issuer: string | undefined): boolean {
  if (issuer === undefined) return key.heldByOwner;
  return issuer === 'supabase' || issuer === ring.issuer || ring.otherIssuers.includes(issuer);
}

function isAudienceGood(ring: KeyRing, audience: string | string[] | undefined): boolean {
  if (audience === undefined) return true;
  return [audience].flat().some((name) => ring.audiences.includes(name));
}

/** A token without `kid` can only come from the shared secret: legacy API keys and self-made tokens. */
function keyFor(ring: KeyRing, kid: string | undefined): SigningKey | undefined {
  const living = ring.signingKeys.filter((key) => key.status !== 'revoked');
  if (kid === undefined) return living.find((key) => key.algorithm === 'HS256' && key.heldByOwner);
  return living.find((key) => key.kid === kid);
}

function headerOf(
  token: string,
): { readonly alg: string | undefined; readonly kid: string | undefined } | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return { alg, kid };
  } catch {
    return undefined;
  }
}

const importedKeys = new WeakMap<SigningKey, Promise<CryptoKey | Uint8Array>>();
const importedPublicKeys = new WeakMap<SigningKey, Promise<CryptoKey | Uint8Array>>();

function signatureKey(key: SigningKey): Promise<CryptoKey | Uint8Array> {
  return remember(importedKeys, key, () => importJWK(withoutUsage(key.jwk), key.algorithm));
}

function verificationKey(key: SigningKey): Promise<CryptoKey | Uint8Array> {
  if (key.algorithm === 'HS256') return signatureKey(key);
  return remember(importedPublicKeys, key, () => importJWK(publicJwk(key), key.algorithm));
}

/** A derivation of the ring's own object: it lives exactly as long as whoever loaded the ring keeps it. */
function remember<Value>(store: WeakMap<SigningKey, Value>, key: SigningKey, make: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}

/** Keys that are brought along often allow `verify` as well, which a private key cannot do here. */
function withoutUsage(jwk: JWK): JWK {
  const { key_ops: _operations, use: _use, ext: _extractable, ...key } = jwk;
  return key;
}

function publicJwk(key: SigningKey): JWK {
  const { kty, crv, x, y, n, e } = key.jwk;
  const parts = Object.entries({ kty, crv, x, y, n, e }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(parts), kid: key.kid, alg: key.algorithm };
}

function refuse(fault: TokenFault): TokenCheck {
  return { kind: 'refused', fault };
}
