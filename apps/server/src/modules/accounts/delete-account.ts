import { type UserId } from '@loam/contract';
import type { Db } from '@loam/db';
import { ApiError, invalidField } from '../../http/api-error.ts';
import type { ActorCache } from './actor-cache.ts';
import type { CredentialStore } from './credential-store.ts';
import type { LinkStore } from './link-store.ts';
import type { AccountWorkspaces } from './ports.ts';
import type { Security } from './security.ts';
import type { AccountStore, UserRow } from './store.ts';

export interface DeleteAccountDeps {
  readonly db: Db;
  readonly store: AccountStore;
  readonly credentials: CredentialStore;
  readonly links: LinkStore;
  readonly security: Security;
  readonly workspaces: AccountWorkspaces;
  readonly cache: ActorCache;
  isLastOperator(user: UserRow): Promise<boolean>;
}

interface Confirmation {
  readonly password?: string | undefined;
  readonly username?: string | undefined;
}

/** Refused while others depend on the account; otherwise nothing that tells who it was remains. */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  userId: UserId,
  { user, confirmation }: { readonly user: UserRow; readonly confirmation: Confirmation },
): Promise<void> {
  await deps.security.requirePassword(user, 'password', confirmation.password);
  if (!user.providers.includes('credential') && confirmation.username !== user.username) {
    throw invalidField('username', 'Enter your username to confirm.');
  }
  if (await deps.isLastOperator(user)) {
    throw new ApiError(
      'conflict',
      'You are the only operator of this installation. Make someone else operator first.',
    );
  }
  const shared = await deps.workspaces.sharedWorkspacesOwnedBy(userId);
  if (shared.length > 0) {
    throw new ApiError(
      'conflict',
      `You own ${shared.join(', ')}, which other people use. Hand it over, or remove its members, first.`,
    );
  }
  await deps.db.transaction(async (tx) => {
    await deps.workspaces.removeAccount(tx, userId);
    await deps.credentials.deleteSessions(tx, userId, null);
    await deps.credentials.deleteAccessTokens(tx, userId);
    await deps.links.forget(tx, userId, [
      'reset-password',
      'verify-email',
      'approve-email-change',
      'change-email',
    ]);
    await deps.store.anonymise(tx, userId);
    tx.afterCommit(() => deps.cache.forgetUser(userId));
  });
}
