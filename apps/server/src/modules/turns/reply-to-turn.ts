import { type AiMessage, type ApprovalPreference, chatTexts, type UserId, cleanText } from '@loam/contract';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { TurnContext } from './context.ts';
import { type MessageKey, wireAnswer } from '../chat/index.ts';
import type { ReplyRow } from './reply-store.ts';
import { withReplies } from './replies.ts';

export interface Decision {
  readonly userId: UserId;
  readonly approvalId: string;
  readonly decision: 'allowed' | 'denied';
  readonly argumentsHash: string;
  readonly remember?: ApprovalPreference | undefined;
}

/** A decision counts for exactly the arguments that the person saw, and once. */
export async function decideApproval(
  context: TurnContext,
  key: MessageKey,
  wish: Decision,
): Promise<AiMessage> {
  const message = await answerAt(context, key);
  const approval = message.approvals.find(({ id }) => id === wish.approvalId);
  if (!approval) throw notFound();
  if (approval.arguments_hash !== wish.argumentsHash)
    throw new ApiError('conflict', chatTexts.otherArguments);
  const reply = { kind: 'approval', id: approval.id, value: wish.decision } as const;
  const replied = await addReply(context, { key, message, reply, userId: wish.userId });
  if (wish.remember !== undefined) {
    const { integration, tool } = approval;
    await context.preferences.set(context.db, wish.userId, { integration, tool, preference: wish.remember });
  }
  return replied;
}

export async function answerQuestion(
  context: TurnContext,
  key: MessageKey,
  wish: { readonly userId: UserId; readonly questionId: string; readonly answer: readonly string[] },
): Promise<AiMessage> {
  const message = await answerAt(context, key);
  const question = message.questions.find(({ id }) => id === wish.questionId);
  if (!question) throw notFound();
  const reply = { kind: 'answer', id: question.id, value: wish.answer.map(cleanText) } as const;
  return addReply(context, { key, message, reply, userId: wish.userId });
}

interface Reply {
  readonly key: MessageKey;
  readonly message: AiMessage;
  readonly reply: ReplyRow;
  readonly userId: UserId;
}

async function addReply(context: TurnContext, { key, message, reply, userId }: Reply): Promise<AiMessage> {
  const standing = await context.db.transaction(async (tx) => {
    const row = await context.store.lock(tx, key);
    const known = (await context.replies.list(tx, key)).find(
      ({ kind, id }) => kind === reply.kind && id === reply.id,
    );
    if (known) return known;
    if (row?.status !== 'running') throw new ApiError('conflict', chatTexts.notRunning);
    const added = await context.replies.add(tx, key, { ...reply, userId });
    await context.queue.notify(tx, `reply ${key.projectId} ${key.id}`);
    return added;
  });
  if (JSON.stringify(standing.value) !== JSON.stringify(reply.value)) {
    throw new ApiError('conflict', chatTexts.alreadyDecided);
  }
  context.running.find(key.projectId, key.id)?.replied();
  return withReplies(message, [standing]);
}

async function answerAt({ db, store, running }: TurnContext, key: MessageKey): Promise<AiMessage> {
  const row = await store.find(db, key);
  if (row?.variant !== 'ai_message') throw notFound();
  return running.find(key.projectId, key.id)?.current().message ?? wireAnswer(row);
}
