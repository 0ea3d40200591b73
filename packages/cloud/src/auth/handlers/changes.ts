import { confirmEmail, confirmPhone, putOwnIdentity, reload } from '../accounts.ts';
import { audit, type Context } from '../context.ts';
import { isEqual } from '../crypto/codes.ts';
import { authError, duplicateEmail } from '../errors.ts';
import { isUniqueViolation, type Sql } from '../store/database.ts';
import { clearTokens } from '../store/one-time-tokens.ts';
import { updateUser, type User } from '../store/users.ts';

/** False while the other of the two addresses has not agreed yet. */
export async function confirmEmailChange(
  context: Context,
  sql: Sql,
  change: { readonly user: User; readonly hash: string },
): Promise<boolean> {
  const { user } = change;
  const { settings } = context;
  const isFirst =
    !settings.mailer_autoconfirm &&
    settings.mailer_secure_email_change_enabled &&
    (user.email_change_confirm_status ?? 0) === 0 &&
    (user.email ?? '') !== '';
  if (isFirst) {
    await noteFirstAgreement(context, sql, change);
    return false;
  }
  await moveToNewEmail(context, sql, { user, email: user.email_change ?? '' });
  return true;
}

async function noteFirstAgreement(
  context: Context,
  sql: Sql,
  change: { readonly user: User; readonly hash: string },
): Promise<void> {
  const { user, hash } = change;
  const isCurrent = [hash, `pkce_${hash}`].some((form) =>
    isEqual(form, user.email_change_token_current ?? ''),
  );
  const column = isCurrent ? 'email_change_token_current' : 'email_change_token_new';
  const changes = { email_change_confirm_status: 1, [column]: '' };
  await updateUser(sql, user.id, { changes, now: context.now() });
  await clearTokens(sql, user.id, column);
}

/** The address is proven: it becomes the account's, and an anonymous account becomes a permanent one. */
export async function moveToNewEmail(
  context: Context,
  sql: Sql,
  change: { readonly user: User; readonly email: string },
): Promise<void> {
  const { user, email } = change;
  const claims = { email, email_verified: true };
  await audit(context, sql, { actor: user, action: 'user_modified' });
  await putOwnIdentity(context, sql, { userId: user.id, provider: 'email', claims });
  try {
    await updateUser(sql, user.id, {
      changes: {
        email,
        email_change: '',
        email_change_token_current: '',
        email_change_token_new: '',
        email_change_confirm_status: 0,
        is_anonymous: false,
      },
      now: context.now(),
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw authError(422, 'email_exists', duplicateEmail);
    throw error;
  }
  await clearTokens(sql, user.id);
  if ((await reload(sql, user.id)).email_confirmed_at === null) await confirmEmail(context, sql, user.id);
}

export async function confirmPhoneCode(
  context: Context,
  sql: Sql,
  code: { readonly user: User; readonly type: 'sms' | 'phone_change' },
): Promise<void> {
  const { user } = code;
  if (code.type === 'sms') {
    await audit(context, sql, { actor: user, action: 'user_signedup', traits: { provider: 'phone' } });
    await confirmPhone(context, sql, user.id);
    const claims = { phone: user.phone ?? '', phone_verified: true };
    await putOwnIdentity(context, sql, { userId: user.id, provider: 'phone', claims });
  } else {
    await moveToNewPhone(context, sql, { user, phone: user.phone_change ?? '' });
  }
  await updateUser(sql, user.id, { changes: { is_anonymous: false }, now: context.now() });
}

export async function moveToNewPhone(
  context: Context,
  sql: Sql,
  change: { readonly user: User; readonly phone: string },
): Promise<void> {
  const { user, phone } = change;
  const now = context.now();
  const claims = { phone, phone_verified: true };
  await audit(context, sql, { actor: user, action: 'user_modified' });
  await putOwnIdentity(context, sql, { userId: user.id, provider: 'phone', claims });
  const changes = {
    phone,
    phone_change: '',
    phone_change_token: '',
    phone_confirmed_at: now,
    is_anonymous: false,
  };
  await updateUser(sql, user.id, { changes, now });
  await clearTokens(sql, user.id);
}
