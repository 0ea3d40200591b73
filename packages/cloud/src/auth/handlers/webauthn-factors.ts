import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { algorithms, checkAssertion, readAssertion, readRegistration } from '../crypto/webauthn.ts';
import { authError, invalid, type AuthError } from '../errors.ts';
import { isJson, record, text, type Json } from '../http.ts';
import { relyingPartyOf } from '../relying-party.ts';
import type { Sql } from '../store/database.ts';
import { saveWebauthnCredential, type Challenge, type StoredFactor } from '../store/factors.ts';
import type { User } from '../store/users.ts';

const askedMs = 300_000;

/** What a verified factor remembers of its key. */
interface KnownKey {
  readonly id: string;
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: readonly string[];
}

function knownKeyOf({ web_authn_credential: stored }: StoredFactor): KnownKey | undefined {
  if (!isJson(stored)) return undefined;
  const [id, publicKey, transports] = [text(stored, 'id'), text(stored, 'public_key'), stored['transports']];
  if (id === '' || publicKey === '') return undefined;
  return {
    id,
    public_key: publicKey,
    sign_count: Number(stored['sign_count']),
    transports: Array.isArray(transports) ? transports.filter((each) => typeof each === 'string') : [],
  };
}

export interface WebauthnAsked {
  readonly challenge: string;
  /** As the client hands it to the browser. */
  readonly wire: Json;
}

/** A new factor makes a key; a verified one proves to have it. */
export function askWebauthn({ settings }: Context, user: User, factor: StoredFactor): WebauthnAsked {
  const party = relyingPartyOf(settings);
  const challenge = randomBytes(32).toString('base64url');
  const known = knownKeyOf(factor);
  if (factor.status === 'verified' && known) {
    const allowCredentials = [{ type: 'public-key', id: known.id, transports: known.transports }];
    const publicKey = {
      challenge,
      timeout: askedMs,
      rpId: party.id,
      allowCredentials,
      userVerification: 'preferred',
    };
    return { challenge, wire: { type: 'request', credential_options: { publicKey } } };
  }
  const name = user.email ?? user.phone ?? '';
  const publicKey = {
    rp: { id: party.id, name: party.name },
    user: { id: Buffer.from(user.id).toString('base64url'), name, displayName: name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: askedMs,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    attestation: 'none',
  };
  return { challenge, wire: { type: 'create', credential_options: { publicKey } } };
}

export interface WebauthnAnswer {
  readonly type: 'create' | 'request';
  readonly credential: Json;
}

export function readWebauthnAnswer(body: Json): WebauthnAnswer {
  const sent = record(body, 'webauthn');
  if (!sent) throw invalid('WebAuthn config required');
  const type = text(sent, 'type');
  if (type !== 'create' && type !== 'request') throw invalid('WebAuthn type must be create or request');
  const credential = record(sent, 'credential_response');
  if (!credential) throw invalid('credential_response required');
  return { type, credential };
}

/** Throws unless the key of the factor answered this challenge; a new key is kept. */
export async function checkWebauthn(
  context: Context,
  sql: Sql,
  what: { readonly factor: StoredFactor; readonly challenge: Challenge; readonly answer: WebauthnAnswer },
): Promise<void> {
  const { factor, answer } = what;
  const { web_authn_session_data: asked } = what.challenge;
  const challenge = isJson(asked) ? text(asked, 'challenge') : '';
  const isNew = factor.status !== 'verified';
  if (challenge === '' || isNew !== (answer.type === 'create')) throw unproven();
  const party = relyingPartyOf(context.settings);
  if (isNew) {
    const made = readRegistration(answer.credential, challenge, party);
    if (!made) throw unproven();
    const key = {
      id: made.credentialId.toString('base64url'),
      public_key: made.publicKey.toString('base64url'),
      sign_count: made.signCount,
      transports: made.transports,
    };
    await saveWebauthnCredential(sql, factor.id, { key, aaguid: made.aaguid });
    return;
  }
  const known = knownKeyOf(factor);
  const assertion = readAssertion(answer.credential);
  if (!known || assertion.credentialId.toString('base64url') !== known.id) throw unproven();
  const used = { publicKey: Buffer.from(known.public_key, 'base64url'), signCount: known.sign_count };
  const signCount = checkAssertion(assertion, used, { challenge, party });
  if (signCount === undefined) throw unproven();
  await saveWebauthnCredential(sql, factor.id, { key: { ...known, sign_count: signCount } });
}

function unproven(): AuthError {
  return authError(422, 'mfa_verification_failed', 'Credential verification failed');
}
