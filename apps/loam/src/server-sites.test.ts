import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge, sitePages } from '@loam/edge';
import { createSites, storeSite, type LiveSite } from '@loam/hosting';
import { createDiskBlobStore, silentLogger, systemClock } from '@loam/kernel';
import { openPrograms } from '@loam/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { createFront } from './front.ts';
import { lazySiteServers } from './lazy-site-servers.ts';
import { call, listenLocally } from './local-listener.fixture.ts';

const host = 'shop.sites.localhost';
const bases = {
  builder: 'localhost',
  preview: 'preview.localhost',
  sites: 'sites.localhost',
  files: 'files.localhost',
  cloud: 'cloud.localhost',
};
const versions = 5;

/** In the shape that frameworks build: a page names a file of its own version. */
const code = (version: number) => `export default { fetch(request) {
  if (new URL(request.url).pathname === '/exit') process.exit(1);
  const page = '<html><head></head><body>version ${version}< src="/assets/app-Aa1_Bb${version}c.js"</body></html>';
  return new Response(page, { headers: { 'content-type': 'text/html' } });
} };`;

test(
  'while servers of a site follow each other, visitors see whole versions only; one that goes down comes back',
  { timeout: 120_000 },
  async ({ skip }) => {
    const folder = await mkdtemp(join(tmpdir(), 'loam-server-sites-'));
    await chmod(folder, 0o711);
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const blobs = createDiskBlobStore({ root: join(folder, 'blobs') });
    const sandbox = { root: join(folder, 'sandbox'), logger: silentLogger, clock: systemClock };
    const servers = lazySiteServers(() => openPrograms(sandbox), blobs);
    onTestFinished(() => servers.close());
    let record: LiveSite | undefined;
    const sites = createSites({
      source: { find: async () => record },
      blobs,
      pages: sitePages({ brand: 'Loam' }),
      servers,
      logger: silentLogger,
      clock: systemClock,
    });
    const publish = async (version: number) => {
      const content = Buffer.from(`show("version ${version}")`);
      const { manifestKey } = await storeSite({
        blobs,
        files: [{ path: `assets/app-Aa1_Bb${version}c.js`, content }],
        server: { entry: 'server.js', files: [{ path: 'server.js', content: Buffer.from(code(version)) }] },
      });
      record = {
        kind: 'live',
        siteId: 'site',
        projectId: 'project',
        deploymentId: String(version),
        manifestKey,
        previousManifestKeys: record ? [record.manifestKey, ...record.previousManifestKeys] : [],
        isIndexed: true,
        canonicalOrigin: 'http://shop.sites.localhost',
      };
      sites.forget({ kind: 'site', siteId: 'site' });
    };
    await publish(0);
    const front = createFront();
    const edge = createEdge({ brand: 'Loam', builderOrigin: 'http://localhost', sites });
    front.open({ bases, server: undefined, edge });
    const { port } = await listenLocally(front);
    const first = await call({ port, host, headers: { accept: 'text/html' } });
    skip(first.status === 503, 'this machine holds no untrusted code');

    const seen = new Set<string>();
    const faults: string[] = [];
    const visit = async () => {
      const page = await call({ port, host, headers: { accept: 'text/html' } });
      const [, version = '', path = ''] = /version (\d+)<.*src="([^"]+)"/.exec(page.body) ?? [];
      const script = await call({ port, host, path });
      const isWhole = page.status === 200 && script.body.includes(`version ${version}"`);
      if (!isWhole) faults.push(`${page.status} ${version} ${script.status}`);
      seen.add(version);
      return version;
    };
    for (let version = 1; version <= versions; version += 1) {
      await publish(version);
      await expect.poll(visit, { timeout: 20_000 }).toBe(String(version));
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);

    expect((await call({ port, host, path: '/exit' })).status).toBe(502);
    const again = () => call({ port, host, headers: { accept: 'text/html' } });
    await expect.poll(async () => (await again()).status, { timeout: 20_000 }).toBe(200);
  },
);
