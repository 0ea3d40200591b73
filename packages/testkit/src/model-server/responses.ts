import { openaiFailure } from './chat-completions.ts';
import {
  eventFrame,
  type AnswerContext,
  type Dialect,
  type StreamEncoder,
  type WholeAnswer,
} from './dialect.ts';
import { asList, asRecord, asText, parseJson, textOf, type JsonRecord } from './json.ts';
import type { FinishReason } from './parts.ts';
import type { Prompt, PromptMessage } from './received-request.ts';
import { createResponsesEncoder } from './responses-encoder.ts';
import type { ScriptedUsage } from './reply.ts';

/** OpenAI's `POST /v1/responses`. */
export const responses: Dialect = {
  protocol: 'openai-responses',
  readPrompt,
  encoder: (context): StreamEncoder =>
    createResponsesEncoder((end) => responseObject(context, end ?? { output: [] })),
  whole: (answer, context) => responseObject(context, { ...answer, output: outputOf(answer, context) }),
  failure: openaiFailure,
  failureFrame: (message) =>
    eventFrame({
      type: 'error',
      sequence_number: 0,
      error: { type: 'server_error', code: 'server_error', message, param: null },
    }),
};

interface ResponseEnd {
  readonly output: readonly unknown[];
  readonly reason?: FinishReason;
  readonly usage?: ScriptedUsage;
}

function responseObject(context: AnswerContext, end: ResponseEnd): JsonRecord {
  const isIncomplete = end.reason === 'length' || end.reason === 'content-filter';
  const incompleteReason = end.reason === 'length' ? 'max_output_tokens' : 'content_filter';
  const finished = isIncomplete ? 'incomplete' : 'completed';
  return {
    id: `resp_${context.id}`,
    object: 'response',
    created_at: context.createdAtSeconds,
    status: end.reason === undefined ? 'in_progress' : finished,
    error: null,
    incomplete_details: isIncomplete ? { reason: incompleteReason } : null,
    model: context.model,
    output: end.output,
    parallel_tool_calls: true,
    previous_response_id: null,
    service_tier: 'default',
    store: context.request['store'] !== false,
    usage: end.usage === undefined ? null : wireUsage(end.usage),
  };
}

function outputOf(answer: WholeAnswer, context: AnswerContext): readonly unknown[] {
  const summary = [{ type: 'summary_text', text: answer.reasoning }];
  const content = [{ type: 'output_text', text: answer.text, annotations: [], logprobs: [] }];
  return [
    ...(answer.reasoning === '' ? [] : [{ id: `rs_${context.id}`, type: 'reasoning', summary }]),
    ...(answer.text === ''
      ? []
      : [{ id: `msg_${context.id}`, type: 'message', status: 'completed', role: 'assistant', content }]),
    ...answer.calls.map((call) => ({
      id: `fc_${call.id}`,
      type: 'function_call',
      status: 'completed',
      call_id: call.id,
      name: call.name,
      arguments: call.json,
    })),
  ];
}

function wireUsage(usage: ScriptedUsage) {
  return {
    input_tokens: usage.input,
    input_tokens_details: {
      cached_tokens: usage.cachedInput ?? 0,
      ...(usage.cacheWrite === undefined ? {} : { cache_write_tokens: usage.cacheWrite }),
    },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: usage.reasoning ?? 0 },
    total_tokens: usage.input + usage.output,
  };
}

function readPrompt(body: JsonRecord): Prompt {
  const input = body['input'];
  const items = typeof input === 'string' ? [{ role: 'user', content: input }] : asList(input).map(asRecord);
  const isSystem = (item: JsonRecord) => ['system', 'developer'].includes(asText(item['role']));
  const system = items.filter(isSystem).map((item) => textOf(item['content']));
  return {
    model: asText(body['model']),
    stream: body['stream'] === true,
    system: [asText(body['instructions']), ...system].filter((text) => text !== '').join('\n'),
    messages: joinAnswers(items.filter((item) => !isSystem(item)).map(readItem)),
    tools: asList(body['tools']).map((tool) => asText(asRecord(tool)['name'])),
  };
}

function readItem(item: JsonRecord): PromptMessage {
  const nothing = { text: '', toolCalls: [], toolResults: [] };
  switch (item['type']) {
    case 'function_call': {
      const input = parseJson(asText(item['arguments']));
      const toolCalls = [{ id: asText(item['call_id']), name: asText(item['name']), input }];
      return { ...nothing, role: 'assistant', toolCalls };
    }
    case 'function_call_output': {
      const output = item['output'];
      const text = typeof output === 'string' ? output : JSON.stringify(output);
      return { ...nothing, role: 'tool', toolResults: [{ id: asText(item['call_id']), text }] };
    }
    case 'item_reference':
    case 'reasoning':
      return { ...nothing, role: 'assistant' };
    default: {
      const role = item['role'] === 'assistant' ? 'assistant' : 'user';
      return { ...nothing, role, text: textOf(item['content']) };
    }
  }
}

/** One answer of the model is several items here: its reasoning, its text and each call. */
function joinAnswers(items: readonly PromptMessage[]): readonly PromptMessage[] {
  const joined: PromptMessage[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last?.role !== 'assistant' || item.role !== 'assistant') {
      joined.push(item);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      text: last.text + item.text,
      toolCalls: [...last.toolCalls, ...item.toolCalls],
    };
  }
  return joined;
}
