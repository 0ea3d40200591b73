import type { MailTemplate } from '../ports.ts';

/** What a project sends as long as its owner has written nothing else. */
export const defaultTemplates: Readonly<
  Record<MailTemplate, { readonly subject: string; readonly html: string }>
> = {
  confirmation: {
    subject: 'Confirm your email address',
    html: `<h2>Welcome</h2>
<p>One more step: confirm that this address is yours.</p>
<p><a href="{{ .ConfirmationURL }}">Confirm my address</a></p>
<p>Or enter this code: {{ .Token }}</p>`,
  },
  recovery: {
    subject: 'Reset your password',
    html: `<h2>Choose a new password</h2>
<p>Somebody, hopefully you, asked to reset the password of this account.</p>
<p><a href="{{ .ConfirmationURL }}">Choose a new password</a></p>
<p>Or enter this code: {{ .Token }}</p>
<p>If it was not you, nothing needs to be done.</p>`,
  },
  magic_link: {
    subject: 'Your link to sign in',
    html: `<h2>Sign in</h2>
<p>This link works once and only for a short time.</p>
<p><a href="{{ .ConfirmationURL }}">Sign in</a></p>
<p>Or enter this code: {{ .Token }}</p>`,
  },
  invite: {
    subject: 'You are invited',
    html: `<h2>You are invited</h2>
<p>An account at {{ .SiteURL }} is waiting for you.</p>
<p><a href="{{ .ConfirmationURL }}">Accept the invitation</a></p>`,
  },
  email_change: {
    subject: 'Confirm your new email address',
    html: `<h2>A new address for your account</h2>
<p>Please confirm the change from {{ .Email }} to {{ .NewEmail }}.</p>
<p><a href="{{ .ConfirmationURL }}">Confirm the change</a></p>
<p>Or enter this code: {{ .Token }}</p>`,
  },
  reauthentication: {
    subject: '{{ .Token }} is your code',
    html: `<h2>Is it you?</h2>
<p>Enter this code to go on: {{ .Token }}</p>`,
  },
};
