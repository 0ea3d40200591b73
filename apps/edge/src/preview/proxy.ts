import {
  type Logger,
  type RelayFault,
  type RelayLimits,
  type RelayTarget,
  relayRequest,
  relaySocket,
  type ReceivedAnswer,
} from '@loam/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestHeaders, responseHeaders } from './headers.ts';
import { rewritePage, rewrittenPageBytes } from './rewrite-page.ts';

export interface ProxyRules {
  readonly builderOrigin: string;
  readonly cookieName: string;
  readonly logger: Logger;
  /** How long an engine may take; for tests that cannot wait. */
  readonly limits?: RelayLimits | undefined;
  injectScript(html: string): string;
}

/** A first page may have to wait until every dependency is bundled. */
const engineLimits: RelayLimits = { connectMs: 5_000, firstByteMs: 120_000, idleMs: 300_000 };

/** A request to the project's engine where it answers. `refuse` is called when nothing was answered yet. */
export function proxyRequest(
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  options: {
    readonly to: RelayTarget;
    readonly rules: ProxyRules;
    refuse(fault: RelayFault): void;
  },
): Promise<void> {
  const { to, rules, refuse } = options;
  return relayRequest(exchange, {
    to,
    headers: requestHeaders(exchange.request, rules),
    limits: rules.limits ?? engineLimits,
    logger: rules.logger,
    fields: { host: exchange.request.headers.host },
    refuse,
    choose(answer) {
      const isRewritten = isRewritable(answer);
      const headers = responseHeaders(answer, { ...rules, isRewritten });
      return { kind: 'pass', headers, through: isRewritten ? [rewritePage(rules.injectScript)] : [] };
    },
  });
}

function isRewritable({ status, incoming: { headers } }: ReceivedAnswer): boolean {
  const isPage = /^text\/html\b/i.test(headers['content-type'] ?? '');
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  const isTooLong = Number(headers['content-length'] ?? 0) > rewrittenPageBytes;
  return isPage && !isEncoded && !isTooLong && status !== 206;
}

/** Joins a browser's socket with the engine's; the returned function cuts both. */
export function proxySocket(
  request: IncomingMessage,
  socket: Duplex,
  options: { readonly to: RelayTarget; readonly rules: ProxyRules },
): () => void {
  const { to, rules } = options;
  return relaySocket(request, socket, {
    to,
    headers: requestHeaders(request, rules),
    limits: rules.limits ?? engineLimits,
    logger: rules.logger,
    fields: { host: request.headers.host },
    choose: (answer) => responseHeaders(answer, { ...rules, isRewritten: false }),
  });
}
