import { audit, limitRequests, visitorOf, type Context } from '../context.ts';
import { isEqual, makeOtp } from '../crypto/codes.ts';
import { makeTotpSecret, qrCode, totpAddress, totpStep } from '../crypto/totp.ts';
import { authError, failure, invalid } from '../errors.ts';
import { isUuid, json, readBody, text, validPhone, type AuthResponse, type Json } from '../http.ts';
import { waitMessage } from '../mail/send.ts';
import { escapeNothing, renderTemplate } from '../mail/templates.ts';
import type { TextMessage } from '../ports.ts';
import { describeSession } from '../session.ts';
import { checkAtProvider, validChannel } from '../sms/codes.ts';
import type { Sql } from '../store/database.ts';
import {
  deleteChallenge,
  deleteFactor,
  deleteStaleFactors,
  deleteUnverifiedFactors,
  factorMethods,
  findFactor,
  insertChallenge,
  insertFactor,
  lockChallenge,
  markChallengeVerified,
  takeTotpStep,
  updateFactor,
  withdrawChallenge,
  type Challenge,
  type NewFactor,
  type StoredFactor,
} from '../store/factors.ts';
import {
  addAmrClaim,
  deleteSessionsBelow,
  insertRefreshToken,
  revokeFamily,
  setSessionAal,
  type Session,
} from '../store/sessions.ts';
import { lockUser, type User } from '../store/users.ts';
import { requireUser } from '../who.ts';
import { askWebauthn, checkWebauthn, readWebauthnAnswer } from './webauthn-factors.ts';

const challengeLifetimeS = 300;

interface WithSession {
  readonly user: User;
  readonly session: Session;
}

async function requireSession(context: Context): Promise<WithSession> {
  const { user, session, claims } = await requireUser(context);
  if (claims['is_anonymous'] === true) {
    throw authError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  if (session === undefined) throw authError(403, 'session_not_found', 'A session is required');
  return { user, session };
}

export async function enrollFactor(context: Context): Promise<AuthResponse> {
  const who = await requireSession(context);
  const body = readBody(context.request);
  const { settings } = context;
  switch (text(body, 'factor_type')) {
    case 'totp':
      if (settings.mfa_totp_enroll_enabled) return enrollTotp(context, who, body);
      throw authError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
    case 'phone':
      if (settings.mfa_phone_enroll_enabled) return enrollPhone(context, who, body);
      throw authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'webauthn':
      if (settings.mfa_web_authn_enroll_enabled) return enrollWebauthn(context, who, body);
      throw authError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
}

async function enrollTotp(context: Context, who: WithSession, body: Json): Promise<AuthResponse> {
  const friendlyName = text(body, 'friendly_name');
  const issuer = text(body, 'issuer') || new URL(context.settings.site_url).host;
  const secret = makeTotpSecret();
  const uri = totpAddress({ issuer, account: who.user.email ?? who.user.phone ?? '', secret });
  const factor: NewFactor = { userId: who.user.id, friendlyName, type: 'totp', secret };
  const id = await context.transaction((sql) => enroll(context, sql, { who, factor }));
  const totp = { qr_code: qrCode(uri), secret, uri };
  return json(200, { id, type: 'totp', friendly_name: friendlyName, totp });
}

async function enrollPhone(context: Context, who: WithSession, body: Json): Promise<AuthResponse> {
  const friendlyName = text(body, 'friendly_name');
  if (text(body, 'phone') === '') throw invalid('Phone number required to enroll Phone factor');
  const phone = validPhone(text(body, 'phone'));
  const known = who.user.factors.filter((factor) => factor.factor_type === 'phone' && factor.phone === phone);
  if (known.some((factor) => factor.status === 'verified')) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
    throw authError(422, 'mfa_verified_factor_exists', message);
  }
  const factor: NewFactor = { userId: who.user.id, friendlyName, type: 'phone', phone };
  const id = await context.transaction(async (sql) => {
    await deleteUnverifiedFactors(sql, who.user.id, { type: 'phone', phone });
    return enroll(context, sql, { who, factor });
  });
  return json(200, { id, type: 'phone', friendly_name: friendlyName, phone: text(body, 'phone') });
}

/** Its key is made with the first challenge. */
async function enrollWebauthn(context: Context, who: WithSession, body: Json): Promise<AuthResponse> {
  const friendlyName = text(body, 'friendly_name');
  const factor: NewFactor = { userId: who.user.id, friendlyName, type: 'webauthn' };
  const id = await context.transaction((sql) => enroll(context, sql, { who, factor }));
  return json(200, { id, type: 'webauthn', friendly_name: friendlyName });
}

async function enroll(
  context: Context,
  sql: Sql,
  what: { who: WithSession; factor: NewFactor },
): Promise<string> {
  const { who, factor } = what;
  await deleteStaleFactors(sql, context.now());
  const user = await lockUser(sql, who.user.id);
  if (user === undefined) throw failure('The user is gone');
  if (user.factors.some((known) => (known.friendly_name ?? '') === factor.friendlyName)) {
    const name = JSON.stringify(factor.friendlyName);
    const message = `A factor with the friendly name ${name} for this user already exists`;
    throw authError(422, 'mfa_factor_name_conflict', message);
  }
  if (user.factors.length >= context.settings.mfa_max_enrolled_factors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw authError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (user.factors.some((known) => known.status === 'verified') && who.session.aal !== 'aal2') {
    throw authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const id = await insertFactor(sql, factor, context.now());
  await audit(context, sql, {
    actor: user,
    action: 'factor_in_progress',
    traits: { factor_id: id, factor_type: factor.type },
  });
  return id;
}

async function loadFactor(sql: Sql, what: { id: string; userId: string }): Promise<StoredFactor> {
  if (!isUuid(what.id)) throw authError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(sql, what.id, what.userId);
  if (factor === undefined) throw authError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

function refuseDisabled(context: Context, factor: StoredFactor): void {
  const { settings } = context;
  if (factor.factor_type === 'totp' && !settings.mfa_totp_verify_enabled) {
    throw authError(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
  }
  if (factor.factor_type === 'phone' && !settings.mfa_phone_verify_enabled) {
    throw authError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  }
  if (factor.factor_type === 'webauthn' && !settings.mfa_web_authn_verify_enabled) {
    throw authError(422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn');
  }
}

export async function challengeFactor(context: Context, factorId: string): Promise<AuthResponse> {
  const { user } = await requireSession(context);
  await limitRequests(context, 'factor');
  const body = context.request.body === '' ? {} : readBody(context.request);
  return context.transaction(async (sql) => {
    const factor = await loadFactor(sql, { id: factorId, userId: user.id });
    refuseDisabled(context, factor);
    const now = context.now();
    const message =
      factor.factor_type === 'phone' ? factorMessage(context, factor, text(body, 'channel')) : undefined;
    const asked = factor.factor_type === 'webauthn' ? askWebauthn(context, user, factor) : undefined;
    const ip = visitorOf(context).ip || '0.0.0.0';
    const challenge = { factorId, ip, code: message?.code ?? null, webauthn: asked?.challenge };
    const id = await insertChallenge(sql, challenge, now);
    if (message !== undefined) {
      sql.afterCommit({
        send: () => textFactorCode(context, message),
        undo: (later) => withdrawChallenge(later, { id, factorId }),
      });
    }
    const traits = { factor_id: factorId, factor_status: factor.status };
    await audit(context, sql, { actor: user, action: 'challenge_created', traits });
    const expiresAt = Math.floor(now.getTime() / 1000) + challengeLifetimeS;
    const webauthn = asked && { webauthn: asked.wire };
    return json(200, { id, type: factor.factor_type, expires_at: expiresAt, ...webauthn });
  });
}

function factorMessage(context: Context, factor: StoredFactor, givenChannel: string): TextMessage {
  const { settings, request } = context;
  const channel = validChannel(context, givenChannel);
  const everyMs = settings.mfa_phone_max_frequency * 1000;
  const last = factor.last_challenged_at?.getTime();
  const leftMs = last === undefined ? 0 : last + everyMs - context.now().getTime();
  if (leftMs > 0) throw authError(429, 'over_sms_send_rate_limit', waitMessage(Math.ceil(leftMs / 1000)));
  const code = makeOtp(settings.mfa_phone_otp_length);
  const message = renderTemplate(settings.mfa_phone_template, { Code: code }, escapeNothing);
  return { ref: request.ref, phone: factor.phone ?? '', message, channel, code };
}

async function textFactorCode({ deps, settings }: Context, message: TextMessage): Promise<void> {
  try {
    await deps.sms.send(message, settings);
  } catch (error) {
    throw failure('error sending message', error);
  }
}

export async function verifyFactor(context: Context, factorId: string): Promise<AuthResponse> {
  const who = await requireSession(context);
  await limitRequests(context, 'factor', who.user.id);
  const body = readBody(context.request);
  const code = text(body, 'code');
  const challengeId = text(body, 'challenge_id');
  const isKey = code === '' && (await isWebauthn(context, factorId, who.user.id));
  if (code === '' && !isKey) throw invalid('Code needs to be non-empty');
  const answer = isKey ? readWebauthnAnswer(body) : undefined;
  const providerSays = isKey
    ? undefined
    : await askProvider(context, { factorId, userId: who.user.id, code });
  const session = await context.transaction(async (sql) => {
    const factor = await loadFactor(sql, { id: factorId, userId: who.user.id });
    refuseDisabled(context, factor);
    const challenge = await loadChallenge(context, sql, { challengeId, factorId });
    if (answer) await checkWebauthn(context, sql, { factor, challenge, answer });
    else await checkFactorCode(context, sql, { factor, challenge, code, providerSays });
    return raiseSession(context, sql, { who, factor, challenge });
  });
  return json(200, session);
}

async function isWebauthn(context: Context, id: string, userId: string): Promise<boolean> {
  const factor = await context.transaction((sql) => loadFactor(sql, { id, userId }));
  return factor.factor_type === 'webauthn';
}

/** Before the transaction: nobody waits for a provider with locks in hand. */
async function askProvider(
  context: Context,
  asked: { readonly factorId: string; readonly userId: string; readonly code: string },
): Promise<boolean | undefined> {
  const { factorId: id, userId, code } = asked;
  if (!context.deps.sms.checksCodes(context.settings)) return undefined;
  const factor = await context.transaction((sql) => loadFactor(sql, { id, userId }));
  if (factor.factor_type !== 'phone') return undefined;
  return checkAtProvider(context, { phone: factor.phone ?? '', code });
}

async function loadChallenge(
  context: Context,
  sql: Sql,
  what: { readonly challengeId: string; readonly factorId: string },
): Promise<Challenge> {
  const challenge = isUuid(what.challengeId)
    ? await lockChallenge(sql, what.challengeId, what.factorId)
    : undefined;
  if (challenge === undefined) {
    throw authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  const ip = visitorOf(context).ip || '0.0.0.0';
  if (challenge.verified_at !== null || challenge.ip_address !== ip) {
    throw authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (context.now().getTime() > challenge.created_at.getTime() + challengeLifetimeS * 1000) {
    await deleteChallenge(sql, challenge.id);
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw authError(422, 'mfa_challenge_expired', message);
  }
  return challenge;
}

async function checkFactorCode(
  context: Context,
  sql: Sql,
  what: {
    readonly factor: StoredFactor;
    readonly challenge: Challenge;
    readonly code: string;
    readonly providerSays: boolean | undefined;
  },
): Promise<void> {
  const { factor, challenge, code } = what;
  // A code says nothing about a key.
  if (factor.factor_type === 'webauthn') throw invalid('WebAuthn config required');
  if (factor.factor_type === 'totp') {
    const step = totpStep(factor.secret ?? '', code, context.now());
    // A code that somebody looked over a shoulder for is worth nothing once it was used.
    if (step !== undefined && (await takeTotpStep(sql, { factorId: factor.id, step, now: context.now() })))
      return;
    throw authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  if (what.providerSays ?? isEqual(challenge.otp_code ?? '', code)) return;
  throw authError(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered');
}

/** The session becomes aal2; sessions that are not are ended, for they were opened without the factor. */
async function raiseSession(
  context: Context,
  sql: Sql,
  what: { readonly who: WithSession; readonly factor: StoredFactor; readonly challenge: Challenge },
) {
  const { who, factor, challenge } = what;
  const now = context.now();
  const { user, session } = who;
  const traits = { factor_id: factor.id, challenge_id: challenge.id, factor_type: factor.factor_type };
  await audit(context, sql, { actor: user, action: 'verification_attempted', traits });
  await markChallengeVerified(sql, challenge.id, now);
  if (factor.status !== 'verified')
    await updateFactor(sql, factor.id, { changes: { status: 'verified' }, now });
  await addAmrClaim(sql, session.id, { method: factorMethods[factor.factor_type], now });
  await setSessionAal(sql, session.id, { aal: 'aal2', factorId: factor.id });
  await deleteSessionsBelow(sql, user.id, 'aal2');
  await deleteUnverifiedFactors(sql, user.id, { type: factor.factor_type });
  // No successor of the old token: that one was given without the factor and must not lead to the raised session.
  await revokeFamily(sql, session.id, now);
  const token = { userId: user.id, sessionId: session.id, parent: null };
  const refreshToken = await insertRefreshToken(sql, token, now);
  return describeSession(context, sql, { userId: user.id, sessionId: session.id, refreshToken });
}

export async function unenrollFactor(context: Context, factorId: string): Promise<AuthResponse> {
  const { user, session } = await requireSession(context);
  await context.transaction(async (sql) => {
    const factor = await loadFactor(sql, { id: factorId, userId: user.id });
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await deleteFactor(sql, factor);
    const traits = { factor_id: factor.id, factor_status: factor.status, session_id: session.id };
    await audit(context, sql, { actor: user, action: 'factor_unenrolled', traits });
  });
  return json(200, { id: factorId });
}
