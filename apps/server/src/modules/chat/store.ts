import type { FeedbackCategory, MessageStatus, ProjectId, UserId } from '@loam/contract';
import { emptySql, joinSql, type Queries, sql } from '@loam/db';
import type { Hold, MessageKey, MessageRow, NewMessage } from './rows.ts';

export interface Page {
  readonly limit: number;
  readonly beforeNumber?: number | undefined;
}

/** What the writer of an answer keeps of it while it is written. */
export interface AnswerState {
  readonly content: string;
  readonly body: object;
  readonly streamSeq: number;
  /** So far; charged only when the turn ends well. */
  readonly costMicros: number | null;
}

export interface AnswerSave {
  readonly key: MessageKey;
  readonly state: AnswerState;
}

export interface AnswerEnd extends AnswerState {
  readonly status: Exclude<MessageStatus, 'queued' | 'running'>;
  readonly editId: string | null;
}

export interface Feedback {
  readonly sentiment: 'positive' | 'negative' | null;
  readonly category: FeedbackCategory | null;
  readonly content: string | null;
  readonly userId: UserId;
}

export interface MessageStore {
  /** Nobody else adds to the conversation until the transaction ends. */
  lockConversation(queries: Queries, projectId: ProjectId): Promise<void>;
  /** The first of so many new numbers. */
  takeNumbers(queries: Queries, projectId: ProjectId, count: number): Promise<number>;
  insert(queries: Queries, message: NewMessage): Promise<boolean>;
  saveInput(queries: Queries, key: MessageKey, body: object): Promise<void>;
  readInput(queries: Queries, key: MessageKey): Promise<unknown>;
  pruneInputs(queries: Queries): Promise<number>;
  find(queries: Queries, key: MessageKey): Promise<MessageRow | undefined>;
  /** Held until the transaction ends. */
  lock(queries: Queries, key: MessageKey): Promise<MessageRow | undefined>;
  /** Newest first. */
  list(queries: Queries, projectId: ProjectId, page: Page): Promise<MessageRow[]>;
  /** Oldest first, from this number on. */
  listFrom(
    queries: Queries,
    projectId: ProjectId,
    from: Required<Pick<Page, 'limit'>> & { readonly number: number },
  ): Promise<MessageRow[]>;
  hasOlder(queries: Queries, projectId: ProjectId, number: number): Promise<boolean>;
  /** Answers of the project that wait or are written, before this number. */
  countUnfinished(queries: Queries, projectId: ProjectId, beforeNumber?: number): Promise<number>;
  /** Over the whole installation, counted up to the bound. */
  countWaiting(queries: Queries, bound: number): Promise<number>;
  setStatus(queries: Queries, key: MessageKey, status: MessageStatus): Promise<void>;
  setContent(queries: Queries, key: MessageKey, content: string): Promise<void>;
  patchBody(queries: Queries, key: MessageKey, patch: object): Promise<void>;
  /** The version that came of an answer after its end. */
  setEdit(queries: Queries, key: MessageKey, editId: string): Promise<void>;
  setHold(queries: Queries, key: MessageKey, hold: Hold): Promise<void>;
  requestStop(queries: Queries, key: MessageKey): Promise<boolean>;
  remove(queries: Queries, key: MessageKey): Promise<boolean>;
  setFeedback(queries: Queries, key: MessageKey, feedback: Feedback): Promise<boolean>;
  feedbackOf(
    queries: Queries,
    userId: UserId,
  ): Promise<{ readonly given: number; readonly last: Date | null }>;
  /** How many messages the person sent since, counted up to the bound. */
  countSentSince(
    queries: Queries,
    userId: UserId,
    since: { readonly at: Date | null; readonly bound: number },
  ): Promise<number>;
  /** Only those that are still being written; false for one that someone else ended. */
  saveStates(queries: Queries, saves: readonly AnswerSave[]): Promise<boolean[]>;
  end(queries: Queries, key: MessageKey, end: AnswerEnd): Promise<boolean>;
}

const columns = sql`
  m.project_id, m.id, m.number, m.variant, m.status, m.user_id, m.pair_id, m.content, m.body, m.edit_id,
  m.request_hash, m.reservation_key, m.held_micros, m.cost_micros, m.stream_seq, m.stop_requested_at, m.feedback_sentiment,
  m.feedback_category, m.feedback_content, m.created_at, u.name as author_name, u.image as author_image,
  (m.status = 'queued' and m.created_at < now() - interval '10 minutes') as is_stuck,
  case when d.state is not null then
    json_build_object('state', d.state, 'file_count', d.file_count, 'checks', d.checks) end as draft`;

const source = sql`messages m left join users u on u.id = m.user_id
  left join message_drafts d on d.project_id = m.project_id and d.message_id = m.id`;

export function createMessageStore(): MessageStore {
  return { ...conversation, ...reading, ...changing, ...feedback, ...answering };
}

const conversation: Pick<
  MessageStore,
  'lockConversation' | 'takeNumbers' | 'insert' | 'saveInput' | 'readInput' | 'pruneInputs'
> = {
  async lockConversation(queries, projectId) {
    await queries.run(sql`
      insert into conversations (project_id) values (${projectId})
      on conflict (project_id) do update set last_number = conversations.last_number`);
  },
  async takeNumbers(queries, projectId, count) {
    const row = await queries.one<{ last: number }>(sql`
      update conversations set last_number = last_number + ${count}
      where project_id = ${projectId} returning last_number as last`);
    return row.last - count + 1;
  },
  async insert(queries, message) {
    const touched = await queries.run(sql`
      insert into messages (project_id, id, number, variant, status, user_id, pair_id, content, body, edit_id,
        request_hash, reservation_key, held_micros)
      values (${message.projectId}, ${message.id}, ${message.number}, ${message.variant}, ${message.status},
        (select id from users where id = ${message.userId}), ${message.pairId ?? null}, ${message.content ?? ''},
        ${JSON.stringify(message.body)}::jsonb, ${message.editId ?? null}, ${message.requestHash ?? null},
        ${message.held?.key ?? null}, ${message.held?.amountMicros ?? null})
      on conflict (project_id, id) do nothing`);
    return touched === 1;
  },
  async saveInput(queries, { projectId, id }, body) {
    await queries.run(sql`
      insert into message_inputs (project_id, message_id, body)
      values (${projectId}, ${id}, ${JSON.stringify(body)}::jsonb)
      on conflict (project_id, message_id) do nothing`);
  },
  async readInput(queries, { projectId, id }) {
    const row = await queries.first<{ body: unknown }>(sql`
      select body from message_inputs where project_id = ${projectId} and message_id = ${id}`);
    return row?.body;
  },
  pruneInputs: (queries) =>
    queries.run(sql`delete from message_inputs where created_at < now() - interval '30 days'`),
};

const reading: Pick<
  MessageStore,
  'find' | 'lock' | 'list' | 'listFrom' | 'hasOlder' | 'countUnfinished' | 'countWaiting'
> = {
  find: (queries, { projectId, id }) =>
    queries.first<MessageRow>(
      sql`select ${columns} from ${source} where m.project_id = ${projectId} and m.id = ${id}`,
    ),
  lock: (queries, { projectId, id }) =>
    queries.first<MessageRow>(
      sql`select ${columns} from ${source} where m.project_id = ${projectId} and m.id = ${id} for update of m`,
    ),
  list(queries, projectId, { limit, beforeNumber }) {
    const before = beforeNumber === undefined ? emptySql : sql`and m.number < ${beforeNumber}`;
    return queries.rows<MessageRow>(sql`
      select ${columns} from ${source} where m.project_id = ${projectId} ${before}
      order by m.number desc limit ${limit}`);
  },
  listFrom: (queries, projectId, { number, limit }) =>
    queries.rows<MessageRow>(sql`
      select ${columns} from ${source} where m.project_id = ${projectId} and m.number >= ${number}
      order by m.number limit ${limit}`),
  async hasOlder(queries, projectId, number) {
    const row = await queries.first(
      sql`select 1 from messages where project_id = ${projectId} and number < ${number} limit 1`,
    );
    return row !== undefined;
  },
  async countUnfinished(queries, projectId, beforeNumber) {
    const before = beforeNumber === undefined ? emptySql : sql`and number < ${beforeNumber}`;
    const row = await queries.one<{ count: number }>(sql`
      select count(*) from messages
      where project_id = ${projectId} and variant = 'ai_message' and status in ('queued', 'running') ${before}`);
    return row.count;
  },
  async countWaiting(queries, bound) {
    const row = await queries.one<{ count: number }>(sql`
      select count(*) from (
        select 1 from messages where variant = 'ai_message' and status in ('queued', 'running') limit ${bound}) w`);
    return row.count;
  },
};

const changing: Pick<
  MessageStore,
  'setStatus' | 'setContent' | 'patchBody' | 'setEdit' | 'setHold' | 'requestStop' | 'remove'
> = {
  async setStatus(queries, { projectId, id }, status) {
    await queries.run(
      sql`update messages set status = ${status} where project_id = ${projectId} and id = ${id}`,
    );
  },
  async setContent(queries, { projectId, id }, content) {
    await queries.run(
      sql`update messages set content = ${content} where project_id = ${projectId} and id = ${id}`,
    );
  },
  async patchBody(queries, { projectId, id }, patch) {
    await queries.run(sql`
      update messages set body = body || ${JSON.stringify(patch)}::jsonb
      where project_id = ${projectId} and id = ${id}`);
  },
  async setEdit(queries, { projectId, id }, editId) {
    await queries.run(
      sql`update messages set edit_id = ${editId} where project_id = ${projectId} and id = ${id}`,
    );
  },
  async setHold(queries, { projectId, id }, { key, amountMicros }) {
    await queries.run(sql`
      update messages set reservation_key = ${key}, held_micros = ${amountMicros}
      where project_id = ${projectId} and id = ${id}`);
  },
  async requestStop(queries, { projectId, id }) {
    const touched = await queries.run(sql`
      update messages set stop_requested_at = coalesce(stop_requested_at, now())
      where project_id = ${projectId} and id = ${id} and status = 'running'`);
    return touched === 1;
  },
  async remove(queries, { projectId, id }) {
    return (
      (await queries.run(sql`delete from messages where project_id = ${projectId} and id = ${id}`)) === 1
    );
  },
};

const feedback: Pick<MessageStore, 'setFeedback' | 'feedbackOf' | 'countSentSince'> = {
  async setFeedback(queries, { projectId, id }, { sentiment, category, content, userId }) {
    const by = sentiment === null ? null : userId;
    const touched = await queries.run(sql`
      update messages set feedback_sentiment = ${sentiment}, feedback_category = ${category},
        feedback_content = ${content}, feedback_by = ${by},
        feedback_at = case when ${by === null}::boolean then null else now() end
      where project_id = ${projectId} and id = ${id} and variant = 'ai_message'`);
    return touched === 1;
  },
  async feedbackOf(queries, userId) {
    return queries.one(sql`
      select count(*) as given, max(feedback_at) as last from messages where feedback_by = ${userId}`);
  },
  async countSentSince(queries, userId, { at, bound }) {
    const row = await queries.one<{ count: number }>(sql`
      select count(*) from (
        select 1 from messages where user_id = ${userId} and created_at > coalesce(${at}, '-infinity'::timestamptz)
        limit ${bound}) w`);
    return row.count;
  },
};

const answering: Pick<MessageStore, 'saveStates' | 'end'> = {
  async saveStates(queries, saves) {
    // Values of their own: texts grow long, and as one JSON document they would be escaped each time.
    const states = saves.map(
      ({ key, state }, place) => sql`(${place}::integer, ${key.projectId}::uuid, ${key.id}, ${state.content},
        ${JSON.stringify(state.body)}::jsonb, ${state.streamSeq}::integer, ${state.costMicros}::bigint)`,
    );
    const rows = await queries.rows<{ place: number }>(sql`
      update messages m set content = s.content, body = s.body, stream_seq = s.stream_seq, cost_micros = s.cost_micros
      from (values ${joinSql(states, ', ')})
        as s (place, project_id, id, content, body, stream_seq, cost_micros)
      where m.project_id = s.project_id and m.id = s.id and m.status = 'running'
      returning s.place`);
    const touched = new Set(rows.map(({ place }) => place));
    return saves.map((_, place) => touched.has(place));
  },
  async end(queries, { projectId, id }, end) {
    const touched = await queries.run(sql`
      update messages set status = ${end.status}, content = ${end.content}, body = ${JSON.stringify(end.body)}::jsonb,
        stream_seq = ${end.streamSeq}, edit_id = ${end.editId}, cost_micros = ${end.costMicros}
      where project_id = ${projectId} and id = ${id} and status = 'running'`);
    return touched === 1;
  },
};
