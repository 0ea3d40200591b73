import {
  type AiMessage,
  chatTexts,
  type ProjectId,
  type UserId,
  type UserMessage,
  cleanText,
} from '@loam/contract';
import type { Transaction } from '@loam/db';
import { ApiError, notFound } from '../../http/api-error.ts';
import { announceUpdated } from './announce.ts';
import type { ChatContext } from './context.ts';
import { reopenContinued } from './continued-draft.ts';
import type { MessageKey, MessageRow } from './rows.ts';
import { releaseCredits } from './held-credits.ts';
import { wireAnswer, wireUser } from './wire.ts';

/** A question with its answer, both held until the transaction ends. */
interface Pair {
  readonly question: MessageRow;
  readonly answer: MessageRow;
}

export async function updateQueued(
  context: ChatContext,
  key: MessageKey,
  change: { readonly userId: UserId; readonly content: string },
): Promise<UserMessage> {
  return context.db.transaction(async (tx) => {
    const { question } = await lockQueued(context, tx, { key, userId: change.userId });
    const at = { projectId: key.projectId, id: question.id };
    await context.store.setContent(tx, at, cleanText(change.content));
    const row = await context.store.find(tx, at);
    if (!row) throw notFound();
    const message = wireUser(row, context.uploads);
    await context.live.updated(tx, message);
    return message;
  });
}

export async function removeQueued(
  context: ChatContext,
  key: MessageKey,
  by: { readonly userId: UserId },
): Promise<void> {
  const { projectId } = key;
  await context.db.transaction(async (tx) => {
    const { question, answer } = await lockQueued(context, tx, { key, userId: by.userId });
    await releaseCredits(context, tx, answer);
    await reopenContinued(context, tx, { projectId, id: answer.id });
    for (const { id } of [question, answer]) {
      await context.store.remove(tx, { projectId, id });
      await context.live.removed(tx, projectId, id);
    }
  });
}

/** True when there was something to stop. What runs elsewhere hears of it at once. */
export async function stopMessage(context: ChatContext, key: MessageKey): Promise<boolean> {
  const { projectId } = key;
  const stopped = await context.db.transaction(async (tx) => {
    const pair = await lockPair(context, tx, key);
    const { question, answer } = pair;
    const at = { projectId, id: answer.id };
    if (answer.status === 'queued') {
      await context.store.setStatus(tx, at, 'stopped');
      await context.store.setStatus(tx, { projectId, id: question.id }, 'completed');
      await releaseCredits(context, tx, answer);
      await reopenContinued(context, tx, at);
      await announceUpdated(context, tx, [{ projectId, id: question.id }, at]);
      return { isStopped: true, answer };
    }
    if (!(await context.store.requestStop(tx, at))) return { isStopped: false, answer };
    await context.queue.notify(tx, `stop ${projectId} ${answer.id}`);
    return { isStopped: true, answer };
  });
  const { answer, isStopped } = stopped;
  if (isStopped) context.running.find(projectId, answer.id)?.stop('person');
  return isStopped;
}

/** When a project is deleted nothing in it is answered any more. */
export async function stopAll(context: ChatContext, projectId: ProjectId): Promise<void> {
  for (const id of await context.queue.unfinished(context.db, projectId)) {
    await stopMessage(context, { projectId, id });
  }
}

export async function giveFeedback(
  context: ChatContext,
  key: MessageKey,
  feedback: Parameters<ChatContext['store']['setFeedback']>[2],
): Promise<AiMessage> {
  return context.db.transaction(async (tx) => {
    const content = feedback.content === null ? null : cleanText(feedback.content);
    if (!(await context.store.setFeedback(tx, key, { ...feedback, content }))) throw notFound();
    const row = await context.store.find(tx, key);
    if (!row) throw notFound();
    const message = wireAnswer(row);
    // While it is being written the text in the table is older than what viewers have; they hear of it at the end.
    if (row.status !== 'running') await context.live.updated(tx, message);
    return message;
  });
}

async function lockQueued(
  context: ChatContext,
  tx: Transaction,
  { key, userId }: { readonly key: MessageKey; readonly userId: UserId },
): Promise<Pair> {
  const pair = await lockPair(context, tx, key);
  if (pair.question.user_id !== userId) throw new ApiError('forbidden', chatTexts.notYours);
  if (pair.answer.status !== 'queued') throw new ApiError('conflict', chatTexts.hasStarted);
  return pair;
}

/** By the id of either. The answer is locked first: whoever starts it locks it alone. */
async function lockPair({ store }: ChatContext, tx: Transaction, key: MessageKey): Promise<Pair> {
  const named = await store.find(tx, key);
  if (!named || named.pair_id === null) throw notFound();
  const { projectId } = key;
  const isAnswer = named.variant === 'ai_message';
  const answer = await store.lock(tx, { projectId, id: isAnswer ? named.id : named.pair_id });
  const question = await store.lock(tx, { projectId, id: isAnswer ? named.pair_id : named.id });
  if (!answer || !question) throw notFound();
  return { question, answer };
}
