import {
  type Auth,
  type AuthMail,
  type AuthSettings,
  createAuth,
  createSmsSender,
  type FetchText,
  hasMailServer,
  hasSmsProvider,
  type MailSender,
  type SmsSender,
} from '@loam/cloud/auth';
import type { Keys } from '@loam/cloud/keys';
import type { CloudDatabases } from '@loam/cloud/postgres';
import type { Outbound } from '@loam/kernel';
import { createHash } from 'node:crypto';
import type { Runtime } from '../../runtime.ts';
import type { CloudAuthSettings } from './auth-settings.ts';
import { putIntoOutbox } from './outbox-store.ts';
import { createProjectMail } from './project-mail.ts';

type Used = 'config' | 'db' | 'ids' | 'clock' | 'logger' | 'mailer';

export interface CloudAuthDeps extends Pick<Runtime, Used> {
  readonly databases: Pick<CloudDatabases, 'acquire'>;
  /** Addresses that owners name, and those of the providers. */
  readonly outbound: Pick<Outbound, 'fetch'>;
}

export interface CloudAuthFacts {
  readonly keys: Keys;
  readonly authSettings: Pick<CloudAuthSettings, 'load'>;
}

/** The users of all apps, with what carries their messages. */
export function createCloudAuth(deps: CloudAuthDeps, facts: CloudAuthFacts): Auth {
  const { databases, clock, logger } = deps;
  const fetchText = createFetchText(deps.outbound);
  return createAuth({
    databases: { acquire: (ref) => databases.acquire(ref, 'services') },
    settings: facts.authSettings,
    keys: facts.keys,
    mail: createMailSender(deps),
    sms: createTextSender(deps, fetchText),
    fetchText,
    ...(deps.config.checksLeakedPasswords && { isPwned: createLeakCheck(fetchText) }),
    clock,
    logger,
  });
}

const answerMs = 10_000;
const answerBytes = 1024 * 1024;

function createFetchText(outbound: Pick<Outbound, 'fetch'>): FetchText {
  return async (url, init) => {
    const limits = { timeoutMs: answerMs, maxBytes: answerBytes, maxRedirects: 0 };
    const answer = await outbound.fetch(url, { ...init, ...limits });
    return { status: answer.status, body: answer.text() };
  };
}

/** The project's own server, the operator's, or the box that the project's owner reads. */
function createMailSender(deps: CloudAuthDeps): MailSender {
  const own = createProjectMail(deps.config);
  return {
    async sendMail(mail, settings) {
      if (hasMailServer(settings)) return own.send(mail, settings);
      const { to, subject, text, html } = mail;
      if (deps.config.smtpUrl !== undefined)
        return deps.mailer.send(deps.db, { to, subject, body: text, html });
      await putIntoOutbox(deps.db, { ...boxed(deps, mail), kind: 'mail', recipient: to, subject, html });
    },
  };
}

function boxed({ ids }: CloudAuthDeps, { ref, text }: Pick<AuthMail, 'ref' | 'text'>) {
  return { id: ids.uuid(), ref, text };
}

/** The provider of the project's choice; without one, codes wait in the box and are checked by ourselves. */
function createTextSender(deps: CloudAuthDeps, fetchText: FetchText): SmsSender {
  const providers = createSmsSender(fetchText);
  return {
    async send(message, settings) {
      if (hasSmsProvider(settings)) return providers.send(message, settings);
      const { ref, phone, message: text } = message;
      const kept = boxed(deps, { ref, text });
      await putIntoOutbox(deps.db, {
        ...kept,
        kind: 'text',
        recipient: `+${phone}`,
        subject: '',
        html: null,
      });
      return kept.id;
    },
    verify: (check, settings: AuthSettings) => providers.verify(check, settings),
    checksCodes: (settings) => hasSmsProvider(settings) && providers.checksCodes(settings),
  };
}

/** Tells the list of leaks the first five digits of a hash, and looks for the rest in what it answers. */
function createLeakCheck(fetchText: FetchText): (password: string) => Promise<boolean> {
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const url = `https://api.pwnedpasswords.com/range/${hash.slice(0, 5)}`;
    const { status, body } = await fetchText(url, { method: 'GET', headers: { 'add-padding': 'true' } });
    if (status !== 200) return false;
    return body.split(/\r?\n/).some((line) => {
      const [rest, count] = line.split(':');
      return rest === hash.slice(5) && Number(count) > 0;
    });
  };
}
