import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';
import { createBrowser } from './create-browser.ts';
import { pageFaults, pageWarnings } from './page-faults.ts';
import type { PageVisit } from './visit.ts';
import { hasWrongContents } from './wrong-contents.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-warnings-'));
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

async function visit(body: string, files: Readonly<Record<string, string>> = {}): Promise<PageVisit> {
  const siteDir = join(root, `site-${(count += 1)}`);
  await mkdir(siteDir, { recursive: true });
  const page = `<!doctype html><title>Shop</title><body>${body}</body>`;
  for (const [path, text] of Object.entries({ ...files, 'index.html': page }))
    await writeFile(join(siteDir, path), text);
  const asked = { siteDir, routes: ['/'], screenshot: false, triesPhone: true };
  const [visited] = (await browser?.visit({ ...asked, signal: AbortSignal.timeout(20_000) })) ?? [];
  if (!visited) throw new Error('no page');
  return visited;
}

const warningsOf = (page: PageVisit) => pageWarnings(page).map(({ message }) => message);

test('pictures that do not load are told once each, with the reason', async () => {
  const page = await visit(
    '<p>x</p><img src="/gone.png"><img src="/gone.png"><img src="/hero.png"><img src="/nothing"><img src="data:image/png;base64,AAAA">',
    { 'hero.png': 'a sunny hill' },
  );
  expect(warningsOf(page)).toEqual([
    'the picture /gone.png is not there.',
    '/hero.png is not what its name says: its contents are something else.',
    'the picture /nothing cannot be shown.',
    'the picture data: address cannot be shown.',
  ]);
  expect(pageFaults(page)).toEqual([]);
});

test('a page that is wider than a phone names what makes it so', async () => {
  const page = await visit(
    '<style>body{margin:0}</style><main><div class="row" style="display:flex"><p style="flex:none;width:700px">Prices</p></div></main>',
  );
  expect(warningsOf(page)).toEqual([
    expect.stringMatching(
      /^at the width of a phone \(390 px\) it is 310 px too wide .* because of <p> “Prices”\.$/,
    ),
  ]);
  const tidy = await visit(
    '<style>body{margin:0}</style><div style="overflow-x:auto"><p style="width:700px">Prices</p></div>',
  );
  expect(warningsOf(tidy)).toEqual([]);
});

const classes = Array.from({ length: 20 }, (_, at) => `part-${at}`);

test('a page whose classes have no rules is broken, one with styles is not', async () => {
  const markup = classes.map((name) => `<p class="${name}">x</p>`).join('');
  expect(pageFaults(await visit(markup))).toMatchObject([
    { message: expect.stringContaining('without styles') },
  ]);
  const styled = `<style>@layer utilities { @media (min-width: 1px) { ${classes.map((name) => `.${name} { color: red }`).join(' ')} } }</style>`;
  expect(pageFaults(await visit(`${styled}${markup}`))).toEqual([]);
  const elsewhere = '<link rel="stylesheet" href="https://cdn.test/bootstrap.min.css">';
  expect(pageFaults(await visit(`${elsewhere}${markup}`))).toEqual([]);
  expect(pageFaults(await visit('<p class="a">a page of its own, without classes to speak of</p>'))).toEqual(
    [],
  );
});

test('links to other pages are listed, others are not', async () => {
  const page = await visit(
    '<a href="/about">About us</a><a href="/about?x=1">Again</a><a href="#top">Up</a><a href="https://x.test/a">Out</a><a href="mailto:a@x.test">Mail</a>',
  );
  expect(page.facts?.links).toEqual([{ href: '/about', text: 'About us' }]);
});

test.each([
  ['hero.png', '\x89PNG\r\n\x1a\n', false],
  ['hero.png', '\xff\xd8\xff\xe0', false],
  ['hero.png', '<svg xmlns="x">', false],
  ['hero.png', 'a sunny hill', true],
  ['hero.jpg', '<!doctype html>', true],
  ['icon.svg', '<?xml version="1.0"?>\n<svg xmlns="x">', false],
  ['icon.svg', 'none', true],
  ['font.woff2', 'wOF2...', false],
  ['font.woff2', 'none', true],
  ['notes.txt', 'anything', false],
])('%s that begins with %j: %s', (path, start, isWrong) => {
  expect(hasWrongContents(path, Buffer.from(start, 'latin1'))).toBe(isWrong);
});
