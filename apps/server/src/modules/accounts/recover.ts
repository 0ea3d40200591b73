import type { Db, Queries, Transaction } from '@loam/db';
import type { Ids } from '@loam/kernel';
import { z } from 'zod';
import { ApiError, invalidField } from '../../http/api-error.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { Jobs, JobType } from '../../jobs/jobs.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import type { ActorCache } from './actor-cache.ts';
import type { CredentialStore } from './credential-store.ts';
import type { LinkStore, MailLink } from './link-store.ts';
import * as mails from './mails.data.ts';
import type { Passwords } from './password.ts';
import type { PasswordGuard } from './password-guard.ts';
import type { AccountStore, UserRow } from './store.ts';

export interface RecoverDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly brand: string;
  readonly publicUrl: string;
  readonly store: AccountStore;
  readonly credentials: CredentialStore;
  readonly links: LinkStore;
  readonly passwords: Passwords;
  readonly guard: PasswordGuard;
  readonly cache: ActorCache;
}

export type Recover = ReturnType<typeof createRecover>;

const resetJob: JobType<{ email: string }> = {
  name: 'accounts-send-reset',
  schema: z.object({ email: z.string() }),
};

const emailLinks = ['approve-email-change', 'change-email'] as const;

/** What goes by mail: a forgotten password, proof of an address, a change of address. */
export function createRecover(deps: RecoverDeps) {
  deps.jobs.handle(resetJob, async ({ email }) => {
    const user = await deps.store.findUserByEmail(email);
    if (user && !user.disabled_at) await sendReset(deps, user);
  });
  return {
    // Looking the address up is left to the job: the caller can tell neither by the answer nor by its time.
    async requestReset(email: string): Promise<void> {
      deps.limiter.take('mail', `reset:${email}`);
      await deps.jobs.enqueue(deps.db, resetJob, { email }, { singletonKey: email });
    },
    sendReset: (user: UserRow) => sendReset(deps, user),
    resetPassword: (request: PasswordReset) => resetPassword(deps, request),
    sendVerification: (user: UserRow) =>
      deps.db.transaction((tx) => {
        const link: MailLink = { kind: 'verify-email', userId: user.id, email: user.email };
        return mailLink(deps, tx, { link, mail: (url) => mails.verifyEmailMail(to(deps, user.email), url) });
      }),
    changeEmail: (user: UserRow, newEmail: string) => changeEmail(deps, user, newEmail),
    confirm: (token: string) => confirm(deps, token),
  };
}

async function sendReset(deps: RecoverDeps, user: UserRow): Promise<void> {
  await deps.db.transaction((tx) =>
    mailLink(deps, tx, {
      link: { kind: 'reset-password', userId: user.id },
      mail: (url) => mails.resetPasswordMail(to(deps, user.email), url),
      page: 'reset-password',
    }),
  );
}

interface LinkMail {
  readonly link: MailLink;
  readonly page?: 'reset-password' | 'confirm-email';
  mail(url: string): Mail;
}

async function mailLink(deps: RecoverDeps, queries: Queries, { link, mail, page }: LinkMail): Promise<void> {
  await deps.links.forget(queries, link.userId, [link.kind]);
  const token = await deps.links.create(queries, link);
  await deps.mailer.send(queries, mail(`${deps.publicUrl}/${page ?? 'confirm-email'}?token=${token}`));
}

interface PasswordReset {
  readonly token: string;
  readonly new_password: string;
  readonly revoke_tokens: boolean;
}

async function resetPassword(deps: RecoverDeps, request: PasswordReset): Promise<void> {
  const hash = await deps.passwords.hash(request.new_password);
  const email = await deps.db.transaction(async (tx) => {
    const link = await deps.links.consume(tx, request.token, ['reset-password']);
    const user = link && (await deps.store.findUser(link.userId, tx));
    if (!user || user.disabled_at) throw linkGone();
    await deps.store.setPassword(tx, { id: deps.ids.uuid(), userId: user.id, hash });
    await deps.store.setEmailVerified(tx, user.id, user.email);
    await deps.links.forget(tx, user.id, ['reset-password', ...emailLinks]);
    await deps.credentials.deleteSessions(tx, user.id, null);
    if (request.revoke_tokens) await deps.credentials.deleteAccessTokens(tx, user.id);
    await deps.mailer.send(tx, mails.passwordChangedMail(to(deps, user.email)));
    tx.afterCommit(() => deps.cache.forgetUser(user.id));
    return user.email;
  });
  await deps.guard.forget(email);
}

/** With the password just given, the new address is asked; without a password, the old one must allow it first. */
async function changeEmail(deps: RecoverDeps, user: UserRow, newEmail: string): Promise<void> {
  if (newEmail === user.email) throw invalidField('new_email', 'This already is your e-mail address.');
  await deps.db.transaction(async (tx) => {
    await deps.links.forget(tx, user.id, emailLinks);
    if (user.providers.includes('credential')) {
      await deps.mailer.send(tx, mails.emailChangeAskedMail(to(deps, user.email), newEmail));
      return askNewAddress(deps, tx, { userId: user.id, newEmail });
    }
    return mailLink(deps, tx, {
      link: { kind: 'approve-email-change', userId: user.id, newEmail },
      mail: (url) => mails.approveEmailChangeMail(to(deps, user.email), newEmail, url),
    });
  });
}

async function askNewAddress(
  deps: RecoverDeps,
  tx: Transaction,
  change: { readonly userId: string; readonly newEmail: string },
): Promise<void> {
  // Whoever asks learns nothing about the address; its owner is told.
  if (await deps.store.findUserByEmail(change.newEmail, tx)) {
    return deps.mailer.send(tx, mails.addressInUseMail(to(deps, change.newEmail)));
  }
  return mailLink(deps, tx, {
    link: { kind: 'change-email', ...change },
    mail: (url) => mails.changeEmailMail(to(deps, change.newEmail), url),
  });
}

async function confirm(deps: RecoverDeps, token: string) {
  return deps.db.transaction(async (tx) => {
    const link = await deps.links.consume(tx, token, ['verify-email', ...emailLinks]);
    const user = link && (await deps.store.findUser(link.userId, tx));
    if (!user || user.disabled_at) throw linkGone();
    switch (link.kind) {
      case 'verify-email':
        if ((await deps.store.setEmailVerified(tx, user.id, link.email)) === 0) throw linkGone();
        return { status: 'verified' as const, email: link.email };
      case 'approve-email-change':
        await askNewAddress(deps, tx, { userId: user.id, newEmail: link.newEmail });
        return { status: 'waiting' as const, email: link.newEmail };
      case 'change-email':
        if (!(await deps.store.setEmail(tx, user.id, link.newEmail))) throw linkGone();
        await deps.links.forget(tx, user.id, ['reset-password', 'verify-email', ...emailLinks]);
        await deps.mailer.send(tx, mails.emailChangedMail(to(deps, user.email), link.newEmail));
        return { status: 'changed' as const, email: link.newEmail };
      case 'reset-password':
        throw linkGone();
    }
  });
}

function to(deps: RecoverDeps, address: string): mails.MailContext {
  return { brand: deps.brand, to: address };
}

function linkGone(): ApiError {
  return new ApiError('gone', 'This link has expired or was already used. Ask for a new one.');
}
