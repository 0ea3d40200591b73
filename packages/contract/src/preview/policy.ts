import { enums } from '../enums.data.ts';
import type { Plan } from '../workspaces/schemas.ts';

/** Whether a workspace on this plan may show an app to people without an account. */
export function canSharePreview(plan: Plan): boolean {
  return enums.gates.sharePreviewLinkPlans.some((known) => known === plan);
}
