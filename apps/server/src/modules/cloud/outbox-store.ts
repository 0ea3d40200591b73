import { cloudLimits, type OutboxMessage } from '@loam/contract';
import { type Queries, sql } from '@loam/db';
import { notFound } from '../../http/api-error.ts';

export interface NewOutboxMessage {
  readonly id: string;
  readonly ref: string;
  readonly kind: 'mail' | 'text';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/** Keeps the newest: an app that sends without end fills nothing but its own box. */
export async function putIntoOutbox(queries: Queries, message: NewOutboxMessage): Promise<void> {
  await queries.run(sql`
    insert into cloud_outbox (id, ref, kind, recipient, subject, body, html)
    values (${message.id}, ${message.ref}, ${message.kind}, ${message.recipient}, ${message.subject},
      ${message.text}, ${message.html})`);
  await queries.run(sql`
    delete from cloud_outbox where ref = ${message.ref} and id in (
      select id from cloud_outbox where ref = ${message.ref}
      order by created_at desc, id desc offset ${cloudLimits.outboxMessages})`);
}

interface OutboxRow extends Omit<OutboxMessage, 'created_at'> {
  readonly created_at: Date;
}

const columns = sql`id, kind, recipient, subject, body as text, html, created_at`;

export async function listOutbox(queries: Queries, ref: string, limit: number): Promise<OutboxMessage[]> {
  const rows = await queries.rows<OutboxRow>(sql`
    select ${columns} from cloud_outbox where ref = ${ref} order by created_at desc, id desc limit ${limit}`);
  return rows.map(wire);
}

export async function findOutboxMessage(queries: Queries, ref: string, id: string): Promise<OutboxMessage> {
  const row = await queries.first<OutboxRow>(
    sql`select ${columns} from cloud_outbox where ref = ${ref} and id = ${id}`,
  );
  if (!row) throw notFound();
  return wire(row);
}

export async function sweepOutbox(queries: Queries): Promise<void> {
  await queries.run(sql`
    delete from cloud_outbox where created_at < now() - make_interval(days => ${cloudLimits.outboxDays})`);
}

function wire(row: OutboxRow): OutboxMessage {
  return { ...row, created_at: row.created_at.toISOString() };
}
