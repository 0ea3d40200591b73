import type { AdminSql } from '../admin-sql.ts';

export interface QueuedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly timeoutMs: number;
}

export interface NetAnswer {
  readonly id: string;
  readonly statusCode?: number;
  readonly contentType?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: string;
  readonly isTimedOut: boolean;
  readonly error?: string;
}

export interface NetStore {
  /** Takes them out of the queue: like pg_net, a request is sent once or, when the process is killed, not at all. */
  take(count: number): Promise<readonly QueuedRequest[]>;
  answer(answer: NetAnswer): Promise<void>;
  /** Old answers go, and the mark where nothing waits. */
  rest(): Promise<void>;
}

const takeSql = `
  delete from net.http_request_queue q using (
    select id from net.http_request_queue order by id limit $1::int for update skip locked
  ) next
  where q.id = next.id
  returning q.id, q.method, q.url, q.headers::text, encode(q.body, 'base64'), q.timeout_milliseconds`;
const answerSql = `
  insert into net._http_response (id, status_code, content_type, headers, content, timed_out, error_msg)
  values ($1::bigint, $2::int, $3, $4::jsonb, $5, $6::boolean, $7)`;
/** As pg_net keeps them. */
const sweepSql = `delete from net._http_response where created < now() - interval '6 hours'`;

export function createNetStore(run: AdminSql): NetStore {
  return {
    async take(count) {
      const [rows = []] = await run({ text: takeSql, values: [String(count)] });
      const taken = rows.map(([id, method, url, headers, body, timeout]) => ({
        id: id ?? '',
        method: method ?? 'GET',
        url: url ?? '',
        headers: readHeaders(headers),
        body: typeof body === 'string' ? Buffer.from(body, 'base64') : undefined,
        timeoutMs: Number(timeout),
      }));
      return taken.toSorted((a, b) => Number(a.id) - Number(b.id));
    },
    async answer(answer) {
      const headers = answer.headers && JSON.stringify(answer.headers).replaceAll('\\u0000', '');
      await run({
        text: answerSql,
        values: [
          answer.id,
          answer.statusCode === undefined ? null : String(answer.statusCode),
          answer.contentType ?? null,
          headers ?? null,
          answer.content?.replaceAll('\0', '') ?? null,
          String(answer.isTimedOut),
          answer.error ?? null,
        ],
      });
    },
    async rest() {
      await run({ text: sweepSql }, { text: `select platform.unmark_jobs('net')` });
    },
  };
}

function readHeaders(written: string | null | undefined): Record<string, string> {
  const parsed: unknown = JSON.parse(written ?? '{}');
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
