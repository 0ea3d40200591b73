import { z } from 'zod';
import { MailAccepted } from '../accounts/schemas.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { UserId, WorkspaceId } from '../http/ids.ts';
import {
  AdminAccount,
  AdminFailedJob,
  AdminHealth,
  AdminMail,
  AdminMailSummary,
  AdminPageQuery,
  AdminQueue,
  AdminSearchQuery,
  AdminSettings,
  AdminWorkspace,
  GrantBody,
  MailStatus,
  UpdateAdminAccountBody,
} from './schemas.ts';

const nextCursor = z.string().nullable();

const peopleEndpoints = {
  listAdminAccounts: endpoint({
    method: 'GET',
    path: '/admin/accounts',
    permission: 'Operator',
    summary: 'Accounts of the installation, newest first; q is the beginning of a name, username or e-mail',
    query: AdminSearchQuery,
    response: z.object({ accounts: z.array(AdminAccount), next_cursor: nextCursor }),
    rate: 'search',
  }),
  updateAdminAccount: endpoint({
    method: 'PATCH',
    path: '/admin/accounts/:userId',
    permission: 'Operator',
    sessionOnly: true,
    summary: 'Set the installation role, disable or enable; a disabled account loses its sessions at once',
    params: z.object({ userId: UserId }),
    body: UpdateAdminAccountBody,
    response: AdminAccount,
    errors: ['conflict'],
  }),
  sendAdminPasswordReset: endpoint({
    method: 'POST',
    path: '/admin/accounts/:userId/password-reset',
    permission: 'Operator',
    summary: 'Send the account a link for choosing a new password',
    params: z.object({ userId: UserId }),
    response: MailAccepted,
    status: 202,
    rate: 'mail',
  }),
  listAdminWorkspaces: endpoint({
    method: 'GET',
    path: '/admin/workspaces',
    permission: 'Operator',
    summary: 'Workspaces of the installation, newest first; q is the beginning of the name',
    query: AdminSearchQuery,
    response: z.object({ workspaces: z.array(AdminWorkspace), next_cursor: nextCursor }),
    rate: 'search',
  }),
  changeAdminWorkspacePlan: endpoint({
    method: 'PUT',
    path: '/admin/workspaces/:workspaceId/plan',
    permission: 'Operator',
    summary: 'Change the plan of a workspace',
    params: z.object({ workspaceId: WorkspaceId }),
    body: z.object({ plan: AdminWorkspace.shape.plan }),
    response: AdminWorkspace,
  }),
  grantAdminWorkspace: endpoint({
    method: 'POST',
    path: '/admin/workspaces/:workspaceId/grants',
    permission: 'Operator',
    summary: 'Add to the credits or the balance of a workspace',
    params: z.object({ workspaceId: WorkspaceId }),
    body: GrantBody,
    response: AdminWorkspace,
    idempotent: true,
  }),
} satisfies Record<string, Endpoint>;

const installationEndpoints = {
  listAdminMails: endpoint({
    method: 'GET',
    path: '/admin/mails',
    permission: 'Operator',
    summary: 'The outbox, newest first',
    query: AdminPageQuery.extend({ status: MailStatus.optional() }),
    response: z.object({ mails: z.array(AdminMailSummary), next_cursor: nextCursor }),
  }),
  getAdminMail: endpoint({
    method: 'GET',
    path: '/admin/mails/:mailId',
    permission: 'Operator',
    sessionOnly: true,
    summary: 'One mail of the outbox with its text',
    params: z.object({ mailId: z.uuid() }),
    response: AdminMail,
  }),
  retryAdminMail: endpoint({
    method: 'POST',
    path: '/admin/mails/:mailId/retry',
    permission: 'Operator',
    sessionOnly: true,
    summary: 'Send a held or failed mail now; needs SMTP to be configured',
    params: z.object({ mailId: z.uuid() }),
    response: AdminMail,
    errors: ['conflict'],
  }),
  getAdminSettings: endpoint({
    method: 'GET',
    path: '/admin/settings',
    permission: 'Operator',
    summary: 'Settings of the installation',
    response: AdminSettings,
  }),
  updateAdminSettings: endpoint({
    method: 'PATCH',
    path: '/admin/settings',
    permission: 'Operator',
    summary: 'Change settings of the installation; what is left out stays',
    body: AdminSettings.partial(),
    response: AdminSettings,
  }),
  getAdminJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs',
    permission: 'Operator',
    summary: 'How many jobs stand in which state, by queue',
    response: z.object({ queues: z.array(AdminQueue) }),
  }),
  listAdminFailedJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs/failed',
    permission: 'Operator',
    summary: 'The latest jobs that failed for good, newest first',
    query: AdminPageQuery.pick({ limit: true }),
    response: z.object({ jobs: z.array(AdminFailedJob) }),
  }),
  retryAdminJob: endpoint({
    method: 'POST',
    path: '/admin/jobs/:queue/:jobId/retry',
    permission: 'Operator',
    summary: 'Run a failed job again',
    params: z.object({ queue: z.string().regex(/^[\w.-]{1,100}$/), jobId: z.uuid() }),
    status: 204,
  }),
  getAdminHealth: endpoint({
    method: 'GET',
    path: '/admin/health',
    permission: 'Operator',
    summary: 'Versions, sizes and the level of isolation in force',
    response: AdminHealth,
  }),
  listBenchmarkTags: endpoint({
    method: 'GET',
    path: '/admin/benchmarks/tags',
    permission: 'Developer',
    summary: 'Tags that benchmark runs carry',
    response: z.object({ tags: z.array(z.string()) }),
  }),
} satisfies Record<string, Endpoint>;

export const adminEndpoints = { ...peopleEndpoints, ...installationEndpoints } satisfies Record<
  string,
  Endpoint
>;
