import { runAs } from '../postgres/batch/index.ts';
import type { BroadcastMessage } from './bus/messages.ts';
import type { RealtimeDatabases } from './ports.ts';
import { isRecord } from './protocol/join-config.ts';

export interface StoredMessage {
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly message: BroadcastMessage;
}

/** The rows of `realtime.messages`. */
export interface MessageStore {
  /** What the trigger told: the row, or the id of one that is too long to be told. */
  read(told: string): Promise<StoredMessage | undefined>;
  /** The last ones of a private channel since a moment, the oldest first. */
  replay(
    topic: string,
    sinceMs: number,
    limit: number,
  ): Promise<readonly (BroadcastMessage & { readonly id: string })[]>;
  /** What is older than three days. */
  removeOld(): Promise<void>;
}

const columns = `id, topic, event, coalesce(private, false), payload::text, encode(binary_payload, 'base64')`;

export function createMessageStore(ref: string, databases: RealtimeDatabases): MessageStore {
  const run = async (text: string, values: readonly string[]) => {
    const client = await databases.acquireService(ref);
    const session = { role: 'supabase_realtime_admin', settings: [], isReadOnly: false };
    const [rows = []] = await runAs(client, session, { statements: [{ text, values }] });
    return rows;
  };
  return {
    async read(told) {
      const parsed: unknown = JSON.parse(told);
      if (!isRecord(parsed) || typeof parsed['id'] !== 'string') return undefined;
      const { id, topic, event, private: isPrivate } = parsed;
      if (typeof topic === 'string' && typeof event === 'string') {
        // As it was written by the database: no number of it passes through here.
        const payload = payloadText(told) ?? 'null';
        return {
          topic,
          isPrivate: isPrivate === true,
          message: messageOf({ id, event, payload, bytes: null }),
        };
      }
      const [row] = await run(`select ${columns} from realtime.messages where id = $1::uuid`, [id]);
      if (!row) return undefined;
      const [, rowTopic, rowEvent, rowPrivate, payload = null, bytes = null] = row;
      const message = messageOf({ id, event: rowEvent ?? '', payload, bytes });
      return { topic: rowTopic ?? '', isPrivate: rowPrivate === 't', message };
    },
    async replay(topic, sinceMs, limit) {
      const rows = await run(
        `select ${columns} from realtime.messages
         where topic = $1 and private is true and extension = 'broadcast' and event is not null
           and inserted_at >= (to_timestamp($2::float8 / 1000) at time zone 'utc')
         order by inserted_at desc limit $3::int`,
        [topic, String(sinceMs), String(limit)],
      );
      return rows
        .toReversed()
        .map(([id, , event, , payload = null, bytes = null]) =>
          messageOf({ id: id ?? '', event: event ?? '', payload, bytes, isReplayed: true }),
        );
    },
    async removeOld() {
      await run(
        `delete from realtime.messages where inserted_at < (now() at time zone 'utc') - interval '3 days'`,
        [],
      );
    },
  };
}

interface MessageParts {
  readonly id: string;
  readonly event: string;
  readonly payload: string | null;
  readonly bytes: string | null;
  readonly isReplayed?: boolean;
}

function messageOf({
  id,
  event,
  payload,
  bytes,
  isReplayed,
}: MessageParts): BroadcastMessage & { readonly id: string } {
  const meta = JSON.stringify({ ...(isReplayed ? { replayed: true } : {}), id });
  if (bytes !== null)
    return { kind: 'user', id, event, encoding: 'binary', bytes: Buffer.from(bytes, 'base64'), meta };
  const json = `{"payload":${payload ?? 'null'},"event":${JSON.stringify(event)},"type":"broadcast","meta":${meta}}`;
  return { kind: 'object', id, json };
}

const payloadName = '"payload" : ';

/** The trigger writes the payload last, and a quotation mark within a text before it has a backslash. */
function payloadText(told: string): string | undefined {
  const start = told.indexOf(payloadName);
  return start < 0 ? undefined : told.slice(start + payloadName.length, -1);
}
