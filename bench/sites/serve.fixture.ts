import { createEdge, createHostRouter, sitePages } from '@loam/edge';
import { createSites, storeSite, type SiteManifest, type SiteRecord } from '@loam/hosting';
import { createLogger, systemClock, type BlobStore } from '@loam/kernel';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { benchBytes, benchFiles } from './files.fixture.ts';

/** The edge as the product runs it, with files and owners that stand in memory: nothing but serving is measured. */
const bases = {
  builder: 'localhost',
  preview: 'preview.localhost',
  sites: 'sites.localhost',
  files: 'files.localhost',
  cloud: 'cloud.localhost',
};
const blobs = new Map<string, Uint8Array>();
const store: Pick<BlobStore, 'put' | 'get' | 'has'> = {
  put: async (key, body) => {
    const bytes = body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0);
    blobs.set(key, bytes);
    return { sizeBytes: bytes.length, etag: key };
  },
  get: async (key) => {
    const bytes = blobs.get(key) ?? syntheticBlob(key);
    return bytes && Readable.from([bytes]);
  },
  has: async (key) => blobs.has(key),
};
const filesPerSite = 40;
const sitesByKey = new Map<string, number>();

const measured = await storeSite({
  blobs: store,
  files: [
    { path: 'index.html', content: Buffer.from('<!doctype html><p>bench') },
    ...benchFiles.map(({ name, sizeBytes }) => ({ path: name, content: benchBytes(sizeBytes) })),
  ],
});
const sites = createSites({
  source: { find: async (host) => (host.kind === 'slug' ? recordOf(host.slug) : undefined) },
  blobs: store,
  pages: sitePages({ brand: 'Loam' }),
  logger: createLogger({ level: 'error' }),
  clock: systemClock,
});
const edge = createEdge({ brand: 'Loam', builderOrigin: 'http://localhost', sites });
const route = createHostRouter(bases);
const listener = createServer(
  { keepAliveTimeout: 75_000, optimizeEmptyRequests: true },
  (request, response) => {
    const target = route(request.headers.host);
    if (target.kind === 'site' || target.kind === 'other') edge.handle(request, response, target);
    else response.destroy();
  },
);
listener.listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
process.send?.({ kind: 'ready', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
process.on('message', () => {
  // What the first pass lets go of outside the heap is counted until the second.
  globalThis.gc?.();
  setImmediate(() => {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ kind: 'memory', heldBytes: heapUsed + external, rss, ...sites.memory });
  });
});
process.on('disconnect', () => process.exit(0));

function recordOf(slug: string): SiteRecord | undefined {
  const number = Number(/^s-(\d+)$/.exec(slug)?.[1] ?? Number.NaN);
  if (slug !== 'bench' && Number.isNaN(number)) return undefined;
  return {
    kind: 'live',
    siteId: slug,
    projectId: slug,
    deploymentId: slug,
    manifestKey: slug === 'bench' ? measured.manifestKey : syntheticKey(number),
    previousManifestKeys: [],
    isIndexed: true,
    canonicalOrigin: `http://${slug}.sites.localhost`,
  };
}

/** Ten thousand builds, each with files of its own, that take no room until somebody asks for them. */
function syntheticManifest(number: number): Buffer {
  const file = (name: string) => ({
    hash: createHash('sha256').update(`${number} ${name}`).digest('hex'),
    size: 2048,
    type: name.endsWith('.html') ? 'text/html; charset=utf-8' : 'image/png',
    encodings: {},
    isImmutable: false,
  });
  const names = [
    'index.html',
    ...Array.from({ length: filesPerSite - 1 }, (_, index) => `assets/file-${index}.png`),
  ];
  const manifest: SiteManifest = {
    version: 1,
    files: Object.fromEntries(names.map((name) => [name, file(name)])),
    redirects: [],
    routes: [],
  };
  return Buffer.from(JSON.stringify(manifest));
}

function syntheticKey(number: number): string {
  const key = `sites/manifests/${createHash('sha256').update(syntheticManifest(number)).digest('hex')}`;
  sitesByKey.set(key, number);
  return key;
}

function syntheticBlob(key: string): Uint8Array | undefined {
  if (key.startsWith('sites/files/')) return key.endsWith('.forms') ? undefined : benchBytes(2048);
  const number = sitesByKey.get(key);
  return number === undefined ? undefined : syntheticManifest(number);
}
