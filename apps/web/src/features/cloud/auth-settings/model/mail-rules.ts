import { type AuthConfig, AuthMailSettings, cloudMessages } from '@loam/contract';
import { type Faults, faultsOf } from './changes.ts';

/** Half a mail server carries nothing: a host needs a sender, and a sender a host. */
export function mailFaults(values: AuthConfig['mail_settings']): Faults {
  const { smtp_host: host, smtp_admin_email: sender } = values;
  return {
    ...(host.trim() === '' && sender !== '' ? { smtp_host: cloudMessages.mailHostRequired } : {}),
    ...(host.trim() !== '' && sender === '' ? { smtp_admin_email: cloudMessages.mailSenderRequired } : {}),
    ...faultsOf(AuthMailSettings, values),
  };
}
