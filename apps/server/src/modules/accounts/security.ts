import { accessTokenPrefix, accountLimits, type UserId } from '@loam/contract';
import type { Db } from '@loam/db';
import { hashToken, type Ids } from '@loam/kernel';
import type { UserActor } from '../../http/actor.ts';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { ActorCache } from './actor-cache.ts';
import type { CredentialStore } from './credential-store.ts';
import type { LinkStore } from './link-store.ts';
import { passwordChangedMail } from './mails.data.ts';
import type { Passwords } from './password.ts';
import type { PasswordGuard } from './password-guard.ts';
import type { AccountStore, UserRow } from './store.ts';

export interface SecurityDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly brand: string;
  readonly store: AccountStore;
  readonly credentials: CredentialStore;
  readonly links: LinkStore;
  readonly passwords: Passwords;
  readonly guard: PasswordGuard;
  readonly cache: ActorCache;
}

export type Security = ReturnType<typeof createSecurity>;

/** Sessions, tokens and the password of an account. Ending a session holds at once in this process. */
export function createSecurity(deps: SecurityDeps) {
  const { credentials, cache, db } = deps;
  const endSession = async (userId: UserId, sessionId: string) => {
    const count = await credentials.deleteSession(userId, sessionId);
    cache.forgetSession(userId, sessionId);
    return count > 0;
  };
  return {
    async endSession(userId: UserId, sessionId: string): Promise<void> {
      if (!(await endSession(userId, sessionId))) throw notFound();
    },
    /** Harmless when it has ended already, in another window for example. */
    async signOut(userId: UserId, sessionId: string): Promise<void> {
      await endSession(userId, sessionId);
    },
    async endSessions(userId: UserId, exceptId: string | null = null): Promise<void> {
      await credentials.deleteSessions(db, userId, exceptId);
      cache.forgetUser(userId);
    },
    createAccessToken: (
      actor: UserActor,
      input: { readonly name: string; readonly expires_in_days: number | null },
    ) => createAccessToken(deps, actor, input),
    async revokeAccessToken(userId: UserId, tokenId: string): Promise<void> {
      if ((await credentials.deleteAccessToken(userId, tokenId)) === 0) throw notFound();
      cache.forgetUser(userId);
    },
    requirePassword: (user: UserRow, field: string, password: string | undefined) =>
      requirePassword(deps, { user, field, password }),
    changePassword: (user: UserRow, change: PasswordChange) => changePassword(deps, user, change),
  };
}

async function createAccessToken(
  deps: SecurityDeps,
  actor: UserActor,
  input: { readonly name: string; readonly expires_in_days: number | null },
) {
  const token = `${accessTokenPrefix}${deps.ids.token()}`;
  const row = await deps.credentials.insertAccessToken({
    id: deps.ids.uuid(),
    userId: actor.userId,
    name: input.name,
    tokenHash: hashToken(token),
    prefix: token.slice(0, accessTokenPrefix.length + 4),
    expiresInDays: input.expires_in_days,
    max: accountLimits.accessTokens,
  });
  if (row) return { token, row };
  throw new ApiError(
    'conflict',
    `You have ${accountLimits.accessTokens} tokens. Revoke one that you no longer use.`,
  );
}

interface PasswordCheck {
  readonly user: UserRow;
  readonly field: string;
  readonly password: string | undefined;
}

async function requirePassword(deps: SecurityDeps, { user, field, password }: PasswordCheck): Promise<void> {
  const hash = await deps.store.passwordHash(user.id);
  if (hash === undefined) return;
  if (password === undefined) throw invalidField(field, 'Enter your password.');
  await deps.guard.check({ email: user.email }, async () => {
    if (await deps.passwords.verify({ hash, password })) return;
    throw new ApiError('forbidden', 'The password is wrong.', {
      errors: [{ path: field, message: 'The password is wrong.' }],
    });
  });
}

interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly revokesTokens: boolean;
  readonly keepSessionId: string | null;
}

async function changePassword(deps: SecurityDeps, user: UserRow, change: PasswordChange): Promise<void> {
  if (!user.providers.includes('credential')) {
    throw new ApiError(
      'conflict',
      'This account has no password yet. Use "Forgot password" to choose one by mail.',
    );
  }
  await requirePassword(deps, { user, field: 'current_password', password: change.current });
  const hash = await deps.passwords.hash(change.next);
  await deps.db.transaction(async (tx) => {
    await deps.store.setPassword(tx, { id: deps.ids.uuid(), userId: user.id, hash });
    await deps.credentials.deleteSessions(tx, user.id, change.keepSessionId);
    if (change.revokesTokens) await deps.credentials.deleteAccessTokens(tx, user.id);
    await deps.links.forget(tx, user.id, ['reset-password', 'approve-email-change', 'change-email']);
    await deps.mailer.send(tx, passwordChangedMail({ brand: deps.brand, to: user.email }));
    tx.afterCommit(() => deps.cache.forgetUser(user.id));
  });
}
