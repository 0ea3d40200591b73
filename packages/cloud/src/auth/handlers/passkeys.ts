import { randomBytes } from 'node:crypto';
import { audit, limitRequests, type Context } from '../context.ts';
import {
  algorithms,
  checkAssertion,
  readAssertion,
  readRegistration,
  type RelyingParty,
} from '../crypto/webauthn.ts';
import { authError, invalid, type AuthError } from '../errors.ts';
import { isUuid, json, noContent, readBody, record, text, type AuthResponse, type Json } from '../http.ts';
import { relyingPartyOf } from '../relying-party.ts';
import { isBanned, issueSession } from '../session.ts';
import { serviceActor } from '../store/audit.ts';
import { isUniqueViolation } from '../store/database.ts';
import {
  deletePasskey,
  findPasskey,
  insertCeremony,
  insertPasskey,
  listPasskeys,
  lockPasskeyOfCredential,
  renamePasskey,
  takeCeremony,
  usePasskey,
  type Ceremony,
  type Passkey,
} from '../store/passkeys.ts';
import { findUser, lockUser, type User } from '../store/users.ts';
import { requireAdmin, requireUser } from '../who.ts';

const ceremonyS = 300;
const mostPasskeys = 10;
const longestName = 120;

export async function startPasskeyRegistration(context: Context): Promise<AuthResponse> {
  const party = relyingParty(context);
  const user = await requireManager(context);
  const known = await context.transaction((sql) => listPasskeys(sql, user.id));
  if (known.length >= mostPasskeys) throw tooMany();
  const name = user.email ?? user.phone ?? '';
  const told = user.raw_user_meta_data?.['name'];
  return await startCeremony(context, { type: 'registration', userId: user.id }, (challenge) => ({
    rp: { id: party.id, name: party.name },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name,
      displayName: typeof told === 'string' && told !== '' ? told : name,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: ceremonyS * 1000,
    excludeCredentials: known.map(({ credential_id: id }) => ({
      type: 'public-key',
      id: id.toString('base64url'),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  }));
}

export async function finishPasskeyRegistration(context: Context): Promise<AuthResponse> {
  const party = relyingParty(context);
  const user = await requireManager(context);
  const { credential, challenge } = await answeredCeremony(context, {
    type: 'registration',
    userId: user.id,
  });
  const made = readRegistration(credential, challenge, party);
  if (!made) throw unproven();
  const passkey = await context.transaction(async (sql) => {
    await lockUser(sql, user.id);
    if ((await listPasskeys(sql, user.id)).length >= mostPasskeys) throw tooMany();
    const added = { userId: user.id, credential: made, name: 'Passkey' };
    const id = await insertPasskey(sql, added, context.now()).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw authError(422, 'webauthn_credential_exists', 'This credential is already registered');
    });
    await audit(context, sql, { actor: user, action: 'passkey_created', traits: { passkey_id: id } });
    return findPasskey(sql, id, user.id);
  });
  return json(200, passkey && passkeyJson(passkey));
}

/** Who it is says the passkey: nobody is named beforehand. */
export async function startPasskeySignIn(context: Context): Promise<AuthResponse> {
  const party = relyingParty(context);
  await limitRequests(context, 'token');
  return await startCeremony(context, { type: 'authentication', userId: undefined }, (challenge) => ({
    challenge,
    timeout: ceremonyS * 1000,
    rpId: party.id,
    userVerification: 'preferred',
  }));
}

export async function finishPasskeySignIn(context: Context): Promise<AuthResponse> {
  const party = relyingParty(context);
  await limitRequests(context, 'token');
  const { credential, challenge } = await answeredCeremony(context, {
    type: 'authentication',
    userId: undefined,
  });
  const assertion = readAssertion(credential);
  if (!isUuid(assertion.userHandle)) throw unproven();
  const session = await context.transaction(async (sql) => {
    const passkey = await lockPasskeyOfCredential(sql, assertion.credentialId, assertion.userHandle);
    const known = passkey && {
      publicKey: passkey.public_key,
      signCount: Number(passkey.sign_count),
    };
    const signCount = known && checkAssertion(assertion, known, { challenge, party });
    const user = passkey && (await findUser(sql, passkey.user_id));
    if (!passkey || !user || signCount === undefined) throw unproven();
    refuseSignIn(context, user);
    await usePasskey(sql, passkey.id, { signCount, now: context.now() });
    await audit(context, sql, { actor: user, action: 'login', traits: { passkey_id: passkey.id } });
    return issueSession(context, sql, { userId: user.id, method: 'passkey' });
  });
  return json(200, session);
}

export async function listOwnPasskeys(context: Context): Promise<AuthResponse> {
  relyingParty(context);
  const { user } = await requireUser(context);
  const passkeys = await context.transaction((sql) => listPasskeys(sql, user.id));
  return json(200, passkeys.map(passkeyJson));
}

export async function updateOwnPasskey(context: Context, id: string): Promise<AuthResponse> {
  relyingParty(context);
  const { user } = await requireUser(context);
  const name = text(readBody(context.request), 'friendly_name');
  if (name === '') throw invalid('friendly_name is required');
  if (name.length > longestName) throw invalid(`friendly_name must be ${longestName} characters or less`);
  const passkey = await context.transaction(async (sql) => {
    const known = isUuid(id) ? await findPasskey(sql, id, user.id) : undefined;
    if (!known) throw notFound();
    await renamePasskey(sql, known.id, { name, now: context.now() });
    await audit(context, sql, { actor: user, action: 'passkey_updated', traits: { passkey_id: known.id } });
    return { ...known, friendly_name: name };
  });
  return json(200, passkeyJson(passkey));
}

export async function deleteOwnPasskey(context: Context, id: string): Promise<AuthResponse> {
  relyingParty(context);
  const user = await requireManager(context);
  return await removePasskey(context, { id, userId: user.id, actor: user });
}

export async function listPasskeysAsAdmin(context: Context, userId: string): Promise<AuthResponse> {
  await requireAdmin(context);
  const passkeys = await context.transaction(async (sql) => {
    const user = isUuid(userId) ? await findUser(sql, userId) : undefined;
    if (!user) throw authError(404, 'user_not_found', 'User not found');
    return listPasskeys(sql, user.id);
  });
  return json(200, passkeys.map(passkeyJson));
}

export async function deletePasskeyAsAdmin(
  context: Context,
  { userId, passkeyId }: { readonly userId: string; readonly passkeyId: string },
): Promise<AuthResponse> {
  await requireAdmin(context);
  return await removePasskey(context, { id: passkeyId, userId, actor: serviceActor });
}

async function removePasskey(
  context: Context,
  which: {
    readonly id: string;
    readonly userId: string;
    readonly actor: Parameters<typeof audit>[2]['actor'];
  },
): Promise<AuthResponse> {
  const { id, userId, actor } = which;
  await context.transaction(async (sql) => {
    const known = isUuid(id) && isUuid(userId) ? await findPasskey(sql, id, userId) : undefined;
    if (!known) throw notFound();
    await deletePasskey(sql, known.id);
    const traits = { user_id: userId, passkey_id: known.id };
    await audit(context, sql, { actor, action: 'passkey_deleted', traits });
  });
  return noContent;
}

function relyingParty({ settings }: Context): RelyingParty {
  if (!settings.passkey_enabled) throw authError(404, 'passkey_disabled', 'Passkeys are disabled');
  return relyingPartyOf(settings);
}

/** Whoever has a second factor shows it before another way in is added or taken away. */
async function requireManager(context: Context): Promise<User> {
  const { user, session } = await requireUser(context);
  if (user.is_sso_user) throw authError(422, 'validation_failed', 'SSO users cannot register passkeys');
  if (user.is_anonymous)
    throw authError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  const hasFactor = user.factors.some(({ status }) => status === 'verified');
  if (hasFactor && session?.aal !== 'aal2')
    throw authError(
      403,
      'insufficient_aal',
      'AAL2 session is required to manage passkeys when MFA is enabled',
    );
  return user;
}

interface CeremonyOf {
  readonly type: Ceremony;
  readonly userId: string | undefined;
}

async function startCeremony(
  context: Context,
  of: CeremonyOf,
  optionsFor: (challenge: string) => Json,
): Promise<AuthResponse> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(context.now().getTime() + ceremonyS * 1000);
  const id = await context.transaction((sql) => insertCeremony(sql, { ...of, challenge, expiresAt }));
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return json(200, { challenge_id: id, options: optionsFor(challenge), expires_at: expires });
}

/** In a transaction of its own: a wrong answer uses a challenge up as well. */
async function answeredCeremony(
  context: Context,
  of: CeremonyOf,
): Promise<{ readonly credential: Json; readonly challenge: string }> {
  const body = readBody(context.request);
  const [id, credential] = [text(body, 'challenge_id'), record(body, 'credential')];
  if (id === '') throw invalid('challenge_id is required');
  if (!credential) throw invalid('credential is required');
  if (!isUuid(id)) throw invalid('challenge_id must be a valid UUID');
  const stored = await context.transaction((sql) => takeCeremony(sql, id, of));
  const challenge = stored?.session_data.challenge;
  if (!stored || typeof challenge !== 'string')
    throw authError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  if (stored.expires_at.getTime() < context.now().getTime())
    throw authError(400, 'webauthn_challenge_expired', 'Challenge has expired');
  return { credential, challenge };
}

function refuseSignIn(context: Context, user: User): void {
  if (isBanned(user, context.now())) throw authError(403, 'user_banned', 'User is banned');
  if (user.email !== null && user.email !== '' && user.email_confirmed_at === null)
    throw authError(403, 'email_not_confirmed', 'Email not confirmed');
  if (user.phone !== null && user.phone !== '' && user.phone_confirmed_at === null)
    throw authError(403, 'phone_not_confirmed', 'Phone not confirmed');
}

function passkeyJson({ id, friendly_name: name, created_at: at, last_used_at: usedAt }: Passkey): Json {
  return {
    id,
    ...(name !== '' && { friendly_name: name }),
    created_at: at,
    ...(usedAt && { last_used_at: usedAt }),
  };
}

function unproven(): AuthError {
  return authError(400, 'webauthn_verification_failed', 'Credential verification failed');
}

function notFound(): AuthError {
  return authError(404, 'validation_failed', 'Passkey not found');
}

function tooMany(): AuthError {
  return authError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}
