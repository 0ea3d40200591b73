import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What an act has put on the clipboard: it is written after the click, and another journey's text may lie there. */
export async function copied(page: Page, act: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await act();
  let text = '';
  await expect
    .poll(async () => (text = await page.evaluate(() => navigator.clipboard.readText())))
    .not.toBe('');
  return text;
}
