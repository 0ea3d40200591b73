import {
  billingTexts,
  fillText,
  type PaymentProvider,
  type PaymentStep,
  type Plan,
  planLabels,
} from '@loam/contract';
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
}

export function createPayments(provider: PaymentProvider): PaymentPort {
  return provider === 'none' ? noPayments : manualPayments;
}

const noPayments: PaymentPort = {
  provider: 'none',
  isUnlimited: true,
  requestTopUp: async () => {
    throw new ApiError('conflict', billingTexts.nothingToPay);
  },
  requestPlanChange: async () => {
    throw new ApiError('conflict', billingTexts.plansByOperator);
  },
};

const manualPayments: PaymentPort = {
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
