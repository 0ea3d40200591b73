import { silentLogger } from '@loam/kernel';
import { detectProvider, SANDBOX_LEVELS, type SandboxLevel } from '@loam/sandbox';
import { chmod, mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type OpenBrowser } from './open-browser.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
/** Memory is held in another way with control groups; the walls are the same. */
const levels = SANDBOX_LEVELS.filter((level) => !level.endsWith('cgroups'));

const noBrowser = 'this machine has no browser';

describe.each(levels)('a browser held by: %s', (level) => {
  let home = '';
  let opened: OpenBrowser | undefined;
  let offered: SandboxLevel | undefined;
  let site: Server;
  let requests = 0;

  beforeAll(async () => {
    // Longer than the path of a socket may be, as homes of people can be.
    home = await mkdtemp(join(tmpdir(), `${'a-home-'.repeat(9)}-`));
    await chmod(home, 0o755);
    site = await listening(
      createServer((_, response) => {
        requests += 1;
        response.setHeader('content-type', 'text/html');
        response.end('<!doctype html><html lang="en"><title>Bread</title><h1>Bread</h1></html>');
      }),
    );
    const provider = await detectProvider({
      root: join(home, 'sandbox'),
      logger: silentLogger,
      atMost: level,
    });
    offered = provider.level;
    opened = await openBrowser({
      home,
      root,
      chromium: process.env['CHROMIUM'],
      env: {},
      logger: silentLogger,
      print: { line: () => {}, fault: () => {} },
      provider: () => Promise.resolve(provider),
    });
  });
  afterAll(async () => {
    await opened?.browser.close();
    site.close();
    const elsewhere = await readlink(join(home, 'sandbox', 'held-elsewhere')).catch(() => undefined);
    if (elsewhere !== undefined) await rm(elsewhere, { recursive: true });
    await rm(home, { recursive: true, force: true });
  });

  test('looks at the pages of a project', async ({ skip }) => {
    skip(offered !== level, `this machine does not offer ${level}`);
    skip(opened?.state() !== 'ready', noBrowser);
    const siteDir = join(home, 'site');
    await mkdir(siteDir);
    await writeFile(join(siteDir, 'index.html'), '<!doctype html><title>Shop</title><h1>Loaves</h1>');
    const [page] = await visit(opened, siteDir);
    expect(page).toMatchObject({ title: 'Shop', text: 'Loaves' });
    expect(page?.screenshotPng?.length).toBeGreaterThan(1000);
  });

  test('leaves nothing behind when it ends', async ({ skip }) => {
    skip(offered !== level, `this machine does not offer ${level}`);
    await opened?.browser.close();
    for (const folder of ['held', 'held-elsewhere'])
      await expect.poll(() => readdir(join(home, 'sandbox', folder, 'browser')).catch(() => [])).toEqual([]);
  });

  test('analyses a site that only the guard lets it reach', { timeout: 120_000 }, async ({ skip }) => {
    // Bubblewrap's walls are tried in the journeys, and without any in the analyser's own test.
    skip(offered !== level || level !== 'namespaces', 'tried elsewhere');
    skip(opened?.state() !== 'ready', noBrowser);
    const before = requests;
    const analyser = opened?.analyser({
      check: (address) =>
        Promise.resolve({
          url: new URL(address),
          addresses: ['127.0.0.1'],
          port: portOf(site),
          isRouted: false,
        }),
    });
    const result = await analyser?.analyse({
      url: 'http://bread.sites.localhost/',
      strategy: 'desktop',
      categories: ['seo'],
      signal: new AbortController().signal,
    });
    expect(result?.audits['document-title']?.score).toBe(1);
    expect(requests).toBeGreaterThan(before);
  });
});

function visit(opened: OpenBrowser | undefined, siteDir: string) {
  if (!opened) throw new Error('No browser was found.');
  const signal = AbortSignal.timeout(30_000);
  return opened.browser.visit({ siteDir, routes: ['/'], screenshot: true, signal });
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}
