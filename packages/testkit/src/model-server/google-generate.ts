import { type AnswerContext, type Dialect, type StreamEncoder } from './dialect.ts';
import { asList, asRecord, asText, parseJson, textOf, type JsonRecord } from './json.ts';
import type { FinishReason, Part } from './parts.ts';
import type { Prompt, PromptMessage } from './received-request.ts';
import type { ScriptedUsage } from './reply.ts';

/** Google's `POST /v1beta/models/{model}:generateContent` and `:streamGenerateContent`. */
export const googleGenerate: Dialect = {
  protocol: 'google',
  readPrompt,
  encoder,
  whole: (answer, context) =>
    chunk(context, {
      parts: [
        ...(answer.reasoning === '' ? [] : [{ text: answer.reasoning, thought: true }]),
        ...(answer.text === '' ? [] : [{ text: answer.text }]),
        ...answer.calls.map((call) => callPart(call.name, call.json)),
      ],
      finishReason: FINISH[answer.reason],
      usage: answer.usage,
    }),
  failure: googleFailure,
  failureFrame: (message) => frame(googleFailure(503, message)),
};

const FINISH: Readonly<Record<FinishReason, string>> = {
  stop: 'STOP',
  'tool-calls': 'STOP',
  length: 'MAX_TOKENS',
  'content-filter': 'SAFETY',
};

const FAILURES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

function googleFailure(status: number, message: string): unknown {
  return { error: { code: status, message, status: FAILURES[status] ?? 'UNAVAILABLE' } };
}

function readPrompt(body: JsonRecord, path: string): Prompt {
  const declared = asList(body['tools']).flatMap((tool) => asList(asRecord(tool)['functionDeclarations']));
  return {
    model: decodeURIComponent(/models\/([^:]+):/u.exec(path)?.[1] ?? ''),
    stream: path.includes(':streamGenerateContent'),
    system: textOf(asRecord(body['systemInstruction'])['parts']),
    messages: asList(body['contents']).map((content) => readContent(asRecord(content))),
    tools: declared.map((declaration) => asText(asRecord(declaration)['name'])),
  };
}

function readContent(content: JsonRecord): PromptMessage {
  const parts = asList(content['parts']).map(asRecord);
  const text = textOf(content['parts']);
  const toolCalls = parts
    .filter((part) => part['functionCall'] !== undefined)
    .map((part) => asRecord(part['functionCall']))
    .map((call) => ({ id: asText(call['id']), name: asText(call['name']), input: call['args'] }));
  const toolResults = parts
    .filter((part) => part['functionResponse'] !== undefined)
    .map((part) => asRecord(part['functionResponse']))
    .map((result) => ({ id: asText(result['id']), text: JSON.stringify(result['response']) }));
  if (content['role'] === 'model') return { role: 'assistant', text, toolCalls, toolResults };
  return { role: toolResults.length > 0 && text === '' ? 'tool' : 'user', text, toolCalls, toolResults };
}

function encoder(context: AnswerContext): StreamEncoder {
  const write = (part: Part): string => {
    switch (part.kind) {
      case 'reasoning':
        return frame(chunk(context, { parts: [{ text: part.text, thought: true }] }));
      case 'text':
        return frame(chunk(context, { parts: [{ text: part.text }] }));
      case 'call-start':
      case 'call-input':
        return '';
      case 'call-end':
        return frame(chunk(context, { parts: [callPart(part.name, part.json)] }));
      case 'finish':
        return frame(
          chunk(context, { parts: [{ text: '' }], finishReason: FINISH[part.reason], usage: part.usage }),
        );
    }
  };
  return { begin: () => '', part: write };
}

/** Arguments are a value here, not a text: what is no JSON can only arrive as a string. */
function callPart(name: string, json: string) {
  return { functionCall: { name, args: parseJson(json) ?? json }, thoughtSignature: 'c2lnbmF0dXJl' };
}

interface ChunkContent {
  readonly parts: readonly unknown[];
  readonly finishReason?: string;
  readonly usage?: ScriptedUsage;
}

function chunk(context: AnswerContext, { parts, finishReason, usage }: ChunkContent): unknown {
  return {
    candidates: [
      {
        content: { role: 'model', parts },
        ...(finishReason === undefined ? {} : { finishReason }),
        index: 0,
      },
    ],
    ...(usage === undefined ? {} : { usageMetadata: wireUsage(usage) }),
    modelVersion: context.model,
    responseId: context.id,
  };
}

function wireUsage(usage: ScriptedUsage) {
  const reasoning = usage.reasoning ?? 0;
  return {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output - reasoning,
    totalTokenCount: usage.input + usage.output,
    ...(usage.cachedInput === undefined ? {} : { cachedContentTokenCount: usage.cachedInput }),
    ...(usage.reasoning === undefined ? {} : { thoughtsTokenCount: reasoning }),
  };
}

function frame(data: unknown): string {
  return `data: ${JSON.stringify(data)}\r\n\r\n`;
}
