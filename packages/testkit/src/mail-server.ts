import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message as it came over the wire. */
  readonly source: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The next deliveries are refused with this answer, until it is undefined again. */
  refuseWith(answer: string | undefined): void;
  close(): Promise<void>;
}

/** A mail server on the loopback that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== undefined) return done(Object.assign(new Error(refusal), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((recipient) => recipient.address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        return done();
      });
    },
  });
  const port = await listen(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (answer) => {
      refusal = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: SMTPServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.server.address())));
  });
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
