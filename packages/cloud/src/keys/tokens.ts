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
  let check: TokenCheck = refuse('unknown_key');
  for (const key of keysFor(ring, header.kid)) {
    check =
      header.alg === key.algorithm
        ? await verifyWith(ring, key, { token, clock })
        : refuse('wrong_algorithm');
    if (check.kind === 'accepted' || check.fault !== 'bad_signature') return check;
  }
  return check;
}

async function verifyWith(
  ring: KeyRing,
  key: SigningKey,
  { token, clock }: { readonly token: string; readonly clock: Clock },
): Promise<TokenCheck> {
  // A key of no use has signed nothing, and must not hide the next one.
  const prover = await verificationKey(key).catch(() => undefined);
  if (prover === undefined) return refuse('bad_signature');
  const options = { algorithms: [key.algorithm], currentDate: clock.now() };
  const proven = await jwtVerify(token, prover, options).catch(faultOf);
  return typeof proven === 'string' ? refuse(proven) : checkClaims(ring, key, proven.payload);
}

/** Whatever is not said of the token is said of the key: that it cannot prove anything. */
function faultOf(error: unknown): TokenFault {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'bad_signature';
  return error instanceof errors.JOSEError ? 'malformed' : 'bad_signature';
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

/**
 * A token without `kid` can only come from a shared secret: legacy API keys and self-made tokens. There is more than one
 * where the owner brought one along.
 */
function keysFor(ring: KeyRing, kid: string | undefined): readonly SigningKey[] {
  const living = ring.signingKeys.filter((key) => key.status !== 'revoked');
  if (kid === undefined) return living.filter((key) => key.algorithm === 'HS256' && key.heldByOwner);
  return living.filter((key) => key.kid === kid);
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
