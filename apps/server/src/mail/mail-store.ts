import { type Db, joinSql, type Queries, sql } from '@loam/db';
import type { TimePosition } from '../http/time-cursor.ts';
import type { Mail } from './mailer.ts';

export type MailStatus = 'held' | 'queued' | 'sent' | 'failed';

export interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly status: MailStatus;
  readonly error: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  /** created_at to the microsecond, which a Date cannot hold. */
  readonly position: string;
}

export interface MailPage {
  readonly limit: number;
  readonly status: MailStatus | undefined;
  /** The last mail of the page before. */
  readonly after: TimePosition | undefined;
}

export type MailStore = ReturnType<typeof createMailStore>;

const columns = sql`id, recipient, subject, body, html, status, error, created_at, sent_at, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position`;

export function createMailStore(db: Db) {
  return {
    insert: (
      queries: Queries,
      id: string,
      { mail, status }: { readonly mail: Mail; readonly status: MailStatus },
    ) =>
      queries.run(sql`
        insert into mails (id, recipient, subject, body, html, status)
        values (${id}, ${mail.to}, ${mail.subject}, ${mail.body}, ${mail.html ?? null}, ${status})`),
    find: (id: string) => db.first<MailRow>(sql`select ${columns} from mails where id = ${id}`),
    markSent: (id: string) =>
      db.run(sql`update mails set status = 'sent', sent_at = now(), error = null where id = ${id}`),
    markUnsent: (id: string, failure: { readonly status: 'queued' | 'failed'; readonly error: string }) =>
      db.run(sql`update mails set status = ${failure.status}, error = ${failure.error} where id = ${id}`),
    /** True for the one caller that puts it back into the queue. */
    requeue: async (queries: Queries, id: string) =>
      (await queries.run(sql`
        update mails set status = 'queued', error = null where id = ${id} and status in ('held', 'failed')`)) ===
      1,
    list: ({ limit, status, after }: MailPage) => {
      const conditions = [
        sql`true`,
        ...(status ? [sql`status = ${status}`] : []),
        ...(after ? [sql`(created_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`] : []),
      ];
      return db.rows<MailRow>(sql`
        select ${columns} from mails where ${joinSql(conditions, ' and ')}
        order by created_at desc, id desc limit ${limit}`);
    },
    count: async (status: MailStatus) =>
      (
        await db.one<{ count: number }>(
          sql`select count(*)::int as count from mails where status = ${status}`,
        )
      ).count,
  };
}
