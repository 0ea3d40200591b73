import { type Plan, type UserId, type WorkspaceId, workspacePermissionsOf } from '@loam/contract';
import type { Queries, Transaction } from '@loam/db';
import type { WorkspaceAccess, WorkspaceRecord } from '../../http/access.ts';
import type { Actor } from '../../http/actor.ts';
import type { Binding } from '../../http/bind.ts';
import { createAnswerInvitations } from './answer-invitations.ts';
import type { WorkspacesRuntime } from './context.ts';
import { createWorkspaceNews } from './live.ts';
import { createManageInvitations } from './manage-invitations.ts';
import { createManageMembers } from './manage-members.ts';
import { createManageWorkspaces } from './manage-workspaces.ts';
import { removeAccount } from './remove-account.ts';
import { createWorkspacesRoutes } from './routes.ts';
import { findMembership, findWorkspace, listSharedOwnedBy, updatePlan } from './store.ts';

export interface Workspaces {
  readonly bindings: Binding[];
  /** Undefined for someone who is no member: a stranger is not told that a workspace exists. */
  workspaceAccess(actor: Actor, id: WorkspaceId): Promise<WorkspaceAccess | undefined>;
  /** The first workspace of an account, made now if it has none. */
  ensurePersonal(userId: UserId): Promise<WorkspaceId>;
  /** Whether someone waits for this address; accounts ask it when sign-up is by invitation. */
  hasInvitation(email: string): Promise<boolean>;
  /** Whether this is the code of a link to that very address; it opens sign-up where it is closed. */
  hasInvitationLink(email: string, token: string): Promise<boolean>;
  /** Names of the workspaces that this account owns and that other people are members of. */
  sharedWorkspacesOwnedBy(userId: UserId): Promise<readonly string[]>;
  /** Ends every membership, and deletes the workspaces in which nobody else is left. */
  removeAccount(tx: Transaction, userId: UserId): Promise<void>;
  find(queries: Queries, id: WorkspaceId): Promise<WorkspaceRecord | undefined>;
  /** False when there is no such workspace. Billing decides; this only writes it down and tells members. */
  setPlan(tx: Transaction, id: WorkspaceId, plan: Plan): Promise<boolean>;
}

export function createWorkspaces(runtime: WorkspacesRuntime): Workspaces {
  const { db } = runtime;
  const news = createWorkspaceNews(runtime.live);
  const context = { ...runtime, news };
  const workspaces = createManageWorkspaces(context);
  const members = createManageMembers(context);
  const invitations = createManageInvitations(context);
  const answers = createAnswerInvitations(context);
  return {
    bindings: createWorkspacesRoutes({ workspaces, members, invitations, answers }),
    async workspaceAccess(actor, id) {
      if (actor.kind === 'anonymous') return undefined;
      const row = await findMembership(db, actor.userId, id);
      if (!row) return undefined;
      const { role, is_billing_manager: isBillingManager, ...workspace } = row;
      const permissions = workspacePermissionsOf({ role, isBillingManager });
      return { workspace, role, isBillingManager, permissions };
    },
    ensurePersonal: (userId) => workspaces.ensurePersonal(userId),
    hasInvitation: (email) => invitations.hasInvitation(email),
    hasInvitationLink: (email, token) => invitations.hasLink(email, token),
    async sharedWorkspacesOwnedBy(userId) {
      const rows = await listSharedOwnedBy(db, userId);
      return rows.map((row) => row.name);
    },
    removeAccount: (tx, userId) => removeAccount(context, tx, userId),
    find: (queries, id) => findWorkspace(queries, id),
    async setPlan(tx, id, plan) {
      if (!(await updatePlan(tx, id, plan))) return false;
      await news.tell(tx, id, 'workspace.updated');
      return true;
    },
  };
}
