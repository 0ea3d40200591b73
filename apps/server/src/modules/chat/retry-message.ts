import { chatTexts, type SentMessage } from '@loam/contract';
import { ApiError, notFound } from '../../http/api-error.ts';
import { requestHashOf, type Sender, storeMessage } from './accept-message.ts';
import type { ChatContext } from './context.ts';
import { MessageInput } from './diagnostics.ts';
import { requestOf } from './continued-draft.ts';
import type { MessageRow } from './rows.ts';

export interface RetryWish {
  /** The answer, or what it answers. */
  readonly messageId: string;
  readonly id: string;
  readonly ai_message_id: string;
  readonly model?: string | undefined;
}

const retryable: readonly string[] = ['failed', 'stopped', 'interrupted'];

function isRetryable({ status, body }: MessageRow): boolean {
  return retryable.includes(status) || body['has_unfounded_claim'] === true;
}

/** The same question once more, as a message of its own; the old pair leaves the model's view of the conversation. */
export async function retryMessage(
  context: ChatContext,
  sender: Sender,
  wish: RetryWish,
): Promise<SentMessage> {
  const { projectId } = sender;
  const { question, answer } = await pairOf(context, sender, wish.messageId);
  if (!isRetryable(answer)) throw new ApiError('conflict', chatTexts.notRetryable);
  const { continues: _continues, ...rest } = question.body;
  const input = MessageInput.parse(
    (await context.store.readInput(context.db, { projectId, id: question.id })) ?? {},
  );
  return storeMessage(context, sender, {
    id: wish.id,
    aiMessageId: wish.ai_message_id,
    content: await requestOf(context, question),
    body: { ...rest, model: wish.model ?? modelOf(question) },
    input,
    requestHash: requestHashOf(sender, { retry: answer.id, ...wish }),
    along: (tx) => context.store.patchBody(tx, { projectId, id: answer.id }, { exclude_from_history: true }),
  });
}

export async function pairOf(
  { db, store: messages }: ChatContext,
  { projectId }: Sender,
  id: string,
): Promise<{ readonly question: MessageRow; readonly answer: MessageRow }> {
  const named = await messages.find(db, { projectId, id });
  const other = named && (await messages.find(db, { projectId, id: named.pair_id ?? '' }));
  if (!named || !other) throw notFound();
  return named.variant === 'ai_message'
    ? { answer: named, question: other }
    : { answer: other, question: named };
}

export function modelOf({ body }: MessageRow): string | null {
  const { model } = body;
  return typeof model === 'string' ? model : null;
}
