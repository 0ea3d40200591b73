import { dataFrame, type AnswerContext, type Dialect, type StreamEncoder } from './dialect.ts';
import { asList, asRecord, asText, parseJson, textOf, type JsonRecord } from './json.ts';
import type { FinishReason, Part } from './parts.ts';
import type { Prompt, PromptMessage } from './received-request.ts';
import type { ScriptedUsage } from './reply.ts';

/** OpenAI's `POST /v1/chat/completions`, which most other servers speak too. */
export const chatCompletions: Dialect = {
  protocol: 'openai-chat',
  readPrompt,
  encoder,
  whole: (answer, context) => ({
    ...head(context, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: answer.text === '' ? null : answer.text,
          refusal: null,
          ...(answer.reasoning === '' ? {} : { reasoning_content: answer.reasoning }),
          ...(answer.calls.length === 0
            ? {}
            : {
                tool_calls: answer.calls.map((call) => ({
                  id: call.id,
                  type: 'function',
                  function: { name: call.name, arguments: call.json },
                })),
              }),
        },
        logprobs: null,
        finish_reason: FINISH[answer.reason],
      },
    ],
    usage: wireUsage(answer.usage),
  }),
  failure: openaiFailure,
  failureFrame: (message) => dataFrame(openaiFailure(500, message)),
};

const FINISH: Readonly<Record<FinishReason, string>> = {
  stop: 'stop',
  'tool-calls': 'tool_calls',
  length: 'length',
  'content-filter': 'content_filter',
};

const FAILURES: Readonly<Record<number, { type: string; code: string | null }>> = {
  400: { type: 'invalid_request_error', code: null },
  401: { type: 'invalid_request_error', code: 'invalid_api_key' },
  403: { type: 'invalid_request_error', code: null },
  404: { type: 'invalid_request_error', code: 'model_not_found' },
  429: { type: 'requests', code: 'rate_limit_exceeded' },
};

export function openaiFailure(status: number, message: string): unknown {
  return { error: { message, param: null, ...(FAILURES[status] ?? { type: 'server_error', code: null }) } };
}

function readPrompt(body: JsonRecord): Prompt {
  const messages = asList(body['messages']).map(asRecord);
  const isSystem = (message: JsonRecord) => ['system', 'developer'].includes(asText(message['role']));
  return {
    model: asText(body['model']),
    stream: body['stream'] === true,
    system: messages
      .filter(isSystem)
      .map((message) => textOf(message['content']))
      .join('\n'),
    messages: messages.filter((message) => !isSystem(message)).map(readMessage),
    tools: asList(body['tools']).map((tool) => asText(asRecord(asRecord(tool)['function'])['name'])),
  };
}

function readMessage(message: JsonRecord): PromptMessage {
  const text = textOf(message['content']);
  if (message['role'] === 'tool') {
    const toolResults = [{ id: asText(message['tool_call_id']), text }];
    return { role: 'tool', text: '', toolCalls: [], toolResults };
  }
  const toolCalls = asList(message['tool_calls']).map((value) => {
    const call = asRecord(value);
    const target = asRecord(call['function']);
    return {
      id: asText(call['id']),
      name: asText(target['name']),
      input: parseJson(asText(target['arguments'])),
    };
  });
  return { role: message['role'] === 'assistant' ? 'assistant' : 'user', text, toolCalls, toolResults: [] };
}

function encoder(context: AnswerContext): StreamEncoder {
  const wantsUsage = asRecord(context.request['stream_options'])['include_usage'] === true;
  const chunk = (delta: unknown, finish: string | null = null) =>
    dataFrame({
      ...head(context, 'chat.completion.chunk'),
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...(wantsUsage ? { usage: null } : {}),
    });
  const usageChunk = (usage: ScriptedUsage) =>
    dataFrame({ ...head(context, 'chat.completion.chunk'), choices: [], usage: wireUsage(usage) });
  return {
    begin: () => chunk({ role: 'assistant', content: '', refusal: null }),
    part: (part: Part) => {
      switch (part.kind) {
        case 'reasoning':
          return chunk({ reasoning_content: part.text });
        case 'text':
          return chunk({ content: part.text });
        case 'call-start':
          return chunk({
            tool_calls: [
              {
                index: part.index,
                id: part.id,
                type: 'function',
                function: { name: part.name, arguments: '' },
              },
            ],
          });
        case 'call-input':
          return chunk({ tool_calls: [{ index: part.index, function: { arguments: part.json } }] });
        case 'call-end':
          return '';
        case 'finish':
          return `${chunk({}, FINISH[part.reason])}${wantsUsage ? usageChunk(part.usage) : ''}data: [DONE]\n\n`;
      }
    },
  };
}

function head(context: AnswerContext, object: string) {
  return {
    id: `chatcmpl-${context.id}`,
    object,
    created: context.createdAtSeconds,
    model: context.model,
    service_tier: 'default',
    system_fingerprint: null,
  };
}

function wireUsage(usage: ScriptedUsage) {
  return {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
    prompt_tokens_details: {
      cached_tokens: usage.cachedInput ?? 0,
      ...(usage.cacheWrite === undefined ? {} : { cache_write_tokens: usage.cacheWrite }),
    },
    completion_tokens_details: { reasoning_tokens: usage.reasoning ?? 0 },
  };
}
