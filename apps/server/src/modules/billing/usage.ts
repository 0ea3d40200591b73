import {
  billingTexts,
  type Plan,
  type ProjectId,
  type UsageMeter,
  type UsageStatus,
  usageStatuses,
  type WorkspaceId,
  type WorkspaceUsage,
} from '@loam/contract';
import type { Transaction } from '@loam/db';
import { AppError } from '@loam/kernel';
import { notFound } from '../../http/api-error.ts';
import type { Allowance } from './allowances.ts';
import type { BillingContext } from './context.ts';
import { insertEntry, movePurse, readPurses } from './ledger-store.ts';
import { toCredits, toMicros } from './micros.ts';
import { periodAt } from './period.ts';
import { splitUsage } from './policy.ts';
import { alertUsage } from './usage-alerts.ts';
import {
  addToMeter,
  insertUsageRecord,
  lockMeter,
  type Meter,
  type MeterRow,
  readMeters,
} from './usage-store.ts';

export interface UsageReport {
  readonly workspaceId: WorkspaceId;
  readonly meter: 'cloud' | 'ai_gateway';
  readonly amountMicros: number;
  /** Of what was used: the same key is counted once. */
  readonly key: string;
  readonly projectId?: ProjectId;
}

export interface Usage {
  /** On a transaction it counts exactly when that commits. */
  recordUsage(report: UsageReport, tx?: Transaction): Promise<void>;
  read(workspace: { readonly id: WorkspaceId; readonly plan: Plan }): Promise<WorkspaceUsage>;
  /** Whether Cloud or AI may go on: `reached` means that it pauses. */
  status(workspaceId: WorkspaceId, meter: 'cloud' | 'ai_gateway'): Promise<UsageStatus>;
}

export function createUsage(context: BillingContext): Usage {
  const read: Usage['read'] = (workspace) => readUsage(context, workspace);
  return {
    read,
    async recordUsage(report, tx) {
      if (!Number.isSafeInteger(report.amountMicros) || report.amountMicros < 0) {
        throw new AppError({
          code: 'invalid_amount',
          detail: 'Usage is a whole number of micros, zero or more.',
        });
      }
      await (tx
        ? countUsage(context, tx, report)
        : context.db.transaction((own) => countUsage(context, own, report)));
    },
    async status(workspaceId, meter) {
      const workspace = await context.workspaces.find(context.db, workspaceId);
      if (!workspace) throw notFound();
      const { cloud, ai } = usageStatuses(await read(workspace));
      return meter === 'cloud' ? cloud : ai;
    },
  };
}

async function countUsage(context: BillingContext, tx: Transaction, report: UsageReport): Promise<void> {
  const { workspaceId, meter, amountMicros, key, projectId } = report;
  const workspace = await context.workspaces.find(tx, workspaceId);
  if (!workspace) throw notFound();
  if (!(await insertUsageRecord(tx, { workspaceId, key, meter, amountMicros, projectId }))) return;
  const allowance = await context.allowances.of(tx, workspace.plan);
  const meterKey = { workspaceId, meter, period: periodAt(context.clock.now()).key };
  const usedMicros = await lockMeter(tx, meterKey);
  const freeMicros = toMicros(allowance[meter]);
  const { billedPartMicros } = splitUsage({ freeMicros, usedMicros, amountMicros });
  const billedMicros = context.isUnlimited ? 0 : billedPartMicros;
  await addToMeter(tx, meterKey, { usedMicros: amountMicros, billedMicros });
  if (billedMicros > 0) {
    // Usage has happened when it is reported, so it is charged even where it takes the balance below zero.
    const note = billingTexts.notes.usage[meter];
    const entry = {
      workspaceId,
      account: 'balance',
      kind: 'settle',
      key: `usage:${key}`,
      projectId,
      note,
    } as const;
    await insertEntry(tx, { ...entry, amountMicros: -billedMicros });
    await movePurse(
      tx,
      { workspaceId, account: 'balance' },
      { balanceMicros: -billedMicros, reservedMicros: 0 },
    );
  }
  await alertUsage(context, tx, {
    workspace,
    meter,
    period: meterKey.period,
    free: allowance[meter],
    used: toCredits(usedMicros + amountMicros),
    balance: toCredits(await balanceOf(tx, workspaceId)),
  });
  tx.afterCommit(() => context.news.moved(workspaceId));
}

async function balanceOf(tx: Transaction, workspaceId: WorkspaceId): Promise<number> {
  const purses = await readPurses(tx, workspaceId);
  return purses.find(({ account }) => account === 'balance')?.balance_micros ?? 0;
}

async function readUsage(
  context: BillingContext,
  workspace: { readonly id: WorkspaceId; readonly plan: Plan },
): Promise<WorkspaceUsage> {
  const { db, isUnlimited } = context;
  const period = periodAt(context.clock.now());
  if (!isUnlimited) await context.allowances.grant(workspace.id, workspace.plan);
  const allowance = await context.allowances.of(db, workspace.plan);
  const meters = await readMeters(db, workspace.id, period.key);
  const purses = await readPurses(db, workspace.id);
  const credits = purses.find((purse) => purse.account === 'credits');
  const balance = purses.find((purse) => purse.account === 'balance');
  return {
    cloud_usage: meterOf(meters, 'cloud', allowance),
    ai_gateway_usage: meterOf(meters, 'ai_gateway', allowance),
    available_balance: toCredits(balance?.balance_micros ?? 0),
    credits: {
      monthly_allowance: allowance.credits,
      used: meterOf(meters, 'credits', allowance).used,
      remaining: toCredits(credits?.balance_micros ?? 0),
      reserved: toCredits(credits?.reserved_micros ?? 0),
    },
    period: { starts_at: period.startsAt.toISOString(), ends_at: period.endsAt.toISOString() },
    is_unlimited: isUnlimited,
  };
}

function meterOf(meters: readonly MeterRow[], meter: Meter, allowance: Allowance): UsageMeter {
  const row = meters.find((entry) => entry.meter === meter);
  return {
    free: allowance[meter],
    used: toCredits(row?.used_micros ?? 0),
    billed: toCredits(row?.billed_micros ?? 0),
  };
}
