import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Widths differ in markup, themes only in colour. */
const sights = [
  { colorScheme: 'light', width: 1440, rules: 'all' },
  { colorScheme: 'dark', width: 1440, rules: 'colours' },
  { colorScheme: 'dark', width: 390, rules: 'all' },
  { colorScheme: 'light', width: 390, rules: 'colours' },
] as const;

export interface Sight {
  readonly name: string;
  /** Only this one: what lies above the page does not outlive another. */
  readonly width?: 1440 | 390;
}

/** The same screen in every theme and width, without loading it again. */
export async function lookAt(page: Page, { name, width: only }: Sight, scope: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { colorScheme, width, rules } of sights) {
    if (only !== undefined && only !== width) continue;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/);
    await page.evaluate(restOfMotion);
    const where = `${name}, ${colorScheme} at ${width} px`;
    for (const { id, impact, nodes } of await violationsIn(page, scope, rules)) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      faults.push(`${where}: ${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`);
    }
    // What depends on the width is laid out anew after the window has changed, and not at the same moment.
    await expect.poll(() => page.evaluate(overflowPx), `${where}: wider than the window`).toBe(0);
  }
  return faults;
}

function overflowPx(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** A colour on its way to another one is nobody's to read: it is there at once, after the page has heard of the change. */
async function restOfMotion(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** As axe keeps them; what it tells of them lacks their weight. */
interface Rule {
  readonly id: string;
  readonly enabled: boolean;
  readonly impact: string;
  readonly tags: readonly string[];
}

async function violationsIn(page: Page, scope: string, rules: 'all' | 'colours'): Promise<Violation[]> {
  // Bringing axe into a page costs more than a look with it, so each document gets it once, and no frame in it does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, wanted]) => {
      const axeOfPage = Reflect.get(window, 'axe');
      // What a rule finds has the weight of the rule: the light ones are a third of the time, and count for nothing here.
      const known: readonly Rule[] = axeOfPage._audit.rules;
      const left = ['minor', 'moderate', 'experimental', 'deprecated'];
      const grave = known.filter(
        ({ enabled, impact, tags }) => enabled && ![impact, ...tags].some((trait) => left.includes(trait)),
      );
      // Rows of a table are alike: the first ten of a hundred tell the same, in a tenth of the time.
      const context = { include: within, exclude: 'tbody tr:nth-child(n+11)' };
      const { violations } = await axeOfPage.run(context, {
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
        runOnly: wanted === 'all' ? grave.map(({ id }) => id) : ['color-contrast'],
      });
      return violations;
    },
    [scope, rules] as const,
  );
}
