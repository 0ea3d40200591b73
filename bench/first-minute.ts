import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLogger, systemClock } from '@loam/kernel';
import { createSandbox } from '@loam/sandbox';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowserProgram } from './browser-program.ts';
import { type Installation, startInstallation } from './first-minute/installation.ts';
import { type Area, film, judge, longestBlankMs, type Picture, viewWidth } from './first-minute/sights.ts';
import { buildBare } from './preview/bare-vite.ts';

/**
 * The first minute as a person has it: a fresh home, a request, and what is seen of the app from the click on. Held
 * against a bare `vite build` of the very sources that came of it, in the same run.
 */
const requests = [
  'A page for our garden club with the dates of every meeting',
  'A to-do list for a small team',
  'A landing page for a coffee roastery',
];
const bars = { signMs: 500, blankMs: 300, shift: 0.1 };
const patienceMs = 180_000;
const deadlineMs = 600_000;
const templateDir = fileURLToPath(new URL('../packages/template/project/', import.meta.url));
const cacheDir = fileURLToPath(new URL('../.cache/bench-sandbox/', import.meta.url));
const frame = 'iframe[title="Running app"]';

/** The frame is in sight: nothing stands over it any more. */
const isWhole = `(() => {
  const app = document.querySelector(${JSON.stringify(frame)});
  if (app === null) return false;
  const { left, top, width, height } = app.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === app;
})()`;

const watchShifts = `(() => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    window.loamShift = sum;
  }).observe({ type: 'layout-shift' });
  // As the page has it: what the driver needs to find and reach the button is nobody's wait.
  addEventListener('click', (event) => {
    window.loamClickedAt ??= performance.timeOrigin + event.timeStamp;
  }, true);
  // The first frame that has the preview in it: drawn once the task after its animation frame runs.
  const drawn = () => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { window.loamSignAt ??= performance.timeOrigin + performance.now(); };
    channel.port2.postMessage(null);
  };
  new MutationObserver((_, observer) => {
    if (document.querySelector('section[aria-label="Preview"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(drawn);
  }).observe(document.body, { childList: true, subtree: true });
})()`;

interface Minute {
  readonly signMs: number;
  readonly wholeMs: number;
  readonly blankMs: number;
  readonly shift: number;
  readonly bareMs: number;
}

const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const work = await mkdtemp(join(tmpdir(), 'loam-bench-first-'));
await chmod(work, 0o711);
const sandbox = await createSandbox({
  root: cacheDir,
  template: { projectDir: templateDir },
  logger: createLogger({ level: 'error' }),
  clock: systemClock,
});
const { nodeModulesDir } = await sandbox.prepareTemplate();
const installation = await startInstallation();
const browser = await chromium.launch({
  executablePath: findBrowserProgram() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  await measure(browser, installation);
} finally {
  clearTimeout(guard);
  await browser.close();
  await installation.stop();
  await sandbox.close();
  await rm(work, { recursive: true, force: true });
}

async function measure(browser: Browser, installation: Installation): Promise<void> {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  const page = await browser.newPage({
    baseURL: installation.url,
    viewport: { width: viewWidth, height: 900 },
  });
  const eye = await browser.newPage();
  await page.goto('/');
  await page.evaluate(async () => {
    await fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.test', password: 'a good password' }),
    });
  });
  const minutes: Minute[] = [];
  for (const [index, request] of requests.entries()) {
    const minute = await firstMinute({ page, eye, installation, request, index });
    report(request, minute);
    minutes.push(minute);
  }
  const worst = (pick: (minute: Minute) => number) => Math.max(...minutes.map(pick));
  console.log(
    `worst: sign of life ${bar(
      worst(({ signMs }) => signMs),
      bars.signMs,
      'ms',
    )}`,
  );
  console.log(
    `worst: longest blank ${bar(
      worst(({ blankMs }) => blankMs),
      bars.blankMs,
      'ms',
    )}`,
  );
  console.log(
    `worst: layout shift ${bar(
      worst(({ shift }) => shift),
      bars.shift,
      '',
    )}`,
  );
}

interface Round {
  readonly page: Page;
  readonly eye: Page;
  readonly installation: Installation;
  readonly request: string;
  readonly index: number;
}

async function firstMinute({ page, eye, installation, request, index }: Round): Promise<Minute> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Describe your app' }).fill(request);
  await page.evaluate(watchShifts);
  const stop = await film(page);
  await page.getByRole('button', { name: 'Build it' }).click();
  const clickedAtMs = Number(await page.evaluate('window.loamClickedAt'));
  await untilWhole(page);
  const wholeAtMs = Date.now();
  // The live page takes the place of the built one meanwhile.
  await page.waitForTimeout(10_000);
  const pictures = await stop();
  const endMs = Date.now();
  const shift = Number(await page.evaluate('window.loamShift ?? 0'));
  const area = await previewArea(page);
  const drawnAtMs = Number(await page.evaluate('window.loamSignAt'));
  const sights = await judge(eye, thinned(sinceMs(pictures, drawnAtMs)), area);
  const [first] = sights;
  // Pictures come as fast as they can be packed; the page knows when it drew, they know whether it was blank.
  const sign = first?.isBlank === true ? sights.find(({ isBlank }) => !isBlank)?.atMs : drawnAtMs;
  const projectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return {
    signMs: (sign ?? endMs) - clickedAtMs,
    wholeMs: wholeAtMs - clickedAtMs,
    blankMs: longestBlankMs(sights, endMs),
    shift,
    bareMs: await buildSources(installation.sourcesOf(projectId), index),
  };
}

async function untilWhole(page: Page): Promise<void> {
  const startedAt = performance.now();
  while ((await page.evaluate(isWhole)) !== true) {
    if (performance.now() - startedAt > patienceMs) throw new Error('the app did not appear');
    await sleep(20);
  }
}

async function previewArea(page: Page): Promise<Area> {
  const box = await page.locator(frame).boundingBox();
  if (box === null) throw new Error('there is no preview');
  return box;
}

/** Those from a moment on, with a frame's grace: both clocks are rounded. */
function sinceMs(pictures: readonly Picture[], atMs: number): Picture[] {
  return pictures.filter((picture) => picture.atMs >= atMs - 5);
}

/** Of pictures within a few milliseconds one is enough. */
function thinned(pictures: readonly Picture[]): Picture[] {
  const kept: Picture[] = [];
  for (const picture of pictures) {
    const last = kept.at(-1);
    if (last === undefined || picture.atMs - last.atMs >= 30) kept.push(picture);
  }
  return kept;
}

async function buildSources(sources: string, index: number): Promise<number> {
  const dir = join(work, `bare-${index}`);
  await cp(sources, dir, { recursive: true });
  await rm(join(dir, 'node_modules'), { recursive: true, force: true });
  await cp(nodeModulesDir, join(dir, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  // The first one fills caches.
  await buildBare(dir);
  const took = await buildBare(dir);
  await rm(dir, { recursive: true, force: true });
  return took;
}

function report(request: string, { signMs, wholeMs, blankMs, shift, bareMs }: Minute): void {
  const ratio = (wholeMs / bareMs).toFixed(1);
  console.log(
    `"${request}": sign of life ${signMs.toFixed(0)} ms, app whole ${wholeMs.toFixed(0)} ms ` +
      `(${ratio} x a bare build of ${bareMs.toFixed(0)} ms), longest blank ${blankMs.toFixed(0)} ms, ` +
      `layout shift ${shift.toFixed(3)}`,
  );
}

function bar(value: number, limit: number, unit: string): string {
  const shown = unit === '' ? value.toFixed(3) : `${value.toFixed(0)} ${unit}`;
  return `${shown} (bar ${limit} ${unit}) ${value <= limit ? 'ok' : 'MISSED'}`;
}
