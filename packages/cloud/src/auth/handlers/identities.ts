import { noteProviders, reload } from '../accounts.ts';
import { audienceOf, audit, type Context } from '../context.ts';
import { authError } from '../errors.ts';
import { isUuid, json, type AuthResponse } from '../http.ts';
import type { Sql } from '../store/database.ts';
import { deleteIdentity } from '../store/identities.ts';
import { findUserByEmail, lockUser, updateUser, type Identity, type User } from '../store/users.ts';
import { requireUser } from '../who.ts';
import { requireManualLinking } from './authorize.ts';

export async function unlinkIdentity(context: Context, identityId: string): Promise<AuthResponse> {
  const who = await requireUser(context);
  requireManualLinking(context);
  if (!isUuid(identityId)) throw authError(404, 'validation_failed', 'identity_id must be an UUID');
  await context.transaction(async (sql) => {
    const user = await lockUser(sql, who.user.id);
    if (user === undefined || user.identities.length <= 1) {
      const message = 'User must have at least 1 identity after unlinking';
      throw authError(422, 'single_identity_not_deletable', message);
    }
    const identity = user.identities.find((candidate) => candidate.identity_id === identityId);
    if (identity === undefined) throw authError(422, 'identity_not_found', "Identity doesn't exist");
    const traits = { identity_id: identityId, provider: identity.provider, provider_id: identity.id };
    await audit(context, sql, { actor: user, action: 'identity_unlinked', traits });
    await deleteIdentity(sql, identityId);
    await giveUpAddress(context, sql, { user, identity });
    await noteProviders(context, sql, user.id);
  });
  return json(200, {});
}

/** An address that came with the identity goes with it; another identity's takes its place. */
async function giveUpAddress(
  context: Context,
  sql: Sql,
  what: { user: User; identity: Identity },
): Promise<void> {
  const { user, identity } = what;
  const now = context.now();
  if (identity.provider === 'phone') {
    return updateUser(sql, user.id, { changes: { phone: null, phone_confirmed_at: null }, now });
  }
  const left = (await reload(sql, user.id)).identities;
  if (left.some((other) => other.email !== null && other.email === user.email)) return;
  const isVerified = (other: Identity) => other.identity_data['email_verified'] === true;
  const candidates = left
    .filter((other) => other.email !== null)
    .toSorted((one, two) => {
      return Number(isVerified(two)) - Number(isVerified(one));
    });
  const [next] = candidates;
  if (next === undefined)
    return updateUser(sql, user.id, { changes: { email: null, email_confirmed_at: null }, now });
  const owner = await findUserByEmail(sql, next.email ?? '', audienceOf(context));
  if (owner !== undefined && owner.id !== user.id) {
    const message = 'Unable to unlink identity due to email conflict';
    throw authError(422, 'email_conflict_identity_not_deletable', message);
  }
  const isConfirmed = isVerified(next) || context.settings.mailer_autoconfirm;
  const changes = isConfirmed ? { email: next.email } : { email: next.email, email_confirmed_at: null };
  await updateUser(sql, user.id, { changes, now });
}
