import type { AppPlan, PagePlan } from './app-plan.ts';

/** The pages of the navigation, in its order. */
export const inMenu = ({ pages, menu = [] }: AppPlan): readonly PagePlan[] => {
  const rank = ({ id }: PagePlan): number => (menu.includes(id) ? menu.indexOf(id) : menu.length);
  return pages
    .filter(({ isInNav, path }) => isInNav && !path.includes(':'))
    .toSorted((left, right) => rank(left) - rank(right));
};
