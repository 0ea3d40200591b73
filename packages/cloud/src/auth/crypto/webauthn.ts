import { createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { isJson, type Json } from '../http.ts';
import { isCborMap, readCbor, type CborMap } from './cbor.ts';
import { isEqual } from './codes.ts';

/** The site that passkeys are for. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
}

export interface NewCredential {
  readonly credentialId: Buffer;
  /** In COSE's form, as the authenticator wrote it. */
  readonly publicKey: Buffer;
  readonly aaguid: string | undefined;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly isBackupEligible: boolean;
  readonly isBackedUp: boolean;
}

export interface Assertion {
  readonly credentialId: Buffer;
  /** What registration called the user. */
  readonly userHandle: string;
  readonly clientData: Buffer;
  readonly authenticatorData: Buffer;
  readonly signature: Buffer;
}

export interface UsedCredential {
  readonly publicKey: Buffer;
  readonly signCount: number;
}

const flags = { present: 1, backupEligible: 8, backedUp: 16, attested: 64 };
/** The algorithms that are asked for, by their numbers in COSE; the first is liked best. */
export const algorithms: readonly number[] = [-7, -8, -257];

/** Undefined unless the credential was made for this challenge and this site. Attestations are not asked for. */
export function readRegistration(
  credential: Json,
  challenge: string,
  party: RelyingParty,
): NewCredential | undefined {
  const response = partOf(credential, 'response');
  const clientData = bytesOf(response, 'clientDataJSON');
  if (!isClientDataFor(clientData, { type: 'webauthn.create', challenge, party })) return undefined;
  const attestation = readCbor(bytesOf(response, 'attestationObject'))?.value;
  const data = isCborMap(attestation) ? attestation.get('authData') : undefined;
  const read = Buffer.isBuffer(data) ? readAuthenticatorData(data, party) : undefined;
  if (!read?.attested || keyOf(read.attested.publicKey) === undefined) return undefined;
  if (!read.attested.credentialId.equals(bytesOf(credential, 'rawId'))) return undefined;
  const transports = response['transports'];
  return {
    ...read.attested,
    signCount: read.signCount,
    transports: Array.isArray(transports) ? transports.filter((each) => typeof each === 'string') : [],
    isBackupEligible: (read.flags & flags.backupEligible) !== 0,
    isBackedUp: (read.flags & flags.backedUp) !== 0,
  };
}

export function readAssertion(credential: Json): Assertion {
  const response = partOf(credential, 'response');
  return {
    credentialId: bytesOf(credential, 'rawId'),
    userHandle: bytesOf(response, 'userHandle').toString('utf8'),
    clientData: bytesOf(response, 'clientDataJSON'),
    authenticatorData: bytesOf(response, 'authenticatorData'),
    signature: bytesOf(response, 'signature'),
  };
}

/** The new count of signatures, or undefined where the assertion proves nothing. */
export function checkAssertion(
  assertion: Assertion,
  known: UsedCredential,
  asked: { readonly challenge: string; readonly party: RelyingParty },
): number | undefined {
  const { clientData, authenticatorData, signature } = assertion;
  if (!isClientDataFor(clientData, { type: 'webauthn.get', ...asked })) return undefined;
  const read = readAuthenticatorData(authenticatorData, asked.party);
  const key = keyOf(known.publicKey);
  if (!read || !key) return undefined;
  const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
  if (!isSigned(signed, key, signature)) return undefined;
  // Whoever counts must count on: a copy of the authenticator does not know of the other's signatures.
  const counts = read.signCount > 0 || known.signCount > 0;
  return counts && read.signCount <= known.signCount ? undefined : read.signCount;
}

interface Expected {
  readonly type: 'webauthn.create' | 'webauthn.get';
  readonly challenge: string;
  readonly party: RelyingParty;
}

function isClientDataFor(bytes: Buffer, { type, challenge, party }: Expected): boolean {
  const data = jsonOf(bytes);
  const [told, origin] = [data?.['challenge'], data?.['origin']];
  return (
    data?.['type'] === type &&
    typeof told === 'string' &&
    isEqual(told, challenge) &&
    typeof origin === 'string' &&
    party.origins.includes(origin) &&
    data['crossOrigin'] !== true
  );
}

interface AuthenticatorData {
  readonly flags: number;
  readonly signCount: number;
  readonly attested:
    | { readonly credentialId: Buffer; readonly publicKey: Buffer; readonly aaguid: string | undefined }
    | undefined;
}

const headLength = 37;

function readAuthenticatorData(data: Buffer, party: RelyingParty): AuthenticatorData | undefined {
  if (data.length < headLength) return undefined;
  const isOurs = createHash('sha256').update(party.id).digest().equals(data.subarray(0, 32));
  const told = data.readUInt8(32);
  if (!isOurs || (told & flags.present) === 0) return undefined;
  const signCount = data.readUInt32BE(33);
  if ((told & flags.attested) === 0) return { flags: told, signCount, attested: undefined };
  if (data.length < headLength + 18) return undefined;
  const idAt = headLength + 18;
  const keyAt = idAt + data.readUInt16BE(headLength + 16);
  const key = readCbor(data, keyAt);
  if (!key || keyAt - idAt > 1023) return undefined;
  const aaguid = data.toString('hex', headLength, headLength + 16);
  const attested = {
    credentialId: data.subarray(idAt, keyAt),
    publicKey: data.subarray(keyAt, key.end),
    aaguid: /^0+$/.test(aaguid) ? undefined : aaguid,
  };
  return { flags: told, signCount, attested };
}

/** Undefined for a key of another kind than those that were asked for. */
function keyOf(cose: Buffer): KeyObject | undefined {
  const read = readCbor(cose)?.value;
  const jwk = isCborMap(read) ? jwkOf(read) : undefined;
  try {
    return jwk && createPublicKey({ key: jwk, format: 'jwk' });
  } catch {
    // A point that is not on its curve, for one.
    return undefined;
  }
}

function jwkOf(key: CborMap): JsonWebKey | undefined {
  const text = (label: number) => {
    const value = key.get(label);
    return Buffer.isBuffer(value) ? value.toString('base64url') : '';
  };
  const [kind, algorithm, curve] = [key.get(1), key.get(3), key.get(-1)];
  if (algorithm === -7 && kind === 2 && curve === 1)
    return { kty: 'EC', crv: 'P-256', x: text(-2), y: text(-3) };
  if (algorithm === -8 && kind === 1 && curve === 6) return { kty: 'OKP', crv: 'Ed25519', x: text(-2) };
  if (algorithm === -257 && kind === 3) return { kty: 'RSA', n: text(-1), e: text(-2) };
  return undefined;
}

function isSigned(data: Buffer, key: KeyObject, signature: Buffer): boolean {
  return verify(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', data, key, signature);
}

function partOf(value: Json, name: string): Json {
  const part = value[name];
  return isJson(part) ? part : {};
}

function bytesOf(value: Json, name: string): Buffer {
  const sent = value[name];
  return Buffer.from(typeof sent === 'string' ? sent : '', 'base64url');
}

function jsonOf(bytes: Buffer): Json | undefined {
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    return isJson(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
