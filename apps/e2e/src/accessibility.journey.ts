import type { ConsoleMessage, Page } from '@playwright/test';
import { lookAt } from './support/look-at.ts';
import { placesByRoute, readRegistry } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** No such dialog: the page shows neither one nor its specimens. */
const galleryAlone = '/gallery?dialog=none';
const anyDialog = '[role="dialog"], [role="alertdialog"]';

test('every route: nothing serious for assistive technology, no fault in the console, no sideways scrolling', async ({
  people,
  operator,
}) => {
  test.setTimeout(600_000);
  const pages = {
    operator: await people.windowOf(operator),
    visitor: await people.visitor(),
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
  const page = await people.windowOf(operator);
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
