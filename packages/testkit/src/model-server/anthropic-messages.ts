import { eventFrame, type AnswerContext, type Dialect, type StreamEncoder } from './dialect.ts';
import { asList, asRecord, asText, parseJson, textOf, type JsonRecord } from './json.ts';
import type { FinishReason, Part } from './parts.ts';
import type { Prompt, PromptMessage } from './received-request.ts';
import type { ScriptedUsage } from './reply.ts';

/** Anthropic's `POST /v1/messages`. */
export const anthropicMessages: Dialect = {
  protocol: 'anthropic',
  readPrompt,
  encoder,
  whole: (answer, context) => ({
    ...messageHead(context),
    content: [
      ...(answer.reasoning === ''
        ? []
        : [{ type: 'thinking', thinking: answer.reasoning, signature: SIGNATURE }]),
      ...(answer.text === '' ? [] : [{ type: 'text', text: answer.text }]),
      ...answer.calls.map((call) => ({
        type: 'tool_use',
        id: call.id,
        name: call.name,
        input: parseJson(call.json) ?? {},
      })),
    ],
    stop_reason: STOP[answer.reason],
    usage: { ...inputUsage(answer.usage), output_tokens: answer.usage.output },
  }),
  failure: anthropicFailure,
  failureFrame: (message) => eventFrame({ type: 'error', error: { type: 'overloaded_error', message } }),
};

const SIGNATURE = 'c2lnbmF0dXJl';

const STOP: Readonly<Record<FinishReason, string>> = {
  stop: 'end_turn',
  'tool-calls': 'tool_use',
  length: 'max_tokens',
  'content-filter': 'refusal',
};

const FAILURES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

function anthropicFailure(status: number, message: string): unknown {
  return {
    type: 'error',
    error: { type: FAILURES[status] ?? 'api_error', message },
    request_id: 'req_scripted',
  };
}

function readPrompt(body: JsonRecord): Prompt {
  return {
    model: asText(body['model']),
    stream: body['stream'] === true,
    system: textOf(body['system']),
    messages: asList(body['messages']).map((message) => readMessage(asRecord(message))),
    tools: asList(body['tools']).map((tool) => asText(asRecord(tool)['name'])),
  };
}

function readMessage(message: JsonRecord): PromptMessage {
  const text = textOf(message['content']);
  const blocks = asList(message['content']).map(asRecord);
  const toolCalls = blocks
    .filter((block) => block['type'] === 'tool_use')
    .map((block) => ({ id: asText(block['id']), name: asText(block['name']), input: block['input'] }));
  const toolResults = blocks
    .filter((block) => block['type'] === 'tool_result')
    .map((block) => ({ id: asText(block['tool_use_id']), text: textOf(block['content']) }));
  if (message['role'] === 'assistant') return { role: 'assistant', text, toolCalls, toolResults };
  // Tool results come as a message of the user here; what the user says next may stand in the same one.
  return { role: toolResults.length > 0 && text === '' ? 'tool' : 'user', text, toolCalls, toolResults };
}

function encoder(context: AnswerContext): StreamEncoder {
  let index = -1;
  let open: Part['kind'] | undefined;

  const close = (): string => {
    if (open === undefined) return '';
    const signature = { type: 'signature_delta', signature: SIGNATURE };
    const sealed =
      open === 'reasoning' ? eventFrame({ type: 'content_block_delta', index, delta: signature }) : '';
    open = undefined;
    return `${sealed}${eventFrame({ type: 'content_block_stop', index })}`;
  };
  const start = (kind: Part['kind'], block: JsonRecord): string => {
    const before = close();
    index += 1;
    open = kind;
    return `${before}${eventFrame({ type: 'content_block_start', index, content_block: block })}`;
  };
  const delta = (value: JsonRecord) => eventFrame({ type: 'content_block_delta', index, delta: value });
  const startOnce = (kind: Part['kind'], block: JsonRecord) => (open === kind ? '' : start(kind, block));

  const write = (part: Part): string => {
    switch (part.kind) {
      case 'reasoning': {
        const before = startOnce('reasoning', { type: 'thinking', thinking: '', signature: '' });
        return `${before}${delta({ type: 'thinking_delta', thinking: part.text })}`;
      }
      case 'text':
        return `${startOnce('text', { type: 'text', text: '' })}${delta({ type: 'text_delta', text: part.text })}`;
      case 'call-start': {
        const before = start('call-start', { type: 'tool_use', id: part.id, name: part.name, input: {} });
        return `${before}${delta({ type: 'input_json_delta', partial_json: '' })}`;
      }
      case 'call-input':
        return delta({ type: 'input_json_delta', partial_json: part.json });
      case 'call-end':
        return close();
      case 'finish':
        return [
          close(),
          eventFrame({
            type: 'message_delta',
            delta: { stop_reason: STOP[part.reason], stop_sequence: null },
            usage: { ...inputUsage(part.usage), output_tokens: part.usage.output },
          }),
          eventFrame({ type: 'message_stop' }),
        ].join('');
    }
  };
  return {
    begin: () => {
      const usage = { ...inputUsage({ input: 0, output: 0 }), output_tokens: 1 };
      const message = { ...messageHead(context), content: [], stop_reason: null, usage };
      return `${eventFrame({ type: 'message_start', message })}${eventFrame({ type: 'ping' })}`;
    },
    part: write,
  };
}

function messageHead(context: AnswerContext) {
  return {
    id: `msg_${context.id}`,
    type: 'message',
    role: 'assistant',
    model: context.model,
    stop_sequence: null,
  };
}

/** Anthropic counts what was neither read from nor written to its cache; the three add up to what was sent. */
function inputUsage(usage: ScriptedUsage) {
  const cachedInput = usage.cachedInput ?? 0;
  const cacheWrite = usage.cacheWrite ?? 0;
  return {
    input_tokens: Math.max(0, usage.input - cachedInput - cacheWrite),
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cachedInput,
  };
}
