import {
  breakOff,
  faults,
  gate,
  inPieces,
  keepAlive,
  reply,
  startModelServer,
  type ModelServer,
  type Script,
} from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import type { Step, TurnEvent } from '../events.ts';
import { languages, memoryProject, play, readyModel, type PlayOptions } from '../testing/turn-harness.ts';
import { allTools } from '../tools/index.ts';
import { PATH_VERBS } from './begun-steps.data.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const file = (name: string, content = `export const ${name} = 1;\n`) => ({
  name: 'write_file',
  input: { path: `src/${name}.ts`, content },
});
const json = (name: string) => JSON.stringify(file(name).input);

interface Watched {
  readonly ended: ReturnType<typeof play>;
  readonly events: readonly TurnEvent[];
  /** Resolves with the first event that fits, told already or still to come. */
  until<Found extends TurnEvent>(fits: (event: TurnEvent) => event is Found): Promise<Found>;
  step(title: string, status: Step['status']): Promise<Step>;
}

async function watch(
  script: Script,
  languageOf: (typeof languages)[keyof typeof languages] = languages.chat,
  more: Partial<PlayOptions> = {},
): Promise<Watched> {
  server = await startModelServer({ script });
  const events: TurnEvent[] = [];
  const waiting = new Set<() => void>();
  const ended = play({
    models: [readyModel(languageOf(server))],
    onEvent: (event) => {
      events.push(event);
      for (const wake of waiting) wake();
    },
    ...more,
  });
  const until: Watched['until'] = (fits) =>
    new Promise((resolve) => {
      const look = () => {
        const found = events.find((event) => fits(event));
        if (found === undefined || !fits(found)) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const step = async (title: string, status: Step['status']) => {
    type StepEvent = Extract<TurnEvent, { type: 'step' }>;
    const isIt = (event: TurnEvent): event is StepEvent =>
      event.type === 'step' && event.step.title === title && event.step.status === status;
    return (await until(isIt)).step;
  };
  return { ended, events, until, step };
}

/** What a person who follows the events sees at the end. */
function shownSteps(events: readonly TurnEvent[]): readonly Step[] {
  const steps = new Map<string, Step>();
  for (const event of events) {
    if (event.type === 'step') steps.set(event.step.id, event.step);
    if (event.type === 'stepWithdrawn') steps.delete(event.id);
  }
  return [...steps.values()].filter(({ tool }) => tool !== 'check');
}

const outline = (events: readonly TurnEvent[]) =>
  shownSteps(events).map(({ title, status }) => `${title}: ${status}`);

const { google: _whole, ...streaming } = languages;

describe.each(Object.entries(streaming))('over %s', (_name, languageOf) => {
  test('a step is there with the begin of its call, then has its path, then counts lines', async () => {
    const [atName, atPath, atLines] = [gate(), gate(), gate()];
    const content = 'one\\ntwo\\nthree\\n';
    const pieces = [
      atName,
      ...Array.from('{"path":"src/a.ts",'),
      atPath,
      keepAlive,
      `"content":"${content}`,
      atLines,
      '"}',
    ];
    const { ended, events, step, until } = await watch(
      [
        reply({ parts: [{ call: { name: 'write_file', json: pieces } }], writeBytes: 3 }),
        reply({ text: 'Done.' }),
      ],
      languageOf,
    );
    const begun = await step('Writing a file', 'running');
    expect(begun).toMatchObject({ kind: 'write', paths: [], endedAt: null });
    atName.open();
    expect(await step('Writing src/a.ts', 'running')).toMatchObject({ id: begun.id, paths: ['src/a.ts'] });
    atPath.open();
    const isCounted = (event: TurnEvent): event is Extract<TurnEvent, { type: 'step' }> =>
      event.type === 'step' && event.step.lines === 3 && event.step.status === 'running';
    expect((await until(isCounted)).step).toMatchObject({ id: begun.id, title: 'Writing src/a.ts' });
    atLines.open();
    const isDone = (event: TurnEvent): event is Extract<TurnEvent, { type: 'step' }> =>
      event.type === 'step' && event.step.id === begun.id && event.step.status === 'done';
    expect((await until(isDone)).step).toMatchObject({ id: begun.id, lines: 3, startedAt: begun.startedAt });
    expect((await ended).result.outcome).toBe('changed');
    expect(outline(events)).toEqual(['Writing src/a.ts: done']);
  });

  test('a call runs as soon as it is whole, while the next one is still being written', async () => {
    const held = gate();
    const { ended, events, step } = await watch(
      [
        reply({
          parts: [
            { text: 'First a.' },
            { call: file('a') },
            { text: 'Then b.' },
            { call: { name: 'write_file', json: ['{"path":"src/b.ts",', held, '"content":""}'] } },
          ],
        }),
        reply({ text: 'Both are there.' }),
      ],
      languageOf,
    );
    await step('Writing src/a.ts', 'done');
    await step('Writing src/b.ts', 'running');
    held.open();
    const { result, project, read } = await ended;
    expect(outline(events)).toEqual(['Writing src/a.ts: done', 'Writing src/b.ts: done']);
    expect([...project.files().keys()]).toEqual(expect.arrayContaining(['src/a.ts', 'src/b.ts']));
    expect(result.text).toBe('First a.\n\nThen b.\n\nBoth are there.');
    expect(read).toBe(result.text);
    const begun = new Set<string>();
    const story = events.flatMap((event) => {
      if (event.type === 'text') return [event.delta.trim()];
      if (event.type !== 'step' || event.step.tool === 'check' || begun.has(event.step.id)) return [];
      begun.add(event.step.id);
      return ['(step)'];
    });
    expect(story.join(' ')).toBe('First a. (step) Then b. (step) Both are there.');
    const [, second] = server?.requests ?? [];
    expect(second?.messages.flatMap(({ toolResults }) => toolResults)).toHaveLength(2);
  });

  test('what was done before the stream broke stays done, and the model goes on from there', async () => {
    const project = memoryProject();
    const { ended, events } = await watch(
      [
        reply({
          parts: [
            { text: 'First a.' },
            { call: file('a') },
            { text: 'Then b.' },
            { call: { name: 'write_file', json: [json('b').slice(0, 30), breakOff] } },
          ],
        }),
        reply({ text: 'Now b.', toolCalls: [file('b')] }),
        reply({ text: 'Both are there.' }),
      ],
      languageOf,
      { project },
    );
    const { result, read } = await ended;
    expect(result).toMatchObject({
      outcome: 'changed',
      text: 'First a.\n\nNow b.\n\nBoth are there.',
    });
    expect(read).toBe(result.text);
    expect(outline(events)).toEqual(['Writing src/a.ts: done', 'Writing src/b.ts: done']);
    expect(project.versions).toHaveLength(1);
    const [, second] = server?.requests ?? [];
    const results = second?.messages.flatMap(({ toolResults }) => toolResults) ?? [];
    expect(results).toHaveLength(1);
    expect(results[0]?.text).toContain('Created src/a.ts');
    expect(results[0]?.text).toContain('The connection broke after this call');
    expect(second?.messages.flatMap(({ toolCalls }) => toolCalls)).toHaveLength(1);
  });

  test('a call that never became whole leaves no step and no word', async () => {
    const { ended, events } = await watch(
      [
        reply({
          parts: [
            { text: 'First.' },
            { call: { name: 'write_file', json: [...Array.from(json('a').slice(0, 40)), breakOff] } },
          ],
        }),
        reply({ text: 'It has one page.' }),
      ],
      languageOf,
    );
    const { result, read } = await ended;
    expect(result).toMatchObject({ outcome: 'answered', text: 'It has one page.' });
    expect(read).toBe(result.text);
    expect(events.some(({ type }) => type === 'step')).toBe(true);
    expect(shownSteps(events)).toEqual([]);
  });

  test('a stop in the middle of a call ends it at once, and nothing is saved', async () => {
    const held = gate();
    const stop = new AbortController();
    const { ended, events, step } = await watch(
      [
        reply({
          parts: [{ call: file('a') }, { call: { name: 'write_file', json: ['{"path":"src/b.ts"', held] } }],
        }),
      ],
      languageOf,
      { options: { signal: stop.signal } },
    );
    await step('Writing src/b.ts', 'running');
    await step('Writing src/a.ts', 'done');
    stop.abort();
    const { result, project } = await ended;
    expect(result.outcome).toBe('stopped');
    expect(project.versions).toHaveLength(0);
    expect(shownSteps(events).every(({ endedAt }) => endedAt !== null)).toBe(true);
    await expect.poll(() => server?.requests[0]?.state).toBe('aborted');
  });
});

test('arguments that cannot be read leave no step', async () => {
  const { ended, events } = await watch([
    reply({ toolCalls: [file('a')], fault: faults.malformedToolCall() }),
    reply({ text: 'Sorry.' }),
  ]);
  await ended;
  expect(events.some(({ type }) => type === 'stepWithdrawn')).toBe(true);
  expect(shownSteps(events)).toEqual([]);
});

test('a tool that is not there is no step before it is known to be none', async () => {
  const { ended, events } = await watch([
    reply({ toolCalls: [{ name: 'make_coffee', input: { cups: 2 } }] }),
    reply({ text: 'I see.' }),
  ]);
  await ended;
  expect(outline(events)).toEqual(['Unknown tool make_coffee: failed']);
});

test('calls run in their order, one at a time, also when one waits for a person', async () => {
  const input = { question: 'Which one?', options: ['A', 'B'] };
  const answer = Promise.withResolvers<string[]>();
  const people = {
    approve: () => Promise.resolve('denied' as const),
    answer: () => answer.promise,
    giveSecrets: () => Promise.resolve('declined' as const),
  };
  const { ended, events, until } = await watch(
    [reply({ toolCalls: [{ name: 'ask_user', input }, file('a')] }), reply({ text: 'Done.' })],
    languages.anthropic,
    { ports: { people } },
  );
  await until((event): event is TurnEvent => event.type === 'usage');
  expect(outline(events)).toEqual(['Which one?: running', 'Writing src/a.ts: running']);
  answer.resolve(['A']);
  expect((await ended).result.outcome).toBe('changed');
  expect(outline(events)).toEqual(['Which one?: done', 'Writing src/a.ts: done']);
});

test('lines are told a few times a second, however fast they come', async () => {
  const content = 'a line of text\n'.repeat(3_000);
  const { ended, events } = await watch([
    reply({ toolCalls: [{ name: 'write_file', json: inPieces({ path: 'src/a.txt', content }, 8) }] }),
    reply({ text: 'Done.' }),
  ]);
  const before = performance.now();
  await ended;
  const told = events.filter((event) => event.type === 'step' && event.step.tool === 'write_file');
  const most = 6 + (performance.now() - before) / 250;
  expect(told.length).toBeLessThanOrEqual(most);
  expect(shownSteps(events)[0]).toMatchObject({ lines: 3_000 });
});

test.each(Object.entries(PATH_VERBS))('%s keeps the title that it began with', (name, verb) => {
  const tool = allTools.find((candidate) => candidate.name === name);
  const edits = [{ search: 'a', replace: 'b' }];
  const input = { path: './src/a.ts', content: '', edits, name: 'a.ts', attachment: 'a.ts' };
  expect(tool?.check(input)).toMatchObject({ isValid: true, title: `${verb} src/a.ts` });
});
