import type { AppPlan } from '../app-plan.ts';
import { NEEDS_CLOUD, STAYS_LOCAL } from './cloud-words.data.ts';

/** Accounts or data that several people share: one browser cannot give that. */
export function needsCloud(plan: AppPlan, request: string): boolean {
  if (STAYS_LOCAL.test(request) || plan.entities.length === 0) return false;
  return plan.auth !== null || NEEDS_CLOUD.test(request);
}

/** A project that has its cloud keeps lists there, unless the browser is asked for. */
export const mayUseCloud = (plan: AppPlan, request: string): boolean =>
  !STAYS_LOCAL.test(request) && plan.entities.length > 0;
