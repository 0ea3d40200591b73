import {
  confirmEmail,
  createIdentity,
  createUser,
  mergeUserData,
  noteProviders,
  reload,
  removeUnconfirmed,
} from '../accounts.ts';
import { audienceOf, audit, type Context } from '../context.ts';
import { authError, duplicateEmail, failure, invalid, type AuthError } from '../errors.ts';
import { sendConfirmation } from '../mail/tokens.ts';
import type { ExternalUser } from '../oauth/provider.ts';
import { isBanned } from '../session.ts';
import type { Sql } from '../store/database.ts';
import {
  findIdentitiesByEmail,
  findIdentity,
  replaceIdentityData,
  type IdentityRow,
} from '../store/identities.ts';
import { ownerOfToken } from '../store/one-time-tokens.ts';
import { findUserByEmail, findUserOfAddress, lockUser, updateUser, type User } from '../store/users.ts';

/** What is kept although the sign-in does not go on: the account and the mail that was sent to it. */
export type ExternalSignIn =
  | { readonly kind: 'signed_in'; readonly user: User }
  | { readonly kind: 'unproven'; readonly error: AuthError };

/** An address links accounts only where the provider has proven it. */
export async function signInExternal(
  context: Context,
  sql: Sql,
  external: ExternalUser,
): Promise<ExternalSignIn> {
  const { user, identity } = await findOrCreate(context, sql, external);
  if (isBanned(user, context.now())) throw authError(403, 'user_banned', 'User is banned');
  const traits = { provider: external.provider };
  if (user.email_confirmed_at !== null || external.email === '') {
    await audit(context, sql, { actor: user, action: 'login', traits });
    return { kind: 'signed_in', user: await reload(sql, user.id) };
  }
  await removeUnconfirmed(context, sql, { userId: user.id, identity });
  if (external.isEmailVerified || context.settings.mailer_autoconfirm) {
    await audit(context, sql, { actor: user, action: 'user_signedup', traits });
    await confirmEmail(context, sql, user.id);
    return { kind: 'signed_in', user: await reload(sql, user.id) };
  }
  const name = external.provider;
  if ((user.email ?? '') === '')
    return { kind: 'unproven', error: unproven(`Verify the email with ${name} in order to sign in`, name) };
  await sendConfirmation(context, sql, { user, isPkce: false });
  return {
    kind: 'unproven',
    error: unproven(`A confirmation email has been sent to your ${name} email`, name),
  };
}

function unproven(sentence: string, provider: string): AuthError {
  return authError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. ${sentence}`,
  );
}

async function findOrCreate(
  context: Context,
  sql: Sql,
  external: ExternalUser,
): Promise<{ readonly user: User; readonly identity: IdentityRow }> {
  const { provider, claims } = external;
  const known = await findIdentity(sql, external.sub, provider);
  if (known !== undefined) {
    await replaceIdentityData(sql, known.id, { data: claims, now: context.now() });
    const user = await reload(sql, known.user_id);
    await mergeUserData(context, sql, { user, data: claims });
    await noteProviders(context, sql, user.id);
    return { user: await reload(sql, user.id), identity: { ...known, identity_data: claims } };
  }
  const isProven = external.email !== '' && (external.isEmailVerified || context.settings.mailer_autoconfirm);
  const owner = isProven ? await ownerOfEmail(context, sql, external.email) : undefined;
  const user = owner ?? (await createExternal(context, sql, external));
  const identity = await createIdentity(context, sql, { userId: user.id, provider, data: claims });
  if (owner !== undefined) {
    await mergeUserData(context, sql, { user: owner, data: claims });
    const traits = { identity_id: identity.id, provider, provider_id: external.sub };
    await audit(context, sql, { actor: owner, action: 'identity_linked', traits });
  }
  await noteProviders(context, sql, user.id);
  return { user: await reload(sql, user.id), identity };
}

async function ownerOfEmail(context: Context, sql: Sql, email: string): Promise<User | undefined> {
  const identities = await findIdentitiesByEmail(sql, [email]);
  const owners = new Set(
    identities.filter((row) => !row.provider.startsWith('sso:')).map((row) => row.user_id),
  );
  if (owners.size > 1) {
    throw failure(
      'Multiple accounts with the same email address in the same linking domain detected: default',
    );
  }
  const [owner] = owners;
  return owner === undefined ? findUserByEmail(sql, email, audienceOf(context)) : lockUser(sql, owner);
}

async function createExternal(context: Context, sql: Sql, external: ExternalUser): Promise<User> {
  if (context.settings.disable_signup) {
    throw authError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const aud = audienceOf(context);
  const isTaken =
    external.email !== '' && (await findUserOfAddress(sql, external.email, { aud })) !== undefined;
  const account = { aud, data: external.claims, providers: [external.provider] };
  const hasEmail = external.email !== '' && !isTaken;
  return createUser(context, sql, hasEmail ? { ...account, email: external.email } : account);
}

/** A signed-in person adds a provider to their account. */
export async function linkExternal(
  context: Context,
  sql: Sql,
  link: { readonly userId: string; readonly external: ExternalUser },
): Promise<ExternalSignIn> {
  const { external } = link;
  const user = await lockUser(sql, link.userId);
  if (user === undefined) throw authError(422, 'user_not_found', 'Linking target user not found');
  const known = await findIdentity(sql, external.sub, external.provider);
  if (known !== undefined) {
    const whose = known.user_id === user.id ? '' : ' to another user';
    throw authError(422, 'identity_already_exists', `Identity is already linked${whose}`);
  }
  const { provider, claims } = external;
  const identity = await createIdentity(context, sql, { userId: user.id, provider, data: claims });
  const traits = { identity_id: identity.id, provider, provider_id: external.sub };
  await audit(context, sql, { actor: user, action: 'identity_linked', traits });
  await noteProviders(context, sql, user.id);
  if ((user.email ?? '') === '' && external.email !== '') return adoptEmail(context, sql, { user, external });
  return { kind: 'signed_in', user: await reload(sql, user.id) };
}

async function adoptEmail(
  context: Context,
  sql: Sql,
  link: { readonly user: User; readonly external: ExternalUser },
): Promise<ExternalSignIn> {
  const { user, external } = link;
  const other = await findUserOfAddress(sql, external.email, { aud: audienceOf(context), except: user.id });
  if (other !== undefined) throw authError(400, 'email_exists', duplicateEmail);
  await updateUser(sql, user.id, { changes: { email: external.email }, now: context.now() });
  if (!external.isEmailVerified && !context.settings.mailer_autoconfirm) {
    await sendConfirmation(context, sql, { user: await reload(sql, user.id), isPkce: false });
    const name = external.provider;
    const message = `Unverified email with ${name}. A confirmation email has been sent to your ${name} email`;
    return { kind: 'unproven', error: authError(422, 'email_not_confirmed', message) };
  }
  await confirmEmail(context, sql, user.id);
  await updateUser(sql, user.id, { changes: { is_anonymous: false }, now: context.now() });
  return { kind: 'signed_in', user: await reload(sql, user.id) };
}

/** An invitation that is answered with a provider instead of a password. */
export async function acceptInvite(
  context: Context,
  sql: Sql,
  invited: { readonly token: string; readonly external: ExternalUser },
): Promise<ExternalSignIn> {
  const { external } = invited;
  const owner = await ownerOfToken(sql, invited.token, ['confirmation_token']);
  const user = owner && (await lockUser(sql, owner.userId));
  if (user === undefined) throw authError(404, 'invite_not_found', 'Invite not found');
  if (user.email !== external.email) {
    throw invalid('Invited email does not match emails from external provider');
  }
  const { provider, claims } = external;
  const identity = await createIdentity(context, sql, { userId: user.id, provider, data: claims });
  await audit(context, sql, { actor: user, action: 'invite_accepted', traits: { provider } });
  await removeUnconfirmed(context, sql, { userId: user.id, identity });
  await confirmEmail(context, sql, user.id);
  return { kind: 'signed_in', user: await reload(sql, user.id) };
}
