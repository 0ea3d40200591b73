import type { Clock, Logger } from '@loam/kernel';
import type { PoolClient } from 'pg';
import type { Keys } from '../keys/index.ts';
import type { AuthSettings } from './settings.ts';

/** Connections to a project's database that may become `supabase_auth_admin`. */
export interface AuthDatabases {
  acquire(ref: string): Promise<PoolClient>;
}

export interface AuthSettingsSource {
  load(ref: string): Promise<AuthSettings>;
}

export type MailTemplate =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'invite'
  | 'email_change'
  | 'reauthentication';

export interface AuthMail {
  readonly ref: string;
  readonly to: string;
  readonly template: MailTemplate;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The project's own mail server, the operator's, or an outbox that the project's owner reads. */
export interface MailSender {
  sendMail(mail: AuthMail, settings: AuthSettings): Promise<void>;
}

export interface TextMessage {
  readonly ref: string;
  /** Digits only, with the country code. */
  readonly phone: string;
  readonly message: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly code: string;
}

export interface SmsSender {
  /** Gives the provider's id of the message. */
  send(message: TextMessage, settings: AuthSettings): Promise<string>;
  /** For providers that make and check the codes themselves. */
  verify(check: { readonly phone: string; readonly code: string }, settings: AuthSettings): Promise<boolean>;
  /** Whether codes are checked by the provider instead of by us. */
  checksCodes(settings: AuthSettings): boolean;
}

export interface FetchedText {
  readonly status: number;
  readonly body: string;
}

/** Outbound calls, through whatever the operator lets out. */
export type FetchText = (
  url: string,
  init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<FetchedText>;

export interface AuthDeps {
  readonly databases: AuthDatabases;
  readonly settings: AuthSettingsSource;
  readonly keys: Keys;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** Absent where the operator allows no outbound calls: then there is no OAuth. */
  readonly fetchText?: FetchText;
  /** Whether a password is in a public leak; absent where the operator does not allow asking. */
  readonly isPwned?: (password: string) => Promise<boolean>;
  /** bcrypt's cost of new hashes; 10 where absent. */
  readonly passwordCost?: number;
  readonly clock: Clock;
  readonly logger: Logger;
}
