import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import {
  faults,
  heldText,
  reply,
  startModelServer,
  type Fault,
  type ModelServer,
  type Script,
} from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { SAVED_NOTES } from './texts.data.ts';
import { scriptedLanguage } from '../testing/scripted-language.ts';
import { fault, languages, memoryProject, play, readyModel, turnRequest } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(script: Script, apiKey?: string): Promise<ModelServer> {
  server = await startModelServer({ script, ...(apiKey !== undefined && { apiKey }) });
  return server;
}

const write = {
  name: 'write_file',
  input: {
    path: 'src/pages/About.tsx',
    content: 'export default function About() {\n  return <p>Hi</p>;\n}\n',
  },
};
const numbered = (number: number) => ({
  name: 'write_file',
  input: { path: 'src/number.ts', content: `export const number = ${number};\n` },
});
const names = Object.entries(languages);

describe.each(names)('over %s', (_name, languageOf) => {
  test.each<[string, Fault, string]>([
    ['429 with a pause', faults.rateLimited({ retryAfterMs: 3, times: 2 }), 'model_rate_limited'],
    ['529', faults.overloaded({ times: 2 }), 'model_overloaded'],
    ['503', faults.overloaded({ status: 503, times: 1 }), 'model_overloaded'],
    ['a hang-up', faults.hangUp({ times: 1 }), 'model_unavailable'],
    ['a cut stream', faults.cutAfter(1_400, { times: 1 }), 'model_unavailable'],
    ['a stream that ends too early', faults.endAfter(1_400, { times: 1 }), 'model_unavailable'],
    ['an error inside the stream', faults.streamError({ afterBytes: 300, times: 1 }), 'model_overloaded'],
    ['garbage', faults.garbage({ times: 1 }), 'model_unavailable'],
    ['an empty body', faults.emptyBody({ times: 1 }), 'model_unavailable'],
    ['a page of something else', faults.wrongContentType({ times: 1 }), 'model_unavailable'],
  ])('%s is waited out and leaves no trace in the text', async (_what, fault, reason) => {
    const text = 'Here is a page about the garden and everything that grows in it. '.repeat(4).trim();
    const running = await start([reply({ text, fault })]);
    const { result, events, read } = await play({ models: [readyModel(languageOf(running))] });
    expect(result).toMatchObject({ outcome: 'answered', text, failure: null });
    expect(read).toBe(text);
    expect(events).toContainEqual(expect.objectContaining({ type: 'retrying', reason }));
  });

  test.each<[string, Fault, string]>([
    ['a wrong key', faults.unauthorized(), 'model_bad_key'],
    [
      'a context that is too long',
      faults.refused(400, "This model's maximum context length is 8192 tokens."),
      'context_too_long',
    ],
    ['a model that is not there', faults.refused(404, 'The model does not exist'), 'model_unavailable'],
    ['an account without credit', faults.refused(400, 'Your credit balance is too low'), 'model_unavailable'],
    ['a long pause', faults.rateLimited({ retryAfter: 3600 }), 'model_rate_limited'],
  ])('%s ends the turn at once and plainly', async (_what, fault, code) => {
    const running = await start([{ ...reply({ text: 'never', fault }), repeat: true }]);
    const { result, project } = await play({ models: [readyModel(languageOf(running))] });
    expect(result).toMatchObject({ outcome: 'failed', text: '', version: null, failure: { code } });
    expect(result.failure?.message).toMatch(/^[A-Z].*\.$/);
    expect(running.requests.length).toBeLessThanOrEqual(2);
    expect(project.versions).toHaveLength(0);
  });

  test('an answer that the provider withholds is a refusal', async () => {
    const running = await start([reply({ text: 'I', finish: 'content-filter' })]);
    const { result } = await play({ models: [readyModel(languageOf(running))] });
    expect(result).toMatchObject({ outcome: 'failed', failure: { code: 'model_refused' } });
  });
});

test('a fault that stays ends after some tries', async () => {
  const running = await start([{ ...reply({ fault: faults.overloaded() }), repeat: true }]);
  const { result } = await play({ models: [readyModel(languages.chat(running))] });
  expect(result).toMatchObject({ outcome: 'failed', failure: { code: 'model_overloaded' } });
  expect(running.requests).toHaveLength(4);
});

test('a provider that says nothing, or nothing more, is given up on', async () => {
  for (const fault of [faults.stallBeforeFirstByte(), faults.stallAfter(300)]) {
    const running = await start([
      { ...reply({ text: 'Hello there, this is long enough.', fault }), repeat: true },
    ]);
    const { result } = await play({
      models: [readyModel(languages.chat(running))],
      limits: { firstByteMs: 400, idleMs: 400, attempts: 2 },
    });
    expect(result).toMatchObject({ outcome: 'failed', text: '', failure: { code: 'model_timeout' } });
    expect(running.requests).toHaveLength(2);
    await running.close();
  }
});

test('a slow model that keeps talking is not given up on', async () => {
  const words = 'one two three four five six seven eight';
  const running = await start([reply({ text: words.split(/(?<= )/), delayMs: 300 })]);
  const { result } = await play({
    models: [readyModel(languages.chat(running))],
    limits: { firstByteMs: 10_000, idleMs: 2_000 },
  });
  expect(result.text).toBe(words);
});

test('another model stands in where there is one, in the middle of the work', async () => {
  const first = await startModelServer({
    script: [
      reply({ text: 'I begin.', toolCalls: [write] }),
      reply({ fault: faults.overloaded(), repeat: true }),
    ],
  });
  const second = await start([reply({ text: 'The page is there.' })]);
  const { result, project, events } = await play({
    models: [
      readyModel(languages.responses(first), { id: 'one' }),
      readyModel(languages.anthropic(second), { id: 'two', price: { input: 0, cachedInput: 0, output: 0 } }),
    ],
  });
  await first.close();
  expect(events.flatMap((event) => (event.type === 'started' ? [event.model] : []))).toEqual(['one', 'two']);
  expect(result).toMatchObject({ outcome: 'changed', model: 'two', text: 'I begin.\n\nThe page is there.' });
  expect(project.versions).toHaveLength(1);
  expect(second.requests[0]?.messages.at(-1)?.toolResults[0]?.text).toContain('Created src/pages/About.tsx');
});

test('a bad key of the first model does not keep the second from answering', async () => {
  const running = await start((request) => reply({ text: `I am ${request.model}.` }), 'sk-test');
  const { result } = await play({
    models: [
      readyModel({ ...languages.chat(running), doStream: languages.chat(await startWrong()).doStream }),
      readyModel(languages.anthropic(running), { id: 'two' }),
    ],
  });
  expect(result).toMatchObject({ outcome: 'answered', model: 'two' });
});

async function startWrong(): Promise<ModelServer> {
  wrong = await startModelServer({ apiKey: 'another' });
  return wrong;
}
let wrong: ModelServer | undefined;
afterEach(async () => {
  await wrong?.close();
  wrong = undefined;
});

test('too long a conversation is shortened before it is given up', async () => {
  const long = 'word '.repeat(3_000);
  const running = await start((request) =>
    JSON.stringify(request.body).length > 30_000
      ? reply({ fault: faults.refused(400, 'maximum context length exceeded') })
      : reply({ text: 'It fits now.' }),
  );
  const history = Array.from({ length: 20 }, (_, at) => ({
    role: at % 2 ? ('ai' as const) : ('user' as const),
    text: long,
  }));
  const { result } = await play({
    models: [readyModel(languages.chat(running))],
    request: { history },
  });
  expect(result).toMatchObject({ outcome: 'answered', text: 'It fits now.' });
});

describe('what has no end', () => {
  test('50 MB of text are cut off', async () => {
    const running = await start([reply({ fault: faults.flood() })]);
    const { result, read } = await play({ models: [readyModel(languages.chat(running))] });
    expect(result).toMatchObject({ outcome: 'broken', failure: { code: 'token_limit' } });
    expect(read.length).toBeLessThan(1_000_000);
    await expect.poll(() => running.requests[0]?.state).toBe('aborted');
  });

  test('tool calls without end in one answer are cut off', async () => {
    const running = await start([reply({ fault: faults.endlessTools() })]);
    const { result } = await play({
      models: [readyModel(languages.chat(running))],
      budget: { outputTokens: 4_000 },
    });
    expect(result).toMatchObject({ outcome: 'broken', failure: { code: 'token_limit' } });
  });

  test('a model that calls tools for ever is ended by its steps, and what works is saved', async () => {
    let step = 0;
    const running = await start(() => reply({ toolCalls: [numbered((step += 1))] }));
    const { result, project } = await play({
      models: [readyModel(languages.chat(running))],
      budget: { steps: 6 },
    });
    expect(result).toMatchObject({
      outcome: 'changed',
      steps: 6,
      failure: null,
      notes: [SAVED_NOTES.step_limit],
    });
    expect(running.requests).toHaveLength(6);
    expect(project.versions).toHaveLength(1);
    const told = running.requests.map(({ messages }) => messages.at(-1)?.toolResults[0]?.text ?? '');
    expect(told.map((text) => /\[(\w+) steps? (?:is|are) left/u.exec(text)?.[1])).toEqual([
      undefined,
      '5',
      undefined,
      undefined,
      undefined,
      'One',
    ]);
  });

  test.each([
    ['tokens', { totalTokens: 3_000 }, 'token_limit'],
    ['credits', { costMicros: 250_000 }, 'credit_limit'],
  ])('a budget of %s ends it', async (_what, budget, code) => {
    const usage = { input: 1_000, output: 10 };
    let step = 0;
    const running = await start(() => reply({ toolCalls: [numbered((step += 1))], usage }));
    const build = () => Promise.resolve([fault('Half of it')]);
    const checks = { types: () => Promise.resolve([]), build, look: undefined };
    const models = [readyModel(languages.chat(running))];
    const { result } = await play({ models, budget, ports: { checks } });
    expect(result).toMatchObject({ outcome: 'broken', failure: { code }, draft: { checks: 'failed' } });
    expect(running.requests).toHaveLength(3);
  });

  test('its time ends it, in the middle of an answer', async () => {
    const text = heldText();
    text.push('I think');
    const running = await start([reply({ text })]);
    const { result } = await play({ models: [readyModel(languages.chat(running))], budget: { timeMs: 150 } });
    expect(result).toMatchObject({ outcome: 'broken', failure: { code: 'time_limit' } });
  });
});

describe('stopping', () => {
  const stopping = async (when: (stop: () => void) => Parameters<typeof play>[0]) => {
    const controller = new AbortController();
    const played = await play({
      ...when(() => {
        controller.abort();
      }),
      options: { signal: controller.signal },
    });
    return played;
  };

  test('in the middle of an answer keeps the text so far and drops the rest', async () => {
    const look = { name: 'read_file', input: { path: 'src/App.tsx' } };
    const text = heldText();
    text.push('First I look at');
    const running = await start([reply({ text: 'Step one.', toolCalls: [look] }), reply({ text })]);
    const { result, project } = await stopping((stop) => ({
      models: [readyModel(languages.chat(running))],
      onEvent: (event) => event.type === 'text' && event.delta.includes('look') && stop(),
    }));
    expect(result).toMatchObject({
      outcome: 'stopped',
      text: 'Step one.\n\nFirst I look at',
      version: null,
      failure: null,
    });
    expect(result.usage.outputTokens).toBeGreaterThan(0);
    expect(project.versions).toHaveLength(0);
    await expect.poll(() => running.requests.at(-1)?.state).toBe('aborted');
  });

  test('while a check hangs', async () => {
    const running = await start([reply({ toolCalls: [write] }), reply({ text: 'Done.' })]);
    const { result, events } = await stopping((stop) => ({
      models: [readyModel(languages.chat(running))],
      ports: {
        checks: {
          types: () => Promise.resolve([]),
          build: () => {
            stop();
            return new Promise(() => undefined);
          },
          look: undefined,
        },
      },
    }));
    expect(result.outcome).toBe('stopped');
    const last = events.findLast((event) => event.type === 'step');
    expect(last?.step).toMatchObject({ title: 'Building the app', status: 'failed' });
  });

  test('while it waits before asking again', async () => {
    const running = await start([reply({ fault: faults.rateLimited({ retryAfter: 30 }), text: 'x' })]);
    const { result } = await stopping((stop) => ({
      models: [readyModel(languages.chat(running))],
      onEvent: (event) => event.type === 'retrying' && stop(),
    }));
    expect(result.outcome).toBe('stopped');
  });

  test('a model that pays no heed to it', async () => {
    const deaf: LanguageModelV4 = {
      ...scriptedLanguage([]),
      doStream: () =>
        Promise.resolve({
          stream: new ReadableStream<LanguageModelV4StreamPart>({
            start: (controller) => {
              controller.enqueue({ type: 'text-start', id: '1' });
              controller.enqueue({ type: 'text-delta', id: '1', delta: 'I go on for ever' });
            },
          }),
        }),
    };
    const { result } = await stopping((stop) => ({
      models: [readyModel(deaf)],
      onEvent: (event) => event.type === 'text' && stop(),
    }));
    expect(result).toMatchObject({ outcome: 'stopped', text: 'I go on for ever' });
  });

  test('before it began', async () => {
    const running = await start([reply({ text: 'never' })]);
    const { result } = await play({
      models: [readyModel(languages.chat(running))],
      options: { signal: AbortSignal.abort() },
    });
    expect(result.outcome).toBe('stopped');
    expect(running.requests).toHaveLength(0);
  });

  test('comes too late once the version is being made', async () => {
    const project = memoryProject();
    const running = await start([reply({ toolCalls: [write] }), reply({ text: 'Done.' })]);
    const { result } = await stopping((stop) => ({
      project,
      models: [readyModel(languages.chat(running))],
      ports: {
        commit: (version) => {
          stop();
          return project.commit(version);
        },
      },
    }));
    expect(result.outcome).toBe('changed');
  });
});

test('without a model the turn says so', async () => {
  const { result } = await play({ models: [], request: turnRequest('Hi') });
  expect(result).toMatchObject({ outcome: 'failed', failure: { code: 'model_unavailable' } });
});

test('a conflict while committing changes nothing and is told', async () => {
  const { AppError } = await import('@loam/kernel');
  const running = await start([reply({ toolCalls: [write] }), reply({ text: 'Done.' })]);
  const { result } = await play({
    models: [readyModel(languages.chat(running))],
    ports: { commit: () => Promise.reject(new AppError({ code: 'conflict', detail: 'src/App.tsx' })) },
  });
  expect(result).toMatchObject({ outcome: 'failed', failure: { code: 'conflict', details: 'src/App.tsx' } });
});
