import { silentLogger } from '@loam/kernel';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostingError } from '../errors.ts';
import type { LiveSite } from '../sites/ports.ts';
import { createCollector } from './collector.ts';
import { createVisits } from './create-visits.ts';
import type { VisitEvent } from './ports.ts';
import { deviceOf, isBot } from './read-agent.ts';
import { readBeacon } from './read-beacon.ts';
import { visitScript } from './visit-script.data.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

describe('the site', () => {
  let server: Server;
  let origin = '';
  let events: VisitEvent[] = [];
  let address = '203.0.113.7';
  let now = Date.parse('2026-05-05T12:00:00Z');
  const salted: string[] = [];
  const site: LiveSite = {
    kind: 'live',
    siteId: 'site-1',
    projectId: 'project-1',
    deploymentId: 'd',
    manifestKey: 'm',
    previousManifestKeys: [],
    isIndexed: true,
    canonicalOrigin: 'https://shop.example',
    analytics: { scriptPath: '/_loam/visit.js' },
  };
  let shown: LiveSite = site;

  beforeAll(async () => {
    const visits = createVisits({
      logger: silentLogger,
      clock: { now: () => new Date(now) },
      addressOf: () => address,
      countryOf: () => 'DE',
      sink: {
        write: async (batch) => void events.push(...batch),
        salt: async (day) => (salted.push(day), Buffer.from(day)),
      },
    });
    server = createServer((request, response) => {
      if (!visits.handle(request, response, shown)) response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('The server does not listen.');
    origin = `http://127.0.0.1:${bound.port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    events = [];
    shown = site;
    address = '203.0.113.7';
    now = Date.parse('2026-05-05T12:00:00Z');
  });

  const tell = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/_loam/visit`, {
      method: 'POST',
      headers: { 'user-agent': chrome, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return answer.status;
  };

  test('gives a script of less than a kilobyte that stores nothing', async () => {
    const script = await fetch(`${origin}/_loam/visit.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(Buffer.byteLength(await script.text())).toBeLessThanOrEqual(1024);
    expect(visitScript).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB/);
  });

  test('counts a page once it is kept', async () => {
    expect(await tell({ p: '/menu/', q: '', r: 'https://www.search.example/find?q=x' })).toBe(204);
    expect(events).toEqual([
      {
        projectId: 'project-1',
        at: new Date(now),
        visitor: expect.stringMatching(/^[\w-]{22}$/),
        path: '/menu',
        source: 'search.example',
        country: 'DE',
        device: 'desktop',
        durationMs: 0,
      },
    ]);
  });

  test('knows a visitor again on the same day and site, and nowhere else', async () => {
    await tell({ p: '/' });
    await tell({ d: 3000 });
    address = '203.0.113.8';
    await tell({ p: '/' });
    address = '203.0.113.7';
    shown = { ...site, siteId: 'site-2' };
    await tell({ p: '/' });
    shown = site;
    now += 24 * 3_600_000;
    await tell({ p: '/' });
    const [first, time, ...others] = events.map(({ visitor }) => visitor);
    expect(time).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
    expect(JSON.stringify(events)).not.toContain('203.0.113');
  });

  test.each([
    ['a program', { p: '/' }, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a browser that nobody sits before', { p: '/' }, { 'user-agent': `${chrome} HeadlessChrome/140` }],
    ['another site', { p: '/' }, { 'sec-fetch-site': 'cross-site' }],
    ['nonsense', 'nonsense', {}],
    ['a path that is none', { p: 'javascript:alert(1)' }, {}],
    ['time that runs backwards', { d: -5 }, {}],
    ['much too much', { p: `/${'x'.repeat(10_000)}` }, {}],
  ])('does not count %s', async (_, body, headers) => {
    expect(await tell(body, headers)).toBe(204);
    expect(events).toEqual([]);
  });

  test('takes nothing where the owner does not want it', async () => {
    shown = { ...site, analytics: undefined };
    expect(await tell({ p: '/' })).toBe(404);
    expect(events).toEqual([]);
  });
});

test('what arrives while a batch is written goes together into the next', async () => {
  const sizes: number[] = [];
  const gates: (() => void)[] = [];
  const collector = createCollector({
    write: (batch) => {
      sizes.push(batch.length);
      return new Promise((resolve) => gates.push(resolve));
    },
  });
  const first = collector.add(sample);
  await expect.poll(() => gates.length).toBe(1);
  const others = Array.from({ length: 1500 }, () => collector.add(sample));
  gates.shift()?.();
  await first;
  await expect.poll(() => gates.length).toBe(1);
  gates.shift()?.();
  await expect.poll(() => gates.length).toBe(1);
  gates.shift()?.();
  await Promise.all(others);
  expect(sizes).toEqual([1, 1000, 500]);
});

test('who could not be kept is told so, and the next one is tried again', async () => {
  let fails = true;
  const collector = createCollector({
    write: () => (fails ? Promise.reject(new Error('no database')) : Promise.resolve()),
  });
  await expect(collector.add(sample)).rejects.toThrow('no database');
  fails = false;
  await collector.add(sample);
});

test('an event that can never be kept fails alone', async () => {
  const kept: string[] = [];
  const collector = createCollector({
    write: async (batch) => {
      if (batch.some(({ visitor }) => visitor === 'bad')) throw hostingError('bad_event', 'refused');
      kept.push(...batch.map(({ visitor }) => visitor));
    },
  });
  const visitors = Array.from({ length: 200 }, (_, n) => (n === 17 || n === 150 ? 'bad' : `v${n}`));
  const told = await Promise.allSettled(visitors.map((visitor) => collector.add({ ...sample, visitor })));
  expect(told.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([17, 150]);
  expect(kept).toEqual(visitors.filter((visitor) => visitor !== 'bad'));
});

test('a database that is away is not asked again for each event', async () => {
  let writes = 0;
  const collector = createCollector({ write: () => (writes++, Promise.reject(new Error('no database'))) });
  await Promise.allSettled(Array.from({ length: 100 }, () => collector.add(sample)));
  expect(writes).toBe(1);
});

test.each([
  { p: '/a\0b', q: '', r: '' },
  { p: '/\ud800', q: '', r: '' },
  { p: '/', q: '?utm_source=a%00b', r: '' },
])('a beacon with text that cannot be stored is not read: %j', (told) => {
  expect(readBeacon(JSON.stringify(told), 'shop.example')).toBeUndefined();
});

test('too many waiting are refused instead of held', async () => {
  const collector = createCollector({ write: () => new Promise(() => {}) });
  for (let count = 0; count < 20_000; count += 1) void collector.add(sample);
  expect(() => collector.add(sample)).toThrow('Too many visits');
});

test.each([
  [
    'a campaign names itself',
    { p: '/', q: '?utm_source=News%20Letter', r: 'https://a.example' },
    'news letter',
  ],
  ['the site itself is no source', { p: '/', q: '', r: 'https://shop.example/x' }, null],
  ['an app is no source', { p: '/', q: '', r: 'android-app://com.example' }, null],
])('%s', (_, told, source) => {
  expect(readBeacon(JSON.stringify(told), 'shop.example')).toMatchObject({ source });
});

test('devices and programs are told apart', () => {
  expect([chrome, iphone].map(isBot)).toEqual([false, false]);
  expect(['', 'curl/8.0', 'python-requests/2.31 something longer'].map(isBot)).toEqual([true, true, true]);
  expect([chrome, iphone, 'Mozilla/5.0 (iPad; CPU OS 18_0)'].map(deviceOf)).toEqual([
    'desktop',
    'mobile',
    'tablet',
  ]);
});

const sample: VisitEvent = {
  projectId: 'p',
  at: new Date(0),
  visitor: 'v',
  path: '/',
  source: null,
  country: null,
  device: 'desktop',
  durationMs: 0,
};
