import type { UserId } from '@loam/contract';
import type { Db, Transaction } from '@loam/db';
import type { Bus } from '@loam/kernel';
import type { ServerEvents } from '../../events.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { ActorCache } from './actor-cache.ts';
import type { AccountPage, AdministeredRow, AdministerStore } from './administer-store.ts';
import type { CredentialStore } from './credential-store.ts';
import { operatorChangeFault, type RoleFault } from './policy.ts';
import type { Recover } from './recover.ts';
import type { UserRow } from './store.ts';

export interface AdministerDeps {
  readonly db: Db;
  readonly store: AdministerStore;
  readonly credentials: CredentialStore;
  readonly recover: Recover;
  readonly cache: ActorCache;
  readonly bus: Bus<ServerEvents>;
}

export interface AccountChange {
  readonly role?: UserRow['role'] | undefined;
  readonly is_disabled?: boolean | undefined;
}

export type Administer = ReturnType<typeof createAdminister>;

/** What the operator does with accounts; the admin module decides who may call it. */
export function createAdminister(deps: AdministerDeps) {
  const { store } = deps;
  return {
    list: (page: AccountPage): Promise<AdministeredRow[]> => store.list(page),
    change: (operatorId: UserId, userId: UserId, change: AccountChange) =>
      deps.db.transaction((tx) => changeAccount(deps, tx, { operatorId, userId, change })),
    async sendReset(userId: UserId): Promise<void> {
      const row = await store.find(userId);
      if (!row) throw notFound();
      if (row.disabled_at) throw new ApiError('conflict', 'Enable the account first.');
      await deps.recover.sendReset(row);
    },
    async isLastOperator(user: UserRow): Promise<boolean> {
      return user.role === 'operator' && (await store.countOtherOperators(deps.db, user.id)) === 0;
    },
  };
}

const faults: Readonly<Record<RoleFault, string>> = {
  last_operator: 'This is the only operator of the installation. Make someone else operator first.',
  own_account: 'Another operator has to do this to your own account.',
};

async function changeAccount(
  deps: AdministerDeps,
  tx: Transaction,
  request: { readonly operatorId: UserId; readonly userId: UserId; readonly change: AccountChange },
): Promise<AdministeredRow> {
  const { userId, change } = request;
  await deps.store.lockOperators(tx);
  const row = await deps.store.find(userId, tx);
  if (!row) throw notFound();
  const role = change.role ?? row.role;
  const isDisabled = change.is_disabled ?? row.disabled_at !== null;
  const fault = operatorChangeFault({
    isSelf: request.operatorId === userId,
    isActiveOperator: row.role === 'operator' && row.disabled_at === null,
    staysOperator: role === 'operator' && !isDisabled,
    otherActiveOperators: await deps.store.countOtherOperators(tx, userId),
  });
  if (fault) throw new ApiError('conflict', faults[fault]);
  if (role !== row.role) await deps.store.setRole(tx, userId, role);
  if (isDisabled !== (row.disabled_at !== null)) await deps.store.setDisabled(tx, userId, isDisabled);
  if (isDisabled) await deps.credentials.deleteSessions(tx, userId, null);
  tx.afterCommit(() => {
    deps.cache.forgetUser(userId);
    if (isDisabled) deps.bus.publish('account.disabled', { userId });
  });
  const changed = await deps.store.find(userId, tx);
  if (!changed) throw notFound();
  return changed;
}
