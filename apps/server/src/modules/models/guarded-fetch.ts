import { AppError, type Outbound, sendRequest } from '@loam/kernel';
import { Readable } from 'node:stream';

/** For each address of a name, before the next is tried. */
const connectMs = 5_000;

/**
 * The guard for addresses that a workspace names, as model libraries want it: the answer is a stream. The connection
 * goes to one of the addresses that were checked, and a redirect is an answer like any other.
 */
export function createGuardedFetch(outbound: Pick<Outbound, 'check'>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const target = await outbound.check(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const { method, signal } = request;
    // An answer that came packed would have to be unpacked here.
    const own = { 'accept-encoding': 'identity', 'content-length': String(body.length) };
    const sent = { ...Object.fromEntries(request.headers), ...own };
    const answer = await sendRequest(target, { method, headers: sent, body, signal, connectMs });
    const headers = new Headers();
    for (const [name, values] of Object.entries(answer.headersDistinct)) {
      for (const value of values ?? []) headers.append(name, value);
    }
    const status = answer.statusCode ?? 0;
    if (status < 200 || status > 599) {
      answer.destroy();
      throw new AppError({ code: 'connection_failed', detail: `The status ${status} is no answer.` });
    }
    const hasBody = status !== 204 && status !== 304;
    if (!hasBody) answer.resume();
    return new Response(hasBody ? Readable.toWeb(answer) : null, { status, headers });
  };
}
