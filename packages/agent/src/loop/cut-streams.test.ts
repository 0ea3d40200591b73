import type { LanguageModelV4 } from '@ai-sdk/provider';
import { reply, startModelServer } from '@loam/testkit';
import { describe, expect, test } from 'vitest';
import { ModelFaultError } from '../models/model-fault.ts';
import { readAnswer, type ModelAnswer } from '../models/read-answer.ts';
import { languages, play, readyModel } from '../testing/turn-harness.ts';

const write = { name: 'write_file', input: { path: 'src/a.ts', content: 'export const a = 1;\n' } };
const names = Object.entries(languages);
type LanguageOf = (typeof languages)[keyof typeof languages];
const closed = 'http://127.0.0.1:9/v1';
const nowhere = { openaiBaseUrl: closed, anthropicBaseUrl: closed, googleBaseUrl: closed };

describe.each(names)('a stream of %s that is cut', (_name, languageOf) => {
  test('at any byte is a passing fault or a whole answer, never half of one', async () => {
    const [body] = await record(languageOf, (language) => ask(language));
    const read = createReader(languageOf);
    const { usage: _usage, ...whole } = await read(body);
    expect(whole.calls[0]?.name).toBe('write_file');
    const outcomes = { faults: 0, answers: 0 };
    for (let at = 0; at < body.length; at += 1) {
      try {
        expect(await read(cut(body, at)), `cut at byte ${at}`).toMatchObject(whole);
        outcomes.answers += 1;
      } catch (error) {
        if (!(error instanceof ModelFaultError)) throw error;
        expect(error.fault.isPassing, `cut at byte ${at}: ${error.message}`).toBe(true);
        outcomes.faults += 1;
      }
    }
    // Only what follows the last word of the protocol can be missing without harm.
    expect(outcomes.answers).toBeLessThan(body.length * 0.25);
  }, 180_000);

  test('is asked for again within the turn, which ends as if nothing had happened', async () => {
    const [first, second] = await record(languageOf, (language) => play({ models: [readyModel(language)] }));
    for (let at = 0; at < first.length; at += 97) {
      const answers = [cut(first, at), first];
      const replaying = languageOf(nowhere, (_url, init) => {
        const isAfterTool = typeof init?.body === 'string' && init.body.includes('Created src/a.ts');
        return Promise.resolve(asEvents(isAfterTool ? second : (answers.shift() ?? first)));
      });
      const { result, read: seen } = await play({ models: [readyModel(replaying)] });
      expect([result.outcome, result.text, seen], `cut at byte ${at}`).toEqual([
        'changed',
        'Grüße 👋\n\nDone.',
        'Grüße 👋\n\nDone.',
      ]);
    }
  }, 180_000);
});

type Body = Uint8Array<ArrayBuffer>;

/** The bytes that a real exchange over HTTP consists of. */
async function record(
  languageOf: LanguageOf,
  exchange: (language: LanguageModelV4) => Promise<unknown>,
): Promise<[Body, Body]> {
  const script = [reply({ text: 'Grüße 👋', toolCalls: [write] }), reply({ text: 'Done.' })];
  const server = await startModelServer({ script });
  const bodies: Body[] = [];
  try {
    const recording = languageOf(server, async (...given) => {
      const response = await fetch(...given);
      const body = new Uint8Array(await response.arrayBuffer());
      bodies.push(body);
      return new Response(body, response);
    });
    await exchange(recording);
  } finally {
    await server.close();
  }
  const [first, second] = bodies;
  return [first ?? new Uint8Array(), second ?? new Uint8Array()];
}

/** One model that answers with whatever body is given next; making a model anew is what takes the time. */
function createReader(
  languageOf: LanguageOf,
): (body: Body | ReadableStream<Uint8Array>) => Promise<ModelAnswer> {
  let next: Body | ReadableStream<Uint8Array> = new Uint8Array();
  const language = languageOf(nowhere, () => Promise.resolve(asEvents(next)));
  return (body) => {
    next = body;
    return ask(language);
  };
}

function ask(language: LanguageModelV4): Promise<ModelAnswer> {
  return readAnswer({
    language,
    call: { prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }] },
    limits: { firstByteMs: 5_000, idleMs: 5_000, maxCharacters: 100_000 },
    signal: new AbortController().signal,
    now: () => new Date(),
    onText: () => undefined,
    onThinking: () => undefined,
  });
}

/** Every second one ends properly, as behind a proxy that gives up; the others break. */
function cut(body: Body, at: number): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(body.subarray(0, at)),
    pull: (controller) => {
      if (at % 2 === 0) controller.close();
      else controller.error(new TypeError('terminated'));
    },
  });
}

function asEvents(body: Body | ReadableStream<Uint8Array>): Response {
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
