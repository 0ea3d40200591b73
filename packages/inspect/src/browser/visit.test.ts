import { silentLogger } from '@loam/kernel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';
import { createBrowser } from './create-browser.ts';
import { pageFaults } from './page-faults.ts';
import type { PageVisit } from './visit.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-inspect-'));
const chromium = await findChromium({
  executable: process.env['CHROMIUM'],
  workDir: join(root, 'work'),
  hold: undefined,
});
const browser = chromium && createBrowser({ chromium, logger: silentLogger });
let count = 0;

beforeEach(({ skip }) => skip(!browser, 'this machine has no browser'));
afterAll(async () => {
  await browser?.close();
  await rm(root, { recursive: true, force: true });
});

async function siteOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root, `site-${(count += 1)}`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

async function visit(siteDir: string, routes: readonly string[] = ['/']): Promise<readonly PageVisit[]> {
  if (!browser) throw new Error('no browser');
  return browser.visit({ siteDir, routes, screenshot: false, signal: AbortSignal.timeout(20_000) });
}

async function visitOne(body: string): Promise<PageVisit> {
  const [page] = await visit(await siteOf({ 'index.html': `<!doctype html><title>Shop</title>${body}` }));
  if (!page) throw new Error('no page');
  return page;
}

test('a page that works has no faults; every path leads to the app', async () => {
  const site = await siteOf({
    'index.html': '<!doctype html><title>Shop</title><body><script src="/assets/app.js"></script></body>',
    'assets/app.js': 'document.body.append(`you are at ${location.pathname}`);',
  });
  const pages = await visit(site, ['/', '/orders/7', '/a', '/b']);
  expect(pages.map(({ title, text }) => [title, text])).toEqual([
    ['Shop', 'you are at /'],
    ['Shop', 'you are at /orders/7'],
    ['Shop', 'you are at /a'],
    ['Shop', 'you are at /b'],
  ]);
  expect(pages.flatMap(pageFaults)).toEqual([]);
});

test('what is thrown, what is missing and a blank page are faults', async () => {
  const thrown = await visitOne('<p>x</p><script>setTimeout(() => { throw new Error("boom"); })</script>');
  expect(pageFaults(thrown)).toMatchObject([{ message: 'boom' }]);
  const caught = await visitOne('<p>x</p><script>console.error(new TypeError("list is undefined"))</script>');
  expect(pageFaults(caught)).toMatchObject([{ message: 'TypeError: list is undefined' }]);
  const missing = await visitOne('<p>x</p><script src="/app.js"></script>');
  expect(pageFaults(missing)).toMatchObject([{ message: '/app.js was not found.' }]);
  expect(pageFaults(await visitOne('<div id="root"></div>'))).toMatchObject([
    { message: 'The page is blank.' },
  ]);
});

test('a page that takes its time to draw is not blank', async () => {
  const slow = await visitOne('<script>setTimeout(() => document.body.append("bread"), 900)</script>');
  expect(slow).toMatchObject({ text: 'bread', isBlank: false });
});

test('who waits for the content sees what a page loads by itself', async () => {
  const site = await siteOf({
    'index.html': `<!doctype html><title>Shop</title><body><header>Shop</header>
      <div id="list" class="animate-pulse">Loading</div><script type="module">
        const { bread } = await new Promise((load) => setTimeout(() => load(import('/bread.js')), 700));
        Object.assign(document.querySelector('#list'), { className: '', textContent: bread });
      </script></body>`,
    'bread.js': 'export const bread = "Rye and wheat";',
  });
  const signal = AbortSignal.timeout(20_000);
  const [late] = (await browser?.visit({
    siteDir: site,
    routes: ['/'],
    screenshot: false,
    waitsForContent: true,
    signal,
  })) ?? [undefined];
  expect(late?.text).toContain('Rye and wheat');
});

test('a page reaches nothing outside of its own files, and is not blamed for it', async () => {
  let hits = 0;
  const canary = createServer((_, answer) => {
    hits += 1;
    answer.end('reached');
  });
  await new Promise<void>((listening) => canary.listen(0, '127.0.0.1', listening));
  const address = canary.address();
  const { port } = typeof address === 'object' && address ? (address satisfies AddressInfo) : { port: 0 };
  const page = await visitOne(`<p>x</p><script>
    const at = '127.0.0.1:${port}/';
    fetch('http://' + at); navigator.sendBeacon('http://' + at, 'x'); new WebSocket('ws://' + at);
    document.body.append(Object.assign(new Image(), { src: 'http://' + at }));
  </script><iframe src="http://127.0.0.1:${port}/"></iframe>`);
  canary.close();
  expect(hits).toBe(0);
  expect(page.foreignRequests.length).toBeGreaterThan(2);
  expect(pageFaults(page)).toEqual([]);
});

test('a link in the output to a file of the machine is not followed', async () => {
  const site = await siteOf({
    'index.html':
      '<!doctype html><body><script>fetch("/secret.txt").then((r) => r.text()).then((t) => document.body.append(t))</script>',
  });
  await writeFile(join(root, 'secret.txt'), 'canary');
  await symlink(join(root, 'secret.txt'), join(site, 'secret.txt'));
  const [page] = await visit(site);
  expect(page?.text).not.toContain('canary');
});

test('who waits no longer is told so at once', async () => {
  const site = await siteOf({ 'index.html': '<script>for (;;);</script>' });
  const stopping = new AbortController();
  setTimeout(() => stopping.abort(), 300);
  const visiting = browser?.visit({
    siteDir: site,
    routes: ['/'],
    screenshot: true,
    signal: stopping.signal,
  });
  await expect(visiting).rejects.toMatchObject({ code: 'stopped' });
});
