import { errorMessage, type Clock, type Logger } from '@loam/kernel';
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { LiveSite, OwnPaths } from '../sites/ports.ts';
import { createCollector } from './collector.ts';
import type { VisitEvent, VisitSink } from './ports.ts';
import { deviceOf, isBot } from './read-agent.ts';
import { readBeacon } from './read-beacon.ts';
import { visitPaths, visitScript } from './visit-script.data.ts';

export interface VisitsOptions {
  readonly sink: VisitSink;
  readonly clock: Clock;
  readonly logger: Logger;
  /** After the proxies that the operator trusts. */
  addressOf(request: IncomingMessage): string;
  /** Two letters, where the operator's proxy or a local database says so. */
  countryOf(request: IncomingMessage, address: string): string | null;
}

const maxBody = 4096;

/** Counts visits of sites: gives pages their script and takes what it reports. */
export function createVisits(options: VisitsOptions): OwnPaths {
  const { clock, logger, sink } = options;
  const collector = createCollector(sink);
  let today: { readonly day: string; readonly salt: Uint8Array } | undefined;

  async function saltOf(day: string): Promise<Uint8Array> {
    if (today?.day !== day) today = { day, salt: await sink.salt(day) };
    return today.salt;
  }

  async function eventOf(request: IncomingMessage, site: LiveSite): Promise<VisitEvent | undefined> {
    const agent = request.headers['user-agent'] ?? '';
    const body = await readBody(request);
    const beacon = body === undefined ? undefined : readBeacon(body, request.headers.host ?? '');
    if (!beacon || isBot(agent) || !isOwnPage(request)) return undefined;
    const at = clock.now();
    const address = options.addressOf(request);
    const salt = await saltOf(at.toISOString().slice(0, 10));
    return {
      projectId: site.projectId,
      at,
      visitor: visitorOf(salt, [site.siteId, networkOf(address), agent]),
      path: beacon.kind === 'view' ? beacon.path : null,
      source: beacon.kind === 'view' ? beacon.source : null,
      country: options.countryOf(request, address),
      device: deviceOf(agent),
      durationMs: beacon.kind === 'time' ? beacon.durationMs : 0,
    };
  }

  async function count(request: IncomingMessage, response: ServerResponse, site: LiveSite): Promise<void> {
    try {
      const event = await eventOf(request, site);
      if (event) await collector.add(event);
      response.writeHead(204, { 'cache-control': 'no-store' }).end();
    } catch (error) {
      logger.warn({ error: errorMessage(error) }, 'a visit was not counted');
      response.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' }).end();
    }
  }

  return {
    handle(request, response, site) {
      const path = request.url?.split('?')[0];
      if (path === visitPaths.script && (request.method === 'GET' || request.method === 'HEAD')) {
        response.writeHead(200, scriptHeaders).end(request.method === 'HEAD' ? undefined : visitScript);
        return true;
      }
      if (path !== visitPaths.beacon || request.method !== 'POST' || !site.analytics) return false;
      void count(request, response, site);
      return true;
    },
  };
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-length': Buffer.byteLength(visitScript),
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
};

/** Other sites cannot count visits of this one. */
function isOwnPage(request: IncomingMessage): boolean {
  const from = request.headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
}

function visitorOf(salt: Uint8Array, parts: readonly string[]): string {
  return createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 22);
}

/** Browsers change the second half of an IPv6 address as they like. */
function networkOf(address: string): string {
  return isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;
}

/** With listeners: walking over the stream costs more than all else that is done for a visit. */
function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (request.readableEnded) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBody) chunks.push(chunk);
    });
    request.on('error', reject);
    request.on('end', () => {
      const [first] = chunks;
      if (first === undefined || bytes > maxBody) resolve(undefined);
      else resolve((chunks.length === 1 ? first : Buffer.concat(chunks)).toString('utf8'));
    });
  });
}
