import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gather, type AnswerContext, type Dialect } from './dialect.ts';
import type { Cue } from './director.ts';
import type { Fault } from './faults.ts';
import { partsOf, type StreamPart } from './parts.ts';

export interface Performance {
  readonly cue: Cue;
  readonly dialect: Dialect;
  readonly context: AnswerContext;
  readonly stream: boolean;
  readonly requestIndex: number;
  readonly requestBytes: number;
  readonly response: ServerResponse;
  /** Aborts when the other side is gone or the server closes. */
  readonly signal: AbortSignal;
}

/** Writes one answer, with whatever is to go wrong in it. */
export async function perform(performance: Performance): Promise<void> {
  const { cue, dialect, response, signal } = performance;
  const { reply, fault } = cue;
  if (reply.firstByteMs !== undefined) await wait(reply.firstByteMs, undefined, { signal });
  if (fault?.kind === 'stall-before') return forever(signal);
  if (fault?.kind === 'hang-up') {
    response.destroy();
    return;
  }
  if (fault?.kind === 'status') {
    const body = dialect.failure(fault.status, fault.message);
    return sendJson(response, { status: fault.status, headers: fault.headers, body });
  }
  response.writeHead(200, { 'content-type': contentType(performance), 'cache-control': 'no-cache' });
  response.flushHeaders();
  try {
    await writeBody(performance, bodyOf(performance));
  } catch (error) {
    if (!(error instanceof BreakOffError)) throw error;
    response.destroy();
  }
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendJson(response: ServerResponse, { status, body, headers = {} }: JsonAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function contentType({ cue, stream }: Performance): string {
  if (cue.fault?.kind === 'wrong-content-type') return 'text/html; charset=utf-8';
  return stream ? 'text/event-stream; charset=utf-8' : 'application/json';
}

async function* bodyOf(performance: Performance): AsyncGenerator<string> {
  const { cue, dialect, context, stream, signal } = performance;
  const fault = cue.fault;
  if (fault?.kind === 'empty') return;
  if (fault?.kind === 'wrong-content-type') {
    yield '<!doctype html><title>Sign in to the network</title>';
    return;
  }
  if (fault?.kind === 'garbage') {
    yield stream ? 'data: {"id": "chatcmpl-\n\n' : '{"id": "chatcmpl-';
    return;
  }
  const { requestIndex, requestBytes } = performance;
  const parts = partsOf({ reply: cue.reply, fault, requestIndex, requestBytes, signal });
  if (stream) yield* framesOf(dialect, context, parts);
  else yield JSON.stringify(dialect.whole(await gather(parts), context));
}

async function* framesOf(
  dialect: Dialect,
  context: AnswerContext,
  parts: AsyncIterable<StreamPart>,
): AsyncGenerator<string> {
  const encoder = dialect.encoder(context);
  yield encoder.begin();
  for await (const part of parts) {
    if (part.kind === 'break-off') throw new BreakOffError();
    yield part.kind === 'keep-alive' ? ': keep-alive\n\n' : encoder.part(part);
  }
}

/** The script breaks the connection at this place of the stream. */
class BreakOffError extends Error {}

async function writeBody(performance: Performance, body: AsyncIterable<string>): Promise<void> {
  const { cue, dialect, response, signal } = performance;
  const limit = limitOf(cue.fault);
  let sent = 0;
  for await (const text of body) {
    if (signal.aborted) return;
    const bytes = Buffer.from(text);
    // An error event stands between two frames, never inside one.
    if (cue.fault?.kind === 'stream-error' && sent + bytes.length > limit) break;
    const rest = bytes.subarray(0, Math.max(0, limit - sent));
    sent += rest.length;
    await write(response, rest, cue.reply.writeBytes);
    if (sent >= limit) break;
  }
  if (cue.fault?.kind === 'stall-after') return forever(signal);
  if (cue.fault?.kind === 'cut' && !cue.fault.clean) {
    response.destroy();
    return;
  }
  response.end(cue.fault?.kind === 'stream-error' ? dialect.failureFrame(cue.fault.message) : '');
}

function limitOf(fault: Fault | undefined): number {
  if (fault?.kind === 'stall-after') return fault.bytes;
  if (fault?.kind === 'cut' || fault?.kind === 'stream-error') return fault.afterBytes;
  return Number.POSITIVE_INFINITY;
}

/** Resolves when the bytes have been handed to the system, so that a cut comes after them and not before. */
async function write(response: ServerResponse, bytes: Buffer, pieceBytes = bytes.length): Promise<void> {
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    const piece = bytes.subarray(from, from + pieceBytes);
    await new Promise<void>((resolve) => response.write(piece, () => resolve()));
  }
}

async function forever(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
