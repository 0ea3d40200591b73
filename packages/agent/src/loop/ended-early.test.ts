import { faults, heldText, reply, startModelServer, type ModelServer, type Script } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import type { CheckFault, Checks, FileChange } from '../ports.ts';
import {
  fault,
  languages,
  memoryProject,
  play,
  readyModel,
  type PlayOptions,
} from '../testing/turn-harness.ts';
import { DRAFT_KEPT_TEXT, LIMIT_TEXTS, SAVED_NOTES } from './texts.data.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function turn(script: Script, more: Partial<PlayOptions> = {}) {
  server = await startModelServer({ script });
  const played = await play({ models: [readyModel(languages.chat(server))], ...more });
  return { ...played, requests: server.requests };
}

const PAGE = 'src/pages/Index.tsx';
const page = (body: string) => `const Index = () => ${body};\nexport default Index;\n`;
const write = (path: string, content: string) => ({ name: 'write_file', input: { path, content } });
const read = (path: string) => ({ name: 'read_file', input: { path } });

/** Everything is right but files that say `bad`. */
function checksOf(more: Partial<Checks> = {}): Checks {
  const wrong = ({ path, content }: FileChange): CheckFault[] =>
    typeof content === 'string' && content.includes('bad')
      ? [fault(`bad in ${path}`, { path, line: 1 })]
      : [];
  return {
    types: () => Promise.resolve([]),
    build: (changes) => Promise.resolve(changes.flatMap(wrong)),
    look: undefined,
    ...more,
  };
}

describe('at a limit', () => {
  const steps = { budget: { steps: 2 } };

  test('what works is saved, and the person is told that it ended there', async () => {
    const { result, project } = await turn(
      [reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }), reply({ toolCalls: [read('src/App.tsx')] })],
      { ...steps, ports: { checks: checksOf() } },
    );
    expect(result).toMatchObject({ outcome: 'changed', failure: null, notes: [SAVED_NOTES.step_limit] });
    expect(result.draft).toBeUndefined();
    expect(project.files().get(PAGE)).toContain('<p>1</p>');
  });

  test('what does not work is a draft, and the words say so', async () => {
    const { result, project } = await turn(
      [reply({ toolCalls: [write(PAGE, page('<p>bad</p>'))] }), reply({ toolCalls: [read('src/App.tsx')] })],
      { ...steps, ports: { checks: checksOf() } },
    );
    expect(result).toMatchObject({
      outcome: 'broken',
      failure: { code: 'step_limit', message: `${LIMIT_TEXTS.step_limit} ${DRAFT_KEPT_TEXT}` },
      draft: { checks: 'failed', changes: [{ path: PAGE, action: 'write' }] },
    });
    expect(result.failure?.details).toContain(`bad in ${PAGE}`);
    expect(project.versions).toHaveLength(0);
  });

  test('nothing made is no draft', async () => {
    const { result } = await turn(
      [reply({ toolCalls: [read(PAGE)] }), reply({ toolCalls: [read('src/App.tsx')] })],
      steps,
    );
    expect(result).toMatchObject({ outcome: 'broken', failure: { code: 'step_limit' } });
    expect(result.draft).toBeUndefined();
    expect(result.failure?.message).toContain('Nothing was changed');
  });

  test('of time nothing is checked any more: it is a draft; what was checked before is saved', async () => {
    const slow = checksOf({ look: () => new Promise(() => undefined) });
    const script = () => [reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }), reply({ text: 'Done.' })];
    const unchecked = await turn(script(), { budget: { timeMs: 2_000 }, ports: { checks: slow } });
    expect(unchecked.result).toMatchObject({ failure: { code: 'time_limit' }, draft: { checks: 'not_run' } });
    await server?.close();
    const types = () => Promise.resolve([fault('A type')]);
    const hang = reply({ text: heldText() });
    const checked = await turn([...script(), hang], {
      budget: { timeMs: 2_000 },
      ports: { checks: checksOf({ types }) },
    });
    expect(checked.result).toMatchObject({
      outcome: 'changed',
      notes: [SAVED_NOTES.time_limit, expect.any(String)],
    });
  });
});

describe('what a turn had made', () => {
  test('is a draft when the model fails for good', async () => {
    const { result } = await turn([
      reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }),
      { ...reply({ fault: faults.unauthorized() }), repeat: true },
    ]);
    expect(result).toMatchObject({
      outcome: 'failed',
      failure: { code: 'model_bad_key', message: expect.stringContaining(DRAFT_KEPT_TEXT) },
      draft: { checks: 'not_run', changes: { length: 1 } },
    });
  });

  test('is a draft when a person stops it, and a checked one when it was checked', async () => {
    for (const [isChecked, checks] of [
      [false, 'not_run'],
      [true, 'passed'],
    ] as const) {
      const stop = new AbortController();
      const types = () => Promise.resolve([fault('A type')]);
      const { result, project } = await turn(
        [
          reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }),
          reply({ text: 'Done.' }),
          reply({ toolCalls: [read(PAGE)] }),
        ],
        {
          options: { signal: stop.signal },
          ports: { checks: checksOf({ types }) },
          onEvent: (event) => {
            if (event.type !== 'step' || event.step.endedAt === null) return;
            if (event.step.kind === (isChecked ? 'read' : 'write')) stop.abort();
          },
        },
      );
      expect(result).toMatchObject({ outcome: 'stopped', draft: { checks, changes: { length: 1 } } });
      expect(project.versions).toHaveLength(0);
      await server?.close();
    }
  });

  test('is a draft when others changed the same files', async () => {
    const conflict = Object.assign(new Error('conflict'), { code: 'conflict' });
    const { result } = await turn(
      [reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }), reply({ text: 'Done.' })],
      {
        ports: { commit: () => Promise.reject(conflict) },
      },
    );
    expect(result).toMatchObject({ outcome: 'failed', draft: { checks: 'passed' } });
  });
});

describe('going on with a draft', () => {
  const draft = {
    changes: [{ path: 'src/a.ts', action: 'write' as const, content: 'export const a = 1;\n' }],
    checks: 'failed' as const,
    reason: 'step_limit',
    details: 'src/a.ts: wrong',
    overtaken: [{ path: 'src/b.ts', content: 'mine' }],
  };

  test('begins with it, and tells the model what was done and why it ended', async () => {
    const { result, project, requests } = await turn([reply({ text: 'It is done.' })], {
      request: { draft },
    });
    expect(result.outcome).toBe('changed');
    expect(project.files().get('src/a.ts')).toBe('export const a = 1;\n');
    const told = requests[0]?.messages.map(({ text }) => text).join('\n') ?? '';
    expect(told).toContain('write src/a.ts');
    expect(told).toContain('it had used up its steps');
    expect(told).toContain('src/a.ts: wrong');
    expect(told).toMatch(/Others changed these files since[\s\S]+path="src\/b.ts"[\s\S]+mine/u);
    expect(told).toContain('Do not start over');
  });

  test('nothing of it is lost when the next turn fails at once', async () => {
    const { result } = await turn([{ ...reply({ fault: faults.unauthorized() }), repeat: true }], {
      request: { draft: { ...draft, checks: 'passed' } },
    });
    expect(result).toMatchObject({ outcome: 'failed', draft: { checks: 'passed', changes: draft.changes } });
  });

  test('what cannot be staged any more is shown to the model', async () => {
    const { project, requests } = await turn([reply({ text: 'It is done.' })], {
      request: {
        draft: {
          ...draft,
          changes: [...draft.changes, { path: 'src/c.ts', action: 'rename', from: 'src/gone.ts' }],
        },
      },
    });
    expect(project.files().has('src/a.ts')).toBe(true);
    expect(requests[0]?.messages.map(({ text }) => text).join('\n')).toContain('path="src/c.ts"');
  });
});

describe('equal calls', () => {
  test('fifty-eight equal reads no longer use up the turn, and what was made stays', async () => {
    const { result, requests, project } = await turn(
      [
        reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }),
        ...Array.from({ length: 58 }, () => reply({ toolCalls: [read('src/App.tsx')] })),
      ],
      { budget: { steps: 60 } },
    );
    expect(requests.length).toBeLessThanOrEqual(11);
    expect(result).toMatchObject({ outcome: 'changed', notes: [SAVED_NOTES.no_progress] });
    expect(project.files().get(PAGE)).toContain('<p>1</p>');
    const answers = requests.slice(2).map(({ messages }) => messages.at(-1)?.toolResults[0]?.text ?? '');
    expect(answers.map((text) => [text.includes('third time'), text.includes('was not run')])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, false],
      ...Array.from({ length: answers.length - 4 }, () => [false, true]),
    ]);
  });

  test('are not equal once a file has changed, and a refused one leaves no step', async () => {
    const again = reply({ toolCalls: [read(PAGE)] });
    const { events, requests } = await turn([
      again,
      again,
      again,
      again,
      again,
      reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }),
      again,
      reply({ text: 'Done.' }),
    ]);
    const texts = requests.map(({ messages }) => messages.at(-1)?.toolResults[0]?.text ?? '');
    expect(texts[5]).toContain('was not run');
    expect(texts[7]).not.toContain('was not run');
    const reads = new Map(
      events.flatMap((event) =>
        event.type === 'step' && event.step.kind === 'read'
          ? [[event.step.id, event.step.status] as const]
          : [],
      ),
    );
    for (const event of events) if (event.type === 'stepWithdrawn') reads.delete(event.id);
    expect([...reads.values()]).toEqual(['done', 'done', 'done', 'done', 'done']);
  });
});

describe('an error that comes back', () => {
  test('is shown with the files as they are now before anyone gives up', async () => {
    const { result, requests } = await turn(
      [
        reply({ toolCalls: [write(PAGE, page('<p>bad 1</p>'))] }),
        reply({ text: 'Done.' }),
        reply({ toolCalls: [write(PAGE, page('<p>bad 2</p>'))] }),
        reply({ text: 'Done.' }),
        reply({ toolCalls: [write(PAGE, page('<p>good</p>'))] }),
        reply({ text: 'Now it works.' }),
      ],
      { ports: { checks: checksOf() } },
    );
    expect(result).toMatchObject({ outcome: 'changed', faults: [], text: 'Now it works.' });
    expect(requests[4]?.lastUserText).toContain('The same errors are back');
    expect(requests[4]?.lastUserText).toContain('<p>bad 2</p>');
  });

  test('goes with its file where the rest works without it, and the model says what is missing', async () => {
    const bad = (n: number) => reply({ toolCalls: [write('src/pages/About.tsx', page(`<p>bad ${n}</p>`))] });
    const done = reply({ text: 'About is ready.' });
    const { result, project, requests } = await turn(
      [
        reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }),
        bad(1),
        done,
        bad(2),
        done,
        bad(3),
        done,
        reply({ text: 'The first page is new; About is not there.' }),
      ],
      { ports: { checks: checksOf() } },
    );
    expect(result).toMatchObject({
      outcome: 'changed',
      text: 'The first page is new; About is not there.',
      notes: [expect.stringContaining('src/pages/About.tsx')],
    });
    expect(requests.at(-1)?.lastUserText).toContain('bad 3');
    expect(project.files().has('src/pages/About.tsx')).toBe(false);
    expect(project.files().get(PAGE)).toContain('<p>1</p>');
  });

  test('ends the turn with all of it as a draft where nothing else helps', async () => {
    const checks = checksOf({ build: () => Promise.resolve([fault('Always', { path: PAGE })]) });
    const bad = (n: number) =>
      reply({
        toolCalls: [write(PAGE, page(`<p>bad ${n}</p>`)), write('src/other.ts', `export const n = ${n};\n`)],
      });
    const done = reply({ text: 'Done.' });
    const { result } = await turn([bad(1), done, bad(2), done, bad(3), done], { ports: { checks } });
    expect(result).toMatchObject({
      outcome: 'broken',
      failure: { code: 'same_error_twice' },
      draft: { checks: 'failed', changes: [{ path: 'src/other.ts' }, { path: PAGE }] },
    });
    expect(JSON.stringify(result.draft)).toContain('bad 3');
  });
});

describe('types that do not fit', () => {
  const types = () => Promise.resolve([fault('Type string is not assignable', { path: PAGE, line: 1 })]);

  test('are no reason that nothing is saved, and the model is told so', async () => {
    const { result, requests } = await turn(
      [
        reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }),
        reply({ text: 'Done.' }),
        reply({ text: 'I could not find the cause.' }),
      ],
      { ports: { checks: checksOf({ types }) } },
    );
    expect(requests[2]?.lastUserText).not.toContain('Nothing is saved');
    expect(requests[2]?.lastUserText).toContain('the person is told of each error that is left');
    expect(result).toMatchObject({
      outcome: 'changed',
      faults: [{ message: 'Type string is not assignable', path: PAGE }],
      notes: [expect.stringContaining('type error')],
    });
  });

  test('that were mended are not spoken of', async () => {
    const mended = memoryProject();
    const { result } = await turn(
      [
        reply({ toolCalls: [write(PAGE, page('<p>1</p>'))] }),
        reply({ text: 'Done.' }),
        reply({ toolCalls: [write(PAGE, page('<p>2</p>'))] }),
        reply({ text: 'Done.' }),
      ],
      {
        project: mended,
        ports: {
          checks: checksOf({
            types: (changes) =>
              mended.with(changes).get(PAGE)?.includes('1') ? types() : Promise.resolve([]),
          }),
        },
      },
    );
    expect(result).toMatchObject({ outcome: 'changed', faults: [], notes: [] });
  });
});
