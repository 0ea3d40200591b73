import { isPaidPlan, type Plan } from '@loam/contract';
import { z } from 'zod';
import { topUpTexts } from '../texts.data.ts';

export type TopUpState = 'form' | 'nothing-to-pay' | 'needs-paid-plan' | 'ask-admin';

interface TopUpFacts {
  readonly plan: Plan;
  readonly isUnlimited: boolean;
  readonly canManage: boolean;
}

/** What the top-up flow can offer here. */
export function topUpState({ plan, isUnlimited, canManage }: TopUpFacts): TopUpState {
  if (isUnlimited) return 'nothing-to-pay';
  if (!canManage) return 'ask-admin';
  return isPaidPlan(plan) ? 'form' : 'needs-paid-plan';
}

export const topUpPresets = [10, 25, 50, 100] as const;

/** As typed: with a comma or a point, at most two decimals. */
export const TopUpAmount = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, topUpTexts.invalid)
  .transform((text) => Number(text.replace(',', '.')))
  .pipe(z.number().min(1, topUpTexts.invalid).max(100_000, topUpTexts.invalid));
