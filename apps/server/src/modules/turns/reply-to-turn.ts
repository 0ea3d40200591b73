import {
  type AiMessage,
  type ApprovalPreference,
  chatTexts,
  cleanText,
  fillText,
  type UserId,
} from '@loam/contract';
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
  /** Whether they may change the cloud themselves. */
  readonly mayEditCloud: boolean;
}

/**
 * A decision counts for exactly the arguments that the person saw, and once. Whoever says yes must be allowed to do it
 * themselves; the turn needs the right of who asked, too, at the moment it is done. Anybody who edits may say no.
 */
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
  if (wish.decision === 'allowed' && approval.integration === 'cloud' && !wish.mayEditCloud) {
    throw new ApiError('forbidden', chatTexts.mayNotAllow);
  }
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

/** That secrets were given is believed only once they are saved. */
export async function answerSecretRequest(
  context: TurnContext,
  key: MessageKey,
  wish: { readonly userId: UserId; readonly requestId: string; readonly decision: 'set' | 'declined' },
): Promise<AiMessage> {
  const message = await answerAt(context, key);
  const request = message.secret_requests.find(({ id }) => id === wish.requestId);
  if (!request) throw notFound();
  if (wish.decision === 'set') {
    const saved = (await context.cloud?.secretNames(key.projectId)) ?? [];
    const missing = request.secrets.map(({ name }) => name).filter((name) => !saved.includes(name));
    if (missing.length > 0) {
      const names = missing.join(', ');
      throw new ApiError('conflict', fillText(chatTexts.secretsNotSaved, { names }));
    }
  }
  const reply = { kind: 'secrets', id: request.id, value: wish.decision } as const;
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
