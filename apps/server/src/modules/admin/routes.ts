import { adminEndpoints as calls, type AdminHealth } from '@loam/contract';
import { z } from 'zod';
import { ApiError, notFound } from '../../http/api-error.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { nextTimeCursor, readTimeCursor } from '../../http/time-cursor.ts';
import { toMicros } from '../billing/index.ts';
import type { Audit } from './audit.ts';
import type { AdminDeps } from './context.ts';
import type { AdminStore } from './store.ts';
import { toAccount, toFailedJob, toMail, toMailSummary, toWorkspace } from './wire.ts';

export interface AdminRouteDeps extends AdminDeps {
  readonly store: AdminStore;
  readonly audit: Audit;
  health(): Promise<AdminHealth>;
}

export function adminBindings(deps: AdminRouteDeps): Binding[] {
  return [
    ...accountBindings(deps),
    ...workspaceBindings(deps),
    ...mailBindings(deps),
    ...settingBindings(deps),
    ...jobBindings(deps),
  ];
}

function accountBindings({ accounts, audit }: AdminRouteDeps): Binding[] {
  const { administer } = accounts;
  return [
    bind(calls.listAdminAccounts, async ({ query }) => {
      const { limit, cursor, q } = query;
      const rows = await administer.list({ limit, after: readTimeCursor(cursor), search: q });
      return { accounts: rows.map(toAccount), next_cursor: nextTimeCursor(rows, limit) };
    }),
    bind(calls.updateAdminAccount, async (call) => {
      const row = await administer.change(call.actor.userId, call.params.userId, call.body);
      audit(call, 'account.change', { account_id: call.params.userId, ...call.body });
      return toAccount(row);
    }),
    bind(calls.sendAdminPasswordReset, async (call) => {
      await administer.sendReset(call.params.userId);
      audit(call, 'account.send_reset', { account_id: call.params.userId });
      return { status: 'accepted' as const };
    }),
  ];
}

function workspaceBindings({ store, billing, audit }: AdminRouteDeps): Binding[] {
  const find = async (id: string) => {
    const row = await store.findWorkspace(id);
    if (!row) throw notFound();
    return toWorkspace(row);
  };
  return [
    bind(calls.listAdminWorkspaces, async ({ query }) => {
      const { limit, cursor, q } = query;
      const rows = await store.listWorkspaces({ limit, after: readTimeCursor(cursor), search: q });
      return { workspaces: rows.map(toWorkspace), next_cursor: nextTimeCursor(rows, limit) };
    }),
    bind(calls.changeAdminWorkspacePlan, async (call) => {
      const { workspaceId } = call.params;
      await billing.changePlan(workspaceId, call.body.plan, call.actor.userId);
      audit(call, 'workspace.change_plan', { workspace_id: workspaceId, plan: call.body.plan });
      return find(workspaceId);
    }),
    bind(calls.grantAdminWorkspace, async (call) => {
      const { workspaceId } = call.params;
      await find(workspaceId);
      const { account, amount, note } = call.body;
      // The request's own key, so that a repeated request is one entry in the ledger too.
      const key = `operator:${call.actor.userId}:${call.request.headers.get('idempotency-key') ?? call.traceId}`;
      const credit = { workspaceId, amountMicros: toMicros(amount), key, note, userId: call.actor.userId };
      await (account === 'credits' ? billing.grant({ ...credit, account }) : billing.topUp(credit));
      audit(call, 'workspace.grant', { workspace_id: workspaceId, account, amount });
      return find(workspaceId);
    }),
  ];
}

function mailBindings({ outbox, audit }: AdminRouteDeps): Binding[] {
  return [
    bind(calls.listAdminMails, async ({ query }) => {
      const { limit, cursor, status } = query;
      const rows = await outbox.list({ limit, status, after: readTimeCursor(cursor) });
      return { mails: rows.map(toMailSummary), next_cursor: nextTimeCursor(rows, limit) };
    }),
    bind(calls.getAdminMail, async (call) => {
      const row = await outbox.find(call.params.mailId);
      // A held mail can carry a link that opens someone's account: reading it is an action.
      audit(call, 'mail.read', { mail_id: row.id });
      return toMail(row);
    }),
    bind(calls.retryAdminMail, async (call) => {
      const row = await outbox.retry(call.params.mailId);
      audit(call, 'mail.retry', { mail_id: row.id });
      return toMail(row);
    }),
  ];
}

const Tags = z.array(z.string());

function settingBindings({ accounts, store, audit, health }: AdminRouteDeps): Binding[] {
  const read = async () => ({ sign_up: await accounts.settings.signUpMode() });
  return [
    bind(calls.getAdminSettings, read),
    bind(calls.updateAdminSettings, async (call) => {
      if (call.body.sign_up) await accounts.settings.setSignUpMode(call.body.sign_up);
      audit(call, 'settings.change', call.body);
      return read();
    }),
    bind(calls.getAdminHealth, health),
    bind(calls.listBenchmarkTags, async () => {
      const stored = Tags.safeParse(await store.readSetting('benchmark_tags'));
      return { tags: stored.success ? stored.data : [] };
    }),
  ];
}

function jobBindings({ jobs, audit }: AdminRouteDeps): Binding[] {
  return [
    bind(calls.getAdminJobs, async () => ({ queues: [...(await jobs.stats())] })),
    bind(calls.listAdminFailedJobs, async ({ query }) => ({
      jobs: (await jobs.listFailed(query.limit)).map(toFailedJob),
    })),
    bind(calls.retryAdminJob, async (call) => {
      const { queue, jobId } = call.params;
      if (!(await jobs.retry(queue, jobId)))
        throw new ApiError('not_found', 'There is no failed job with this id.');
      audit(call, 'job.retry', { queue, job_id: jobId });
      return undefined;
    }),
  ];
}
