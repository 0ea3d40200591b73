import { type ChatMessage, type HistoryEntry, limits, type ProjectId } from '@loam/contract';
import { invalidField, notFound } from '../../http/api-error.ts';
import type { ChatContext } from './context.ts';
import type { MessageKey, MessageRow } from './rows.ts';
import { wireMessage } from './wire.ts';

export interface HistoryQuery {
  readonly limit: number;
  readonly before?: string | undefined;
  readonly from?: string | undefined;
}

export interface HistoryPage {
  readonly messages: HistoryEntry[];
  readonly has_more: boolean;
}

/** Newest first. However long the conversation is, a page reads its own rows alone. */
export async function listMessages(
  context: ChatContext,
  projectId: ProjectId,
  query: HistoryQuery,
): Promise<HistoryPage> {
  if (query.from !== undefined) return listFrom(context, projectId, query.from);
  const beforeNumber =
    query.before === undefined
      ? undefined
      : await numberOf(context, { projectId, id: query.before }, 'before');
  const rows = await context.store.list(context.db, projectId, { limit: query.limit + 1, beforeNumber });
  const page = rows.slice(0, query.limit);
  return { messages: page.map((row) => entryOf(context, row)), has_more: rows.length > query.limit };
}

async function listFrom(context: ChatContext, projectId: ProjectId, from: string): Promise<HistoryPage> {
  const number = await numberOf(context, { projectId, id: from }, 'from');
  const limit = limits.chat.specificMessageRange;
  const rows = await context.store.listFrom(context.db, projectId, { number, limit });
  return {
    messages: rows.toReversed().map((row) => entryOf(context, row)),
    has_more: await context.store.hasOlder(context.db, projectId, number),
  };
}

export async function getMessage(
  context: ChatContext,
  key: MessageKey,
): Promise<{ readonly message: ChatMessage; readonly stream_seq: number }> {
  const row = await context.store.find(context.db, key);
  if (!row) throw notFound();
  const running = row.status === 'running' ? context.running.find(key.projectId, key.id) : undefined;
  const now = running?.current();
  return now
    ? { message: now.message, stream_seq: now.seq }
    : { message: wireMessage(row, context.uploads), stream_seq: row.stream_seq };
}

/** What this process writes now is newer in memory than in the table. */
function entryOf({ running, uploads }: ChatContext, row: MessageRow): ChatMessage {
  const turn = row.status === 'running' ? running.find(row.project_id, row.id) : undefined;
  return turn?.current().message ?? wireMessage(row, uploads);
}

async function numberOf({ db, store }: ChatContext, key: MessageKey, field: string): Promise<number> {
  const row = await store.find(db, key);
  if (!row) throw invalidField(field, 'There is no such message in this project.');
  return row.number;
}
