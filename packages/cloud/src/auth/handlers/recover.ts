import { pkceChallenge } from '../accounts.ts';
import { audienceOf, audit, limitRequests, type Context } from '../context.ts';
import { authError, invalid } from '../errors.ts';
import { json, readBody, text, validEmail, validPhone, type AuthResponse, type Json } from '../http.ts';
import { checkMailFrequency } from '../mail/send.ts';
import { sendConfirmation, sendEmailChange, sendReauthentication, sendRecovery } from '../mail/tokens.ts';
import { receiptJson, sendPhoneCode, type Receipt } from '../sms/codes.ts';
import type { Sql } from '../store/database.ts';
import { insertFlowState, type PkceChallenge } from '../store/flow-states.ts';
import { findUserByEmail, findUserByPhone, type User } from '../store/users.ts';
import { requireUser } from '../who.ts';

/** Always the same answer: who has an account is nobody's business. */
export async function recover(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  if (!context.settings.external_email_enabled) {
    throw authError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (text(body, 'email') === '') throw invalid('Password recovery requires an email');
  const email = validEmail(text(body, 'email'));
  const challenge = pkceChallenge(body);
  await limitRequests(context, 'otp', email);
  await context.transaction(async (sql) => {
    await checkMailFrequency(context, sql, { kind: 'recovery', address: email });
    const user = await findUserByEmail(sql, email, audienceOf(context));
    if (user === undefined) return;
    if (challenge !== undefined) {
      const state = { provider: 'recovery', method: 'recovery', challenge, userId: user.id };
      await insertFlowState(sql, state, context.now());
    }
    await audit(context, sql, { actor: user, action: 'user_recovery_requested' });
    await sendRecovery(context, sql, { user, isPkce: challenge !== undefined, template: 'recovery' });
  });
  return json(200, {});
}

type ResendType = 'signup' | 'email_change' | 'sms' | 'phone_change';

export async function resend(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  const asked = resendParams(context, body);
  await limitRequests(context, 'otp', asked.address);
  const receipt = await context.transaction(async (sql) => {
    const aud = audienceOf(context);
    const user = asked.isEmail
      ? await findUserByEmail(sql, asked.address, aud)
      : await findUserByPhone(sql, asked.address, aud);
    return user === undefined ? undefined : resendTo(context, sql, { ...asked, user });
  });
  return json(200, receiptJson(receipt));
}

interface Resend {
  readonly type: ResendType;
  readonly isEmail: boolean;
  readonly address: string;
  readonly challenge: PkceChallenge | undefined;
}

function resendParams(context: Context, body: Json): Resend {
  const [type, email, phone] = [text(body, 'type'), text(body, 'email'), text(body, 'phone')];
  if (type !== 'signup' && type !== 'email_change' && type !== 'sms' && type !== 'phone_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email === '' && type === 'signup') throw invalid('Type provided requires an email address');
  if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided.');
  }
  if (email === '' && phone === '') throw invalid('Missing email address or phone number');
  const isEmail = email !== '';
  refuseClosed(context, isEmail);
  const address = isEmail ? validEmail(email) : validPhone(phone);
  return { type, isEmail, address, challenge: pkceChallenge(body) };
}

function refuseClosed({ settings }: Context, isEmail: boolean): void {
  if (isEmail && !settings.external_email_enabled) {
    throw authError(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (!isEmail && !settings.external_phone_enabled) {
    throw authError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
}

async function resendTo(
  context: Context,
  sql: Sql,
  to: Resend & { readonly user: User },
): Promise<Receipt | undefined> {
  const { user, challenge } = to;
  const isPkce = challenge !== undefined;
  const noteFlow = async (method: string) => {
    if (challenge === undefined) return;
    await insertFlowState(sql, { provider: method, method, challenge, userId: user.id }, context.now());
  };
  switch (to.type) {
    case 'signup':
      if (user.email_confirmed_at !== null) return undefined;
      await audit(context, sql, { actor: user, action: 'user_confirmation_requested' });
      await noteFlow('email/signup');
      await sendConfirmation(context, sql, { user, isPkce });
      return undefined;
    case 'email_change':
      if (user.email_change === null || user.email_change === '') return undefined;
      await noteFlow('email_change');
      await sendEmailChange(context, sql, { user, email: user.email_change, isPkce });
      return undefined;
    case 'sms':
      if (user.phone_confirmed_at !== null) return undefined;
      await audit(context, sql, { actor: user, action: 'user_recovery_requested' });
      return sendPhoneCode(context, sql, {
        user,
        phone: to.address,
        purpose: 'confirmation',
        channel: 'sms',
      });
    case 'phone_change':
      if (user.phone_change === null || user.phone_change === '') return undefined;
      return sendPhoneCode(context, sql, {
        user,
        phone: user.phone_change,
        purpose: 'phone_change',
        channel: 'sms',
      });
  }
}

export async function reauthenticate(context: Context): Promise<AuthResponse> {
  const { user } = await requireUser(context);
  const [email, phone] = [user.email ?? '', user.phone ?? ''];
  if (email === '' && phone === '') {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (email !== '' && user.email_confirmed_at === null) {
    throw authError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  if (email === '' && user.phone_confirmed_at === null) {
    throw authError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  }
  const receipt = await context.transaction(async (sql) => {
    await audit(context, sql, { actor: user, action: 'user_reauthenticate_requested' });
    if (email === '') {
      return sendPhoneCode(context, sql, { user, phone, purpose: 'reauthentication', channel: 'sms' });
    }
    await sendReauthentication(context, sql, user);
    return undefined;
  });
  return json(200, receiptJson(receipt));
}
