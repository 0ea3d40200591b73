import {
  fillText,
  type InvitationId,
  type InvitationPreview,
  type MyInvitation,
  type UserId,
  type WorkspaceId,
  workspaceTexts,
} from '@loam/contract';
import { recordWorkspaceActivity } from '../../activity/store.ts';
import type { Transaction } from '@loam/db';
import { hashToken } from '@loam/kernel';
import type { Actor } from '../../http/actor.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { WorkspacesContext } from './context.ts';
import * as store from './invitation-store.ts';
import { toMyInvitation, toPreview } from './wire.ts';

/** What the invited person can do. */
export interface AnswerInvitations {
  preview(actor: Actor, token: string): Promise<InvitationPreview>;
  accept(userId: UserId, token: string): Promise<WorkspaceId>;
  listMine(userId: UserId): Promise<{ invitations: MyInvitation[]; is_email_verified: boolean }>;
  acceptMine(userId: UserId, id: InvitationId): Promise<WorkspaceId>;
  declineMine(userId: UserId, id: InvitationId): Promise<void>;
}

export function createAnswerInvitations(context: WorkspacesContext): AnswerInvitations {
  const { db, clock, news } = context;
  return {
    async preview(actor, token) {
      const row = await store.findInvitationByToken(db, hashToken(token));
      if (!row) throw notFound();
      const user = actor.kind === 'user' ? await store.findUser(db, actor.userId) : undefined;
      return toPreview(row, { now: clock.now(), email: user?.email });
    },
    accept: (userId, token) =>
      db.transaction(async (tx) => {
        const row = await store.findInvitationByToken(tx, hashToken(token));
        const user = await store.findUser(tx, userId);
        if (!row || !user) throw notFound();
        // Whoever has the link was given it, by mail or by the inviter; an account with another address gets nothing.
        if (user.email.toLowerCase() !== row.email.toLowerCase()) {
          throw new ApiError('forbidden', fillText(workspaceTexts.invitationForOther, { email: row.email }));
        }
        return join(context, tx, { userId, row });
      }),
    async listMine(userId) {
      const user = await store.findUser(db, userId);
      const rows = await store.listInvitationsOf(db, userId, clock.now());
      return { invitations: rows.map(toMyInvitation), is_email_verified: user?.email_verified ?? false };
    },
    acceptMine: (userId, id) =>
      db.transaction(async (tx) => {
        const row = await store.findInvitationOf(tx, userId, id);
        if (!row) throw notFound();
        return join(context, tx, { userId, row });
      }),
    declineMine: (userId, id) =>
      db.transaction(async (tx) => {
        const row = await store.findInvitationOf(tx, userId, id);
        if (!row || !(await store.takeInvitation(tx, row))) throw notFound();
        await news.tell(tx, row.workspace_id, 'invitations.updated');
      }),
  };
}

async function join(
  context: WorkspacesContext,
  tx: Transaction,
  joining: { readonly userId: UserId; readonly row: store.InvitationRow },
): Promise<WorkspaceId> {
  const { userId, row } = joining;
  if (row.expires_at <= context.clock.now()) throw new ApiError('gone', workspaceTexts.invitationExpired);
  if (!(await store.takeInvitation(tx, row))) throw notFound();
  await store.addMember(tx, { workspaceId: row.workspace_id, userId, role: row.role });
  await recordWorkspaceActivity(tx, row.workspace_id, {
    kind: 'member.joined',
    actorId: userId,
    detail: workspaceTexts.invitationRole[row.role],
  });
  await context.news.tell(tx, row.workspace_id, 'members.updated');
  await context.news.tell(tx, row.workspace_id, 'invitations.updated');
  await context.news.tellUser(tx, row.workspace_id, userId);
  return row.workspace_id;
}
