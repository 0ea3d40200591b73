import { limitMessages, type Context } from '../context.ts';
import { hashOtp, makeOtp } from '../crypto/codes.ts';
import { authError, AuthError, errorDetail, invalid } from '../errors.ts';
import type { Json } from '../http.ts';
import { waitMessage } from '../mail/send.ts';
import { escapeNothing, renderTemplate } from '../mail/templates.ts';
import { testOtp } from '../settings.ts';
import type { Sql } from '../store/database.ts';
import { putOneTimeToken, withdrawToken } from '../store/one-time-tokens.ts';
import { forgetSending, waitBeforeSending } from '../store/rate-limits.ts';
import { removeUnreached, updateUser, type User } from '../store/users.ts';

export type Channel = 'sms' | 'whatsapp';
export type PhonePurpose = 'confirmation' | 'phone_change' | 'reauthentication';

export function validChannel(context: Context, channel: string): Channel {
  if (channel === '' || channel === 'sms') return 'sms';
  const provider = context.settings.sms_provider;
  if (channel === 'whatsapp' && (provider === 'twilio' || provider === 'twilio_verify')) return 'whatsapp';
  throw invalid(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}

const columns = {
  confirmation: { token: 'confirmation_token', sentAt: 'confirmation_sent_at', type: 'confirmation_token' },
  phone_change: { token: 'phone_change_token', sentAt: 'phone_change_sent_at', type: 'phone_change_token' },
  reauthentication: {
    token: 'reauthentication_token',
    sentAt: 'reauthentication_sent_at',
    type: 'reauthentication_token',
  },
} as const;

/** Filled when the message went out, after the transaction. */
export interface Receipt {
  messageId: string;
}

export function receiptJson(receipt: Receipt | undefined): Json {
  return receipt === undefined || receipt.messageId === '' ? {} : { message_id: receipt.messageId };
}

/** Notes the hash of a code, which is sent when the transaction is through. */
export async function sendPhoneCode(
  context: Context,
  sql: Sql,
  to: {
    readonly user: User;
    readonly phone: string;
    readonly purpose: PhonePurpose;
    readonly channel: Channel;
    /** Made for this message: without it, nobody would know of the account. */
    readonly isNew?: boolean;
  },
): Promise<Receipt> {
  const { settings } = context;
  const now = context.now();
  const kind = `sms-${to.purpose}`;
  const options = { everyS: settings.sms_max_frequency, now };
  const seconds = await waitBeforeSending(sql, { kind, address: to.phone }, options);
  if (seconds > 0) throw authError(429, 'over_sms_send_rate_limit', waitMessage(seconds));
  const test = testOtp(settings, to.phone, now);
  const code = test ?? makeOtp(settings.sms_otp_length);
  const receipt: Receipt = { messageId: test === undefined ? '' : 'test-otp' };
  const names = columns[to.purpose];
  const hash = hashOtp(to.phone, code);
  const changes = { [names.token]: hash, [names.sentAt]: now };
  const withPhone = to.purpose === 'phone_change' ? { ...changes, phone_change: to.phone } : changes;
  await updateUser(sql, to.user.id, { changes: withPhone, now });
  await putOneTimeToken(sql, { userId: to.user.id, type: names.type, hash, address: to.phone }, now);
  if (test !== undefined) return receipt;
  if (!settings.sms_autoconfirm) await limitMessages(context, sql, 'sms');
  sql.afterCommit({
    async send() {
      receipt.messageId = await send(context, { ...to, code });
    },
    async undo(later) {
      await withdrawToken(later, { userId: to.user.id, type: names.type, hash });
      await forgetSending(later, { kind, address: to.phone });
      if (to.isNew === true) await removeUnreached(later, to.user.id);
    },
  });
  return receipt;
}

async function send(
  context: Context,
  to: { readonly phone: string; readonly purpose: string; readonly channel: Channel; readonly code: string },
): Promise<string> {
  const { settings } = context;
  const message = renderTemplate(settings.sms_template, { Code: to.code }, escapeNothing);
  const { ref } = context.request;
  try {
    const { phone, channel, code } = to;
    return await context.deps.sms.send({ ref, phone, channel, code, message }, settings);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    const message422 = `Error sending ${to.purpose} OTP to provider: ${errorDetail(error)}`;
    throw new AuthError(422, 'sms_send_failed', { message: message422, cause: error });
  }
}

/** Providers that check codes themselves are asked; else the stored hash decides. */
export async function checkAtProvider(
  context: Context,
  check: { readonly phone: string; readonly code: string },
): Promise<boolean | undefined> {
  const { settings, deps } = context;
  if (!deps.sms.checksCodes(settings)) return undefined;
  return deps.sms.verify(check, settings);
}
