import { randomIds, silentLogger } from '@loam/kernel';
import { createTestDatabase, type MailServer, startMailServer, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '@loam/db';
import type { Jobs } from '../jobs/jobs.ts';
import { createMailer } from './create-mailer.ts';

let database: TestDatabase;
let server: MailServer;

beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startMailServer()]);
});
beforeEach(async () => {
  server.refuseWith(undefined);
  await database.db.run(sql`delete from mails`);
});
afterAll(() => Promise.all([database.drop(), server.close()]));

const page = { limit: 50, status: undefined, after: undefined } as const;
const mail = {
  to: 'ann@example.test',
  subject: 'Grüße – hello',
  body: 'Open this:\n\nhttp://localhost:3000/x?token=abc',
};

interface Waiting {
  readonly startAfterSeconds: number | undefined;
  run(): Promise<void>;
}

/** Jobs wait in a list until the test runs them. */
function createManualJobs(): { readonly jobs: Jobs; readonly waiting: Waiting[] } {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const waiting: Waiting[] = [];
  const { signal } = new AbortController();
  return {
    waiting,
    jobs: {
      enqueue: async (_queries, type, data, options) => {
        const run = async () => handlers.get(type.name)?.(data);
        waiting.push({ startAfterSeconds: options?.startAfterSeconds, run });
      },
      handle: (type, work) => void handlers.set(type.name, (data) => work(type.schema.parse(data), signal)),
      schedule: () => {},
    },
  };
}

function start(smtpUrl: string | undefined) {
  const { jobs, waiting } = createManualJobs();
  const config = { smtpUrl, mailFrom: 'Loam <loam@example.test>' };
  const mailer = createMailer({ db: database.db, ids: randomIds, logger: silentLogger, jobs, config });
  return { mailer, waiting };
}

test('with a mail server the mail arrives there with its text, and the outbox says so', async () => {
  const { mailer, waiting } = start(server.url);
  await mailer.send(database.db, mail);
  expect(await mailer.outbox.list(page)).toMatchObject([{ status: 'queued', sent_at: null }]);
  await waiting[0]?.run();
  const received = server.received.at(-1);
  expect(received).toMatchObject({ from: 'loam@example.test', to: ['ann@example.test'] });
  expect(received?.source).toContain('http://localhost:3000/x?token=abc');
  expect(await mailer.outbox.list(page)).toMatchObject([{ status: 'sent', error: null, recipient: mail.to }]);
});

test('running the same delivery again sends nothing more', async () => {
  const { mailer, waiting } = start(server.url);
  await mailer.send(database.db, mail);
  await waiting[0]?.run();
  const count = server.received.length;
  await waiting[0]?.run();
  expect(server.received).toHaveLength(count);
});

test('a mail of a transaction that failed was never written', async () => {
  const { mailer } = start(undefined);
  const failing = database.db.transaction(async (tx) => {
    await mailer.send(tx, mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await mailer.outbox.list(page)).toEqual([]);
});

test('a refused mail is tried again later and later, then stands as failed until the operator retries it', async () => {
  const { mailer, waiting } = start(server.url);
  server.refuseWith('mailbox busy');
  await mailer.send(database.db, mail);
  for (let next = 0; next < waiting.length; next += 1) await waiting[next]?.run();
  expect(waiting.map((job) => job.startAfterSeconds)).toEqual([undefined, 30, 120, 600, 3600, 10_800]);
  const [failed] = await mailer.outbox.list(page);
  expect(failed).toMatchObject({ status: 'failed' });
  expect(failed?.error).toContain('mailbox busy');
  expect(await mailer.outbox.counts()).toEqual({ held: 0, failed: 1 });
  server.refuseWith(undefined);
  expect(await mailer.outbox.retry(failed?.id ?? '')).toMatchObject({ status: 'queued', error: null });
  await waiting.at(-1)?.run();
  expect(await mailer.outbox.list(page)).toMatchObject([{ status: 'sent' }]);
});

test('without a mail server mails are held for the operator, and cannot be retried', async () => {
  const { mailer, waiting } = start(undefined);
  await mailer.send(database.db, mail);
  expect(waiting).toEqual([]);
  const [held] = await mailer.outbox.list({ ...page, status: 'held' });
  expect(held).toMatchObject({ status: 'held', body: mail.body });
  await expect(mailer.outbox.retry(held?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
});

test('the outbox pages from new to old without repeating or skipping', async () => {
  const { mailer } = start(undefined);
  for (let n = 0; n < 5; n += 1) await mailer.send(database.db, { ...mail, subject: `mail ${n}` });
  const seen: string[] = [];
  let after: { position: string; id: string } | undefined;
  do {
    const rows = await mailer.outbox.list({ limit: 2, status: 'held', after });
    seen.push(...rows.map((row) => row.subject));
    const last = rows.at(-1);
    after = last && { position: last.position, id: last.id };
  } while (after);
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
});
