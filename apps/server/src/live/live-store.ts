import { type Db, type Queries, sql } from '@loam/db';
import { liveChannel } from './notice.ts';

export interface StoredEvent {
  readonly topic: string;
  readonly seq: number;
  readonly type: string;
  /** JSON text, as it goes into the frame. */
  readonly payload: string;
}

export interface Cursor {
  readonly topic: string;
  readonly since: number;
}

/** How many events of a topic are read at once, and the most that a returning client is sent. */
export const replayLimit = 500;

/**
 * A topic begins at the time of its first use in milliseconds, so one that was pruned and is used again goes on above
 * all its earlier numbers: nobody can mistake an old number for a new one.
 */
const firstSeq = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export interface StoreEvent {
  readonly topic: string;
  readonly type: string;
  readonly payload: string;
  readonly noticeTail: string;
}

/**
 * The row of the topic stays locked until the caller's transaction ends, so numbers appear in the order of commits
 * and without gaps. A transaction that publishes to several topics should do it last, in one order.
 */
export async function insertEvent(queries: Queries, event: StoreEvent): Promise<void> {
  await queries.run(sql`
    with numbered as (
      insert into live_topics as t (topic, seq) values (${event.topic}, ${firstSeq})
      on conflict (topic) do update set seq = t.seq + 1 returning seq
    ), stored as (
      insert into live_events (topic, seq, type, payload)
      select ${event.topic}, seq, ${event.type}, ${event.payload}::jsonb from numbered returning seq
    )
    select pg_notify(${liveChannel}, 'e ' || seq || ${event.noticeTail}::text) from stored`);
}

export async function notify(queries: Queries, payloads: readonly string[]): Promise<void> {
  await queries.run(
    sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`,
  );
}

/** Where each topic stands. One that has no number yet gets its first, so that what follows can be counted. */
export async function selectHeads(db: Db, topics: readonly string[]): Promise<Map<string, number>> {
  const heads = await readHeads(db, topics);
  const missing = topics.filter((topic) => !heads.has(topic));
  if (missing.length === 0) return heads;
  await db.run(sql`
    insert into live_topics (topic, seq) select topic, ${firstSeq} from unnest(${missing}::text[]) as topic
    order by topic on conflict do nothing`);
  return new Map([...heads, ...(await readHeads(db, missing))]);
}

async function readHeads(db: Db, topics: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ topic: string; seq: number }>(
    sql`select topic, seq from live_topics where topic = any(${topics}::text[])`,
  );
  return new Map(rows.map((row) => [row.topic, row.seq]));
}

/** Each event with the place of the cursor that it answers. */
export function selectSince(
  db: Db,
  cursors: readonly Cursor[],
): Promise<(StoredEvent & { readonly cursor: number })[]> {
  const topics = cursors.map((one) => one.topic);
  const sinces = cursors.map((one) => one.since);
  return db.rows(sql`
    select (c.place - 1)::int as cursor, e.topic, e.seq, e.type, e.payload
    from unnest(${topics}::text[], ${sinces}::bigint[]) with ordinality as c(topic, since, place)
    cross join lateral (
      select topic, seq, type, payload::text from live_events
      where topic = c.topic and seq > c.since order by seq limit ${replayLimit}
    ) e
    order by c.place, e.seq`);
}

export interface Retention {
  readonly maxAgeHours: number;
  readonly maxPerTopic: number;
}

export const liveRetention: Retention = { maxAgeHours: 24, maxPerTopic: 1000 };

/** A client that comes back from before what is kept is told to fetch. */
export async function pruneEvents(db: Db, retention: Retention): Promise<void> {
  await db.run(
    sql`delete from live_events where created_at < now() - make_interval(hours => ${retention.maxAgeHours})`,
  );
  await db.run(sql`
    delete from live_events e using live_topics t
    where e.topic = t.topic and e.seq <= t.seq - ${retention.maxPerTopic}`);
  // The number is compared again on deletion: a topic that has just been published to keeps its row.
  await db.run(sql`
    with idle as (
      select t.topic, t.seq from live_topics t
      where t.seq < ${firstSeq} - ${retention.maxAgeHours}::bigint * 3600000
        and not exists (select 1 from live_events e where e.topic = t.topic)
    )
    delete from live_topics t using idle where t.topic = idle.topic and t.seq = idle.seq`);
}
