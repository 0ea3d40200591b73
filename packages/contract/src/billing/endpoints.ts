import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { WorkspaceId } from '../http/ids.ts';
import { Plan } from '../workspaces/schemas.ts';
import { LedgerAccount, LedgerEntry, PaymentStep, WorkspaceBilling, WorkspaceUsage } from './schemas.ts';

const OneWorkspace = z.object({ workspaceId: WorkspaceId });

export const billingEndpoints = {
  getWorkspaceUsage: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/usage',
    permission: 'ViewWorkspace',
    summary: 'What this month’s Cloud, AI and messages used, and what is left',
    params: OneWorkspace,
    response: WorkspaceUsage,
  }),
  getWorkspaceBilling: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/billing',
    permission: 'ViewWorkspace',
    summary: 'The plan of a workspace and what the plans offer',
    params: OneWorkspace,
    response: WorkspaceBilling,
  }),
  listLedgerEntries: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/billing/ledger',
    permission: 'ManageWorkspaceBilling',
    summary: 'What came in and what was spent, newest first',
    params: OneWorkspace,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
      account: LedgerAccount.optional(),
    }),
    response: z.object({ entries: z.array(LedgerEntry), next_cursor: z.string().nullable() }),
  }),
  requestTopUp: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/billing/top-up',
    permission: 'ManageWorkspaceBilling',
    summary: 'Ask to add funds; the answer says how to pay',
    params: OneWorkspace,
    body: z.object({ amount: z.number().positive().max(100_000) }),
    response: PaymentStep,
    errors: ['conflict', 'plan_required', 'unavailable'],
    rate: 'expensive',
    idempotent: true,
  }),
  requestPlanChange: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/billing/plan',
    permission: 'ManageWorkspaceBilling',
    summary: 'Ask for another plan; the answer says how to pay',
    params: OneWorkspace,
    body: z.object({ plan: Plan }),
    response: PaymentStep,
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
    idempotent: true,
  }),
  openBillingPortal: endpoint({
    method: 'POST',
    path: '/workspaces/:workspaceId/billing/portal',
    permission: 'ManageWorkspaceBilling',
    summary: 'The provider’s own page with receipts, cards and the subscription',
    params: OneWorkspace,
    response: PaymentStep,
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
  }),
  receivePayment: endpoint({
    method: 'POST',
    path: '/payments/stripe',
    permission: 'Anyone',
    summary: 'What the payment provider tells by itself, signed',
    rawBody: true,
    bodyLimitBytes: 512 * 1024,
    response: z.object({ received: z.boolean() }),
  }),
} satisfies Record<string, Endpoint>;
