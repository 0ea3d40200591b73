import { CLINIC_BOOKING } from '../plan/samples/clinic-booking.data.ts';
import { INVENTORY_MANAGER } from '../plan/samples/inventory-manager.data.ts';
import { RECIPE_SITE } from '../plan/samples/recipe-site.data.ts';
import type { AppPlan, Language } from '../plan/app-plan.ts';
import { changePlan, type PlanChange } from './change-plan.ts';

export const PLANS = { recipes: RECIPE_SITE, clinic: CLINIC_BOOKING, stock: INVENTORY_MANAGER } as const;

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
