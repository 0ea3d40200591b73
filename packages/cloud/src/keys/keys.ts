import type { Clock } from '@loam/kernel';
import type { JWK, JWTPayload } from 'jose';
import { keyError } from './errors.ts';
import type { KeyRing } from './key-ring.ts';
import type { KeyRings } from './ports.ts';
import { roleOfRequest, type Credentials, type RequestRole } from './request-role.ts';
import { jwksOf, signToken, verifyToken, type TokenCheck } from './tokens.ts';

/** The keys of every project, by ref. */
export interface Keys {
  verifyToken(ref: string, token: string): Promise<TokenCheck>;
  roleOfRequest(ref: string, credentials: Credentials): Promise<RequestRole>;
  sign(ref: string, claims: JWTPayload): Promise<string>;
  jwks(ref: string): Promise<{ readonly keys: readonly JWK[] }>;
  issuer(ref: string): Promise<string>;
}

export function createKeys(options: { readonly rings: KeyRings; readonly clock: Clock }): Keys {
  const ringOf = async (ref: string): Promise<KeyRing> => {
    const ring = await options.rings.load(ref);
    if (ring === undefined) throw keyError('unknown_project', 'No project with this ref has keys.');
    return ring;
  };
  return {
    verifyToken: async (ref, token) => verifyToken(await ringOf(ref), token, options.clock),
    roleOfRequest: async (ref, credentials) => roleOfRequest(await ringOf(ref), credentials, options.clock),
    sign: async (ref, claims) => signToken(await ringOf(ref), claims),
    jwks: async (ref) => jwksOf(await ringOf(ref)),
    issuer: async (ref) => (await ringOf(ref)).issuer,
  };
}
