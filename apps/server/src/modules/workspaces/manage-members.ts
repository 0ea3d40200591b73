import {
  canAssignRole,
  canManageMember,
  type UserId,
  type WorkspaceId,
  type WorkspaceMember,
  type WorkspaceRole,
  workspaceTexts,
} from '@loam/contract';
import { recordWorkspaceActivity } from '../../activity/store.ts';
import type { Transaction } from '@loam/db';
import { ApiError, notFound } from '../../http/api-error.ts';
import { decodePageCursor, encodePageCursor } from '../../http/page-cursor.ts';
import { z } from 'zod';
import type { WorkspacesContext } from './context.ts';
import { deleteInvitationsBy } from './invitation-store.ts';
import * as store from './store.ts';
import { toMember } from './wire.ts';

/** Who acts on whom, where. */
export interface MemberTarget {
  readonly actorId: UserId;
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
}

export interface MemberPage {
  readonly members: WorkspaceMember[];
  readonly next_cursor: string | null;
}

export interface ManageMembers {
  list(
    id: WorkspaceId,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<MemberPage>;
  update(target: MemberTarget, change: store.MemberChange): Promise<WorkspaceMember>;
  remove(target: MemberTarget): Promise<void>;
  leave(workspaceId: WorkspaceId, userId: UserId): Promise<void>;
}

const Position = z.tuple([z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER), z.uuid()]);

export function createManageMembers(context: WorkspacesContext): ManageMembers {
  const { db, news } = context;
  return {
    async list(id, { limit, cursor }) {
      const position = decodePageCursor(Position, cursor);
      const after = position && { joinedMicros: position[0], userId: position[1] };
      const rows = await store.listMembers(db, id, { limit: limit + 1, after });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      return {
        members: page.map(toMember),
        next_cursor: hasMore ? encodePageCursor([last.joined_micros, last.user_id]) : null,
      };
    },
    update: (target, change) =>
      db.transaction(async (tx) => {
        const ownRole = await requireManageable(tx, target);
        if (change.role && !canAssignRole(ownRole, change.role)) {
          throw new ApiError('forbidden', workspaceTexts.roleAboveOwn);
        }
        await store.updateMember(tx, target, change);
        if (change.role === 'member') await deleteInvitationsBy(tx, target.workspaceId, target.userId);
        await news.tell(tx, target.workspaceId, 'members.updated');
        await news.tellUser(tx, target.workspaceId, target.userId);
        const row = await store.findMember(tx, target.workspaceId, target.userId);
        if (!row) throw notFound();
        if (change.role !== undefined) {
          const detail = workspaceTexts.invitationRole[change.role];
          const deed = { actorId: target.actorId, subject: row.display_name, detail };
          await recordWorkspaceActivity(tx, target.workspaceId, { kind: 'member.role_changed', ...deed });
        }
        return toMember(row);
      }),
    remove: (target) =>
      db.transaction(async (tx) => {
        await requireManageable(tx, target);
        const { workspaceId, actorId } = target;
        const subject = (await store.findMember(tx, workspaceId, target.userId))?.display_name ?? '';
        await recordWorkspaceActivity(tx, workspaceId, { kind: 'member.removed', actorId, subject });
        await takeOut(context, tx, target);
      }),
    leave: (workspaceId, userId) =>
      db.transaction(async (tx) => {
        await takeOut(context, tx, { workspaceId, userId });
        await recordWorkspaceActivity(tx, workspaceId, { kind: 'member.left', actorId: userId });
      }),
  };
}

/** The role of the one who acts, once it is sure that it reaches the target. */
async function requireManageable(tx: Transaction, target: MemberTarget): Promise<WorkspaceRole> {
  const roles = await store.lockRoles(tx, target.workspaceId, [target.actorId, target.userId]);
  const ownRole = roles.get(target.actorId);
  const targetRole = roles.get(target.userId);
  if (!ownRole || !targetRole) throw notFound();
  if (targetRole === 'owner') throw new ApiError('conflict', workspaceTexts.ownerIsFixed);
  if (!canManageMember(ownRole, targetRole)) throw new ApiError('forbidden', workspaceTexts.roleAboveOwn);
  return ownRole;
}

/** Ends a membership with what hangs on it; the owner's does not end so. */
export async function takeOut(
  context: WorkspacesContext,
  tx: Transaction,
  member: { readonly workspaceId: WorkspaceId; readonly userId: UserId },
): Promise<void> {
  const { workspaceId, userId } = member;
  const isGone = await store.deleteMember(tx, workspaceId, userId);
  if (!isGone) throw new ApiError('conflict', workspaceTexts.ownerCannotLeave);
  await deleteInvitationsBy(tx, workspaceId, userId);
  await context.news.tell(tx, workspaceId, 'members.updated');
  await context.news.tellUser(tx, workspaceId, userId);
  tx.afterCommit(() => context.bus.publish('workspace.member_removed', { workspaceId, userId }));
}
