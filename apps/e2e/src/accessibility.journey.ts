import axe from 'axe-core';
import type { ConsoleMessage, Page } from '@playwright/test';
import { type Place, placesByRoute, readRegistry } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** Widths differ in markup, themes only in colour. */
const sights = [
  { colorScheme: 'light', width: 1440, rules: 'all' },
  { colorScheme: 'dark', width: 1440, rules: 'colours' },
  { colorScheme: 'dark', width: 390, rules: 'all' },
  { colorScheme: 'light', width: 390, rules: 'colours' },
] as const;

/** No such dialog: the page shows neither one nor its specimens. */
const galleryAlone = '/gallery?dialog=none';
const anyDialog = '[role="dialog"], [role="alertdialog"]';

test('every route: nothing serious for assistive technology, no fault in the console, no sideways scrolling', async ({
  people,
  operator,
}) => {
  test.setTimeout(600_000);
  const pages = {
    operator: await people.windowOf(operator, { reducedMotion: 'reduce' }),
    visitor: await people.visitor({ reducedMotion: 'reduce' }),
  };
  const faults = collectFaults(Object.values(pages));
  const { routes } = await readRegistry(pages.visitor);
  const places = await placesByRoute(operator);
  expect(Object.keys(places).toSorted(), 'a route without an address').toEqual(routes.toSorted());
  for (const place of Object.values(places).flat()) {
    const page = pages[place.as];
    await page.goto(place.path);
    const scope = place.path.includes('settings=') ? anyDialog : 'main';
    await expect(page.locator(scope).last()).toBeVisible();
    if (place.path !== '/gallery') await expectLoaded(page);
    faults.push(...(await lookAt(page, place, scope === anyDialog ? anyDialog : 'body')));
  }
  expect(faults).toEqual([]);
});

test('every dialog: nothing serious for assistive technology, no fault in the console, no sideways scrolling', async ({
  people,
  operator,
}) => {
  test.setTimeout(600_000);
  const page = await people.windowOf(operator, { reducedMotion: 'reduce' });
  const faults = collectFaults([page]);
  const { dialogs } = await readRegistry(page);
  expect(dialogs.length).toBeGreaterThan(0);
  await page.goto(galleryAlone);
  for (const id of dialogs) {
    // Without loading everything anew for each: they stand above the same page.
    await page.evaluate((path) => window.history.pushState(null, '', path), `/gallery?dialog=${id}`);
    await expect(page.locator(anyDialog)).toBeVisible();
    faults.push(...(await lookAt(page, { name: `dialog ${id}` }, anyDialog)));
    await page.evaluate((path) => window.history.pushState(null, '', path), galleryAlone);
    await expect(page.locator(anyDialog)).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

function collectFaults(pages: readonly Page[]): string[] {
  const faults: string[] = [];
  for (const page of pages) {
    page.on('console', (message) => {
      if (isFault(message)) faults.push(`${page.url()}: ${message.text()}`);
    });
  }
  return faults;
}

/** A refused request is an answer that the screens show; what our code or the browser complains about is a fault. */
function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !/status of 4\d\d/.test(message.text());
}

async function expectLoaded(page: Page): Promise<void> {
  const placeholders = page.locator('[role="status"][aria-label^="Loading"], .animate-shimmer');
  // A view that is not open keeps its place, and loads when it is.
  await expect(placeholders.filter({ visible: true })).toHaveCount(0);
}

/** The same screen in every theme and width, without loading it again. */
async function lookAt(page: Page, { name }: Pick<Place, 'name'>, scope: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { colorScheme, width, rules } of sights) {
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

async function violationsIn(page: Page, scope: string, rules: 'all' | 'colours'): Promise<Violation[]> {
  // Bringing axe into a page costs more than a look with it, so each document gets it once, and no frame in it does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, runOnly]) => {
      const { violations } = await Reflect.get(window, 'axe').run(within, {
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
        ...(runOnly === 'all' ? {} : { runOnly: ['color-contrast'] }),
      });
      return violations;
    },
    [scope, rules] as const,
  );
}
