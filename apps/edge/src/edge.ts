import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sites } from '@loam/hosting';
import type { CloudHost } from './cloud-host.ts';
import type { FilesHost } from './files-host.ts';
import type { Forwarder } from './forwarder.ts';
import { nothingHerePage } from './nothing-here-page.ts';
import type { PreviewHost } from './preview/preview-host.ts';
import type { HostRoute } from './route-host.ts';

/** What the edge answers: every host that is neither the builder's nor invalid. */
export type EdgeRoute = Extract<HostRoute, { kind: 'preview' | 'site' | 'files' | 'cloud' | 'other' }>;

export interface EdgeOptions {
  readonly brand: string;
  /** The builder's origin, which alone may show a preview in a frame. */
  readonly builderOrigin: string;
  /** Absent where uploads are served by another process. */
  readonly files?: FilesHost | undefined;
  /** Absent where previews are served by another process. */
  readonly previews?: PreviewHost | undefined;
  /** Absent where sites are served by another process. */
  readonly sites?: Pick<Sites, 'handle'> | undefined;
  /** Absent where clouds are served by another process. */
  readonly clouds?: CloudHost | undefined;
  /** The process that has the previews, files and clouds that this one lacks. */
  readonly elsewhere?: Forwarder | undefined;
}

export interface Edge {
  handle(request: IncomingMessage, response: ServerResponse, route: EdgeRoute): void;
  upgrade(request: IncomingMessage, socket: Duplex, route: EdgeRoute): void;
  close(): Promise<void>;
}

const nothingHere = 'There is nothing here yet';

export function createEdge(options: EdgeOptions): Edge {
  const page = nothingHerePage({ brand: options.brand, title: nothingHere });
  const isHandedOn = ({ kind }: EdgeRoute) =>
    options.elsewhere !== undefined && (kind === 'preview' || kind === 'files' || kind === 'cloud');
  return {
    handle(request, response, route) {
      if (options.sites) {
        if (route.kind === 'site')
          return options.sites.handle(request, response, { kind: 'slug', slug: route.slug });
        if (route.kind === 'other')
          return options.sites.handle(request, response, { kind: 'domain', name: route.name });
      }
      if (route.kind === 'files' && options.files) {
        void options.files.handle(request, response);
        return;
      }
      if (route.kind === 'preview' && options.previews)
        return options.previews.handle(request, response, route);
      if (route.kind === 'cloud' && options.clouds) return options.clouds.handle(request, response, route);
      if (isHandedOn(route)) return options.elsewhere?.handle(request, response);
      answerNothing(request, response, { page, headers: safeHeaders(route, options.builderOrigin) });
    },
    upgrade(request, socket, route) {
      if (route.kind === 'preview' && options.previews)
        return options.previews.upgrade(request, socket, route);
      if (route.kind === 'cloud' && options.clouds) return options.clouds.upgrade(request, socket, route);
      if (isHandedOn(route)) return options.elsewhere?.upgrade(request, socket);
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    },
    async close() {
      options.previews?.close();
      options.clouds?.close();
      options.elsewhere?.close();
    },
  };
}

function answerNothing(
  request: IncomingMessage,
  response: ServerResponse,
  { page, headers }: { readonly page: string; readonly headers: Record<string, string> },
): void {
  // Read and forgotten, so that the connection can serve its next request.
  request.resume();
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const body = isPage ? page : JSON.stringify({ status: 404, code: 'not_found', detail: nothingHere });
  response.writeHead(404, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function safeHeaders(route: EdgeRoute, builderOrigin: string): Record<string, string> {
  const frames = route.kind === 'preview' ? builderOrigin : "'none'";
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors ${frames}`,
    'referrer-policy': 'no-referrer',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}
