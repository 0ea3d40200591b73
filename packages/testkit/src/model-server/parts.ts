import { setTimeout as wait } from 'node:timers/promises';
import { UNKNOWN_TOOL, type Fault } from './faults.ts';
import type { Reply, ScriptedToolCall, ScriptedUsage } from './reply.ts';

export type FinishReason = 'stop' | 'tool-calls' | 'length' | 'content-filter';

/** What a model says, before a protocol gives it its form. */
export type Part =
  | { readonly kind: 'reasoning'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call-start'; readonly index: number; readonly id: string; readonly name: string }
  | { readonly kind: 'call-input'; readonly index: number; readonly json: string }
  | { readonly kind: 'call-end'; readonly index: number; readonly name: string; readonly json: string }
  | { readonly kind: 'finish'; readonly reason: FinishReason; readonly usage: ScriptedUsage };

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

export async function* partsOf(options: PartsOptions): AsyncGenerator<Part> {
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

async function* unpaced({ reply, fault, requestIndex, signal }: PartsOptions): AsyncGenerator<Part> {
  for (const text of chop(reply.reasoning ?? '')) yield { kind: 'reasoning', text };
  if (fault?.kind === 'flood') yield* flood(fault.bytes);
  const source = reply.text ?? '';
  for await (const text of typeof source === 'string' ? chop(source) : source) yield { kind: 'text', text };
  let index = 0;
  for (const call of fault?.kind === 'endless-tools' ? endlessly(reply, signal) : callsOf(reply, fault)) {
    const id = `call_${requestIndex}_${index}`;
    yield { kind: 'call-start', index, id, name: call.name };
    for (const json of chop(call.json)) yield { kind: 'call-input', index, json };
    yield { kind: 'call-end', index, name: call.name, json: call.json };
    index += 1;
  }
}

interface WrittenCall {
  readonly name: string;
  readonly json: string;
}

function callsOf(reply: Reply, fault: Fault | undefined): readonly WrittenCall[] {
  const calls = (reply.toolCalls ?? []).map(written);
  const [first, ...rest] = calls;
  if (fault?.kind === 'unknown-tool') return [{ name: UNKNOWN_TOOL, json: first?.json ?? '{}' }, ...rest];
  if (fault?.kind !== 'malformed-tool-call') return calls;
  const whole = first ?? { name: fault.name, json: JSON.stringify({ path: 'src/app.tsx', content: 'a' }) };
  return [{ name: whole.name, json: whole.json.slice(0, -1) }, ...rest];
}

function* endlessly(reply: Reply, signal: AbortSignal): Generator<WrittenCall> {
  const call = written(reply.toolCalls?.[0] ?? { name: 'list_files', input: {} });
  while (!signal.aborted) yield call;
}

function* flood(bytes: number): Generator<Part> {
  for (let sent = 0; sent < bytes; sent += FLOOD_PIECE.length) {
    yield { kind: 'text', text: FLOOD_PIECE.slice(0, bytes - sent) };
  }
}

function written(call: ScriptedToolCall): WrittenCall {
  return { name: call.name, json: JSON.stringify(call.input ?? {}) };
}

/** Never inside a character: a lone surrogate would not survive the way through UTF-8. */
function* chop(text: string): Generator<string> {
  let piece = '';
  for (const character of text) {
    piece += character;
    if (piece.length >= PIECE_CHARACTERS) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}
