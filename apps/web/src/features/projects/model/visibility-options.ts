import {
  defaultVisibility,
  enums,
  type PlanFeature,
  planLabels,
  type ProjectVisibility,
  visibilityFault,
  type VisibilityRules,
} from '@loam/contract';

export type VisibilityGate =
  | { readonly kind: 'open' }
  /** The plan is too low: choosing it opens the upgrade prompt. */
  | {
      readonly kind: 'upgrade';
      readonly plan: 'pro' | 'biz';
      readonly feature: PlanFeature;
      readonly badge: string;
    }
  | { readonly kind: 'blocked'; readonly reason: string };

export interface VisibilityOption {
  readonly visibility: ProjectVisibility;
  readonly gate: VisibilityGate;
}

/** The three choices of a workspace, each with what stands in the way. */
export function visibilityOptions(rules: VisibilityRules): readonly VisibilityOption[] {
  return enums.project.visibilities.map((visibility) => ({
    visibility,
    gate: visibilityGate(visibility, rules),
  }));
}

export function visibilityGate(visibility: ProjectVisibility, rules: VisibilityRules): VisibilityGate {
  const fault = visibilityFault(visibility, rules);
  if (fault === undefined) return { kind: 'open' };
  if (fault.plan === undefined) return { kind: 'blocked', reason: fault.detail };
  const feature = visibility === 'draft' ? 'draftVisibility' : 'privateProjects';
  return { kind: 'upgrade', plan: fault.plan, feature, badge: planLabels[fault.plan] };
}

/** What a new project gets: the choice where this workspace allows it, otherwise the workspace's own default. */
export function effectiveVisibility(
  choice: ProjectVisibility | null,
  rules: VisibilityRules,
): ProjectVisibility {
  if (choice !== null && visibilityGate(choice, rules).kind === 'open') return choice;
  return defaultVisibility(rules);
}
