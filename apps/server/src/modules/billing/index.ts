import { type Plan, planLabels, type UserId, type WorkspaceId } from '@loam/contract';
import { createOutbound } from '@loam/kernel';
import type { Queries } from '@loam/db';
import { recordWorkspaceActivity } from '../../activity/store.ts';
import { notFound } from '../../http/api-error.ts';
import type { Binding } from '../../http/bind.ts';
import { createAllowances, type AllowanceOverrides } from './allowances.ts';
import type { BillingContext, BillingRuntime } from './context.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { readPurses } from './ledger-store.ts';
import { createUsageNews } from './live.ts';
import { toCredits } from './micros.ts';
import { manualPayments, noPayments, type PaymentPort } from './payments.ts';
import { createBillingRoutes } from './routes.ts';
import { createStripePayments } from './stripe/stripe.ts';
import { createUsage, type Usage } from './usage.ts';

export { toMicros } from './micros.ts';

export interface Billing
  extends
    Pick<Ledger, 'reserve' | 'settle' | 'release' | 'renew' | 'releaseAbandoned' | 'grant' | 'topUp'>,
    Pick<Usage, 'recordUsage'> {
  readonly bindings: Binding[];
  readonly isUnlimited: boolean;
  readonly usage: Pick<Usage, 'read' | 'status'>;
  /** `by`: an operator; absent for a payment. */
  changePlan(workspaceId: WorkspaceId, plan: Plan, by?: UserId): Promise<void>;
  /** What is left in both purses, in credits. */
  balances(queries: Queries, workspaceId: WorkspaceId): Promise<{ credits: number; balance: number }>;
  /** An operator's own allowances per plan; they replace all earlier ones. */
  setAllowances(overrides: AllowanceOverrides): Promise<void>;
}

export function createBilling(runtime: BillingRuntime): Billing {
  const { config, db, clock, bus, mailer, workspaces, jobs, logger } = runtime;
  const allowances = createAllowances({ db, clock, logger });
  const news = createUsageNews(runtime.live);
  const context: BillingContext = {
    config,
    db,
    clock,
    bus,
    mailer,
    workspaces,
    allowances,
    news,
    isUnlimited: config.payments === 'none',
  };
  const ledger = createLedger(context);
  const usage = createUsage(context);
  const payments = openPayments(runtime, context, ledger);
  jobs.schedule('billing-payment-events', '37 3 * * *', async () => payments.sweep?.());
  jobs.schedule('billing-release-abandoned', '*/10 * * * *', async () => {
    const released = await ledger.releaseAbandoned();
    if (released > 0) logger.warn({ released }, 'reservations of processes that died were released');
  });
  return {
    ...ledger,
    bindings: createBillingRoutes({ db, usage, allowances, payments }),
    isUnlimited: payments.isUnlimited,
    recordUsage: (report, tx) => usage.recordUsage(report, tx),
    usage,
    changePlan: (workspaceId, plan, by) => changePlan(context, { workspaceId, plan, by: by ?? null }),
    async balances(queries, workspaceId) {
      const purses = await readPurses(queries, workspaceId);
      const left = (account: 'credits' | 'balance') =>
        toCredits(purses.find((purse) => purse.account === account)?.balance_micros ?? 0);
      return { credits: left('credits'), balance: left('balance') };
    },
    setAllowances: (overrides) => allowances.override(overrides),
  };
}

/** The provider that the operator chose; what it reports goes where the operator's own entries go. */
function openPayments(
  { config, db, clock, logger, outbound = createOutbound() }: BillingRuntime,
  context: BillingContext,
  ledger: Ledger,
): PaymentPort {
  const { stripe: settings } = config;
  if (settings === undefined) return config.payments === 'none' ? noPayments : manualPayments;
  const ifThere = async (workspaceId: WorkspaceId, work: () => Promise<void>) => {
    if (!(await context.workspaces.find(db, workspaceId))) return false;
    await work();
    return true;
  };
  return createStripePayments({
    config,
    db,
    clock,
    logger,
    outbound,
    settings,
    reports: {
      topUp: (paid) => ifThere(paid.workspaceId, () => ledger.topUp(paid)),
      takeBack: ledger.takeBack,
      changePlan: (workspaceId, plan) =>
        ifThere(workspaceId, () => changePlan(context, { workspaceId, plan, by: null })),
    },
  });
}

interface PlanChange {
  readonly workspaceId: WorkspaceId;
  readonly plan: Plan;
  readonly by: UserId | null;
}

async function changePlan(context: BillingContext, { workspaceId, plan, by }: PlanChange): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await context.workspaces.find(tx, workspaceId);
    if (!(await context.workspaces.setPlan(tx, workspaceId, plan))) throw notFound();
    // A payment that renews a plan changes nothing.
    if (before?.plan !== plan) {
      const deed = { actorId: by, detail: planLabels[plan] };
      await recordWorkspaceActivity(tx, workspaceId, { kind: 'plan.changed', ...deed });
    }
    await context.news.changed(tx, workspaceId);
    tx.afterCommit(() => context.bus.publish('workspace.plan_changed', { workspaceId }));
  });
  if (!context.isUnlimited) await context.allowances.grant(workspaceId, plan);
}
