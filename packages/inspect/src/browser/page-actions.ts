import type { Locator, Page } from 'playwright-core';

/**
 * `target`: what a person would call it (its label, placeholder, words on it), or a CSS selector that begins with `#`,
 * `.` or `[`. For `scroll` also `top` and `bottom`.
 */
export type PageAction = TargetedAction | { readonly kind: 'press'; readonly key: string };

type TargetedAction =
  | { readonly kind: 'click'; readonly target: string }
  | { readonly kind: 'scroll'; readonly target: string }
  | { readonly kind: 'type'; readonly target: string; readonly text: string };

const ACTION_MS = 2000;
const CLICKED = [
  'button',
  'link',
  'tab',
  'menuitem',
  'checkbox',
  'switch',
  'radio',
  'option',
  'combobox',
] as const;
const TYPED = ['textbox', 'searchbox', 'spinbutton', 'combobox'] as const;
const MAX_NAMED = 20;

/** Answers why it could not be done; undefined when it was. */
export async function doAction(page: Page, action: PageAction): Promise<string | undefined> {
  const words = wordsOf(action);
  try {
    if (action.kind === 'press') await page.keyboard.press(action.key);
    else if (action.kind === 'scroll' && isEdge(action.target))
      await page.evaluate(
        `window.scrollTo(0, ${action.target === 'top' ? 0 : 'document.body.scrollHeight'})`,
      );
    else {
      const found = await find(page, action);
      if (!found) return `${words}: nothing on the page is called that. ${await namesOn(page)}`;
      await actOn(page, found, action);
    }
    return undefined;
  } catch (error) {
    return `${words}: ${reasonOf(error)}`;
  }
}

function isEdge(target: string): boolean {
  return target === 'top' || target === 'bottom';
}

async function actOn(page: Page, found: Locator, action: TargetedAction): Promise<void> {
  const timeout = ACTION_MS;
  if (action.kind === 'click') return found.click({ timeout });
  if (action.kind === 'scroll') return found.scrollIntoViewIfNeeded({ timeout });
  if ((await found.and(page.locator('select')).count()) > 0)
    await found.selectOption(action.text, { timeout });
  else await found.fill(action.text, { timeout });
}

/** The whole name counts before a part of it, what can be used before plain words. */
async function find(page: Page, action: TargetedAction): Promise<Locator | undefined> {
  const { kind, target } = action;
  if (/^[#.[]/.test(target)) return first(page.locator(target));
  for (const exact of [true, false]) {
    const roles = (kind === 'type' ? TYPED : CLICKED).map((role) =>
      page.getByRole(role, { name: target, exact }),
    );
    const labels = [page.getByLabel(target, { exact }), page.getByPlaceholder(target, { exact })];
    const text = page.getByText(target, { exact });
    const ways = kind === 'type' ? [...labels, ...roles] : [...roles, ...labels, text];
    for (const way of ways) {
      const found = await first(way);
      if (found) return found;
    }
  }
  return undefined;
}

async function first(all: Locator): Promise<Locator | undefined> {
  const shown = all.filter({ visible: true }).first();
  return (await shown.count()) > 0 ? shown : undefined;
}

async function namesOn(page: Page): Promise<string> {
  const names = await page.evaluate<string[]>(NAMES).catch((): string[] => []);
  return names.length === 0 ? '' : `There are: ${names.slice(0, MAX_NAMED).join(', ')}.`;
}

function wordsOf(action: PageAction): string {
  if (action.kind === 'press') return `press ${action.key.slice(0, 40)}`;
  return `${action.kind} “${action.target.slice(0, 100)}”`;
}

/** Playwright explains itself at length; what stood in the way is enough. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const covered = /(<[^>\n]{1,200}>)[^\n]{0,300}intercepts pointer events/.exec(text)?.[1];
  if (covered !== undefined) return `${covered} lies over it.`;
  if (/element is not enabled/.test(text)) return 'it is disabled.';
  if (/Timeout/.test(text)) return `it could not be done within ${ACTION_MS / 1000} seconds.`;
  return (text.split('\n')[0] ?? '').replace(/^\w+\.\w+: /, '').slice(0, 200);
}

/** Runs in the page. */
const NAMES = `[...new Set([...document.querySelectorAll('button, a[href], input, textarea, select, [role=tab], [role=menuitem]')]
  .filter((element) => element.getClientRects().length > 0)
  .map((element) => (element.getAttribute('aria-label') || element.labels?.[0]?.innerText || element.placeholder || element.innerText || '').trim().replace(/\\s+/g, ' ').slice(0, 40))
  .filter(Boolean))]`;
