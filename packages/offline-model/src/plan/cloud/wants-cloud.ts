import type { AppPlan } from '../app-plan.ts';
import { ACCOUNTS, NEEDS_CLOUD, STAYS_LOCAL } from './cloud-words.data.ts';

/** Accounts or data that several people share, plainly asked for: one browser cannot give that. */
export function needsCloud(plan: AppPlan, request: string): boolean {
  if (STAYS_LOCAL.test(request) || plan.entities.length === 0) return false;
  return (plan.auth !== null && ACCOUNTS.test(request)) || NEEDS_CLOUD.test(request);
}

/** A project that has its cloud keeps lists there, unless the browser is asked for. */
export const mayUseCloud = (plan: AppPlan, request: string): boolean =>
  !STAYS_LOCAL.test(request) && plan.entities.length > 0;
