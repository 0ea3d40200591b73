import { afterAll, beforeAll, expect, test } from 'vitest';
import { asList, asRecord, type JsonRecord } from './json.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { reply } from './reply.ts';

// The providers forgive much; these tests hold the wire itself to what the services document.

let server: ModelServer;

beforeAll(async () => {
  const toolCalls = [
    { name: 'read_file', input: { path: 'a.ts' } },
    { name: 'read_file', input: { path: 'b.ts' } },
  ];
  server = await startModelServer({
    script: [
      reply({ text: ['Hi'], toolCalls, usage: { input: 90, output: 9, cachedInput: 30 }, repeat: true }),
    ],
  });
});

afterAll(() => server.close());

interface Frame {
  readonly event: string | undefined;
  readonly data: JsonRecord | undefined;
}

async function frames(path: string, body: Record<string, unknown>): Promise<readonly Frame[]> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', stream: true, ...body }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '');
  return blocks.map((block) => {
    const data = /^data: (.*)$/mu.exec(block)?.[1] ?? '';
    return {
      event: /^event: (.*)$/mu.exec(block)?.[1],
      data: data === '[DONE]' ? undefined : asRecord(JSON.parse(data)),
    };
  });
}

test('chat completions: each call has its index, its id and name once, then its arguments', async () => {
  const stream_options = { include_usage: true };
  const all = await frames('/v1/chat/completions', { messages: [], stream_options });
  const choices = all.flatMap(({ data }) => asList(data?.['choices'])).map(asRecord);

  expect(choices.map((choice) => choice['delta'])).toEqual([
    { role: 'assistant', content: '', refusal: null },
    { content: 'Hi' },
    {
      tool_calls: [
        { index: 0, id: 'call_0_0', type: 'function', function: { name: 'read_file', arguments: '' } },
      ],
    },
    { tool_calls: [{ index: 0, function: { arguments: '{"path":"a.ts"}' } }] },
    {
      tool_calls: [
        { index: 1, id: 'call_0_1', type: 'function', function: { name: 'read_file', arguments: '' } },
      ],
    },
    { tool_calls: [{ index: 1, function: { arguments: '{"path":"b.ts"}' } }] },
    {},
  ]);
  expect(choices.map((choice) => choice['finish_reason']).at(-1)).toBe('tool_calls');
  expect(all.at(-2)?.data).toMatchObject({
    choices: [],
    usage: { prompt_tokens: 90, completion_tokens: 9, prompt_tokens_details: { cached_tokens: 30 } },
  });
  expect(all.at(-1)?.data).toBeUndefined();
});

test('responses: items open and close in order, numbered without a gap', async () => {
  const all = await frames('/v1/responses', { input: 'Go' });

  expect(all.map(({ event }) => event)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    ...['a', 'b'].flatMap(() => [
      'response.output_item.added',
      'response.function_call_arguments.delta',
      'response.function_call_arguments.done',
      'response.output_item.done',
    ]),
    'response.completed',
  ]);
  expect(all.map(({ event, data }) => data?.['type'] === event)).not.toContain(false);
  expect(all.map(({ data }) => data?.['sequence_number'])).toEqual(all.map((_frame, index) => index));
  const indexes = all.flatMap(({ data }) => data?.['output_index'] ?? []);
  expect(indexes).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  expect(all.at(-1)?.data?.['response']).toMatchObject({
    status: 'completed',
    output: [{ type: 'message' }, { type: 'function_call' }, { type: 'function_call' }],
    usage: { input_tokens: 90, output_tokens: 9, input_tokens_details: { cached_tokens: 30 } },
  });
});

test('anthropic: blocks open and close in order under their own index', async () => {
  const all = await frames('/v1/messages', { messages: [] });

  expect(all.map(({ event, data }) => [event, data?.['index']])).toEqual([
    ['message_start', undefined],
    ['ping', undefined],
    ['content_block_start', 0],
    ['content_block_delta', 0],
    ['content_block_stop', 0],
    ...[1, 2].flatMap((index) => [
      ['content_block_start', index],
      ['content_block_delta', index],
      ['content_block_delta', index],
      ['content_block_stop', index],
    ]),
    ['message_delta', undefined],
    ['message_stop', undefined],
  ]);
  expect(all.at(-2)?.data).toMatchObject({
    delta: { stop_reason: 'tool_use' },
    usage: { input_tokens: 60, cache_read_input_tokens: 30, output_tokens: 9 },
  });
});
