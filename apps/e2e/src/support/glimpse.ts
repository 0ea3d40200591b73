import type { Page } from '@playwright/test';

/**
 * Waits for something that may pass at once. The page looks in every frame that it draws; asking it from outside
 * leaves up to a second between two looks. To be called before what brings it about.
 */
export async function glimpsed(page: Page, selector: string, text = ''): Promise<void> {
  await page.waitForFunction(
    ([within, words]) =>
      [...document.querySelectorAll(within)].some(
        (element) => element.checkVisibility() && (element.textContent ?? '').includes(words),
      ),
    [selector, text] as const,
    { polling: 'raf', timeout: 120_000 },
  );
}
