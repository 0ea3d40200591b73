import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';
import { createBrowser } from './create-browser.ts';
import type { PageVisit, VisitInput } from './visit.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-look-'));
const chromium = await findChromium({
  executable: process.env['CHROMIUM'],
  workDir: join(root, 'work'),
  hold: undefined,
});
const browser = chromium && createBrowser({ chromium, logger: silentLogger });
const phone = { width: 390, height: 844 };
let count = 0;

beforeEach(({ skip }) => skip(!browser, 'this machine has no browser'));
afterAll(async () => {
  await browser?.close();
  await rm(root, { recursive: true, force: true });
});

async function look(body: string, options: Partial<VisitInput> = {}): Promise<PageVisit> {
  const siteDir = join(root, `site-${(count += 1)}`);
  await mkdir(siteDir, { recursive: true });
  await writeFile(join(siteDir, 'index.html'), `<!doctype html><title>Shop</title><body>${body}</body>`);
  const asked = { siteDir, routes: ['/'], screenshot: false, signal: AbortSignal.timeout(20_000) };
  const [page] = (await browser?.visit({ ...asked, ...options })) ?? [];
  if (!page) throw new Error('no page');
  return page;
}

/** Of a PNG, from its header. */
function sizeOf(png: Uint8Array | undefined): readonly number[] {
  const header = Buffer.from(png ?? []);
  return [header.readUInt32BE(16), header.readUInt32BE(20)];
}

test('actions go by the names that people read, one after the other', async () => {
  const form = `<label>Name <input></label><select aria-label="Size"><option>small<option>large</select>
    <button onclick="history.pushState(0,'','/thanks?x=1');document.body.append('Thanks, '+document.querySelector('input').value+' '+document.querySelector('select').value)">Send order</button>
    <button>Send</button>`;
  const page = await look(form, {
    actions: [
      { kind: 'type', target: 'Name', text: 'Ada' },
      { kind: 'type', target: 'Size', text: 'large' },
      { kind: 'click', target: 'send order' },
    ],
  });
  expect(page).toMatchObject({ address: '/thanks?x=1', actionProblem: undefined });
  expect(page.text).toContain('Thanks, Ada large');
  const typed = await look(`<input placeholder="Search" onkeydown="document.body.append(event.key)">`, {
    actions: [
      { kind: 'click', target: 'Search' },
      { kind: 'press', key: 'Enter' },
    ],
  });
  expect(typed.text).toContain('Enter');
});

test('an action that cannot be done says why, and the rest is not tried', async () => {
  const buttons = '<button onclick="document.body.append(\'clicked\')">Save</button>';
  const unknown = await look(buttons, {
    actions: [
      { kind: 'click', target: 'Delete' },
      { kind: 'click', target: 'Save' },
    ],
  });
  expect(unknown.actionProblem).toBe('click “Delete”: nothing on the page is called that. There are: Save.');
  expect(unknown.text).not.toContain('clicked');
  const covered = await look(`${buttons}<div id="veil" style="position:fixed;inset:0"></div>`, {
    actions: [{ kind: 'click', target: 'Save' }],
  });
  expect(covered.actionProblem).toContain('id="veil"');
});

test('a picture has the width of a phone, and goes down to the end when asked to', async () => {
  const long = `<style>body{margin:0}</style><p id="late" style="margin-top:1500px">x</p><div style="height:700px"></div>
    <script>new IntersectionObserver(([entry]) => entry.isIntersecting && (document.querySelector('#late').textContent = 'came'))
      .observe(document.querySelector('#late'))</script>`;
  const whole = await look(long, { screenshot: true, fullPage: true, viewport: phone });
  const [width, height = 0] = sizeOf(whole.screenshotPng);
  expect(width).toBe(390);
  expect(height).toBeGreaterThan(2200);
  expect(sizeOf((await look(long, { screenshot: true, viewport: phone })).screenshotPng)).toEqual([390, 844]);
  const below = await look(long, { viewport: phone, actions: [{ kind: 'scroll', target: 'bottom' }] });
  expect(below.text).toContain('came');
});

test('dark is what the system says, and the class where a page goes by that', async () => {
  const body = `<style>@media (prefers-color-scheme: dark) { #a::after { content: 'x' } #a { display: none } }
    .dark #b { display: none }</style><p id="a">bright</p><p id="b">day</p><p>both</p>`;
  expect((await look(body)).text).toContain('bright');
  expect((await look(body, { dark: true })).text).toBe('both');
});

test('the outline names roles, names and boxes', async () => {
  const page = await look('<main><h1>Bread</h1><button disabled>Buy</button></main>', { outline: true });
  expect(page.outline).toMatch(/heading "Bread" \[level=1\] \[box=[\d,]+\]/);
  expect(page.outline).toMatch(/button "Buy" \[disabled\]/);
});

test('the layout tells what eyes would stumble over', async () => {
  const { layout } = await look(
    `<header style="width:600px;background:#eee">Wide header</header><h1>Bread</h1>
     <p class="faint" style="color:#ccc">Hard to read</p>
     <p style="width:60px;overflow:hidden;white-space:nowrap">A sentence that is cut off</p>
     <div style="position:relative"><span style="position:absolute">One label</span><span style="position:absolute">Other label</span></div>`,
    { layout: true, viewport: phone },
  );
  const problems = layout?.problems.join('\n');
  expect(problems).toMatch(/wider than the window by \d+ px: <header> “Wide header”/);
  expect(problems).toMatch(/text is cut off: <p> “A sentence that is cut off”/);
  expect(problems).toMatch(/text overlaps: <span> “One label” and <span> “Other label”/);
  expect(problems).toMatch(/too little contrast: <p class="faint"> “Hard to read” has 1\.6:1, wanted 4\.5:1/);
  expect(layout?.boxes).toContainEqual(expect.stringMatching(/^h1 at \d+,\d+ \d+×\d+ “Bread”$/));
});

test('a tidy page has no problems: a sticky header, a menu over the page, text for readers of screens', async () => {
  const { layout } = await look(
    `<style>body{margin:0;background:oklch(0.98 0 0);color:oklch(0.2 0 0)}</style>
     <header style="position:fixed;top:0;background:white">Shop</header><p style="margin:0">Bread and butter</p>
     <span style="position:absolute;width:1px;height:1px;overflow:hidden">Skip to content</span>
     <div style="overflow-x:auto"><table style="width:900px"><tr><td>A wide table that scrolls by itself</table></div>
     <button disabled style="color:#aaa">Later</button>`,
    { layout: true, viewport: phone },
  );
  expect(layout?.problems).toEqual([]);
});
