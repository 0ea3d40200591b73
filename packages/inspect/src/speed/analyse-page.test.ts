import { silentLogger } from '@loam/kernel';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../browser/chromium.ts';
import { createPageAnalyser, type PageAnalyser } from './analyse-page.ts';

const page = (canary: number) => `<!doctype html>
<html lang="en"><head><title>A shop</title><meta name="viewport" content="width=device-width"></head>
<body><h1>Bread</h1><img src="http://127.0.0.1:${canary}/x.png" alt=""></body></html>`;

let folder = '';
let site: Server;
let canary: Server;
let canaryHits = 0;
let agent: string | undefined;
let analyser: PageAnalyser | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-speed-'));
  canary = await listening(createServer((_, response) => void (canaryHits++, response.end())));
  site = await listening(
    createServer((request, response) => {
      const isPage = request.url === '/';
      if (isPage) agent = request.headers['user-agent'];
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
      response.end(isPage ? page(portOf(canary)) : '');
    }),
  );
  const chromium = await findChromium({
    executable: process.env['CHROMIUM'],
    workDir: folder,
    hold: undefined,
  });
  analyser =
    chromium &&
    createPageAnalyser({
      chromium,
      reachable: (path) => Promise.resolve(path),
      workDir: folder,
      scriptsDir: join(import.meta.dirname, 'inside'),
      logger: silentLogger,
      guard: {
        check(url) {
          if (new URL(url).hostname !== 'shop.sites.localhost') throw new Error('Refused.');
          return Promise.resolve({
            url: new URL(url),
            addresses: ['127.0.0.1'],
            port: portOf(site),
            isRouted: false,
          });
        },
      },
    });
});

beforeEach(({ skip }) => skip(!analyser, 'this machine has no browser'));

afterAll(async () => {
  site.close();
  canary.close();
  await rm(folder, { recursive: true, force: true });
});

test('Lighthouse reads the site by its name, and the page reaches no other machine', async () => {
  const result = await analyser?.analyse({
    url: 'http://shop.sites.localhost/',
    strategy: 'mobile',
    categories: ['seo'],
    signal: new AbortController().signal,
  });

  expect(Object.keys(result?.categories ?? {})).toEqual(['seo']);
  expect(result?.categories['seo']?.score).toBeLessThan(1);
  expect(result?.audits['document-title']?.score).toBe(1);
  expect(result?.audits['meta-description']).toMatchObject({ score: 0 });
  expect(canaryHits).toBe(0);
  // Whoever counts visitors can leave it out.
  expect(agent).toMatch(/Mobile.*Lighthouse/);
}, 120_000);

test('an analysis that nobody waits for ends', async () => {
  const stop = new AbortController();
  const analysis = analyser?.analyse({
    url: 'http://shop.sites.localhost/',
    strategy: 'desktop',
    categories: ['seo'],
    signal: stop.signal,
  });
  stop.abort();
  await expect(analysis).rejects.toMatchObject({ code: 'stopped' });
});

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function portOf(server: Server): number {
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}
