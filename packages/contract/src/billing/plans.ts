import { enums } from '../enums.data.ts';
import type { Plan } from '../workspaces/schemas.ts';
import { featureTexts, planFeatures, planLabels } from './plans.data.ts';

export type PlanFeature = keyof typeof planFeatures;

export interface UpgradePrompt {
  readonly feature: PlanFeature;
  readonly plan: Plan;
  readonly title: string;
  readonly text: string;
}

export const features = Object.keys(planFeatures).filter((name): name is PlanFeature => name in planFeatures);

export function isPaidPlan(plan: Plan): boolean {
  return includesPlan(enums.workspace.paidPlans, plan);
}

/** The lowest plan that includes the feature; undefined when this plan already does. */
export function requiresPlan(plan: Plan, feature: PlanFeature): Plan | undefined {
  const plans = planFeatures[feature];
  return includesPlan(plans, plan) ? undefined : plans[0];
}

export function featuresOf(plan: Plan): PlanFeature[] {
  return features.filter((feature) => requiresPlan(plan, feature) === undefined);
}

/** What the one upgrade prompt of the app says; undefined when nothing stands in the way. */
export function upgradePrompt(plan: Plan, feature: PlanFeature): UpgradePrompt | undefined {
  const needed = requiresPlan(plan, feature);
  if (needed === undefined) return undefined;
  return { feature, plan: needed, title: `Upgrade to ${planLabels[needed]}`, text: featureTexts[feature] };
}

function includesPlan(plans: readonly Plan[], plan: Plan): boolean {
  return plans.includes(plan);
}
