import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, streamText, tool, type LanguageModel } from 'ai';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startModelServer, type ModelServer, type ModelServerOptions } from './model-server.ts';
import { reply, scriptedTurn } from './reply.ts';

const apiKey = 'sk-test';

const providers: Readonly<Record<string, (server: ModelServer) => LanguageModel>> = {
  'openai chat': (server) => createOpenAI({ baseURL: server.openaiBaseUrl, apiKey }).chat('gpt-test'),
  'openai responses': (server) =>
    createOpenAI({ baseURL: server.openaiBaseUrl, apiKey }).responses('gpt-test'),
  'openai-compatible': (server) =>
    createOpenAICompatible({
      name: 'local',
      baseURL: server.openaiBaseUrl,
      apiKey,
      includeUsage: true,
    }).chatModel('local-test'),
  anthropic: (server) => createAnthropic({ baseURL: server.anthropicBaseUrl, apiKey })('claude-sonnet-4-5'),
  google: (server) => createGoogle({ baseURL: server.googleBaseUrl, apiKey })('gemini-test'),
};

const readFile = tool({
  description: 'Reads a file',
  inputSchema: z.object({ path: z.string() }),
  execute: ({ path }) => Promise.resolve(`content of ${path}`),
});

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(options: ModelServerOptions): Promise<ModelServer> {
  server = await startModelServer({ apiKey, ...options });
  return server;
}

async function collect(stream: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of stream) pieces.push(piece);
  return pieces;
}

describe.each(Object.entries(providers))('%s', (name, modelOf) => {
  test('text arrives in pieces and whole', async () => {
    const text = 'Grüße, 世界 👋 — a text that is longer than one piece of the stream.';
    const model = modelOf(await start({ script: [reply({ text })] }));
    const result = streamText({ model, prompt: 'Hello', instructions: 'Be kind', maxRetries: 0 });
    const pieces = await collect(result.textStream);

    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(2);
    expect(await result.finishReason).toBe('stop');
    expect(server?.requests[0]).toMatchObject({
      system: 'Be kind',
      lastUserText: 'Hello',
      stream: true,
      step: 0,
    });
  });

  test('pieces of a list are kept as they are', async () => {
    const model = modelOf(await start({ script: [reply({ text: ['one ', 'two ', 'three'] })] }));
    const result = streamText({ model, prompt: 'Count', maxRetries: 0 });

    expect(await collect(result.textStream)).toEqual(['one ', 'two ', 'three']);
  });

  test('a tool is called, its result comes back, and the next reply follows', async () => {
    const script = scriptedTurn([
      reply({ text: 'Let me look.', toolCalls: [{ name: 'read_file', input: { path: 'src/App.tsx' } }] }),
      reply({ text: 'Done.' }),
    ]);
    const model = modelOf(await start({ script }));
    const result = streamText({
      model,
      prompt: 'Read it',
      tools: { read_file: readFile },
      stopWhen: isStepCount(5),
      maxRetries: 0,
    });
    const steps = await result.steps;

    expect(steps.map((step) => step.text)).toEqual(['Let me look.', 'Done.']);
    expect(steps[0]?.toolCalls.map((call) => call.input)).toEqual([{ path: 'src/App.tsx' }]);
    expect(steps[0]?.toolResults.map((item) => item.output)).toEqual(['content of src/App.tsx']);
    expect(steps.map((step) => step.finishReason)).toEqual(['tool-calls', 'stop']);
    expect(server?.requests.map((request) => request.step)).toEqual([0, 1]);
    expect(server?.requests[0]?.tools).toEqual(['read_file']);
    const results = server?.requests[1]?.messages.flatMap((message) => message.toolResults) ?? [];
    expect(results.map((item) => item.text).join()).toContain('content of src/App.tsx');
  });

  test('two calls in one answer are two calls', async () => {
    const toolCalls = ['a.ts', 'b.ts'].map((path) => ({ name: 'read_file', input: { path } }));
    const model = modelOf(await start({ script: [reply({ toolCalls }), reply({ text: 'Both read.' })] }));
    const result = streamText({
      model,
      prompt: 'Read both',
      tools: { read_file: readFile },
      stopWhen: isStepCount(5),
      maxRetries: 0,
    });
    const [first, second] = await result.steps;

    expect(first?.toolCalls.map((call) => call.input)).toEqual([{ path: 'a.ts' }, { path: 'b.ts' }]);
    expect(new Set(first?.toolCalls.map((call) => call.toolCallId)).size).toBe(2);
    expect(second?.text).toBe('Both read.');
  });

  test('usage tells cached tokens apart', async () => {
    const usage = { input: 1200, output: 34, cachedInput: 1000 };
    const model = modelOf(await start({ script: [reply({ text: 'Cheap.', usage })] }));
    const result = streamText({ model, prompt: 'Hello', maxRetries: 0 });
    const counted = await result.usage;

    expect(counted).toMatchObject({ inputTokens: 1200, outputTokens: 34 });
    expect(counted.inputTokenDetails.cacheReadTokens).toBe(1000);
    expect(counted.inputTokenDetails.noCacheTokens).toBe(200);
  });

  test('an answer cut by the token limit says so', async () => {
    const model = modelOf(await start({ script: [reply({ text: 'Half a', finish: 'length' })] }));

    expect(await streamText({ model, prompt: 'Hello', maxRetries: 0 }).finishReason).toBe('length');
  });

  test('reasoning is told apart from the text', async () => {
    // OpenAI's own chat endpoint never shows its reasoning.
    if (name === 'openai chat') return;
    const model = modelOf(await start({ script: [reply({ reasoning: 'Think first.', text: 'Then say.' })] }));
    const result = streamText({ model, prompt: 'Hello', maxRetries: 0 });

    expect(await result.text).toBe('Then say.');
    expect(await result.reasoningText).toBe('Think first.');
  });

  test('an answer without a stream carries the same', async () => {
    const script = [
      reply({
        text: 'Whole.',
        toolCalls: [{ name: 'read_file', input: { path: 'a.ts' } }],
        usage: { input: 50, output: 5, cachedInput: 20 },
      }),
    ];
    const model = modelOf(await start({ script }));
    const result = await generateText({
      model,
      prompt: 'Hello',
      tools: { read_file: readFile },
      maxRetries: 0,
    });

    expect(result.text).toBe('Whole.');
    expect(result.toolCalls.map((call) => call.input)).toEqual([{ path: 'a.ts' }]);
    expect(result.usage.inputTokenDetails.cacheReadTokens).toBe(20);
    expect(server?.requests[0]?.stream).toBe(false);
  });

  test('a wrong key is refused with 401', async () => {
    const model = modelOf(await start({ script: [reply({ text: 'never' })], apiKey: 'another' }));
    const failure = await generateText({ model, prompt: 'Hello', maxRetries: 0 }).catch(
      (error: unknown) => error,
    );

    expect(failure).toMatchObject({ statusCode: 401 });
  });
});

test('usage is streamed to OpenAI clients only when they ask for it', async () => {
  const { openaiBaseUrl } = await start({ script: [reply({ text: 'Hi' })] });
  const response = await fetch(`${openaiBaseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'Hi' }] }),
  });
  const text = await response.text();

  expect(text).not.toContain('usage');
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
});

test.each([
  ['/v1/models', {}, { data: [{ id: 'tiny' }] }],
  ['/v1/models', { 'anthropic-version': '2023-06-01' }, { data: [{ id: 'tiny', type: 'model' }] }],
  ['/v1beta/models', {}, { models: [{ name: 'models/tiny' }] }],
  ['/api/tags', {}, { models: [{ name: 'tiny' }] }],
])('%s lists the models', async (path, headers, expected) => {
  const { url } = await start({ models: ['tiny'] });
  const response = await fetch(`${url}${path}`, { headers: { ...headers, 'x-api-key': apiKey } });

  expect(await response.json()).toMatchObject(expected);
});
