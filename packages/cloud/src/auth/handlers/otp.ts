import { pkceChallenge, unknownPasswordHash } from '../accounts.ts';
import { audienceOf, audit, limitRequests, type Context } from '../context.ts';
import { authError, invalid } from '../errors.ts';
import {
  flag,
  json,
  readBody,
  record,
  text,
  validEmail,
  validPhone,
  type AuthResponse,
  type Json,
} from '../http.ts';
import { checkMailFrequency } from '../mail/send.ts';
import { sendRecovery } from '../mail/tokens.ts';
import { receiptJson, sendPhoneCode, validChannel } from '../sms/codes.ts';
import { insertFlowState, type PkceChallenge } from '../store/flow-states.ts';
import { findUserByEmail, findUserByPhone, type User } from '../store/users.ts';
import { register } from './signup.ts';

export async function sendOtp(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  const [email, phone] = [text(body, 'email'), text(body, 'phone')];
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided');
  if (email !== '' && text(body, 'channel') !== '') {
    throw invalid('Channel should only be specified with Phone OTP');
  }
  if (email !== '') return sendMagicLink(context);
  if (phone !== '') return sendSmsOtp(context, body);
  throw invalid('One of email or phone must be set');
}

/** An unknown address answers like a known one, whether an account is made for it or not. */
export async function sendMagicLink(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  if (!context.settings.external_email_enabled) {
    throw authError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  const email = validEmail(text(body, 'email'));
  const challenge = pkceChallenge(body);
  await limitRequests(context, 'otp', email);
  const aud = audienceOf(context);
  const known = await context.transaction((sql) => findUserByEmail(sql, email, aud));
  if (known?.email_confirmed_at instanceof Date) {
    await mailLink(context, { user: known, challenge });
    return json(200, {});
  }
  const mayCreate = flag(body, 'create_user', true) && !context.settings.disable_signup;
  if (!mayCreate && known === undefined) {
    await context.transaction((sql) =>
      checkMailFrequency(context, sql, { kind: 'recovery', address: email }),
    );
    return json(200, {});
  }
  const outcome = await register(context, {
    provider: 'email',
    address: email,
    passwordHash: await unknownPasswordHash(context),
    data: record(body, 'data') ?? {},
    aud,
    channel: 'sms',
    challenge,
  });
  if (outcome.kind === 'registered' && context.settings.mailer_autoconfirm) {
    await mailLink(context, { user: outcome.user, challenge });
  }
  return json(200, {});
}

async function mailLink(
  context: Context,
  to: { user: User; challenge: PkceChallenge | undefined },
): Promise<void> {
  const { user, challenge } = to;
  await context.transaction(async (sql) => {
    await checkMailFrequency(context, sql, { kind: 'recovery', address: user.email ?? '' });
    if (challenge !== undefined) {
      const state = { provider: 'magiclink', method: 'magiclink', challenge, userId: user.id };
      await insertFlowState(sql, state, context.now());
    }
    await audit(context, sql, { actor: user, action: 'user_recovery_requested' });
    await sendRecovery(context, sql, { user, isPkce: challenge !== undefined, template: 'magic_link' });
  });
}

async function sendSmsOtp(context: Context, body: Json): Promise<AuthResponse> {
  const { settings } = context;
  if (!settings.external_phone_enabled) {
    throw authError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const phone = validPhone(text(body, 'phone'));
  const channel = validChannel(context, text(body, 'channel'));
  await limitRequests(context, 'otp', phone);
  const aud = audienceOf(context);
  const known = await context.transaction((sql) => findUserByPhone(sql, phone, aud));
  if (known?.phone_confirmed_at instanceof Date) return textCode(context, { user: known, phone, channel });
  const mayCreate = flag(body, 'create_user', true) && !settings.disable_signup;
  if (!mayCreate && known === undefined) return json(200, {});
  const outcome = await register(context, {
    provider: 'phone',
    address: phone,
    passwordHash: await unknownPasswordHash(context),
    data: record(body, 'data') ?? {},
    aud,
    channel,
    challenge: undefined,
  });
  if (outcome.kind === 'registered' && settings.sms_autoconfirm) {
    return textCode(context, { user: outcome.user, phone, channel });
  }
  return json(200, {});
}

async function textCode(
  context: Context,
  to: { readonly user: User; readonly phone: string; readonly channel: 'sms' | 'whatsapp' },
): Promise<AuthResponse> {
  const receipt = await context.transaction(async (sql) => {
    const traits = { channel: to.channel };
    await audit(context, sql, { actor: to.user, action: 'user_recovery_requested', traits });
    return sendPhoneCode(context, sql, { ...to, purpose: 'confirmation' });
  });
  return json(200, receiptJson(receipt));
}
