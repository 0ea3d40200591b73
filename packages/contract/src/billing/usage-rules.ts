import { limits } from '../limits.data.ts';
import type { UsageMeter, WorkspaceUsage } from './schemas.ts';

export type UsageStatus = 'ok' | 'low' | 'reached';

export interface UsageStatuses {
  readonly cloud: UsageStatus;
  readonly ai: UsageStatus;
}

export type UsageForStatus = Pick<
  WorkspaceUsage,
  'cloud_usage' | 'ai_gateway_usage' | 'available_balance' | 'is_unlimited'
>;

type Spending = Pick<UsageMeter, 'free' | 'used'>;

/** What is left of the free part plus the balance; what exceeded the free part has already been taken off the balance. */
export function remainingUsage(meter: Spending, balance: number): number {
  return meter.used > meter.free ? balance : meter.free - meter.used + balance;
}

export function warningThreshold(meter: Spending, balance: number): number {
  const isOnFreePartOnly = balance <= 0 && meter.free > meter.used;
  return isOnFreePartOnly ? limits.usage.lowRemainingFreeOnly : limits.usage.lowRemaining;
}

export function usageStatus(meter: Spending, balance: number): UsageStatus {
  const remaining = remainingUsage(meter, balance);
  if (remaining <= limits.usage.reachedRemaining) return 'reached';
  return remaining <= warningThreshold(meter, balance) ? 'low' : 'ok';
}

export function usageStatuses(usage: UsageForStatus): UsageStatuses {
  if (usage.is_unlimited) return { cloud: 'ok', ai: 'ok' };
  return {
    cloud: usageStatus(usage.cloud_usage, usage.available_balance),
    ai: usageStatus(usage.ai_gateway_usage, usage.available_balance),
  };
}
