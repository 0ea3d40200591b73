import type { Transaction } from '@loam/db';
import { announceUpdated } from './announce.ts';
import type { ChatContext } from './context.ts';
import type { MessageKey, MessageRow } from './rows.ts';

/** Nothing comes of the answer that went on with a draft: the draft is offered again. */
export async function reopenContinued(
  context: ChatContext,
  tx: Transaction,
  answer: MessageKey,
): Promise<void> {
  const continued = await context.drafts.continuedBy(tx, answer);
  if (!continued) return;
  const key = { projectId: answer.projectId, id: continued.message_id };
  await context.drafts.setContinued(tx, key, undefined);
  await announceUpdated(context, tx, [key]);
}

/** What was asked for at first, where a message only says to go on. */
export async function requestOf(
  { db, drafts }: Pick<ChatContext, 'db' | 'drafts'>,
  { project_id: projectId, body, content }: MessageRow,
): Promise<string> {
  const { continues: id } = body;
  if (typeof id !== 'string') return content;
  return (await drafts.find(db, { projectId, id }))?.request ?? content;
}
