import {
  billingEndpoints as endpoints,
  billingTexts,
  featuresOf,
  Plan,
  planLabels,
  requiresPlan,
} from '@loam/contract';
import type { Db } from '@loam/db';
import { ApiError, notFound } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { Allowances } from './allowances.ts';
import { listHistory } from './history.ts';
import type { PaymentPort } from './payments.ts';
import type { Usage } from './usage.ts';

export interface BillingRoutesDeps {
  readonly db: Db;
  readonly usage: Usage;
  readonly allowances: Allowances;
  readonly payments: PaymentPort;
}

export function createBillingRoutes(deps: BillingRoutesDeps): Binding[] {
  const { db, usage, allowances, payments } = deps;
  return [
    bind(endpoints.getWorkspaceUsage, ({ workspace }) => usage.read(workspace.workspace)),
    bind(endpoints.getWorkspaceBilling, async ({ workspace }) => {
      const monthly = await allowances.all(db);
      return {
        plan: workspace.workspace.plan,
        payment_provider: payments.provider,
        is_unlimited: payments.isUnlimited,
        plans: Plan.options.map((plan) => ({
          plan,
          label: planLabels[plan],
          monthly: monthly[plan],
          features: featuresOf(plan),
        })),
      };
    }),
    bind(endpoints.listLedgerEntries, ({ params, query }) => listHistory(db, params.workspaceId, query)),
    bind(endpoints.requestTopUp, ({ workspace: { workspace }, body }) => {
      if (!payments.isUnlimited && requiresPlan(workspace.plan, 'topUp')) {
        throw new ApiError('plan_required', billingTexts.topUpNeedsPaidPlan);
      }
      return payments.requestTopUp(workspace, body.amount);
    }),
    bind(endpoints.requestPlanChange, ({ workspace: { workspace }, body }) => {
      if (workspace.plan === body.plan) throw new ApiError('conflict', billingTexts.samePlan);
      return payments.requestPlanChange(workspace, body.plan);
    }),
    bind(endpoints.openBillingPortal, async ({ workspace: { workspace } }) => {
      if (!payments.openPortal) throw new ApiError('conflict', billingTexts.noPortal);
      return payments.openPortal(workspace);
    }),
    bind(endpoints.receivePayment, async ({ request }) => {
      if (!payments.receive) throw notFound();
      await payments.receive(request);
      return { received: true };
    }),
  ];
}
