import type { Queries } from '@loam/db';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines with an address on their own become links in readers. */
  readonly body: string;
  /** For readers that show it; everything it says stands in the text, too. */
  readonly html?: string;
}

/** Through SMTP where the operator configured it; otherwise the mail is held in the outbox for the operator. */
export interface Mailer {
  send(queries: Queries, mail: Mail): Promise<void>;
}
