import { fillText } from '../fill-text.ts';
import { texts } from '../texts.data.ts';
import type { Plan } from '../workspaces/schemas.ts';
import { isPaidPlan } from './plans.ts';
import { billingTexts } from './texts.data.ts';
import { usageStatuses, type UsageForStatus, type UsageStatuses } from './usage-rules.ts';

export type UsageBannerKind =
  | 'reachedBoth'
  | 'cloudPaused'
  | 'aiPaused'
  | 'approachingBoth'
  | 'approachingCloud'
  | 'approachingAi';

export type BillingAction = 'topUp' | 'upgrade';

export interface Banner {
  readonly kind: UsageBannerKind;
  readonly severity: 'error' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Empty for those who cannot manage billing: the text sends them to the workspace admin. */
  readonly actions: readonly BillingAction[];
}

const shapes = {
  reachedBoth: { status: 'reached', subject: 'both' },
  cloudPaused: { status: 'reached', subject: 'cloud' },
  aiPaused: { status: 'reached', subject: 'ai' },
  approachingBoth: { status: 'low', subject: 'both' },
  approachingCloud: { status: 'low', subject: 'cloud' },
  approachingAi: { status: 'low', subject: 'ai' },
} as const satisfies Record<UsageBannerKind, { status: 'low' | 'reached'; subject: 'both' | 'cloud' | 'ai' }>;

/** The usage banner of a workspace, or null while nothing is near its limit. */
export function usageBanner(usage: UsageForStatus, plan: Plan, canManage: boolean): Banner | null {
  const kind = bannerKind(usageStatuses(usage));
  if (kind === null) return null;
  const { status, subject } = shapes[kind];
  const isPaid = isPaidPlan(plan);
  const variants = billingTexts.banner[status];
  const own = isPaid ? variants.paid : variants.free;
  const ask = isPaid ? variants.askPaid : variants.askFree;
  return {
    kind,
    severity: status === 'reached' ? 'error' : 'warning',
    title: texts.usage[kind],
    text: fillText(canManage ? own : ask, { subject: billingTexts.banner.subjects[subject] }),
    actions: billingActions(plan, canManage),
  };
}

/** Funds are added on a paid plan; a free one is upgraded; both only by those who manage billing. */
export function billingActions(plan: Plan, canManage: boolean): readonly BillingAction[] {
  if (!canManage) return [];
  return isPaidPlan(plan) ? ['topUp'] : ['upgrade'];
}

// What has stopped is told before what is about to.
function bannerKind({ cloud, ai }: UsageStatuses): UsageBannerKind | null {
  if (cloud === 'reached') return ai === 'reached' ? 'reachedBoth' : 'cloudPaused';
  if (ai === 'reached') return 'aiPaused';
  if (cloud === 'low') return ai === 'low' ? 'approachingBoth' : 'approachingCloud';
  return ai === 'low' ? 'approachingAi' : null;
}

export interface OutOfCreditsDialog {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly BillingAction[];
}

/** What a 402 opens. */
export function outOfCreditsDialog(plan: Plan, canManage: boolean): OutOfCreditsDialog {
  const { title, paid, free, ask } = billingTexts.outOfCredits;
  const own = isPaidPlan(plan) ? paid : free;
  return { title, text: canManage ? own : ask, actions: billingActions(plan, canManage) };
}
