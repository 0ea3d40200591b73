import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText, tool, type LanguageModel } from 'ai';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startModelServer, type ModelServer } from './model-server.ts';
import { heldText, reply, type Reply } from './reply.ts';
import { breakOff, gate, inPieces, keepAlive } from './streamed.ts';

const streaming: Readonly<Record<string, (server: ModelServer) => LanguageModel>> = {
  'openai chat': (at) =>
    createOpenAICompatible({ name: 'local', baseURL: at.openaiBaseUrl, includeUsage: true }).chatModel('m'),
  'openai responses': (at) => createOpenAI({ baseURL: at.openaiBaseUrl, apiKey: 'k' }).responses('gpt-5'),
  anthropic: (at) => createAnthropic({ baseURL: at.anthropicBaseUrl, apiKey: 'k' })('claude-sonnet-4-5'),
};
const everybody = {
  ...streaming,
  google: (at: ModelServer) => createGoogle({ baseURL: at.googleBaseUrl, apiKey: 'k' })('gemini-test'),
};

const tools = {
  write_file: tool({
    inputSchema: z.object({ path: z.string(), content: z.string() }),
    execute: () => Promise.resolve('written'),
  }),
};
const input = { path: 'src/Größe 👋.tsx', content: 'a "quoted"\n\\ line 世界' };

let server: ModelServer;

afterEach(() => server.close());

async function* stream(modelOf: (at: ModelServer) => LanguageModel, scripted: Reply) {
  server = await startModelServer({ script: [scripted] });
  const asked = streamText({
    model: modelOf(server),
    prompt: 'Go',
    tools,
    maxRetries: 0,
    onError: () => undefined,
  });
  for await (const part of asked.stream) yield part;
}

describe.each(Object.entries(everybody))('%s', (_name, modelOf) => {
  test.each([
    { how: 'character by character', pieceCharacters: 1 },
    { how: 'in writes of one byte', writeBytes: 1 },
    { how: 'in writes that fall anywhere', pieceCharacters: 5, writeBytes: 7 },
  ])('arguments arrive whole when they are sent $how', async ({ how: _how, ...chunking }) => {
    const inputs: unknown[] = [];
    for await (const part of stream(
      modelOf,
      reply({ toolCalls: [{ name: 'write_file', input }], ...chunking }),
    ))
      if (part.type === 'tool-call') inputs.push(part.input);

    expect(inputs).toEqual([input]);
  });

  test('comments between the pieces are no part of the answer', async () => {
    const json = inPieces(input, 9).flatMap((piece) => [keepAlive, piece]);
    const parts = [
      keepAlive,
      { text: 'One.' },
      { call: { name: 'write_file', json } },
      keepAlive,
      { text: 'Two.' },
    ];
    const seen: string[] = [];
    for await (const part of stream(modelOf, reply({ parts }))) {
      if (part.type === 'text-delta') seen.push(part.text);
      if (part.type === 'tool-call') seen.push(JSON.stringify(part.input));
      if (part.type === 'finish') seen.push(part.finishReason);
    }

    expect(seen.toSorted()).toEqual(['One.', 'Two.', JSON.stringify(input), 'tool-calls'].toSorted());
  });

  test('the stream stands still at a gate until it is opened', async () => {
    const closed = gate();
    const seen: string[] = [];
    const parts = [{ text: 'before' }, closed, { text: ' after' }];
    for await (const part of stream(modelOf, reply({ parts }))) {
      if (part.type !== 'text-delta') continue;
      seen.push(part.text);
      if (part.text === 'before') {
        await closed.reached;
        seen.push('opened');
        closed.open();
      }
    }

    expect(seen).toEqual(['before', 'opened', ' after']);
  });

  test('the connection breaks where the script says so', async () => {
    const parts = [{ text: 'before' }, breakOff, { text: 'never' }];
    const said: string[] = [];
    const read = async () => {
      for await (const part of stream(modelOf, reply({ parts })))
        if (part.type === 'text-delta') said.push(part.text);
    };

    await expect(read()).rejects.toThrow(/terminated|Failed to process/);
    expect(said).toEqual(['before']);
  });
});

describe.each(Object.entries(streaming))('%s', (_name, modelOf) => {
  test('the begin of a call is seen while its arguments wait', async () => {
    const json = heldText();
    const seen: string[] = [];
    for await (const part of stream(modelOf, reply({ toolCalls: [{ name: 'write_file', json }] }))) {
      if (part.type === 'tool-input-start') {
        seen.push(part.toolName);
        json.push('{"path":"a.ts",');
      }
      if (part.type === 'tool-input-delta' && part.delta !== '') {
        seen.push(part.delta);
        if (seen.length === 2) json.push('"content":""}');
        else json.end();
      }
    }

    expect(seen).toEqual(['write_file', '{"path":"a.ts",', '"content":""}']);
  });
});

test('a gate that nobody opens ends with the server', async () => {
  const closed = gate();
  server = await startModelServer({ script: [reply({ parts: [closed] })] });
  const body = JSON.stringify({ model: 'm', stream: true, messages: [] });
  const asked = fetch(`${server.openaiBaseUrl}/chat/completions`, { method: 'POST', body });
  await closed.reached;
  await server.close();

  await expect(asked.then((response) => response.text())).rejects.toThrow(/terminated|closed|fetch failed/);
});
