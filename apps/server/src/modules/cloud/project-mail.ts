import type { AuthMail, AuthSettings } from '@loam/cloud/auth';
import { AppError, createOutbound, type Outbound } from '@loam/kernel';
import { createTransport } from 'nodemailer';
import type { ServerConfig } from '../../config.ts';

/** Mails over a server that the project's owner named. */
export interface ProjectMail {
  send(mail: AuthMail, settings: AuthSettings): Promise<void>;
}

const mailPorts = [25, 465, 587, 2525];
const securePort = 465;
const waitMs = 10_000;

export function createProjectMail(
  config: Pick<ServerConfig, 'allowPrivate'>,
  outbound: Pick<Outbound, 'check'> = createOutbound({
    allowPrivate: config.allowPrivate,
    ports: mailPorts,
  }),
): ProjectMail {
  return {
    async send(mail, settings) {
      const host = settings.smtp_host ?? '';
      const port = Number(settings.smtp_port ?? '587');
      // A mail server is no web page, but its address has to be as public as one.
      const { addresses } = await outbound.check(`https://${host}:${port}`);
      const transport = createTransport({
        host: addresses[0],
        port,
        secure: port === securePort,
        tls: { servername: host },
        connectionTimeout: waitMs,
        greetingTimeout: waitMs,
        socketTimeout: waitMs,
        ...(settings.smtp_user !== undefined && {
          auth: { user: settings.smtp_user, pass: settings.smtp_pass ?? '' },
        }),
      });
      try {
        await transport.sendMail({
          from: { name: settings.smtp_sender_name ?? '', address: settings.smtp_admin_email ?? '' },
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
        });
      } catch (error) {
        const detail = 'The mail server of the project did not take the mail.';
        throw new AppError({ code: 'mail_refused', detail, cause: error });
      } finally {
        transport.close();
      }
    },
  };
}
