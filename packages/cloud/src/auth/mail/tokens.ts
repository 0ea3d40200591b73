import type { Context } from '../context.ts';
import { hashOtp, makeOtp, markPkce } from '../crypto/codes.ts';
import type { Sql } from '../store/database.ts';
import { putOneTimeToken, withdrawToken, type TokenType } from '../store/one-time-tokens.ts';
import { forgetSending } from '../store/rate-limits.ts';
import {
  findUser,
  forgetEmailChange,
  removeUnreached,
  updateUser,
  type User,
  type UserChanges,
} from '../store/users.ts';
import { failure } from '../errors.ts';
import { checkMailFrequency, sendMail } from './send.ts';

/** A code to the user's own address. */
export async function sendConfirmation(
  context: Context,
  sql: Sql,
  to: { readonly user: User; readonly isPkce: boolean; readonly isNew?: boolean },
): Promise<void> {
  const email = to.user.email ?? '';
  await checkMailFrequency(context, sql, { kind: 'confirmation', address: email });
  await sendConfirmationToken(context, sql, { ...to, template: 'confirmation' });
}

export async function sendInvite(
  context: Context,
  sql: Sql,
  to: { readonly user: User; readonly isNew: boolean },
): Promise<void> {
  await sendConfirmationToken(context, sql, { ...to, isPkce: false, template: 'invite' });
}

async function sendConfirmationToken(
  context: Context,
  sql: Sql,
  to: {
    readonly user: User;
    readonly isPkce: boolean;
    /** Made for this mail: without it, nobody would know of the account. */
    readonly isNew?: boolean;
    readonly template: 'confirmation' | 'invite';
  },
): Promise<void> {
  const { user, template } = to;
  const otp = makeOtp(context.settings.mailer_otp_length);
  const hash = await noteConfirmation(context, sql, {
    user,
    otp,
    isPkce: to.isPkce,
    isInvite: template === 'invite',
  });
  await sendMail(context, sql, {
    template,
    to: user.email ?? '',
    user,
    otp,
    tokenHash: hash,
    linkType: template === 'invite' ? 'invite' : 'signup',
    undo: async (later) => {
      await withdraw(later, user, { kind: 'confirmation', tokens: { confirmation_token: hash } });
      if (to.isNew) await removeUnreached(later, user.id);
    },
  });
}

/** Stores the hash of a code for the first confirmation and gives the hash back. */
export async function noteConfirmation(
  context: Context,
  sql: Sql,
  token: { readonly user: User; readonly otp: string; readonly isPkce: boolean; readonly isInvite: boolean },
): Promise<string> {
  const now = context.now();
  const email = token.user.email ?? '';
  const hash = markPkce(hashOtp(email, token.otp), token.isPkce);
  const changes = { confirmation_token: hash, confirmation_sent_at: now };
  await note(sql, token.user, {
    changes: token.isInvite ? { ...changes, invited_at: now } : changes,
    tokens: [{ type: 'confirmation_token', hash, address: email }],
    now,
  });
  return hash;
}

export async function noteRecovery(
  context: Context,
  sql: Sql,
  token: { readonly user: User; readonly otp: string; readonly isPkce: boolean },
): Promise<string> {
  const now = context.now();
  const email = token.user.email ?? '';
  const hash = markPkce(hashOtp(email, token.otp), token.isPkce);
  await note(sql, token.user, {
    changes: { recovery_token: hash, recovery_sent_at: now },
    tokens: [{ type: 'recovery_token', hash, address: email }],
    now,
  });
  return hash;
}

/** Recovery and sign-in by link use the same token and differ in the text. */
export async function sendRecovery(
  context: Context,
  sql: Sql,
  to: { readonly user: User; readonly isPkce: boolean; readonly template: 'recovery' | 'magic_link' },
): Promise<void> {
  const otp = makeOtp(context.settings.mailer_otp_length);
  const hash = await noteRecovery(context, sql, { user: to.user, otp, isPkce: to.isPkce });
  await sendMail(context, sql, {
    template: to.template,
    to: to.user.email ?? '',
    user: to.user,
    otp,
    tokenHash: hash,
    linkType: to.template === 'recovery' ? 'recovery' : 'magiclink',
    undo: (later) => withdraw(later, to.user, { kind: 'recovery', tokens: { recovery_token: hash } }),
  });
}

export async function sendReauthentication(context: Context, sql: Sql, user: User): Promise<void> {
  const now = context.now();
  const email = user.email ?? '';
  await checkMailFrequency(context, sql, { kind: 'reauthentication', address: email });
  const otp = makeOtp(context.settings.mailer_otp_length);
  const hash = hashOtp(email, otp);
  await note(sql, user, {
    changes: { reauthentication_token: hash, reauthentication_sent_at: now },
    tokens: [{ type: 'reauthentication_token', hash, address: email }],
    now,
  });
  await sendMail(context, sql, {
    template: 'reauthentication',
    to: email,
    user,
    otp,
    tokenHash: hash,
    linkType: '',
    undo: (later) =>
      withdraw(later, user, { kind: 'reauthentication', tokens: { reauthentication_token: hash } }),
  });
}

/** To the new address and, if the project wants it so, to the old one: both must agree. */
export async function sendEmailChange(
  context: Context,
  sql: Sql,
  change: { readonly user: User; readonly email: string; readonly isPkce: boolean },
): Promise<void> {
  const { user, email } = change;
  const now = context.now();
  await checkMailFrequency(context, sql, { kind: 'email_change', address: user.email ?? email });
  const current = user.email ?? '';
  const otpNew = makeOtp(context.settings.mailer_otp_length);
  const hashNew = markPkce(hashOtp(email, otpNew), change.isPkce);
  const otpCurrent = makeOtp(context.settings.mailer_otp_length);
  const asksCurrent = context.settings.mailer_secure_email_change_enabled && current !== '';
  const hashCurrent = asksCurrent ? markPkce(hashOtp(current, otpCurrent), change.isPkce) : '';
  await note(sql, user, {
    changes: {
      email_change: email,
      email_change_token_new: hashNew,
      email_change_token_current: hashCurrent,
      email_change_sent_at: now,
      email_change_confirm_status: 0,
    },
    tokens: [
      { type: 'email_change_token_new', hash: hashNew, address: email },
      { type: 'email_change_token_current', hash: hashCurrent, address: current },
    ],
    now,
  });
  const changed = await findUser(sql, user.id);
  if (changed === undefined) throw failure('The user is gone');
  const tokens = { email_change_token_new: hashNew, email_change_token_current: hashCurrent };
  // Of two mails, one that went out asks for an agreement that cannot be completed: both tokens go.
  const undo = async (later: Sql) => {
    await withdraw(later, user, { kind: 'email_change', tokens, address: user.email ?? email });
    await forgetEmailChange(later, user.id);
  };
  const mail = { template: 'email_change', user: changed, linkType: 'email_change', undo } as const;
  await sendMail(context, sql, { ...mail, to: email, otp: otpNew, tokenHash: hashNew });
  if (asksCurrent)
    await sendMail(context, sql, { ...mail, to: current, otp: otpCurrent, tokenHash: hashCurrent });
}

interface Notes {
  readonly changes: UserChanges;
  readonly tokens: readonly {
    readonly type: Parameters<typeof putOneTimeToken>[1]['type'];
    readonly hash: string;
    readonly address: string;
  }[];
  readonly now: Date;
}

async function note(sql: Sql, user: User, notes: Notes): Promise<void> {
  await updateUser(sql, user.id, { changes: notes.changes, now: notes.now });
  for (const token of notes.tokens) {
    if (token.hash !== '') await putOneTimeToken(sql, { userId: user.id, ...token }, notes.now);
  }
}

/** As if nobody had asked: no token waits, and the next try need not. */
async function withdraw(
  sql: Sql,
  user: User,
  what: {
    readonly kind: string;
    readonly tokens: Readonly<Partial<Record<TokenType, string>>>;
    readonly address?: string;
  },
): Promise<void> {
  for (const type of tokenTypes) {
    const hash = what.tokens[type] ?? '';
    if (hash !== '') await withdrawToken(sql, { userId: user.id, type, hash });
  }
  await forgetSending(sql, { kind: what.kind, address: what.address ?? user.email ?? '' });
}

const tokenTypes = [
  'confirmation_token',
  'recovery_token',
  'reauthentication_token',
  'email_change_token_new',
  'email_change_token_current',
] as const satisfies readonly TokenType[];
