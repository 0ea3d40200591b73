import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { isStepCount, streamText, tool, type LanguageModel } from 'ai';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faults, UNKNOWN_TOOL } from './faults.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { heldText, reply, scriptedTurn, type Script } from './reply.ts';

const providers: Readonly<Record<string, (server: ModelServer) => LanguageModel>> = {
  'openai chat': (at) =>
    createOpenAICompatible({ name: 'local', baseURL: at.openaiBaseUrl, includeUsage: true }).chatModel('m'),
  'openai responses': (at) => createOpenAI({ baseURL: at.openaiBaseUrl, apiKey: 'k' }).responses('gpt-5'),
  anthropic: (at) => createAnthropic({ baseURL: at.anthropicBaseUrl, apiKey: 'k' })('claude-sonnet-4-5'),
};

const tools = {
  write_file: tool({
    inputSchema: z.object({ path: z.string(), content: z.string() }),
    execute: () => Promise.resolve('written'),
  }),
  list_files: tool({ inputSchema: z.object({}), execute: () => Promise.resolve('a.ts') }),
};

let server: ModelServer;

afterEach(() => server.close());

async function start(script: Script): Promise<void> {
  server = await startModelServer({ script });
}

interface Outcome {
  readonly types: readonly string[];
  readonly text: string;
  readonly error: unknown;
}

interface AskOptions {
  readonly steps?: number;
  readonly abortSignal?: AbortSignal;
}

/** Drains a stream whichever way it fails: an error part or a throw. */
async function ask(model: LanguageModel, { steps = 3, abortSignal }: AskOptions = {}): Promise<Outcome> {
  const result = streamText({
    model,
    prompt: 'Go',
    tools,
    stopWhen: isStepCount(steps),
    maxRetries: 0,
    onError: () => undefined,
    ...(abortSignal && { abortSignal }),
  });
  const types: string[] = [];
  let text = '';
  let error: unknown;
  try {
    for await (const part of result.stream) {
      types.push(part.type);
      if (part.type === 'text-delta') text += part.text;
      if (part.type === 'error' || part.type === 'tool-error') error ??= part.error;
    }
  } catch (thrown) {
    error = thrown;
  }
  return { types, text, error };
}

/** The body as it came, one character a byte; `<cut>` at the end says that it was not whole. */
async function rawBody(path: string): Promise<string> {
  let text = '';
  try {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'Go' }] }),
    });
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString('latin1');
  } catch {
    text += '<cut>';
  }
  return text;
}

describe.each(Object.entries(providers))('%s', (_name, modelOf) => {
  test('429 comes with Retry-After so often as asked, then the reply', async () => {
    await start([reply({ text: 'Here.', fault: faults.rateLimited({ retryAfter: 7, times: 2 }) })]);
    const first = await ask(modelOf(server));
    await ask(modelOf(server));
    const third = await ask(modelOf(server));

    expect(first.error).toMatchObject({
      statusCode: 429,
      responseHeaders: { 'retry-after': '7' },
      isRetryable: true,
    });
    expect(third.text).toBe('Here.');
  });

  test.each([
    ['overloaded', faults.overloaded(), 529],
    ['unavailable', faults.overloaded({ status: 503 }), 503],
    ['broken', faults.overloaded({ status: 500 }), 500],
    ['unauthorized', faults.unauthorized(), 401],
  ])('%s has its status', async (_kind, fault, statusCode) => {
    await start([reply({ fault })]);

    expect((await ask(modelOf(server))).error).toMatchObject({ statusCode });
  });

  test('a cut connection keeps what was said before it and then fails', async () => {
    await start([reply({ text: ['first '.repeat(40), 'never'.repeat(400)], fault: faults.cutAfter(1500) })]);
    const { text, error } = await ask(modelOf(server));

    expect(text).not.toContain('never');
    expect(error).toBeDefined();
  });

  test('an error in the middle of a good stream is an error', async () => {
    await start([reply({ text: 'Hello there', fault: faults.streamError({ afterBytes: 700 }) })]);

    expect(JSON.stringify((await ask(modelOf(server))).error)).toContain('Overloaded');
  });

  test('malformed arguments are an invalid call, and the loop goes on', async () => {
    await start([reply({ fault: faults.malformedToolCall() }), reply({ text: 'Sorry, again.' })]);
    const { types, text } = await ask(modelOf(server));

    expect(types).toContain('tool-error');
    expect(text).toBe('Sorry, again.');
  });

  test('an unknown tool is an invalid call', async () => {
    await start([reply({ fault: faults.unknownTool() }), reply({ text: 'I see.' })]);
    const { error, text } = await ask(modelOf(server));

    expect(JSON.stringify(error)).toContain(UNKNOWN_TOOL);
    expect(text).toBe('I see.');
  });

  test('calls without an end stop only with the other side', async () => {
    await start([reply({ fault: faults.endlessTools() })]);
    const abort = new AbortController();
    const result = streamText({
      model: modelOf(server),
      prompt: 'Go',
      tools,
      maxRetries: 0,
      abortSignal: abort.signal,
    });
    let calls = 0;
    for await (const part of result.stream)
      if (part.type === 'tool-input-start' && ++calls === 200) abort.abort();

    expect(calls).toBeGreaterThanOrEqual(200);
    await expect.poll(() => server.requests[0]?.state).toBe('aborted');
  });

  test('a model that calls a tool every time does so without limit', async () => {
    await start([reply({ toolCalls: [{ name: 'list_files', input: {} }], repeat: true })]);
    await ask(modelOf(server), { steps: 12 });

    expect(server.requests).toHaveLength(12);
  });

  test('a stream that stands still is ended by the caller', async () => {
    await start([reply({ text: 'Some words and then nothing', fault: faults.stallAfter(900) })]);
    const abort = new AbortController();
    const asked = ask(modelOf(server), { abortSignal: abort.signal });
    await server.received(1);
    expect(server.requests[0]?.state).toBe('open');
    abort.abort();
    await asked;

    await expect.poll(() => server.requests[0]?.state).toBe('aborted');
  });

  test.each([
    ['an answer of another type', faults.wrongContentType()],
    ['an empty body', faults.emptyBody()],
    ['no JSON', faults.garbage()],
    ['a connection closed at once', faults.hangUp()],
    ['a body that ends too early', faults.endAfter(300)],
  ])('%s does not pass for an answer', async (_name, fault) => {
    await start([reply({ text: 'A text that must not be taken for whole', fault })]);
    const { types, error } = await ask(modelOf(server));

    expect(error !== undefined || !types.includes('text-end')).toBe(true);
  });
});

const cutText = 'Größe 👋';

test('a connection can be cut after every single byte', async () => {
  await start([reply({ text: cutText })]);
  const whole = await rawBody('/v1/chat/completions');
  const body: string[] = [];
  for (let bytes = 0; bytes < whole.length; bytes += 1) {
    server.play([reply({ text: cutText, fault: faults.cutAfter(bytes) })]);
    body.push(await rawBody('/v1/chat/completions'));
  }

  expect(body.every((text) => text.endsWith('<cut>'))).toBe(true);
  expect(body.map((text) => text.length - '<cut>'.length)).toEqual(body.map((_text, bytes) => bytes));
});

test('fifty megabytes of text come through, as fast as they are read', async () => {
  await start([reply({ fault: faults.flood() })]);
  const response = await fetch(`${server.openaiBaseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', stream: true, messages: [] }),
  });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;

  expect(bytes).toBeGreaterThan(50 * 1024 * 1024);
});

test('nothing comes before the first byte until the server closes', async () => {
  await start([reply({ fault: faults.stallBeforeFirstByte() })]);
  const asked = rawBody('/v1/messages');
  await server.received(1);
  await server.close();

  expect(await asked).toBe('<cut>');
});

test('closing the server ends streams that stand still', async () => {
  const text = heldText();
  await start([reply({ text }), reply({ text: 'x'.repeat(2000), fault: faults.stallAfter(500) })]);
  const held = rawBody('/v1/chat/completions');
  const stalled = rawBody('/v1/messages');
  text.push('one');
  await server.received(2);
  await server.close();

  expect((await held).endsWith('<cut>')).toBe(true);
  expect((await stalled).endsWith('<cut>')).toBe(true);
});

test('a held text goes out piece by piece when the test says so', async () => {
  const text = heldText();
  await start([reply({ text })]);
  const response = await fetch(`${server.openaiBaseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', stream: true, messages: [] }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  text.push('first');
  expect((await reader?.read())?.value).toContain('first');
  text.end();
  expect((await reader?.read())?.value).toContain('"finish_reason":"stop"');
});

test('turns answer the requests they fit, in order, and tell when nothing is left', async () => {
  await start([
    scriptedTurn([reply({ text: 'red 1' }), reply({ text: 'red 2' })], { when: /red/iu }),
    scriptedTurn([reply({ text: 'blue' })], { when: (request) => request.lastUserText === 'Blue' }),
  ]);
  const say = async (content: string) => {
    const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content }] });
    return (await fetch(`${server.openaiBaseUrl}/chat/completions`, { method: 'POST', body })).text();
  };

  expect(await say('Blue')).toContain('"content":"blue"');
  expect(await say('Make it red')).toContain('red 1');
  expect(await say('Red!')).toContain('red 2');
  expect(await say('Red again')).toContain('The script has no reply left');
});

test('conversations keep their own place in the script', async () => {
  server = await startModelServer({
    script: [reply({ text: 'one' }), reply({ text: 'two' })],
    conversation: (request) => request.firstUserText,
  });
  const say = async (content: string) => {
    const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content }] });
    return (await fetch(`${server.openaiBaseUrl}/chat/completions`, { method: 'POST', body })).text();
  };

  expect(await say('A')).toContain('"one"');
  expect(await say('B')).toContain('"one"');
  expect(await say('A')).toContain('"two"');
});
