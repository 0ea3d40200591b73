import type { AppPlan, Language } from '../plan/app-plan.ts';
import { changePlan, type PlanChange } from './change-plan.ts';

export interface AskOptions {
  readonly past?: readonly string[];
  readonly language?: Language;
  readonly earlier?: readonly AppPlan[];
}

/** A wish put to a plan, as a conversation would. */
export const ask = (
  plan: AppPlan,
  request: string,
  { past = [], language = 'en', earlier = [] }: AskOptions = {},
): PlanChange => changePlan(plan, request, { language, past, currentPage: null, images: [], earlier });
