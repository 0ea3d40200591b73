import type { AppPlan } from '../plan/app-plan.ts';
import type { ShopTerms } from '../plan/block-plan.ts';

/** Fields that say how many of a thing there are. */
export const STOCK = /stock|quantity|available|inventory/i;

/** On which terms the shop sells. */
export const shopTerms = ({ pages }: AppPlan): ShopTerms =>
  pages.flatMap(({ blocks }) => blocks).find((block) => 'orderEntity' in block)?.terms ?? {};
