import { enums, type Plan, type PaymentProvider, type PlanOffer } from '@loam/contract';

export type PlanAction = 'current' | 'choose' | 'contact' | 'none';

interface Buyer {
  readonly plan: Plan;
  readonly provider: PaymentProvider;
  readonly canManage: boolean;
}

const order: readonly Plan[] = enums.workspace.plans;
const toldOfEnterprise: readonly Plan[] = enums.gates.enterpriseUpgradePlans;

/** Enterprise is not bought from a card: only those who are next to it are told of it. */
export function shownOffers(offers: readonly PlanOffer[], current: Plan): readonly PlanOffer[] {
  return offers.filter(
    ({ plan }) => plan !== 'enterprise' || plan === current || toldOfEnterprise.includes(current),
  );
}

/** What the button under a plan does. */
export function planAction(offered: Plan, { plan, provider, canManage }: Buyer): PlanAction {
  if (offered === plan) return 'current';
  // Without a payment provider the operator sets plans; there is nothing to ask for.
  if (!canManage || provider === 'none') return 'none';
  return offered === 'enterprise' ? 'contact' : 'choose';
}

export function isUpgrade(from: Plan, to: Plan): boolean {
  return order.indexOf(to) > order.indexOf(from);
}

/** What a plan has that the other lacks. */
export function featuresBeyond<Feature>(
  features: readonly Feature[],
  others: readonly Feature[],
): readonly Feature[] {
  return features.filter((feature) => !others.includes(feature));
}
