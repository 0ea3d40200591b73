import type { CheckedUrl, Outbound } from '@loam/kernel';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';

/**
 * The guard for addresses that a workspace names, as model libraries want it: the answer is a stream. The connection
 * goes to the address that was checked, and a redirect is an answer like any other.
 */
export function createGuardedFetch(outbound: Pick<Outbound, 'check'>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const target = await outbound.check(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await send(target, request, body);
    const headers = new Headers();
    for (const [name, values] of Object.entries(answer.headersDistinct)) {
      for (const value of values ?? []) headers.append(name, value);
    }
    const status = answer.statusCode ?? 502;
    const hasBody = status !== 204 && status !== 304 && status >= 200;
    return new Response(hasBody ? Readable.toWeb(answer) : null, { status, headers });
  };
}

function send(target: CheckedUrl, request: Request, body: Buffer): Promise<IncomingMessage> {
  const { url, addresses, port } = target;
  const hostname = url.hostname.replace(/^\[|\]$/gu, '');
  const options = {
    host: addresses[0],
    port,
    path: `${url.pathname}${url.search}`,
    method: request.method,
    signal: request.signal,
    // An answer that came packed would have to be unpacked here.
    headers: {
      ...Object.fromEntries(request.headers),
      'accept-encoding': 'identity',
      host: url.host,
      'content-length': String(body.length),
    },
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const sent =
      url.protocol === 'https:'
        ? httpsRequest({ ...options, ...(isIP(hostname) === 0 ? { servername: hostname } : {}) })
        : httpRequest(options);
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}
