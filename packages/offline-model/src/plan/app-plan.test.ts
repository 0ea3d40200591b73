import { describe, expect, it } from 'vitest';
import { readPlan } from './app-plan.ts';
import { CLINIC_BOOKING, INVENTORY_MANAGER, RECIPE_SITE } from './testing/samples.ts';

describe('a plan read back', () => {
  it.each([RECIPE_SITE, CLINIC_BOOKING, INVENTORY_MANAGER])('is what was written: $name', (plan) => {
    expect(readPlan(JSON.stringify(plan))).toEqual(plan);
  });

  it('is refused when it is not JSON', () => {
    expect(readPlan('{')).toBeNull();
  });

  it('is refused when a block is of no known kind', () => {
    const broken = { ...RECIPE_SITE, pages: [{ ...RECIPE_SITE.pages[0], blocks: [{ kind: 'magic' }] }] };
    expect(readPlan(JSON.stringify(broken))).toBeNull();
  });
});
