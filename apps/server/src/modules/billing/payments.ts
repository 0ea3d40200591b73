import {
  billingTexts,
  fillText,
  type PaymentProvider,
  type PaymentStep,
  type Plan,
  planLabels,
  type WorkspaceId,
} from '@loam/contract';
import type { Transaction } from '@loam/db';
import { ApiError } from '../../http/api-error.ts';
import type { WorkspaceRecord } from '../../http/access.ts';

/**
 * How money comes in. A provider answers how the payment goes on, and reports a payment that was made by calling
 * `topUp` or `changePlan` with the payment's own id as the key.
 */
export interface PaymentPort {
  readonly provider: PaymentProvider;
  /** True when nothing is charged, so that nothing can run out. */
  readonly isUnlimited: boolean;
  requestTopUp(workspace: WorkspaceRecord, amount: number): Promise<PaymentStep>;
  requestPlanChange(workspace: WorkspaceRecord, plan: Plan): Promise<PaymentStep>;
  /** Where receipts are, and a subscription is changed or ended. */
  openPortal?(workspace: WorkspaceRecord): Promise<PaymentStep>;
  /** What the provider tells by itself. Throws when it was not the provider. */
  receive?(request: Request): Promise<void>;
  /** Forgets what no longer counts. */
  sweep?(): Promise<void>;
}

/** Where a provider reports what was paid; false when the workspace is gone. Each key counts once. */
export interface PaymentReports {
  topUp(paid: {
    readonly workspaceId: WorkspaceId;
    readonly amountMicros: number;
    readonly key: string;
  }): Promise<boolean>;
  changePlan(workspaceId: WorkspaceId, plan: Plan): Promise<boolean>;
  /** A payment was given back: it leaves the purse, below zero where it was spent already. */
  takeBack(
    tx: Transaction,
    refund: { readonly workspaceId: WorkspaceId; readonly amountMicros: number; readonly key: string },
  ): Promise<void>;
}

export const noPayments: PaymentPort = {
  provider: 'none',
  isUnlimited: true,
  requestTopUp: async () => {
    throw new ApiError('conflict', billingTexts.nothingToPay);
  },
  requestPlanChange: async () => {
    throw new ApiError('conflict', billingTexts.plansByOperator);
  },
};

export const manualPayments: PaymentPort = {
  provider: 'manual',
  isUnlimited: false,
  requestTopUp: async ({ id, name }, amount) => ({
    kind: 'instructions',
    text: fillText(billingTexts.manualTopUp, { amount, workspace: name, id }),
  }),
  requestPlanChange: async ({ id, name }, plan) => ({
    kind: 'instructions',
    text: fillText(billingTexts.manualPlan, { plan: planLabels[plan], workspace: name, id }),
  }),
};
