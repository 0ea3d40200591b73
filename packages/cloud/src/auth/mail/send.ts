import { limitMessages, type Context } from '../context.ts';
import { authError, AuthError, failure } from '../errors.ts';
import type { AuthMail, MailTemplate } from '../ports.ts';
import { redirectTarget } from '../redirects.ts';
import type { Sql } from '../store/database.ts';
import { waitBeforeSending } from '../store/rate-limits.ts';
import type { User } from '../store/users.ts';
import { escapeHtml, plainText, renderTemplate } from './templates.ts';
import { defaultTemplates } from './templates.data.ts';

export interface OutgoingMail {
  readonly template: MailTemplate;
  readonly to: string;
  readonly user: User;
  readonly otp: string;
  /** What the link carries; empty where there is none. */
  readonly tokenHash: string;
  readonly linkType: string;
  /** Takes back the token where the mail did not go out. */
  undo(sql: Sql): Promise<void>;
}

/** Goes out when the transaction that notes its token is through. */
export async function sendMail(context: Context, sql: Sql, mail: OutgoingMail): Promise<void> {
  if (!context.settings.mailer_autoconfirm) await limitMessages(context, sql, 'email');
  const redirectTo = redirectTarget(context.request, context.settings);
  const values = {
    SiteURL: context.settings.site_url,
    ConfirmationURL: actionLink(context, { token: mail.tokenHash, type: mail.linkType, redirectTo }),
    Email: mail.user.email ?? '',
    NewEmail: mail.user.email_change ?? '',
    SendingTo: mail.to,
    Token: mail.otp,
    TokenHash: mail.tokenHash,
    Data: mail.user.raw_user_meta_data ?? {},
    RedirectTo: redirectTo,
  };
  const { settings } = context;
  const standard = defaultTemplates[mail.template];
  const subject = settings[`mailer_subjects_${mail.template}`] ?? standard.subject;
  const body = settings[`mailer_templates_${mail.template}_content`] ?? standard.html;
  const html = renderTemplate(body, values, escapeHtml);
  const outgoing: AuthMail = {
    ref: context.request.ref,
    to: mail.to,
    template: mail.template,
    subject: renderTemplate(subject, values, (text) => text.replaceAll(/[\r\n]+/g, ' ')),
    html,
    text: plainText(html),
  };
  sql.afterCommit({ send: () => deliver(context, outgoing), undo: mail.undo });
}

async function deliver(context: Context, mail: AuthMail): Promise<void> {
  try {
    await context.deps.mail.sendMail(mail, context.settings);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    throw failure(`Error sending ${mail.template.replace('_', ' ')} email`, error);
  }
}

export function actionLink(
  context: Context,
  link: { readonly token: string; readonly type: string; readonly redirectTo: string },
): string {
  const query = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo });
  return `${context.externalUrl}/verify?${query.toString()}`;
}

/** Counted by address, whether there is an account or not: the answer must not tell. */
export async function checkMailFrequency(
  context: Context,
  sql: Sql,
  message: { readonly kind: string; readonly address: string },
): Promise<void> {
  const seconds = await waitBeforeSending(sql, message, {
    everyS: context.settings.smtp_max_frequency,
    now: context.now(),
  });
  if (seconds === 0) return;
  throw authError(429, 'over_email_send_rate_limit', waitMessage(seconds));
}

export function waitMessage(seconds: number): string {
  return `For security purposes, you can only request this after ${seconds} seconds.`;
}
