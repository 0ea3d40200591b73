import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayOptions, Place } from './gateway.ts';

interface Watched {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly ref: string;
  readonly place: Place | undefined;
}

/** Measures from now on; what is given back has the request told of once it is over. */
export function watchExchange(
  { observe, addressOf }: Pick<GatewayOptions, 'observe' | 'addressOf'>,
  { request, response, ref, place }: Watched,
): () => void {
  if (!observe) return () => {};
  const startedMs = performance.now();
  const { socket } = request;
  const { bytesRead, bytesWritten } = socket;
  const address = addressOf(request);
  return () =>
    void response.once('close', () =>
      observe({
        ref,
        service: place?.name,
        method: request.method ?? 'GET',
        path: (request.url ?? '/').split('?', 1)[0] ?? '/',
        search: place?.search ?? '',
        status: response.statusCode,
        durationMs: performance.now() - startedMs,
        // A connection carries one request after the other, so what was added is this one's.
        bytesIn: Math.max(socket.bytesRead - bytesRead, Number(request.headers['content-length'] ?? 0)),
        bytesOut: socket.bytesWritten - bytesWritten,
        address,
        userAgent: request.headers['user-agent'] ?? '',
      }),
    );
}
