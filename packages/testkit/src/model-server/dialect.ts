import type { FinishReason, Part, StreamPart } from './parts.ts';
import type { JsonRecord } from './json.ts';
import type { Prompt, Protocol } from './received-request.ts';
import type { ScriptedUsage } from './reply.ts';

export interface AnswerContext {
  readonly id: string;
  readonly model: string;
  readonly createdAtSeconds: number;
  readonly request: JsonRecord;
}

/** One protocol: how its prompts are read and how its answers are written. */
export interface Dialect {
  readonly protocol: Protocol;
  readPrompt(body: JsonRecord, path: string): Prompt;
  /** Frames of the event stream, one call per answer. */
  encoder(context: AnswerContext): StreamEncoder;
  /** The body of an answer that is not streamed. */
  whole(answer: WholeAnswer, context: AnswerContext): unknown;
  failure(status: number, message: string): unknown;
  failureFrame(message: string): string;
}

export interface StreamEncoder {
  begin(): string;
  part(part: Part): string;
}

export interface WholeAnswer {
  readonly reasoning: string;
  readonly text: string;
  readonly calls: readonly { readonly id: string; readonly name: string; readonly json: string }[];
  readonly reason: FinishReason;
  readonly usage: ScriptedUsage;
}

export async function gather(parts: AsyncIterable<StreamPart>): Promise<WholeAnswer> {
  const reasoning: string[] = [];
  const text: string[] = [];
  const calls: { id: string; name: string; json: string }[] = [];
  let reason: FinishReason = 'stop';
  let usage: ScriptedUsage = { input: 0, output: 0 };
  for await (const part of parts) {
    if (part.kind === 'reasoning') reasoning.push(part.text);
    if (part.kind === 'text') text.push(part.text);
    if (part.kind === 'call-start') calls.push({ id: part.id, name: part.name, json: '' });
    if (part.kind === 'call-end') {
      const call = calls[part.index];
      if (call !== undefined) call.json = part.json;
    }
    if (part.kind === 'finish') ({ reason, usage } = part);
  }
  return { reasoning: reasoning.join(''), text: text.join(''), calls, reason, usage };
}

export function dataFrame(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

export function eventFrame(data: { readonly type: string } & JsonRecord): string {
  return `event: ${data.type}\n${dataFrame(data)}`;
}
