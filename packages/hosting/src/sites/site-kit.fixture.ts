import { createDiskBlobStore, silentLogger, type BlobStore } from '@loam/kernel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { storeSite, type BuiltFile, type BuiltServer } from '../store/store-site.ts';
import { createSites, type Sites, type SitesOptions } from './create-sites.ts';
import type { LiveSite, SiteHost, SiteRecord } from './ports.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly slug?: string;
}

/** Sites behind a real listener, with a source that the test decides. */
export interface SiteKit {
  readonly port: number;
  readonly blobs: BlobStore;
  readonly sites: Sites;
  readonly records: Map<string, SiteRecord>;
  readonly state: { nowMs: number; isSourceDown: boolean; lookups: number; areBlobsDown: boolean };
  publish(
    files: readonly BuiltFile[],
    more?: Partial<LiveSite> & { readonly server?: BuiltServer },
  ): Promise<LiveSite>;
  get(path: string, asked?: Asked): Promise<Answer>;
  close(): Promise<void>;
}

export const file = (path: string, content: string | Uint8Array): BuiltFile => ({
  path,
  content: Buffer.from(content),
});

const pages = {
  nothingHere: '<h1>Nothing here</h1>',
  pageMissing: '<h1>No page</h1>',
  unavailable: (traceId?: string) => `<h1>Soon</h1>${traceId ?? ''}`,
};

export async function startSiteKit(options: Partial<SitesOptions> = {}): Promise<SiteKit> {
  const root = await mkdtemp(join(tmpdir(), 'loam-sites-'));
  const blobs = createDiskBlobStore({ root });
  const records = new Map<string, SiteRecord>();
  const state = { nowMs: 1_000_000, isSourceDown: false, lookups: 0, areBlobsDown: false };
  const sites = createSites({
    source: {
      find: async (host: SiteHost) => {
        state.lookups += 1;
        if (state.isSourceDown) throw new RangeError('the database is away');
        return records.get(host.kind === 'slug' ? host.slug : host.name);
      },
    },
    blobs: {
      get: (key, part) =>
        state.areBlobsDown ? Promise.reject(new RangeError('disk')) : blobs.get(key, part),
    },
    pages,
    logger: silentLogger,
    clock: { now: () => new Date(state.nowMs) },
    ...options,
  });
  const server = createServer((request, response) => {
    const [slug = ''] = (request.headers.host ?? '').split(':');
    const isDomain = slug.includes('.');
    sites.handle(request, response, isDomain ? { kind: 'domain', name: slug } : { kind: 'slug', slug });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = addressOf(server.address());
  return {
    port,
    blobs,
    sites,
    records,
    state,
    publish: async (files, { server, ...more } = {}) => {
      const { manifestKey } = await storeSite({ blobs, files, server });
      const site = liveSite({ manifestKey, ...more });
      records.set('shop', site);
      sites.forget({ kind: 'site', siteId: site.siteId });
      return site;
    },
    get: (path, asked) => ask({ port, path, ...asked }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export function liveSite(fields: Partial<LiveSite>): LiveSite {
  return {
    kind: 'live',
    siteId: 'site-1',
    projectId: 'project-1',
    deploymentId: 'deployment-1',
    manifestKey: '',
    previousManifestKeys: [],
    isIndexed: true,
    canonicalOrigin: 'https://shop.example',
    ...fields,
  };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  return address;
}

async function ask({
  port,
  path,
  method = 'GET',
  headers = {},
  slug = 'shop',
}: Asked & { port: number; path: string }) {
  const sent = send({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { host: slug, ...headers },
    agent: false,
  });
  sent.end();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  sent.on('error', reject);
  sent.on('response', (response) => {
    buffer(response).then((bytes) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
    }, reject);
  });
  return promise;
}
