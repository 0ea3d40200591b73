import { type UserId, workspaceTexts } from '@loam/contract';
import type { Transaction } from '@loam/db';
import { ApiError } from '../../http/api-error.ts';
import type { WorkspacesContext } from './context.ts';
import { deleteInvitationsOf } from './invitation-store.ts';
import { takeOut } from './manage-members.ts';
import * as store from './store.ts';

/** Ends every membership; a workspace in which nobody else is left goes with its owner. */
export async function removeAccount(
  context: WorkspacesContext,
  tx: Transaction,
  userId: UserId,
): Promise<void> {
  await store.lockUser(tx, userId);
  for (const row of await store.listOf(tx, userId)) {
    if (row.role !== 'owner') {
      await takeOut(context, tx, { workspaceId: row.id, userId });
      continue;
    }
    if (row.member_count > 1) throw new ApiError('conflict', workspaceTexts.ownsShared);
    await store.markDeleted(tx, row.id);
    await context.outbox.write(tx, 'workspace.deleted', { workspaceId: row.id });
  }
  await store.deleteMembershipsOf(tx, userId);
  await deleteInvitationsOf(tx, userId);
}
