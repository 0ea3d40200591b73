import { cleanText, type EditType } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { ServerEvents } from '../../events.ts';
import type { EditRow } from '../versions/index.ts';
import { announceCreated } from './announce.ts';
import type { ChatContext } from './context.ts';
import type { NewMessage, Variant } from './rows.ts';

const variants: Readonly<Partial<Record<EditType, Variant>>> = {
  revert: 'revert_success',
  manual_update: 'manual_edit',
  developer_update: 'external_commit_pushed',
};

/** What people did to the files outside the chat stands in the conversation too, once for each version. */
export async function noteEdit(context: ChatContext, event: ServerEvents['edit.created']): Promise<void> {
  const edit = await context.versions.findByCommit(event.projectId, event.commitSha);
  const variant = edit && variants[edit.type];
  if (!edit || !variant) return;
  await context.db.transaction(async (tx) => {
    await context.store.lockConversation(tx, event.projectId);
    if (await context.store.find(tx, { projectId: event.projectId, id: edit.id })) return;
    if (await isOfRunningTurn(context, tx, edit)) return;
    const number = await context.store.takeNumbers(tx, event.projectId, 1);
    await context.store.insert(tx, { ...messageOf(edit, variant), number });
    await announceCreated(context, tx, [{ projectId: event.projectId, id: edit.id }]);
  });
}

/** A turn that takes back what it had just saved tells of it itself. */
async function isOfRunningTurn({ store }: ChatContext, queries: Queries, edit: EditRow): Promise<boolean> {
  if (edit.message_id === null) return false;
  const message = await store.find(queries, { projectId: edit.project_id, id: edit.message_id });
  return message?.status === 'running';
}

function messageOf(edit: EditRow, variant: Variant): Omit<NewMessage, 'number'> {
  return {
    projectId: edit.project_id,
    id: edit.id,
    variant,
    status: 'completed',
    userId: edit.user_id,
    content: cleanText(edit.summary),
    editId: edit.id,
    body: { commit_hash: edit.commit_sha, commit_message: cleanText(edit.commit_message) },
  };
}
