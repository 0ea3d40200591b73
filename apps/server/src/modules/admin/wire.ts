import {
  type AdminAccount,
  type AdminFailedJob,
  type AdminMail,
  type AdminMailSummary,
  type AdminWorkspace,
  UserId,
  WorkspaceId,
} from '@loam/contract';
import type { MailRow } from '../../mail/mail-store.ts';
import { type AdministeredRow, providersOf } from '../accounts/index.ts';
import type { AdminJobs } from './context.ts';
import type { WorkspaceRow } from './store.ts';

export function toAccount(row: AdministeredRow): AdminAccount {
  return {
    id: UserId.parse(row.id),
    name: row.name,
    username: row.username,
    email: row.email,
    email_verified: row.email_verified,
    avatar_url: row.image,
    role: row.role,
    has_password: row.providers.includes('credential'),
    providers: providersOf(row.providers),
    disabled_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_active_at: row.last_active_at?.toISOString() ?? null,
  };
}

export function toWorkspace(row: WorkspaceRow): AdminWorkspace {
  const { owner_id: id, owner_name: name, owner_email: email } = row;
  return {
    id: WorkspaceId.parse(row.id),
    name: row.name,
    plan: row.plan,
    owner: id !== null && name !== null && email !== null ? { id: UserId.parse(id), name, email } : null,
    member_count: row.member_count,
    project_count: row.project_count,
    credits: row.credits_micros / 1_000_000,
    balance: row.balance_micros / 1_000_000,
    created_at: row.created_at.toISOString(),
  };
}

export function toMailSummary(row: MailRow): AdminMailSummary {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    status: row.status,
    error: row.error,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}

export function toMail(row: MailRow): AdminMail {
  return { ...toMailSummary(row), body: row.body };
}

/** Without the job's data, which can hold what people wrote. */
export function toFailedJob(job: Awaited<ReturnType<AdminJobs['listFailed']>>[number]): AdminFailedJob {
  return {
    id: job.id,
    queue: job.name,
    error: job.error,
    created_at: job.created_at.toISOString(),
    failed_at: job.failed_at?.toISOString() ?? null,
  };
}
