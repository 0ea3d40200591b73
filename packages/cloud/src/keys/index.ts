/** Who may speak for whom in a project: API keys, signing keys and the tokens they prove. */
export { createKeys, type Keys } from './keys.ts';
export type { KeyErrorCode } from './errors.ts';
export {
  addApiKey,
  importSigningKey,
  makeKeyRing,
  removeApiKey,
  revokeSigningKey,
  rotateSigningKey,
  useSigningKey,
  type ApiKey,
  type ApiKeyKind,
  type KeyRing,
  type NewKeyRing,
  type SigningAlgorithm,
  type SigningKey,
  type SigningKeyStatus,
} from './key-ring.ts';
export type { KeyRings } from './ports.ts';
export { bearerToken, type Credentials, type RequestFault, type RequestRole } from './request-role.ts';
export type { TokenCheck, TokenFault } from './tokens.ts';
