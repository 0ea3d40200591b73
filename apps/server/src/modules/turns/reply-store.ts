import type { UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';
import type { MessageKey } from '../chat/index.ts';

/** A decision on an approval, an answer to a question, or whether secrets were given, never the secrets. */
export interface ReplyRow {
  readonly kind: 'approval' | 'answer' | 'secrets';
  readonly id: string;
  readonly value: unknown;
}

export interface ReplyStore {
  /** The reply that stands: the first one wins. */
  add(
    queries: Queries,
    key: MessageKey,
    reply: ReplyRow & { readonly userId: UserId | null },
  ): Promise<ReplyRow>;
  list(queries: Queries, key: MessageKey): Promise<ReplyRow[]>;
}

export const replyStore: ReplyStore = {
  async add(queries, { projectId, id: messageId }, { kind, id, value, userId }) {
    await queries.run(sql`
      insert into message_replies (project_id, message_id, id, kind, value, user_id)
      values (${projectId}, ${messageId}, ${id}, ${kind}, ${JSON.stringify(value)}::jsonb, ${userId})
      on conflict (project_id, message_id, kind, id) do nothing`);
    return queries.one<ReplyRow>(sql`
      select kind, id, value from message_replies
      where project_id = ${projectId} and message_id = ${messageId} and kind = ${kind} and id = ${id}`);
  },
  list: (queries, { projectId, id }) =>
    queries.rows<ReplyRow>(sql`
      select kind, id, value from message_replies where project_id = ${projectId} and message_id = ${id}`),
};
