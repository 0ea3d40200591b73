import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { hostingError } from '../errors.ts';
import { isCompressible } from '../store/compress.ts';
import { addToPage } from './add-to-page.ts';
import { answerHeaders, type AnswerRules, hasBody, requestHeaders, type Visitor } from './server-headers.ts';

export interface Forwarding {
  readonly socketPath: string;
  readonly agent: Agent;
  readonly visitor: Visitor;
  /** Added to every page; empty for none. */
  readonly markup: string;
  readonly isShared: boolean;
  readonly isIndexed: boolean;
  readonly limits: {
    readonly requestBytes: number;
    readonly firstByteMs: number;
    readonly silentMs: number;
    readonly answerMs: number;
  };
  /** Sent where the server has nothing at the address, or only a page. */
  readonly instead?: (() => void) | undefined;
  refuse(status: 413 | 502 | 504): void;
}

interface Passing extends Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const heldPageBytes = 128 * 1024;
const minZippedBytes = 1024;

/** One request to the server behind a socket and its answer back, both as they come. Resolves when it is over. */
export async function forward(
  { request, response }: Pick<Passing, 'request' | 'response'>,
  forwarding: Forwarding,
): Promise<void> {
  const passing: Passing = { ...forwarding, request, response };
  const first = await attempt(passing, passing.agent);
  // A connection that was kept may have been closed by the other side at the very moment it was used.
  const last = first === 'lost' ? await attempt(passing, undefined) : first;
  if (last === 'done') return;
  if (response.headersSent || response.destroyed) response.destroy();
  else passing.refuse(last === 'lost' ? 502 : last);
}

type Outcome = 'done' | 'lost' | 413 | 502 | 504;

async function attempt(passing: Passing, agent: Agent | undefined): Promise<Outcome> {
  const { request, response, limits } = passing;
  const upstream = httpRequest({
    socketPath: passing.socketPath,
    path: request.url,
    method: request.method,
    headers: requestHeaders(request, passing.visitor),
    agent: agent ?? false,
  });
  let fault: 413 | 502 | 504 = 502;
  const giveUp = (status: typeof fault) => {
    fault = status;
    upstream.destroy();
  };
  const timers = [setTimeout(() => giveUp(504), limits.answerMs)];
  upstream.setTimeout(limits.silentMs, () => giveUp(504));
  upstream.once('finish', () => timers.push(setTimeout(() => giveUp(504), limits.firstByteMs)));
  const onClose = () => void upstream.destroy();
  response.once('close', onClose);
  try {
    const answering = answerOf(upstream);
    const sending = sendBody(passing, upstream, giveUp);
    const answer = await answering;
    timers.splice(1).forEach((timer) => clearTimeout(timer));
    await sendAnswer(passing, answer);
    // What a visitor still sends after the answer is of no interest to anybody.
    if (request.complete) await sending;
    else upstream.destroy();
    return 'done';
  } catch {
    if (response.destroyed) return 'done';
    const isRepeatable = upstream.reusedSocket && !hasBody(request) && !response.headersSent;
    return isRepeatable && agent && fault === 502 ? 'lost' : fault;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    response.off('close', onClose);
    upstream.on('error', () => {});
    if (!upstream.destroyed && !response.writableFinished) upstream.destroy();
  }
}

function answerOf(upstream: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    upstream.once('response', resolve);
    upstream.once('error', reject);
    upstream.once('close', () => reject(hostingError('server_broken', 'The server said nothing.')));
  });
}

async function sendBody(
  { request, limits }: Passing,
  upstream: ClientRequest,
  giveUp: (status: 413) => void,
): Promise<void> {
  if (!hasBody(request)) return void upstream.end();
  let left = limits.requestBytes;
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length;
      if (left >= 0) return done(null, chunk);
      giveUp(413);
      done(hostingError('request_too_large', 'The request is too large.'));
    },
  });
  await pipeline(request, bounded, upstream).catch(() => {});
}

async function sendAnswer(passing: Passing, answer: IncomingMessage): Promise<void> {
  const { request, response, instead } = passing;
  const status = answer.statusCode ?? 502;
  if (instead && (status === 404 || isPage(answer))) {
    answer.resume();
    return instead();
  }
  const changes = changesOf(passing, answer);
  response.writeHead(status, answerHeaders(answer, { ...passing, ...changes }));
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    answer.resume();
    response.end();
    return;
  }
  response.flushHeaders();
  const added = changes.isChanged ? [addToPage(passing.markup, heldPageBytes)] : [];
  // A page in parts is shown in parts: what is there leaves at once.
  const zipped = changes.isZipped ? [createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })] : [];
  await pipeline([answer, ...added, ...zipped, response]);
}

function isPage({ headers }: IncomingMessage): boolean {
  return /^text\/html\b/i.test(headers['content-type'] ?? '');
}

/** What happens to the body on its way; a part of a file, and what is small already, stays as it is. */
function changesOf(
  { request, markup }: Passing,
  answer: IncomingMessage,
): Pick<AnswerRules, 'isChanged' | 'isZipped'> {
  const coding = answer.headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity' || answer.statusCode === 206) return { isChanged: false, isZipped: false };
  return { isChanged: isPage(answer) && markup !== '', isZipped: isWorthZipping(request, answer) };
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
