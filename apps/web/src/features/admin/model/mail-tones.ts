import type { MailStatus } from '@loam/contract';
import type { Tone } from '@loam/ui';

export const mailTones: Readonly<Record<MailStatus, Tone>> = {
  held: 'warning',
  queued: 'info',
  sent: 'success',
  failed: 'danger',
};
