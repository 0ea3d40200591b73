import type { BrowserContext, Page } from 'playwright-core';
import type * as Eye from '../eye/index.ts';

type EyeFunctions = Pick<
  typeof Eye,
  | 'charts'
  | 'colours'
  | 'displayText'
  | 'fields'
  | 'figures'
  | 'fingerprint'
  | 'floatingOptions'
  | 'headings'
  | 'listing'
  | 'overflowing'
  | 'pageText'
  | 'presses'
  | 'settle'
  | 'told'
  | 'ways'
>;

/** A stranger in front of the app: what he sees and does, and what he remembers. */
export interface Visitor {
  readonly page: Page;
  readonly baseUrl: string;
  readonly errors: string[];
  /** Questions that the browser itself asked and that were answered with yes. */
  readonly asked: string[];
  readonly memory: { account: Account | undefined };
  look<Name extends keyof EyeFunctions>(
    name: Name,
    ...args: Parameters<EyeFunctions[Name]>
  ): Promise<Awaited<ReturnType<EyeFunctions[Name]>>>;
  press(mark: string): Promise<void>;
  visit(address: string): Promise<void>;
  home(): Promise<void>;
  reload(): Promise<void>;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

const ACTION_MS = 20_000;
const LOAD_MS = 60_000;
/** For a press that may be the wrong one: another is tried when it does not answer. */
export const TRY_MS = 3000;

export async function createVisitor(context: BrowserContext, baseUrl: string): Promise<Visitor> {
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_MS);
  page.setDefaultNavigationTimeout(LOAD_MS);
  const errors: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message.slice(0, 300)}`));
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    dialog.accept().catch(() => undefined);
  });
  const visitor: Visitor = {
    page,
    baseUrl,
    errors,
    asked,
    memory: { account: undefined },
    look: (name, ...args) => evaluate(page, `loamEye.${name}(...${JSON.stringify(args)})`),
    async press(mark) {
      await page.locator(`[data-eval="${mark}"]`).first().click({ timeout: ACTION_MS });
      await visitor.look('settle');
    },
    async visit(address) {
      await page.goto(address, { waitUntil: 'load' });
      await arrive(visitor);
    },
    home: () => visitor.visit(baseUrl),
    async reload() {
      await page.reload({ waitUntil: 'load' });
      await arrive(visitor);
    },
  };
  return visitor;
}

/** Parts of a page may come after its load: one waits until there is something to read. */
async function arrive(visitor: Visitor): Promise<void> {
  await until(async () => ((await visitor.look('pageText')).trim() === '' ? undefined : true), 3000);
  await visitor.look('settle');
}

/** A page that moves on while it is looked at loses the answer: it is asked again. */
async function evaluate<Result>(page: Page, script: string): Promise<Result> {
  try {
    return await page.evaluate<Result>(script);
  } catch (error) {
    if (!/context was destroyed|navigat/iu.test(String(error))) throw error;
    await page.waitForLoadState('load');
    return page.evaluate<Result>(script);
  }
}

const PAUSE_MS = 60;

/**
 * Asks again and again until the answer is there or the time is over. A page on a busy machine answers late: it is
 * asked as often as a quick one, however long that takes.
 */
export async function until<Result>(
  ask: () => Promise<Result | undefined>,
  withinMs = 2500,
): Promise<Result | undefined> {
  const deadline = performance.now() + withinMs;
  for (let asked = 1; ; asked += 1) {
    const answer = await ask();
    const isOver = performance.now() > deadline && asked * PAUSE_MS > withinMs;
    if (answer !== undefined || isOver) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
