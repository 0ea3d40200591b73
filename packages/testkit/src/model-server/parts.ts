import { setTimeout as wait } from 'node:timers/promises';
import { UNKNOWN_TOOL, type Fault } from './faults.ts';
import type { Reply, ScriptedToolCall, ScriptedUsage, StreamedToolCall } from './reply.ts';
import { chop, type BreakOff, type Interlude, type KeepAlive, type Streamed } from './streamed.ts';

export type FinishReason = 'stop' | 'tool-calls' | 'length' | 'content-filter';

/** What a model says, before a protocol gives it its form. */
export type Part =
  | { readonly kind: 'reasoning'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call-start'; readonly index: number; readonly id: string; readonly name: string }
  | { readonly kind: 'call-input'; readonly index: number; readonly json: string }
  | { readonly kind: 'call-end'; readonly index: number; readonly name: string; readonly json: string }
  | { readonly kind: 'finish'; readonly reason: FinishReason; readonly usage: ScriptedUsage };

/** What happens to the stream itself, the same in every protocol. */
export type StreamPart = Part | KeepAlive | BreakOff;

export interface PartsOptions {
  readonly reply: Reply;
  readonly fault: Fault | undefined;
  /** Tool-call ids are unique over a conversation because they carry the number of the request. */
  readonly requestIndex: number;
  readonly requestBytes: number;
  readonly signal: AbortSignal;
}

const PIECE_CHARACTERS = 24;
const FLOOD_PIECE = 'The quick brown fox jumps over the lazy dog. '.repeat(364);
const BYTES_PER_TOKEN = 4;

export async function* partsOf(options: PartsOptions): AsyncGenerator<StreamPart> {
  const { reply, fault } = options;
  let size = 0;
  let calls = 0;
  let isFirst = true;
  for await (const part of unpaced(options)) {
    if (reply.delayMs !== undefined && !isFirst) {
      await wait(reply.delayMs, undefined, { signal: options.signal });
    }
    isFirst = false;
    if (part.kind === 'call-start') calls += 1;
    if (part.kind === 'text' || part.kind === 'reasoning') size += part.text.length;
    if (part.kind === 'call-end') size += part.json.length + part.name.length;
    yield part;
  }
  const reason = reply.finish ?? (calls > 0 ? 'tool-calls' : 'stop');
  const usage = reply.usage ?? {
    input: Math.ceil(options.requestBytes / BYTES_PER_TOKEN),
    output: Math.ceil(size / BYTES_PER_TOKEN),
  };
  if (fault?.kind !== 'endless-tools') yield { kind: 'finish', reason, usage };
}

async function* unpaced(options: PartsOptions): AsyncGenerator<StreamPart> {
  const { reply, fault, requestIndex, signal } = options;
  const said = (kind: 'text' | 'reasoning', source: Streamed) => words(kind, source, options);
  yield* said('reasoning', reply.reasoning ?? '');
  if (fault?.kind === 'flood') yield* flood(fault.bytes);
  yield* said('text', reply.text ?? '');
  let index = 0;
  const called = (call: StreamedToolCall) =>
    callParts(call, { index, id: `call_${requestIndex}_${index++}` }, options);
  for (const call of fault?.kind === 'endless-tools' ? endlessly(reply, signal) : callsOf(reply, fault)) {
    yield* called(call);
  }
  for await (const part of reply.parts ?? []) {
    if ('text' in part) yield* said('text', part.text);
    else if ('reasoning' in part) yield* said('reasoning', part.reasoning);
    else if ('call' in part) yield* called(written(part.call));
    else yield* interlude(part, signal);
  }
}

async function* words(
  kind: 'text' | 'reasoning',
  source: Streamed,
  { reply, signal }: PartsOptions,
): AsyncGenerator<StreamPart> {
  for await (const piece of piecesOf(source, reply)) {
    if (typeof piece === 'string') yield { kind, text: piece };
    else yield* interlude(piece, signal);
  }
}

async function* callParts(
  call: StreamedToolCall,
  { index, id }: { readonly index: number; readonly id: string },
  { reply, signal }: PartsOptions,
): AsyncGenerator<StreamPart> {
  yield { kind: 'call-start', index, id, name: call.name };
  let json = '';
  for await (const piece of piecesOf(call.json, reply)) {
    if (typeof piece !== 'string') {
      yield* interlude(piece, signal);
      continue;
    }
    json += piece;
    yield { kind: 'call-input', index, json: piece };
  }
  yield { kind: 'call-end', index, name: call.name, json };
}

async function* interlude(part: Interlude, signal: AbortSignal): AsyncGenerator<KeepAlive | BreakOff> {
  if (part.kind === 'gate') await part.pass(signal);
  else yield part;
}

function piecesOf(
  source: Streamed,
  { pieceCharacters = PIECE_CHARACTERS }: Reply,
): Exclude<Streamed, string> {
  return typeof source === 'string' ? chop(source, pieceCharacters) : source;
}

function callsOf(reply: Reply, fault: Fault | undefined): readonly StreamedToolCall[] {
  const calls = (reply.toolCalls ?? []).map(written);
  const [first, ...rest] = calls;
  if (fault?.kind === 'unknown-tool') return [{ name: UNKNOWN_TOOL, json: first?.json ?? '{}' }, ...rest];
  if (fault?.kind !== 'malformed-tool-call') return calls;
  const whole = first ?? { name: fault.name, json: JSON.stringify({ path: 'src/app.tsx', content: 'a' }) };
  const json = typeof whole.json === 'string' ? whole.json.slice(0, -1) : whole.json;
  return [{ name: whole.name, json }, ...rest];
}

function* endlessly(reply: Reply, signal: AbortSignal): Generator<StreamedToolCall> {
  const call = written(reply.toolCalls?.[0] ?? { name: 'list_files', input: {} });
  while (!signal.aborted) yield call;
}

function* flood(bytes: number): Generator<Part> {
  for (let sent = 0; sent < bytes; sent += FLOOD_PIECE.length) {
    yield { kind: 'text', text: FLOOD_PIECE.slice(0, bytes - sent) };
  }
}

function written(call: ScriptedToolCall | StreamedToolCall): StreamedToolCall {
  return 'json' in call ? call : { name: call.name, json: JSON.stringify(call.input ?? {}) };
}
