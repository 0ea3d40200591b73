import {
  type Logger,
  type ReceivedAnswer,
  type RelayExchange,
  type RelayFault,
  type RelayLimits,
  type RelayTarget,
  relayRequest,
} from '@loam/kernel';
import type { Agent, IncomingMessage } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { isCompressible } from '../store/compress.ts';
import { addToPage } from './add-to-page.ts';
import { answerHeaders, type AnswerRules, requestHeaders, type Visitor } from './server-headers.ts';

export interface Forwarding {
  readonly siteId: string;
  readonly to: RelayTarget;
  readonly agent: Agent;
  readonly visitor: Visitor;
  /** Added to every page; empty for none. */
  readonly markup: string;
  readonly isShared: boolean;
  readonly isIndexed: boolean;
  readonly limits: RelayLimits & { readonly requestBytes: number };
  readonly logger: Logger;
  /** Sent where the server has nothing at the address, or only a page. */
  readonly instead?: (() => void) | undefined;
  refuse(status: 413 | 502 | 504, traceId: string): void;
}

const heldPageBytes = 128 * 1024;
const minZippedBytes = 1024;
const statuses = { too_large: 413, unreachable: 502, broken: 502, silent: 504 } as const;

/** One request to the server of a site and its answer back, both as they come. Resolves when it is over. */
export function forward(exchange: RelayExchange, forwarding: Forwarding): Promise<void> {
  const { request } = exchange;
  const { to, agent, limits, logger, siteId, visitor, instead } = forwarding;
  return relayRequest(exchange, {
    to,
    headers: requestHeaders(request, visitor),
    agent,
    limits,
    logger,
    fields: { siteId },
    choose(answer) {
      if (instead && (answer.status === 404 || isPage(answer.incoming)))
        return { kind: 'instead', send: instead };
      const changes = changesOf(forwarding, request, answer);
      const added = changes.isChanged ? [addToPage(forwarding.markup, heldPageBytes)] : [];
      // A page in parts is shown in parts: what is there leaves at once.
      const zipped = changes.isZipped ? [createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })] : [];
      const headers = answerHeaders(answer, { ...forwarding, ...changes });
      return { kind: 'pass', headers, through: [...added, ...zipped] };
    },
    refuse: ({ kind, traceId }: RelayFault) => forwarding.refuse(statuses[kind], traceId),
  });
}

function isPage({ headers }: IncomingMessage): boolean {
  return /^text\/html\b/i.test(headers['content-type'] ?? '');
}

/** What happens to the body on its way; a part of a file, and what is small already, stays as it is. */
function changesOf(
  { markup }: Forwarding,
  request: IncomingMessage,
  { status, incoming }: ReceivedAnswer,
): Pick<AnswerRules, 'isChanged' | 'isZipped'> {
  const coding = incoming.headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity' || status === 206) return { isChanged: false, isZipped: false };
  return { isChanged: isPage(incoming) && markup !== '', isZipped: isWorthZipping(request, incoming) };
}

function isWorthZipping(request: IncomingMessage, { headers }: IncomingMessage): boolean {
  const type = (headers['content-type'] ?? '').toLowerCase();
  const isText = isCompressible(type) || /^text\/(?!event-stream)|[/+](?:json|xml|javascript)\b/.test(type);
  const length = headers['content-length'];
  const isLong = length === undefined || Number(length) >= minZippedBytes;
  const isAllowed = !(headers['cache-control'] ?? '').includes('no-transform');
  const isRead = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? '');
  return isText && isLong && isAllowed && isRead && !type.startsWith('text/event-stream');
}
