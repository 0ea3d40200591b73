import { getRequestListener } from '@hono/node-server';
import type { Gateway } from '@loam/cloud/gateway';
import { errorMessage } from '@loam/kernel';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerConfig } from './config.ts';
import type { DepsOptions } from './deps-options.ts';
import { createDeps, type Deps } from './deps.ts';
import { createDevProxy } from './dev-proxy.ts';
import { clientAddress, peerOf } from './http/client-address.ts';
import type { PreviewHosts } from './modules/preview/index.ts';
import { createWebFiles } from './web-files.ts';
import { webHeaders } from './web-headers.ts';

export { readConfig, type ServerConfig } from './config.ts';
export type { FunctionHost } from './modules/cloud/index.ts';
export type { PreviewHosts } from './modules/preview/index.ts';
export { clientAddress, peerOf } from './http/client-address.ts';
export { countAllVisits, createVisitSink } from './modules/analytics/index.ts';
export { createSiteSource } from './modules/publishing/index.ts';

export interface ServerOptions extends DepsOptions {
  /** The built web app. */
  readonly webDir?: string | undefined;
  /** While developing: where the bundler serves the web app. */
  readonly webDevUrl?: string | undefined;
}

export interface Server {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** For whoever answers the hosts of previews. */
  readonly previews: PreviewHosts;
  /** For whoever hands out uploaded files. */
  readonly uploadSigner: Deps['uploadSigner'];
  /** For whoever answers the hosts of clouds. */
  readonly clouds: Gateway;
  /** Builds what every project begins with, unless that was done; `onWork` when there is something to do. */
  prepareStarter(onWork: () => void): Promise<boolean>;
  /** Readies the model without a key, where the installation has no other. */
  warmModel(): Promise<void>;
  /** Requests that are being answered are finished first. Calling it again changes nothing. */
  close(): Promise<void>;
}

/** The control plane: API, live socket and the web app. It opens no port; whoever plugs it in does. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const deps = await createDeps(options);
  const api = apiListener(deps, options);
  const pages = pageListener(options);
  const running = new Set<ServerResponse>();
  const close = async () => {
    await answered(running);
    await deps.close();
  };
  let closing: Promise<void> | undefined;
  return {
    handle(request, response) {
      // Nothing under /api is ever answered with a page.
      running.add(response);
      response.once('close', () => running.delete(response));
      response.setHeader('x-content-type-options', 'nosniff');
      const listener = /^\/api(?:[/?#]|$)/.test(request.url ?? '') ? api : pages.handle;
      listener(request, response).catch((error: unknown) => {
        options.logger.error({ error: errorMessage(error) }, 'an answer was broken off');
        response.destroy();
      });
    },
    upgrade(request, socket, head) {
      const [path] = (request.url ?? '').split('?');
      const upgrade = deps.upgrades.get(path ?? '');
      if (upgrade)
        upgrade(request, socket, head).catch((error: unknown) => {
          options.logger.error({ error: errorMessage(error) }, 'a socket was broken off');
          socket.destroy();
        });
      else pages.upgrade(request, socket, head);
    },
    previews: deps.previews,
    uploadSigner: deps.uploadSigner,
    clouds: deps.clouds,
    prepareStarter: deps.prepareStarter,
    warmModel: deps.warmModel,
    close: () => (closing ??= close()),
  };
}

const graceMs = 5000;

/** Waits for what is being answered, but not for ever. */
async function answered(running: ReadonlySet<ServerResponse>): Promise<void> {
  const all = Promise.all([...running].map((response) => once(response, 'close')));
  await Promise.race([all, sleep(graceMs, undefined, { ref: false })]);
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function apiListener(deps: Deps, { config }: { readonly config: ServerConfig }): Listener {
  return getRequestListener((request, { incoming }) => {
    const address = clientAddress(peerOf(incoming), config.trustedProxies);
    return deps.app.fetch(request, { address });
  });
}

interface Pages {
  readonly handle: Listener;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

function pageListener(options: ServerOptions): Pages {
  if (options.webDevUrl !== undefined) {
    const proxy = createDevProxy(options.webDevUrl, options.logger);
    return { handle: async (request, response) => proxy.handle(request, response), upgrade: proxy.upgrade };
  }
  const { config, webDir = '' } = options;
  const files = createWebFiles({ dir: webDir, brand: config.brand, headers: webHeaders(config) });
  return {
    handle: files.handle,
    upgrade: (_, socket) =>
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'),
  };
}
