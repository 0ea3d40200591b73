import { errorMessage, type Logger } from '@loam/kernel';
import type { Browser } from 'playwright-core';
import { inspectError } from '../errors.ts';
import type { Chromium } from './chromium.ts';
import { launchChromium } from './launch-chromium.ts';
import { visitPages, type PageVisit, type VisitInput } from './visit.ts';

export interface PageBrowser {
  visit(input: VisitInput): Promise<readonly PageVisit[]>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  readonly chromium: Chromium;
  readonly logger: Logger;
  /** Ended when nobody visited anything for this long. */
  readonly idleMs?: number;
  /** Visits at the same time; the others wait. */
  readonly concurrency?: number;
}

/** One browser for all visits, started with the first one. One that died is started again. */
export function createBrowser({
  chromium: found,
  logger,
  idleMs = 60_000,
  concurrency = 2,
}: BrowserOptions): PageBrowser {
  let opening: Promise<Browser> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;
  let isClosed = false;
  const waiting: (() => void)[] = [];

  const end = async () => {
    const browser = opening;
    opening = undefined;
    await browser?.then((open) => open.close()).catch(() => {});
  };
  const open = async (): Promise<Browser> => {
    const browser = await (opening ??= launchChromium(found));
    if (browser.isConnected()) return browser;
    return (opening = launchChromium(found));
  };
  const enter = async () => {
    if (running >= concurrency) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    clearTimeout(idle);
  };
  const leave = () => {
    running -= 1;
    waiting.shift()?.();
    if (running === 0) idle = setTimeout(() => void end(), idleMs).unref();
  };

  return {
    async visit(input) {
      if (isClosed) throw inspectError('browser_failed', 'The browser is closing.');
      await enter();
      try {
        input.signal.throwIfAborted();
        return await visitPages(await open(), input);
      } catch (error) {
        opening?.catch(() => (opening = undefined));
        if (input.signal.aborted) throw inspectError('stopped', 'The visit was stopped.', { cause: error });
        logger.warn({ error: errorMessage(error) }, 'pages could not be visited');
        throw inspectError('browser_failed', 'The browser could not open the pages.', { cause: error });
      } finally {
        leave();
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await end();
    },
  };
}
