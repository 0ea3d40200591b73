import { extname } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { inspectError } from '../errors.ts';
import { doAction, type PageAction } from './page-actions.ts';
import {
  READ_FACTS,
  READ_LAYOUT,
  READ_OVERFLOW,
  READ_PAGE,
  SCROLL_THROUGH,
  TURN_DARK,
  WAIT_UNTIL_STILL,
} from './page-scripts.data.ts';
import { readSiteFile } from './site-files.ts';
import { hasWrongContents } from './wrong-contents.ts';

export interface VisitInput {
  /** The output of a build; pages that are no file are answered with its index.html. */
  readonly siteDir: string;
  readonly routes: readonly string[];
  readonly screenshot: boolean;
  /** Of the screenshot: pixels for each point of the page; 1 when absent. */
  readonly scale?: number;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Waits, within bounds, until fonts, pictures and what the page loads by itself are there. */
  readonly waitsForContent?: boolean;
  readonly dark?: boolean;
  /** The screenshot shows the page down to its end, within bounds. */
  readonly fullPage?: boolean;
  /** Done one after the other in each page before anything is read of it. */
  readonly actions?: readonly PageAction[];
  readonly outline?: boolean;
  readonly layout?: boolean;
  /** Also at the width of a phone, in the page that is open anyway. */
  readonly triesPhone?: boolean;
  readonly signal: AbortSignal;
}

export interface PageVisit {
  readonly route: string;
  readonly title: string;
  /** What a person reads on it, shortened. */
  readonly text: string;
  readonly isBlank: boolean;
  readonly pageErrors: readonly { readonly message: string; readonly stack: string }[];
  readonly console: readonly { readonly level: string; readonly text: string }[];
  /** Within the site: a file that is not there. */
  readonly failedRequests: readonly {
    readonly url: string;
    readonly status: number;
    readonly error: string;
    /** What the page wanted it for, as browsers name it: `image`, `script`, `font`. */
    readonly type?: string;
  }[];
  /** Files that are something else than their name says. */
  readonly wrongContents?: readonly string[];
  readonly facts?: PageFacts | undefined;
  /** What makes the page wider than a phone. */
  readonly phoneOverflow?: readonly { readonly element: string; readonly beyond: number }[];
  /** Elsewhere: never made, since the browser has no network. */
  readonly foreignRequests: readonly string[];
  readonly screenshotPng: Uint8Array | undefined;
  /** Path, query and hash where it ended. */
  readonly address: string;
  /** Why an action could not be done; those after it were not tried. */
  readonly actionProblem?: string | undefined;
  /** The accessibility tree as lines, with the boxes of its elements. */
  readonly outline?: string | undefined;
  readonly layout?: { readonly boxes: readonly string[]; readonly problems: readonly string[] } | undefined;
}

export interface PageFacts {
  /** To other pages of the site: their path, and the words on the first link to it. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly brokenPictures: readonly string[];
  /** Names of classes on the page, and how many of them any rule is about. */
  readonly classes: number;
  readonly styledClasses: number;
}

/** A secure context with a name that leads nowhere. */
const ORIGIN = 'https://app.invalid';
const LOAD_MS = 10_000;
/** A page is done when it asked for nothing during this time; effects of it have as long to go wrong. */
const QUIET_MS = 150;
const MAX_SETTLE_MS = 2000;
const MAX_BLANK_MS = 3000;
/** A page that shows its content does not change for so long; one that always moves is taken as it is. */
const STILL_MS = 400;
const MAX_CONTENT_MS = 8000;
const PAGES_AT_ONCE = 3;
const MAX_ENTRIES = 50;
const MAX_TEXT = 4000;
const MAX_OUTLINE = 12_000;
const MAX_HEIGHT = 6000;
const MAX_SCREENS = 12;
const PHONE = { width: 390, height: 844 };
const REFLOW_MS = 60;

type Seen = { requests: number; wrongContents: string[] } & {
  -readonly [
    Name in 'pageErrors' | 'console' | 'failedRequests' | 'foreignRequests'
  ]: PageVisit[Name][number][];
};

/** Loads each page on its own, in a context that nobody else has. */
export async function visitPages(browser: Browser, input: VisitInput): Promise<readonly PageVisit[]> {
  const context = await browser.newContext({
    viewport: { ...(input.viewport ?? { width: 1280, height: 800 }) },
    deviceScaleFactor: input.scale ?? 1,
    reducedMotion: 'reduce',
    colorScheme: input.dark === true ? 'dark' : 'light',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  try {
    return await untilStopped(input.signal, visitAll(context, input));
  } finally {
    // A page that never yields holds its own end up; nobody waits for it.
    void context.close().catch(() => {});
  }
}

async function visitAll(context: BrowserContext, input: VisitInput): Promise<readonly PageVisit[]> {
  const visits: PageVisit[] = [];
  for (let next = 0; next < input.routes.length; next += PAGES_AT_ONCE) {
    input.signal.throwIfAborted();
    const routes = input.routes.slice(next, next + PAGES_AT_ONCE);
    visits.push(...(await Promise.all(routes.map((route) => visitPage(context, input, route)))));
  }
  return visits;
}

async function untilStopped<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(inspectError('stopped', 'The visit was stopped.'));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  work.catch(() => {});
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function visitPage(context: BrowserContext, input: VisitInput, route: string): Promise<PageVisit> {
  const page = await context.newPage();
  const seen: Seen = {
    requests: 0,
    wrongContents: [],
    pageErrors: [],
    console: [],
    failedRequests: [],
    foreignRequests: [],
  };
  try {
    await listen(page, input.siteDir, seen);
    await page
      .goto(new URL(route, ORIGIN).href, { waitUntil: 'load', timeout: LOAD_MS })
      .catch((error: unknown) =>
        note(seen.pageErrors, { message: `The page did not load: ${short(error)}`, stack: '' }),
      );
    await quiet(page, seen);
    if (input.dark) await page.evaluate(TURN_DARK).catch(() => {});
    if (input.waitsForContent) await untilStill(page, seen);
    const actionProblem = await doActions(page, input, seen);
    const { title, text, hasPicture, address } = await readShown(page, seen);
    return {
      route,
      title: title.slice(0, 200),
      text: text.slice(0, MAX_TEXT),
      isBlank: isBlank({ text, hasPicture }),
      address: address.slice(0, 300) || route,
      actionProblem,
      outline: input.outline ? await readOutline(page) : undefined,
      layout: input.layout
        ? await page.evaluate<PageVisit['layout']>(READ_LAYOUT).catch(() => undefined)
        : undefined,
      facts: await page.evaluate<PageFacts>(READ_FACTS).catch(() => undefined),
      screenshotPng: input.screenshot ? await takePicture(page, input) : undefined,
      // The last of all: the page does not go back to how it was.
      phoneOverflow: input.triesPhone ? await tryPhone(page) : [],
      wrongContents: seen.wrongContents,
      pageErrors: seen.pageErrors,
      console: seen.console,
      failedRequests: seen.failedRequests,
      foreignRequests: seen.foreignRequests,
    };
  } finally {
    void page.close().catch(() => {});
  }
}

async function doActions(page: Page, input: VisitInput, seen: Seen): Promise<string | undefined> {
  for (const action of input.actions ?? []) {
    const problem = await doAction(page, action);
    if (problem !== undefined) return problem;
    await quiet(page, seen);
  }
  return undefined;
}

async function readOutline(page: Page): Promise<string | undefined> {
  const tree = await page.ariaSnapshot({ boxes: true, timeout: LOAD_MS }).catch(() => undefined);
  return tree?.slice(0, MAX_OUTLINE);
}

async function takePicture(page: Page, { fullPage = false }: VisitInput): Promise<Uint8Array | undefined> {
  const options = { timeout: LOAD_MS, animations: 'disabled' } as const;
  if (!fullPage) return page.screenshot(options).catch(() => undefined);
  await page.evaluate(`${SCROLL_THROUGH}(${MAX_SCREENS})`).catch(() => {});
  const [width = 0, height = 0] = await page
    .evaluate<number[]>('[document.documentElement.clientWidth, document.documentElement.scrollHeight]')
    .catch((): number[] => []);
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
  return page.screenshot({ ...options, fullPage, clip }).catch(() => undefined);
}

async function tryPhone(page: Page): Promise<NonNullable<PageVisit['phoneOverflow']>> {
  try {
    await page.setViewportSize(PHONE);
    await page.waitForTimeout(REFLOW_MS);
    return await page.evaluate<NonNullable<PageVisit['phoneOverflow']>>(READ_OVERFLOW);
  } catch {
    return [];
  }
}

async function listen(page: Page, siteDir: string, seen: Seen): Promise<void> {
  page.on('pageerror', (error) =>
    note(seen.pageErrors, {
      message: error.message.slice(0, MAX_TEXT),
      stack: (error.stack ?? '').slice(0, MAX_TEXT),
    }),
  );
  page.on('console', (entry) =>
    note(seen.console, { level: entry.type(), text: entry.text().slice(0, MAX_TEXT) }),
  );
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  await page.route('**/*', (request) => answer(request, siteDir, seen).catch(() => {}));
  await page.routeWebSocket('**/*', (socket) => {
    note(seen.foreignRequests, socket.url().slice(0, 300));
    void socket.close();
  });
}

async function quiet(page: Page, seen: Seen): Promise<void> {
  for (let waited = 0, before = -1; waited < MAX_SETTLE_MS && before !== seen.requests; waited += QUIET_MS) {
    before = seen.requests;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Lazy routes, fonts and pictures come after a page has loaded: nothing is asked for, waited for or changed any more. */
async function untilStill(page: Page, seen: Seen): Promise<void> {
  const until = performance.now() + MAX_CONTENT_MS;
  let before = -1;
  while (performance.now() < until && before !== seen.requests) {
    before = seen.requests;
    const leftMs = until - performance.now();
    await page.evaluate(`${WAIT_UNTIL_STILL}(${STILL_MS}, ${Math.ceil(leftMs)})`).catch(() => {});
  }
}

/** A busy machine may take longer to draw than to load: a page that is not broken is blank when it stays so. */
async function readShown(page: Page, { pageErrors }: Pick<Seen, 'pageErrors'>): Promise<typeof nothing> {
  const read = () => page.evaluate<typeof nothing>(READ_PAGE).catch(() => nothing);
  let shown = await read();
  for (
    let waited = 0;
    waited < MAX_BLANK_MS && isBlank(shown) && pageErrors.length === 0;
    waited += QUIET_MS
  ) {
    await page.waitForTimeout(QUIET_MS);
    shown = await read();
  }
  return shown;
}

function isBlank({ text, hasPicture }: Pick<typeof nothing, 'text' | 'hasPicture'>): boolean {
  return text.trim() === '' && !hasPicture;
}

async function answer(route: Route, siteDir: string, seen: Seen): Promise<void> {
  seen.requests += 1;
  const url = new URL(route.request().url());
  if (url.origin !== ORIGIN) {
    note(seen.foreignRequests, url.href.slice(0, 300));
    return route.abort('addressunreachable');
  }
  const isPage = route.request().resourceType() === 'document';
  const file =
    (await readSiteFile(siteDir, url.pathname)) ??
    (isPage || extname(url.pathname) === '' ? await readSiteFile(siteDir, '/index.html') : undefined);
  if (file && hasWrongContents(url.pathname, file.body)) note(seen.wrongContents, url.pathname.slice(0, 300));
  if (file) return route.fulfill({ status: 200, body: file.body, contentType: file.contentType });
  if (url.pathname !== '/favicon.ico')
    note(seen.failedRequests, {
      url: url.pathname.slice(0, 300),
      status: 404,
      error: 'Not found',
      type: route.request().resourceType(),
    });
  return route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' });
}

function note<Item>(list: Item[], item: Item): void {
  if (list.length < MAX_ENTRIES) list.push(item);
}

const nothing = { title: '', text: '', hasPicture: false, address: '' };

function short(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
