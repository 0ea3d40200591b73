import { type AiMessage, chatTexts, type SentMessage, type UserId } from '@loam/contract';
import type { Transaction } from '@loam/db';
import { ApiError, notFound } from '../../http/api-error.ts';
import { type HeldLease, projectElsewhere } from '../../leases/leases.ts';
import type { EditRow } from '../versions/index.ts';
import {
  requestHashOf,
  type Sender,
  storeMessage,
  announceUpdated,
  MessageInput,
  type DraftRow,
  draftSubject,
  pairOf,
  modelOf,
  type RetryWish,
  type MessageKey,
  wireAnswer,
} from '../chat/index.ts';
import type { TurnContext } from './context.ts';
import { unpackChanges } from './draft-changes.ts';
import { toChange } from './turn-ports.ts';

/** A message of its own whose turn begins with what the draft holds; paid like any other. */
export async function continueDraft(
  context: TurnContext,
  sender: Sender,
  wish: RetryWish,
): Promise<SentMessage> {
  const { projectId } = sender;
  const { question, answer } = await pairOf(context, sender, wish.messageId);
  const key = { projectId, id: answer.id };
  return storeMessage(context, sender, {
    id: wish.id,
    aiMessageId: wish.ai_message_id,
    content: chatTexts.continueText,
    body: { ...question.body, continues: answer.id, model: wish.model ?? modelOf(question) },
    input: MessageInput.parse({}),
    requestHash: requestHashOf(sender, { continue: answer.id, ...wish }),
    async along(tx) {
      await requireFree(context, tx, key);
      await context.drafts.setContinued(tx, key, wish.ai_message_id);
      await announceUpdated(context, tx, [key]);
    },
  });
}

/** Makes it a version, under a lease: files are not written within a transaction, and nobody else may decide meanwhile. */
export async function keepDraft(
  context: TurnContext,
  key: MessageKey,
  by: { readonly userId: UserId },
): Promise<AiMessage> {
  const { db, drafts } = context;
  if (!(await findKeepable(context, key))) return answerAt(context, key);
  const lease = await acquireDraft(context, key);
  try {
    // Somebody may have decided before the lease was there.
    const draft = await findKeepable(context, key);
    if (!draft) return await answerAt(context, key);
    const edit = await commitDraft(context, { key, draft, userId: by.userId });
    await db.transaction(async (tx) => {
      if (!(await lease.confirm(tx))) throw new ApiError('conflict', chatTexts.draftBeingKept);
      await drafts.settle(tx, key, 'kept');
      if (edit) await context.store.setEdit(tx, key, edit.id);
      await announceUpdated(context, tx, [key]);
    });
    return await answerAt(context, key);
  } finally {
    await lease.release();
  }
}

/** Undefined when it was kept already. */
function findKeepable(context: TurnContext, key: MessageKey): Promise<DraftRow | undefined> {
  return context.db.transaction(async (tx) => {
    const known = await context.drafts.lock(tx, key);
    if (known?.state === 'kept') return undefined;
    const offered = await requireOffered(context, tx, key);
    if (offered.checks !== 'passed') throw new ApiError('conflict', chatTexts.draftNotChecked);
    return offered;
  });
}

async function acquireDraft({ leases }: TurnContext, key: MessageKey): Promise<HeldLease> {
  const { projectId } = key;
  const acquired = await leases.acquireOfProject({ kind: 'draft', projectId, subject: draftSubject(key) });
  if (acquired.outcome === 'acquired') return acquired.lease;
  if (acquired.outcome === 'gone') throw notFound();
  if (acquired.outcome === 'elsewhere') throw new ApiError('unavailable', projectElsewhere);
  throw new ApiError('conflict', chatTexts.draftBeingKept);
}

export async function discardDraft(context: TurnContext, key: MessageKey): Promise<AiMessage> {
  await context.db.transaction(async (tx) => {
    const known = await context.drafts.lock(tx, key);
    if (known?.state === 'discarded') return;
    await requireFree(context, tx, key);
    await context.drafts.settle(tx, key, 'discarded');
    await announceUpdated(context, tx, [key]);
  });
  return answerAt(context, key);
}

interface Keeping {
  readonly key: MessageKey;
  readonly draft: DraftRow;
  readonly userId: UserId;
}

/** Undefined when all of it is in the newest version already. */
async function commitDraft(
  { db, drafts, versions }: TurnContext,
  { key, draft, userId }: Keeping,
): Promise<EditRow | undefined> {
  const { projectId, id } = key;
  const packed = await drafts.readChanges(db, key);
  if (packed === null) throw new ApiError('conflict', chatTexts.draftExpired);
  const changes = await unpackChanges(packed);
  try {
    return await versions.write(projectId, { purpose: 'turn', waitMs: 20_000 }, async (writer) => {
      // A process that was killed here had saved it and could not say so; one that was taken back is another matter.
      const saved = await versions.findByMessage(projectId, id);
      if (saved) return saved;
      return writer.commit({
        userId,
        type: 'ai_update',
        message: titleOf(draft.request),
        summary: draft.request.slice(0, 500),
        messageId: id,
        changes: changes.map(toChange),
        baseSha: draft.base_sha,
        rebase: true,
      });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.answer.conflict) throw new ApiError('conflict', chatTexts.draftConflict);
    if (error.code === 'invalid_input') return undefined;
    throw error;
  }
}

async function requireOffered(context: TurnContext, tx: Transaction, key: MessageKey): Promise<DraftRow> {
  const draft = await context.drafts.lock(tx, key);
  if (!draft) {
    if (!(await context.store.find(tx, key))) throw notFound();
    throw new ApiError('conflict', chatTexts.noDraft);
  }
  if (draft.state !== 'offered') throw new ApiError('conflict', decided[draft.state]);
  return draft;
}

/** Offered, and nobody is making it a version. */
async function requireFree(context: TurnContext, tx: Transaction, key: MessageKey): Promise<void> {
  const { is_being_kept: isBeingKept } = await requireOffered(context, tx, key);
  if (isBeingKept) throw new ApiError('conflict', chatTexts.draftBeingKept);
}

const decided: Readonly<Record<Exclude<DraftRow['state'], 'offered'>, string>> = {
  continued: chatTexts.draftContinued,
  kept: chatTexts.draftKept,
  discarded: chatTexts.draftDiscarded,
  expired: chatTexts.draftExpired,
};

async function answerAt({ db, store: messages }: TurnContext, key: MessageKey): Promise<AiMessage> {
  const row = await messages.find(db, key);
  if (!row) throw notFound();
  return wireAnswer(row);
}

const titleCharacters = 72;

function titleOf(request: string): string {
  const line = request.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= titleCharacters ? line : `${line.slice(0, titleCharacters - 1).toWellFormed()}…`;
}
