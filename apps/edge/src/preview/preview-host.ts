import type { PreviewScript } from '@loam/preview-script';
import { type Logger, type RelayLimits, reportFault } from '@loam/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAnswers } from './answers.ts';
import { isFromElsewhere, isOwnSocket } from './origin.ts';
import { injectorOf, scriptFileAt, sendScript } from './own-scripts.ts';
import type { PreviewAsk, PreviewPort } from './ports.ts';
import { proxySocket } from './proxy.ts';

export interface PreviewRoute {
  readonly name: string;
  readonly commit?: string;
}

export interface PreviewHostOptions {
  readonly brand: string;
  readonly builderOrigin: string;
  readonly previews: PreviewPort;
  /** What every page of a preview runs first; absent where it was not built. */
  readonly script: PreviewScript | undefined;
  readonly logger: Logger;
  /** How long an engine may take. */
  readonly limits?: RelayLimits | undefined;
}

export interface PreviewHost {
  handle(request: IncomingMessage, response: ServerResponse, route: PreviewRoute): void;
  upgrade(request: IncomingMessage, socket: Duplex, route: PreviewRoute): void;
  close(): void;
}

/** Answers the hosts of previews: nothing of a project without a session, its engine's answer with one. */
export function createPreviewHost(options: PreviewHostOptions): PreviewHost {
  const { brand, builderOrigin, previews, script, logger, limits } = options;
  const { cookieName } = previews;
  const injectScript = injectorOf(script, builderOrigin);
  const rules = { builderOrigin, cookieName, logger, limits, injectScript };
  const answers = createAnswers({ brand, rules, openFile: previews.openFile });
  const cuts = new Set<() => void>();
  return {
    handle(request, response, route) {
      const exchange = { request, response };
      if (isFromElsewhere(request, ownOrigin(request, builderOrigin))) return answers.refuse(exchange);
      const file = scriptFileAt(script, request.url);
      if (file) return sendScript(file, request, response);
      previews
        .resolve(askOf(request, route))
        .then((answer) => answers.send(answer, exchange))
        .catch((error: unknown) => answers.fail(exchange, error));
    },
    upgrade(request, socket, route) {
      if (!isOwnSocket(request, ownOrigin(request, builderOrigin))) return refuseSocket(socket);
      const ask = askOf(request, route);
      const join = async () => {
        const answer = await previews.resolve(ask);
        if (answer.kind !== 'engine') return refuseSocket(socket);
        const cut = proxySocket(request, socket, { to: answer.address, rules });
        cuts.add(cut);
        socket.once('close', () => cuts.delete(cut));
        const release = previews.watch(ask, cut);
        socket.once('close', release);
        if (socket.destroyed) release();
      };
      join().catch((error: unknown) => {
        reportFault(error, request, { logger, fields: { host: request.headers.host } });
        refuseSocket(socket);
      });
    },
    close() {
      for (const cut of cuts) cut();
    },
  };
}

function askOf(request: IncomingMessage, route: PreviewRoute): PreviewAsk {
  return {
    name: route.name,
    ...(route.commit === undefined ? {} : { commit: route.commit }),
    path: request.url ?? '/',
    cookie: request.headers.cookie,
  };
}

/** The builder's scheme is what browsers use for previews too, whatever a proxy in front of us speaks to us. */
function ownOrigin(request: IncomingMessage, builderOrigin: string): string {
  return `${new URL(builderOrigin).protocol}//${(request.headers.host ?? '').toLowerCase()}`;
}

function refuseSocket(socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
}
