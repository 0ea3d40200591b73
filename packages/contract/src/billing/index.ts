export { billingEndpoints } from './endpoints.ts';
export { defaultAllowances, featureTexts, planLabels } from './plans.data.ts';
export {
  featuresOf,
  isPaidPlan,
  requiresPlan,
  upgradePrompt,
  type PlanFeature,
  type UpgradePrompt,
} from './plans.ts';
export {
  LedgerAccount,
  LedgerEntry,
  microsPerCredit,
  PaymentProvider,
  PaymentStep,
  PlanOffer,
  UsageMeter,
  WorkspaceBilling,
  WorkspaceUsage,
} from './schemas.ts';
export { billingTexts } from './texts.data.ts';
export {
  billingActions,
  outOfCreditsDialog,
  usageBanner,
  type Banner,
  type BillingAction,
  type OutOfCreditsDialog,
  type UsageBannerKind,
} from './usage-banner.ts';
export {
  usageStatus,
  usageStatuses,
  type UsageForStatus,
  type UsageStatus,
  type UsageStatuses,
} from './usage-rules.ts';
