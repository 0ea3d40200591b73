import type { Db } from '@loam/db';
import { errorMessage, type Ids, type Logger } from '@loam/kernel';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { ServerConfig } from '../config.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { Jobs, JobType } from '../jobs/jobs.ts';
import { createMailStore, type MailPage, type MailRow, type MailStore } from './mail-store.ts';
import type { Mailer } from './mailer.ts';

export interface MailerDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly config: Pick<ServerConfig, 'smtpUrl' | 'mailFrom'>;
}

/** What the operator sees of the mails. */
export interface Outbox {
  readonly sendsMail: boolean;
  list(page: MailPage): Promise<MailRow[]>;
  find(id: string): Promise<MailRow>;
  /** Sends a held or failed mail now. */
  retry(id: string): Promise<MailRow>;
  counts(): Promise<{ readonly held: number; readonly failed: number }>;
}

interface Delivery {
  readonly mail_id: string;
  readonly attempt: number;
}

const sendJob: JobType<Delivery> = {
  name: 'mail-send',
  schema: z.object({ mail_id: z.uuid(), attempt: z.number().int() }),
};

/** Seconds to wait after each failure; a mail server that is away for an afternoon loses nothing. */
const waits = [30, 120, 600, 3600, 10_800];

export function createMailer(deps: MailerDeps): Mailer & { readonly outbox: Outbox } {
  const store = createMailStore(deps.db);
  const { smtpUrl } = deps.config;
  if (smtpUrl !== undefined) {
    const deliver = createDelivery(smtpUrl, deps.config.mailFrom);
    deps.jobs.handle(sendJob, (delivery) => sendOne(deps, { store, deliver, delivery }));
  }
  return {
    async send(queries, mail) {
      const id = deps.ids.uuid();
      await store.insert(queries, id, { mail, status: smtpUrl === undefined ? 'held' : 'queued' });
      if (smtpUrl !== undefined) await deps.jobs.enqueue(queries, sendJob, { mail_id: id, attempt: 1 });
    },
    outbox: createOutbox(deps, store),
  };
}

function createOutbox(deps: MailerDeps, store: MailStore): Outbox {
  const sendsMail = deps.config.smtpUrl !== undefined;
  const find = async (id: string) => {
    const row = await store.find(id);
    if (!row) throw notFound();
    return row;
  };
  return {
    sendsMail,
    list: (page) => store.list(page),
    find,
    async retry(id) {
      const { status } = await find(id);
      if (!sendsMail)
        throw new ApiError('conflict', 'No mail server is configured. Set SMTP_URL and start again.');
      if (status === 'sent') throw new ApiError('conflict', 'This mail has been sent already.');
      await deps.db.transaction(async (tx) => {
        if (await store.requeue(tx, id)) await deps.jobs.enqueue(tx, sendJob, { mail_id: id, attempt: 1 });
      });
      return find(id);
    },
    counts: async () => ({ held: await store.count('held'), failed: await store.count('failed') }),
  };
}

type Deliver = (mail: MailRow) => Promise<void>;

function createDelivery(smtpUrl: string, from: string): Deliver {
  const transport = createTransport(smtpUrl, {});
  return async (mail) => {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body,
      ...(mail.html !== null && { html: mail.html }),
      // The same id on every attempt: a mailbox that got it twice can tell.
      messageId: `<${mail.id}@loam.invalid>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

async function sendOne(
  deps: MailerDeps,
  {
    store,
    deliver,
    delivery,
  }: { readonly store: MailStore; readonly deliver: Deliver; readonly delivery: Delivery },
): Promise<void> {
  const mail = await store.find(delivery.mail_id);
  if (mail?.status !== 'queued') return;
  try {
    await deliver(mail);
  } catch (error) {
    const waitSeconds = waits[delivery.attempt - 1];
    const status = waitSeconds === undefined ? 'failed' : 'queued';
    deps.logger.warn(
      { mail_id: mail.id, attempt: delivery.attempt, error: errorMessage(error) },
      'a mail was not sent',
    );
    await store.markUnsent(mail.id, { status, error: errorMessage(error).slice(0, 500) });
    if (waitSeconds === undefined) return;
    const next = { mail_id: mail.id, attempt: delivery.attempt + 1 };
    return deps.jobs.enqueue(deps.db, sendJob, next, { startAfterSeconds: waitSeconds });
  }
  await store.markSent(mail.id);
}
