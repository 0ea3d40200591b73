import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AnswerHead, readAnswerHead } from './answer-head.ts';
import { type FaultPlace, relayError, type RelayFault, reportFault } from './fault.ts';
import { hasBody, type HeaderPair } from './headers.ts';
import {
  type Answering,
  type RelayLimits,
  type RelayTarget,
  sendUpstream,
  type Upstream,
} from './send-upstream.ts';

export interface RelayExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface RelayOptions extends FaultPlace {
  readonly to: RelayTarget;
  /** Where it is not that of the request. */
  readonly path?: string | undefined;
  /** Of the request, as the other side may see them. */
  readonly headers: readonly HeaderPair[];
  readonly limits: RelayLimits & {
    /** Of what may be sent on. */
    readonly requestBytes?: number | undefined;
  };
  /** Keeps connections; without it each request has its own. */
  readonly agent?: Agent | undefined;
  choose(answer: ReceivedAnswer): ChosenAnswer;
  /** Nothing was sent yet, and nothing will be. */
  refuse(fault: RelayFault): void;
}

export interface ReceivedAnswer extends AnswerHead {
  readonly incoming: IncomingMessage;
}

export type ChosenAnswer =
  | { readonly kind: 'pass'; readonly headers: readonly HeaderPair[]; readonly through?: readonly Duplex[] }
  /** Something else is sent in its place. */
  | { readonly kind: 'instead'; send(): void };

/**
 * Passes one request on and its answer back, both as they come. Resolves when it is over and never rejects: whatever
 * the other side says ends this one exchange, with a refusal when nothing was sent yet and a broken connection otherwise.
 */
export async function relayRequest(exchange: RelayExchange, options: RelayOptions): Promise<void> {
  const { request, response } = exchange;
  try {
    const first = await attempt(exchange, options, options.agent);
    const last = first?.isRepeatable ? await attempt(exchange, options, undefined) : first;
    if (last) end(exchange, options, last.error);
  } catch (error) {
    reportFault(error, request, options);
    response.destroy();
  }
}

function end({ request, response }: RelayExchange, options: RelayOptions, error: unknown): void {
  const fault = reportFault(error, request, options);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // What is left of the body is read and forgotten.
  request.unpipe();
  request.resume();
  options.refuse(fault);
}

interface Failure {
  readonly error: unknown;
  readonly isRepeatable: boolean;
}

async function attempt(
  exchange: RelayExchange,
  options: RelayOptions,
  agent: Agent | undefined,
): Promise<Failure | undefined> {
  const { request, response } = exchange;
  const { method } = request;
  const { to, path = request.url, headers, limits } = options;
  const framing: readonly HeaderPair[] = isUnmeasured(request) ? [['transfer-encoding', 'chunked']] : [];
  const sent = { to, limits, method, path, agent, headers: [...headers, ...framing] };
  const upstream = sendUpstream(sent);
  let hasLeft = false;
  const onClose = () => {
    hasLeft = !upstream.hasFailed();
    upstream.request.destroy();
  };
  response.once('close', onClose);
  try {
    sendBody(request, upstream, limits.requestBytes);
    await passBack(exchange, options, await upstream.answering);
    // What is still sent after the answer is of no interest to anybody.
    if (!request.complete) upstream.request.destroy();
    return undefined;
  } catch (error) {
    const isRepeatable =
      agent !== undefined && upstream.isUnheard() && isHarmlessTwice(request) && !response.headersSent;
    return hasLeft ? undefined : { error: upstream.reasonFor(error), isRepeatable };
  } finally {
    response.off('close', onClose);
    if (!response.writableEnded) upstream.request.destroy();
  }
}

/** Doing it twice changes nothing more than doing it once, and there is no body that was half sent. */
function isHarmlessTwice(request: IncomingMessage): boolean {
  return /^(?:GET|HEAD|OPTIONS)$/.test(request.method ?? '') && !hasBody(request);
}

function isUnmeasured(request: IncomingMessage): boolean {
  return hasBody(request) && request.headers['content-length'] === undefined;
}

/** Not by a pipeline, which would end the visitor's connection with the other side's. */
function sendBody(request: IncomingMessage, upstream: Upstream, maxBytes = Infinity): void {
  const { request: sending } = upstream;
  if (!hasBody(request)) return void sending.end();
  let left = maxBytes;
  request.on('data', (chunk: Buffer) => {
    if (sending.destroyed) return;
    left -= chunk.length;
    if (left < 0) upstream.giveUp(relayError('too_large', 'The request is too large.'));
    else if (!sending.write(chunk)) request.pause();
  });
  sending.on('drain', () => request.resume());
  sending.on('close', () => request.resume());
  request.on('end', () => sending.end());
}

async function passBack(
  { request, response }: RelayExchange,
  options: RelayOptions,
  answering: Answering,
): Promise<void> {
  if (answering.kind === 'upgrade') {
    answering.far.destroy();
    throw relayError('broken', 'The answer changes the protocol, which nobody asked for.');
  }
  const { answer: incoming } = answering;
  const head = readAnswerHead(incoming);
  const chosen = options.choose({ ...head, incoming });
  if (chosen.kind === 'instead') {
    // Not read to its end, which may never come.
    incoming.destroy();
    return chosen.send();
  }
  const { status } = head;
  response.writeHead(status, chosen.headers.flat());
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    incoming.resume();
    response.end();
    return;
  }
  response.flushHeaders();
  await pipeline([incoming, ...(chosen.through ?? []), response]);
}
