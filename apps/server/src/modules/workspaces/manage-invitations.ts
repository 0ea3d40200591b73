import {
  type AssignableRole,
  canAssignRole,
  fillText,
  type InvitationId,
  type UserId,
  type WorkspaceId,
  type WorkspaceInvitation,
  workspaceLimits,
  workspaceTexts,
} from '@loam/contract';
import { recordWorkspaceActivity } from '../../activity/store.ts';
import type { Queries, Transaction } from '@loam/db';
import { hashToken } from '@loam/kernel';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { WorkspacesContext } from './context.ts';
import * as store from './invitation-store.ts';
import { lockRoles } from './store.ts';
import { toInvitation } from './wire.ts';

/** Who invites, and where. */
export interface Inviter {
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
}

export interface ManageInvitations {
  list(workspaceId: WorkspaceId): Promise<WorkspaceInvitation[]>;
  invite(
    by: Inviter,
    invited: { readonly email: string; readonly role: AssignableRole },
  ): Promise<WorkspaceInvitation>;
  resend(by: Inviter, id: InvitationId): Promise<WorkspaceInvitation>;
  /** For handing over by oneself; nothing is mailed. */
  link(by: Inviter, id: InvitationId): Promise<{ url: string; invitation: WorkspaceInvitation }>;
  revoke(by: Inviter, id: InvitationId): Promise<void>;
  hasInvitation(email: string): Promise<boolean>;
  /** Whether this is the code of a link to that very address, and still counts. */
  hasLink(email: string, token: string): Promise<boolean>;
}

const dayMs = 86_400_000;

export function createManageInvitations(context: WorkspacesContext): ManageInvitations {
  const { db, clock, ids, news } = context;
  const expiry = () => new Date(clock.now().getTime() + workspaceLimits.invitationExpiryDays * dayMs);
  /** One link at a time: a new one ends the one before. */
  async function renew(tx: Transaction, by: Inviter, id: InvitationId): Promise<string> {
    const existing = await store.findInvitation(tx, by.workspaceId, id);
    if (!existing) throw notFound();
    await requireMayGive(tx, by, existing.role);
    const token = ids.token();
    const renewed = { tokenHash: hashToken(token), invitedBy: by.userId, expiresAt: expiry() };
    await store.renewInvitation(tx, id, renewed);
    await news.tell(tx, by.workspaceId, 'invitations.updated');
    return token;
  }
  return {
    async list(workspaceId) {
      const rows = await store.listInvitations(db, workspaceId);
      return rows.map((row) => toInvitation(row, clock.now()));
    },
    invite: (by, invited) =>
      db.transaction(async (tx) => {
        await requireMayGive(tx, by, invited.role);
        await requireRoom(tx, by.workspaceId, invited.email);
        const token = ids.token();
        const { id } = await store.upsertInvitation(tx, {
          id: ids.uuid(),
          workspaceId: by.workspaceId,
          email: invited.email,
          role: invited.role,
          tokenHash: hashToken(token),
          invitedBy: by.userId,
          expiresAt: expiry(),
        });
        await news.tell(tx, by.workspaceId, 'invitations.updated');
        await recordWorkspaceActivity(tx, by.workspaceId, {
          kind: 'member.invited',
          actorId: by.userId,
          subject: invited.email,
          detail: workspaceTexts.invitationRole[invited.role],
        });
        return deliver(context, tx, { ...by, id, token });
      }),
    resend: (by, id) =>
      db.transaction(async (tx) => deliver(context, tx, { ...by, id, token: await renew(tx, by, id) })),
    link: (by, id) =>
      db.transaction(async (tx) => {
        const token = await renew(tx, by, id);
        const row = await store.findInvitation(tx, by.workspaceId, id);
        if (!row) throw notFound();
        return { url: linkOf(context, token), invitation: toInvitation(row, clock.now()) };
      }),
    revoke: ({ workspaceId, userId: actorId }, id) =>
      db.transaction(async (tx) => {
        const subject = (await store.findInvitation(tx, workspaceId, id))?.email ?? '';
        if (!(await store.deleteInvitation(tx, workspaceId, id))) throw notFound();
        await recordWorkspaceActivity(tx, workspaceId, {
          kind: 'member.invitation_revoked',
          actorId,
          subject,
        });
        await news.tell(tx, workspaceId, 'invitations.updated');
      }),
    hasInvitation: (email) => store.hasPendingInvitation(db, email, clock.now()),
    async hasLink(email, token) {
      const row = await store.findInvitationByToken(db, hashToken(token));
      return row?.email.toLowerCase() === email.toLowerCase() && row.expires_at > clock.now();
    },
  };
}

/** Judged on the role the inviter has at this moment, not when the request was let in. */
async function requireMayGive(tx: Transaction, by: Inviter, role: AssignableRole): Promise<void> {
  const roles = await lockRoles(tx, by.workspaceId, [by.userId]);
  const ownRole = roles.get(by.userId);
  if (!ownRole) throw notFound();
  if (!canAssignRole(ownRole, role)) throw new ApiError('forbidden', workspaceTexts.roleAboveOwn);
}

async function requireRoom(queries: Queries, workspaceId: WorkspaceId, email: string): Promise<void> {
  if (await store.isMemberByEmail(queries, workspaceId, email)) {
    throw new ApiError('conflict', workspaceTexts.alreadyMember);
  }
  const pending = await store.countInvitations(queries, workspaceId);
  if (pending >= workspaceLimits.pendingInvitations) {
    throw new ApiError('conflict', workspaceTexts.tooManyInvitations);
  }
}

function linkOf({ config }: WorkspacesContext, token: string): string {
  return `${config.publicUrl}/invitations/${token}`;
}

/** The token leaves the server once, here or in `link`; what is stored cannot be turned back into a link. */
async function deliver(
  context: WorkspacesContext,
  tx: Transaction,
  sent: Inviter & { readonly id: InvitationId; readonly token: string },
): Promise<WorkspaceInvitation> {
  const { config, clock, mailer } = context;
  const row = await store.findInvitation(tx, sent.workspaceId, sent.id);
  if (!row) throw notFound();
  if (await store.wantsInvitationMail(tx, row.email)) {
    const names = {
      inviter: row.invited_by ?? config.brand,
      workspace: row.workspace_name,
      brand: config.brand,
    };
    const lines = workspaceTexts.invitationBody.map((line) =>
      fillText(line, {
        ...names,
        role: workspaceTexts.invitationRole[row.role],
        link: linkOf(context, sent.token),
        days: workspaceLimits.invitationExpiryDays,
        email: row.email,
      }),
    );
    const subject = fillText(workspaceTexts.invitationSubject, names);
    await mailer.send(tx, { to: row.email, subject, body: lines.join('\n\n') });
  }
  return toInvitation(row, clock.now());
}
