import {
  chatLimits,
  chatTexts,
  type ProjectId,
  type SendMessageBody,
  type SentMessage,
  texts,
  type UserId,
  type WorkspaceId,
  cleanJson,
} from '@loam/contract';
import type { Transaction } from '@loam/db';
import { createHash } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import { defaultModel, isFree } from '../models/index.ts';
import { announceCreated } from './announce.ts';
import { attachmentsOf } from './attachments.ts';
import type { ChatContext } from './context.ts';
import { inputOf, type MessageInput } from './diagnostics.ts';
import { holdCredits, holdKey } from './held-credits.ts';
import { heavyLoadRetrySeconds } from './policy.ts';
import type { Hold, MessageRow } from './rows.ts';

/** Where a message goes and who sends it. */
export interface Sender {
  readonly projectId: ProjectId;
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
}

/** What is stored of a message; the diagnostics stand apart. */
export interface Acceptance {
  readonly id: string;
  readonly aiMessageId: string;
  readonly content: string;
  readonly body: { readonly model: string | null; readonly continues?: string };
  readonly input: MessageInput;
  readonly requestHash: string;
  /** What happens together with it, or not at all. */
  along?(tx: Transaction): Promise<void>;
}

/** Stores the message and its coming answer, and holds the credits, all or nothing; the same id again changes nothing. */
export async function acceptMessage(
  context: ChatContext,
  sender: Sender,
  body: SendMessageBody,
): Promise<SentMessage> {
  const requestHash = requestHashOf(sender, body);
  const known = await findKnown(context, sender, { id: body.id, requestHash });
  if (known) return sentOf(context, known);
  const files = {
    images: await attachmentsOf(context, body.images),
    files: await attachmentsOf(context, body.files),
  };
  const sent = await storeMessage(context, sender, {
    id: body.id,
    aiMessageId: body.ai_message_id,
    content: clean(body.message),
    body: { ...pick(body), ...files, model: body.model ?? null },
    input: inputOf(body),
    requestHash,
  });
  if (body.error_ids.length > 0) await context.handleErrors(sender.projectId, body.error_ids);
  return sent;
}

/** The part that sending, trying again and a project's first message have in common. */
export async function storeMessage(
  context: ChatContext,
  sender: Sender,
  wish: Acceptance,
): Promise<SentMessage> {
  await requireRoom(context);
  const isCharged = await costsCredits(context, sender, wish.body.model);
  return context.db.transaction(async (tx) => {
    await context.store.lockConversation(tx, sender.projectId);
    const known = await findKnown(context, sender, { ...wish, tx });
    if (known) return sentOf(context, known, tx);
    const waiting = await context.store.countUnfinished(tx, sender.projectId);
    if (waiting > chatLimits.queuedMessages) throw new ApiError('conflict', chatTexts.queueFull);
    const held = isCharged ? await holdFor(context, tx, { sender, wish }) : undefined;
    await insertPair(context, tx, { sender, wish, held });
    await wish.along?.(tx);
    await context.queue.notify(tx, `queue ${sender.projectId}`);
    return {
      message_id: wish.id,
      ai_message_id: wish.aiMessageId,
      status: 'queued',
      queue_position: waiting,
    };
  });
}

interface Pair {
  readonly sender: Sender;
  readonly wish: Acceptance;
  readonly held: Hold | undefined;
}

async function insertPair(context: ChatContext, tx: Transaction, { sender, wish, held }: Pair) {
  const { projectId, userId } = sender;
  const number = await context.store.takeNumbers(tx, projectId, 2);
  const isNew =
    (await context.store.insert(tx, {
      projectId,
      id: wish.id,
      number,
      variant: 'user_message',
      status: 'queued',
      userId,
      pairId: wish.aiMessageId,
      content: wish.content,
      body: objectOf(cleanJson(wish.body)),
      requestHash: wish.requestHash,
    })) &&
    (await context.store.insert(tx, {
      projectId,
      id: wish.aiMessageId,
      number: number + 1,
      variant: 'ai_message',
      status: 'queued',
      userId: null,
      pairId: wish.id,
      body: { tags: ['instant-mode-message'] },
      held,
    }));
  if (!isNew) throw new ApiError('conflict', chatTexts.idTaken);
  await context.store.saveInput(tx, { projectId, id: wish.id }, objectOf(cleanJson(wish.input)));
  await announceCreated(context, tx, [
    { projectId, id: wish.id },
    { projectId, id: wish.aiMessageId },
  ]);
}

async function holdFor(
  context: ChatContext,
  tx: Transaction,
  { sender, wish }: Pick<Pair, 'sender' | 'wish'>,
): Promise<Hold> {
  const answer = { projectId: sender.projectId, id: wish.aiMessageId };
  const held = await holdCredits(context, { ...sender, key: holdKey(answer), tx });
  if (!held) throw new ApiError('payment_required', chatTexts.outOfCredits);
  return held;
}

async function costsCredits(
  context: ChatContext,
  { workspaceId }: Sender,
  model: string | null,
): Promise<boolean> {
  const catalogue = await context.models.open(workspaceId);
  return !isFree(catalogue.ready(model ?? defaultModel));
}

async function requireRoom({ db, store: messages, maxWaitingTurns }: ChatContext): Promise<void> {
  if ((await messages.countWaiting(db, maxWaitingTurns)) < maxWaitingTurns) return;
  throw new ApiError('rate_limited', texts.chat.heavyLoad, { retryAfterSeconds: heavyLoadRetrySeconds });
}

/** The message that has this id already; refused when it is another one. */
async function findKnown(
  { db, store: messages }: ChatContext,
  { projectId }: Sender,
  { id, requestHash, tx }: { readonly id: string; readonly requestHash: string; readonly tx?: Transaction },
): Promise<MessageRow | undefined> {
  const row = await messages.find(tx ?? db, { projectId, id });
  if (!row || row.request_hash === requestHash) return row;
  throw new ApiError('conflict', chatTexts.idTaken);
}

async function sentOf(
  { db, store: messages }: ChatContext,
  row: MessageRow,
  tx?: Transaction,
): Promise<SentMessage> {
  const queries = tx ?? db;
  const answer = await messages.find(queries, { projectId: row.project_id, id: row.pair_id ?? '' });
  const position = await messages.countUnfinished(queries, row.project_id, row.number);
  return {
    message_id: row.id,
    ai_message_id: row.pair_id ?? '',
    status: answer?.status ?? row.status,
    queue_position: answer?.status === 'queued' ? position : 0,
  };
}

function pick(body: SendMessageBody): object {
  return {
    tags: body.tags,
    selected_elements: body.selected_elements,
    contains_error: body.contains_error,
    chat_only: body.chat_only,
    intent: body.intent ?? null,
    view: body.view ?? null,
    current_page: body.current_page ?? null,
  };
}

export function requestHashOf({ userId }: Sender, body: object): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, body]))
    .digest('base64url');
}

function clean(text: string): string {
  return String(cleanJson(text));
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
