import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { file, startSiteKit, type SiteKit } from '../sites/site-kit.fixture.ts';
import { pruneSites } from '../store/prune-sites.ts';
import { findServerEntry } from '../store/find-server-entry.ts';
import type { ServerPool, ServerProgram } from './ports.ts';

let folder: string;
let kit: SiteKit;
let pool: ServerPool & { readonly awake: Map<string, Server>; starts: number; isDown: boolean };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-server-sites-'));
  pool = createPool();
  kit = await startSiteKit({ servers: pool, limits: { revalidateMs: 0 } });
});
afterEach(async () => {
  await kit.close();
  for (const server of pool.awake.values()) server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every program answers with the text of its entry and what it was asked. */
function createPool(): typeof pool {
  const awake = new Map<string, Server>();
  const keyOf = ({ siteId, version }: Pick<ServerProgram, 'siteId' | 'version'>) => `${siteId} ${version}`;
  const start = async (program: ServerProgram) => {
    const socketPath = join(folder, `p${(pool.starts += 1)}.s`);
    const entry = program.files.find(({ path }) => path === program.entry);
    const stored = await kit.blobs.get(entry?.blobKey ?? '');
    const words = stored ? await text(stored) : '';
    const server = createServer((request, response) => {
      const isGone = request.url === '/robots.txt' || request.url === '/gone';
      response.writeHead(isGone ? 404 : 200, { 'content-type': 'text/html' });
      response.end(`<html><head></head><body>${words} ${request.method} ${request.url}</body></html>`);
    });
    server.listen(socketPath);
    await once(server, 'listening');
    awake.set(keyOf(program), server);
    return server;
  };
  return {
    awake,
    starts: 0,
    isDown: false,
    async use(program) {
      const running = awake.get(keyOf(program));
      if (!running && pool.isDown) throw new RangeError('down');
      const server = running ?? (await start(program));
      return { address: { socketPath: String(server.address()) }, done: () => {} };
    },
    isAwake: async (siteId, version) =>
      [...awake.keys()].some((key) => key === keyOf({ siteId, version: version ?? key.split(' ')[1] ?? '' })),
  };
}

const asset = (name: string) => file(`assets/index-${name}.js`, `run("${name}")`);
const serverOf = (words: string) => ({
  entry: 'server.js',
  files: [file('server.js', words), file('deep/part.js', 'export {}')],
});
const asPage = { headers: { accept: 'text/html' } };

test('files are sent as they are, everything else is asked of the server, which is never sent itself', async () => {
  await kit.publish([asset('BqTk9_xZ'), file('about/index.html', '<p>about</p>')], {
    server: serverOf('made'),
    analytics: { scriptPath: '/_loam/v.js' },
  });
  expect((await kit.get('/assets/index-BqTk9_xZ.js')).headers['cache-control']).toContain('immutable');
  expect((await kit.get('/about', asPage)).text).toContain('<p>about</p>');
  expect(pool.starts).toBe(0);
  const page = await kit.get('/cart?x=1', asPage);
  expect(page.status).toBe(200);
  expect(page.text).toBe(
    '<html><head><script defer src="/_loam/v.js"></script></head><body>made GET /cart?x=1</body></html>',
  );
  expect((await kit.get('/about', { method: 'POST' })).text).toContain('made POST /about');
  for (const path of ['/server.js', '/server/server.js', '/deep/part.js', '/../server.js'])
    expect((await kit.get(path)).text).not.toMatch(/^(made|export)/);
  expect((await kit.get('/gone', asPage)).status).toBe(404);
});

test('an asset of an earlier deployment answers, and one of none is missing without the server', async () => {
  const first = await kit.publish([asset('Aa1_Bb2c')], { server: serverOf('one') });
  await kit.publish([asset('Cc3_Dd4e')], {
    server: serverOf('two'),
    previousManifestKeys: [first.manifestKey],
  });
  expect((await kit.get('/assets/index-Aa1_Bb2c.js')).text).toBe('run("Aa1_Bb2c")');
  expect((await kit.get('/assets/index-Ee5_Ff6g.js')).status).toBe(404);
  expect(pool.starts).toBe(0);
});

test('robots.txt is made where the server has none, and says no before it is asked', async () => {
  const site = await kit.publish([asset('Aa1_Bb2c')], { server: serverOf('one') });
  expect((await kit.get('/robots.txt')).text).toContain('Allow: /');
  kit.records.set('shop', { ...site, isIndexed: false });
  kit.sites.forget({ kind: 'site', siteId: site.siteId });
  expect((await kit.get('/robots.txt')).text).toContain('Disallow: /');
  expect((await kit.get('/', asPage)).headers['x-robots-tag']).toBe('noindex');
});

test('a new server is up before it takes the place of one that runs; while it does not start the old one goes on', async () => {
  await kit.publish([], { server: serverOf('one') });
  expect((await kit.get('/', asPage)).text).toContain('one');
  pool.isDown = true;
  await kit.publish([], { server: serverOf('two') });
  expect(await kit.get('/', asPage)).toMatchObject({ status: 200, text: expect.stringContaining('one') });
  pool.isDown = false;
  kit.state.nowMs += 5000;
  await kit.get('/', asPage);
  await expect.poll(async () => (await kit.get('/', asPage)).text).toContain('two');
  expect(pool.starts).toBe(2);
});

test('while no server can be had there is a page of ours, and visitors are told to come back', async () => {
  pool.isDown = true;
  await kit.publish([asset('Aa1_Bb2c')], { server: serverOf('one') });
  const page = await kit.get('/', asPage);
  expect(page.status).toBe(503);
  expect(page.text).toBe(`<h1>Soon</h1>${String(page.headers['x-trace-id'])}`);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect((await kit.get('/assets/index-Aa1_Bb2c.js')).status).toBe(200);
});

test('files of a kept server are not removed', async () => {
  await kit.publish([], { server: serverOf('one') });
  const { manifestKey } = await kit.publish([], { server: serverOf('two') });
  expect(await pruneSites({ blobs: kit.blobs, keep: [manifestKey] })).toEqual({ deleted: 2 });
  expect((await kit.get('/', asPage)).text).toContain('two');
});

test.each([
  ['server.js', 'server.js'],
  ['index.mjs', 'index.mjs'],
  ['readme.txt', undefined],
])('a build with server/%s', async (name, expected) => {
  const paths = new Set([`server/${name}`]);
  const build = { has: async (path: string) => paths.has(path) };
  expect(await findServerEntry(build)).toBe(expected);
  // With a page it is a site of files that happens to have such a folder.
  paths.add('index.html');
  expect(await findServerEntry(build)).toBeUndefined();
});
