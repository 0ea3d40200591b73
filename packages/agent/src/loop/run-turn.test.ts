import { reply, scriptedTurn, startModelServer, type ModelServer, type Script } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { fault, languages, memoryProject, play, readyModel, TEMPLATE } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(script: Script): Promise<ModelServer> {
  server = await startModelServer({ script });
  return server;
}

const about = {
  name: 'write_file',
  input: {
    path: 'src/pages/About.tsx',
    content: 'const About = () => <p>About</p>;\nexport default About;\n',
  },
};

describe.each(Object.entries(languages))('over %s', (_name, languageOf) => {
  test('a new page in one turn becomes one version', async () => {
    const models = [
      readyModel(
        languageOf(
          await start([
            reply({ text: 'I will add the page.', toolCalls: [about], usage: { input: 1000, output: 100 } }),
            reply({
              text: 'There is an About page now.\n\n<suggestions>\n- Add a team section\nAdd a photo\n</suggestions>',
              usage: { input: 1500, output: 50, cachedInput: 1000 },
            }),
          ]),
        ),
      ),
    ];
    const { result, project, events, read } = await play({ models, text: 'Add an about page' });

    expect(result).toMatchObject({
      outcome: 'changed',
      version: { editId: 'edit-1' },
      text: 'I will add the page.\n\nThere is an About page now.',
      suggestions: ['Add a team section', 'Add a photo'],
      usage: { inputTokens: 2500, cachedInputTokens: 1000, outputTokens: 150 },
      costMicros: 1500 * 100 + 1000 * 10 + 150 * 500,
      steps: 2,
      failure: null,
      faults: [],
    });
    expect(read).toBe(result.text);
    const told = events.map((event) => (event.type === 'node' ? event.node.name : event.type));
    expect(told.lastIndexOf('text'), 'said once it is saved').toBeGreaterThan(told.lastIndexOf('commit'));
    expect(project.versions).toHaveLength(1);
    expect(project.versions[0]).toMatchObject({ message: 'There is an About page now' });
    expect(project.files().get('src/pages/About.tsx')).toContain('About');
    expect(events.at(-1)).toEqual({ type: 'ended', result });
  });
});

describe('follow-ups', () => {
  test('ten turns build on one another and on what was said', async () => {
    const project = memoryProject();
    const history: { role: 'user' | 'ai'; text: string; changedPaths?: string[] }[] = [];
    const running = await start(
      Array.from({ length: 10 }, (_, at) =>
        scriptedTurn([
          reply({
            toolCalls: [
              {
                name: 'replace_in_file',
                input: {
                  path: 'src/App.tsx',
                  edits: [{ search: '{/* New routes', replace: `<i>${at}</i>\n      {/* New routes` }],
                },
              },
            ],
          }),
          reply({ text: `Added number ${at}.` }),
        ]),
      ),
    );
    for (let at = 0; at < 10; at += 1) {
      const text = `Add number ${at}`;
      const models = [readyModel(languages.chat(running))];
      const { result } = await play({ models, project, text, request: { history: [...history] } });
      expect(result.outcome).toBe('changed');
      history.push({ role: 'user', text }, { role: 'ai', text: result.text, changedPaths: ['src/App.tsx'] });
    }
    expect(project.versions).toHaveLength(10);
    expect(
      project
        .files()
        .get('src/App.tsx')
        ?.match(/<i>\d<\/i>/g),
    ).toHaveLength(10);
    const last = running.requests.at(-1);
    expect(last?.messages.some(({ text }) => text.includes('Add number 0'))).toBe(true);
  });
});

describe('edits that miss', () => {
  test('a failed search-replace is told to the model, which recovers', async () => {
    const edit = (search: string) => ({
      name: 'replace_in_file',
      input: { path: 'src/pages/Index.tsx', edits: [{ search, replace: '<h1>Welcome</h1>' }] },
    });
    const running = await start([
      reply({ toolCalls: [edit('<h2>Good morning everybody</h2>')] }),
      reply({ toolCalls: [edit('<h1>Hello</h1>')] }),
      reply({ text: 'The heading says Welcome.' }),
    ]);
    const { result, project, events } = await play({ models: [readyModel(languages.chat(running))] });
    expect(result.outcome).toBe('changed');
    expect(project.files().get('src/pages/Index.tsx')).toContain('Welcome');
    expect(running.requests[1]?.messages.at(-1)?.toolResults[0]?.text).toContain(
      'Read src/pages/Index.tsx again',
    );
    const steps = events.flatMap((event) => (event.type === 'step' ? [event.step.status] : []));
    expect(steps).toContain('failed');
  });

  test('broken arguments and unknown tools go back to the model', async () => {
    const running = await start([
      reply({ fault: { kind: 'malformed-tool-call', name: 'write_file' } }),
      reply({ fault: { kind: 'unknown-tool' } }),
      reply({ toolCalls: [about] }),
      reply({ text: 'Done.' }),
    ]);
    const { result } = await play({ models: [readyModel(languages.chat(running))] });
    expect(result.outcome).toBe('changed');
    expect(running.requests[1]?.messages.at(-1)?.toolResults[0]?.text).toContain('not valid JSON');
    expect(running.requests[2]?.messages.at(-1)?.toolResults[0]?.text).toContain('There is no tool');
  });
});

describe('checks', () => {
  const write = (content: string) => ({
    name: 'write_file',
    input: { path: 'src/pages/Index.tsx', content },
  });
  const page = (body: string) => `const Index = () => ${body};\nexport default Index;\n`;

  test('a build error is fixed in the turn, and only the fixed state is saved', async () => {
    const project = memoryProject();
    const running = await start([
      reply({ toolCalls: [write(page('<p>bad</p>'))] }),
      reply({ text: 'The page is new.' }),
      reply({ toolCalls: [write(page('<p>good</p>'))] }),
      reply({ text: 'The page is really new.' }),
    ]);
    const { result, events } = await play({
      project,
      models: [readyModel(languages.chat(running))],
      ports: {
        checks: {
          types: () => Promise.resolve([]),
          build: (changes) =>
            Promise.resolve(
              project.with(changes).get('src/pages/Index.tsx')?.includes('bad')
                ? [fault('Unexpected bad', { path: 'src/pages/Index.tsx', line: 1 })]
                : [],
            ),
          look: undefined,
        },
      },
    });
    expect(result).toMatchObject({ outcome: 'changed', faults: [] });
    expect(project.versions).toHaveLength(1);
    expect(project.files().get('src/pages/Index.tsx')).toContain('good');
    expect(running.requests[2]?.lastUserText).toContain('Unexpected bad');
    expect(running.requests[2]?.lastUserText).toContain('1 | const Index = () => <p>bad</p>');
    const checks = events.flatMap((event) =>
      event.type === 'step' && event.step.title === 'Building the app' ? [event.step.status] : [],
    );
    expect(checks).toEqual(['running', 'failed', 'running', 'done']);
  });

  test('text that does not parse never reaches the build', async () => {
    const project = memoryProject();
    let builds = 0;
    const running = await start([
      reply({ toolCalls: [write('const Index = () => <p>;\n')] }),
      reply({ text: 'Done.' }),
      reply({ toolCalls: [write(page('<p>good</p>'))] }),
      reply({ text: 'Done.' }),
    ]);
    const { result } = await play({
      project,
      models: [readyModel(languages.chat(running))],
      ports: {
        checks: {
          types: () => Promise.resolve([]),
          build: () => {
            builds += 1;
            return Promise.resolve([]);
          },
          look: undefined,
        },
      },
    });
    expect(result.outcome).toBe('changed');
    expect(builds).toBe(1);
  });

  test('an error that comes back in every way ends the turn, and nothing was changed', async () => {
    const project = memoryProject();
    const running = await start([
      reply({ toolCalls: [write(page('<p>1</p>'))] }),
      reply({ text: 'Done.' }),
      reply({ toolCalls: [write(page('<p>2</p>'))] }),
      reply({ text: 'Done now.' }),
      reply({ toolCalls: [write(page('<p>3</p>'))] }),
      reply({ text: 'Really done.' }),
    ]);
    const { result } = await play({
      project,
      models: [readyModel(languages.chat(running))],
      ports: {
        checks: {
          types: () => Promise.resolve([]),
          build: () => Promise.resolve([fault('Always wrong')]),
          look: undefined,
        },
      },
    });
    expect(result).toMatchObject({
      outcome: 'broken',
      text: '',
      version: null,
      failure: { code: 'same_error_twice' },
      faults: [{ kind: 'build', message: 'Always wrong' }],
    });
    expect(project.versions).toHaveLength(0);
    expect(project.files()).toEqual(new Map(Object.entries(TEMPLATE)));
  });

  test('a turn ends when its fixes are used up', async () => {
    let round = 0;
    const running = await start(() => {
      round += 1;
      return round % 2 === 1
        ? reply({ toolCalls: [write(page(`<p>${round}</p>`))] })
        : reply({ text: 'Done.' });
    });
    const { result, project } = await play({
      models: [readyModel(languages.chat(running))],
      budget: { fixes: 3 },
      ports: {
        checks: {
          types: () => Promise.resolve([]),
          build: () => Promise.resolve([fault(`Wrong ${round}`)]),
          look: undefined,
        },
      },
    });
    expect(result).toMatchObject({ outcome: 'broken', failure: { code: 'cannot_fix' } });
    expect(round).toBe(8);
    expect(project.versions).toHaveLength(0);
  });

  test('type errors are told once and do not keep a running app from being saved', async () => {
    const running = await start([
      reply({ toolCalls: [write(page('<p>1</p>'))] }),
      reply({ text: 'Done.' }),
      reply({ text: 'I could not find the cause.' }),
    ]);
    const { result } = await play({
      models: [readyModel(languages.chat(running))],
      ports: {
        checks: {
          types: () => Promise.resolve([fault('Type string is not assignable')]),
          build: () => Promise.resolve([]),
          look: undefined,
        },
      },
    });
    expect(result.outcome).toBe('changed');
    expect(running.requests).toHaveLength(3);
    expect(running.requests[2]?.lastUserText).toContain('Type string is not assignable');
  });

  test('what worked is saved when polishing it breaks it', async () => {
    const project = memoryProject();
    const running = await start([
      reply({ toolCalls: [write(page('<p>works</p>'))] }),
      reply({ text: 'Done.' }),
      reply({ toolCalls: [write(page('<p>bad</p>'))] }),
      reply({ text: 'Polished.' }),
      reply({ text: 'Nothing more to do.' }),
    ]);
    const { result } = await play({
      project,
      models: [readyModel(languages.chat(running))],
      ports: {
        checks: {
          types: () => Promise.resolve([fault('A type')]),
          build: (changes) =>
            Promise.resolve(
              project.with(changes).get('src/pages/Index.tsx')?.includes('bad') ? [fault('Broken')] : [],
            ),
          look: undefined,
        },
      },
    });
    expect(result.outcome).toBe('changed');
    expect(project.files().get('src/pages/Index.tsx')).toContain('works');
  });

  test('pages that were broken before do not count, new errors on them do', async () => {
    const project = memoryProject();
    const opened: (readonly string[])[] = [];
    const running = await start([
      reply({ toolCalls: [write(page('<p>bad</p>'))] }),
      reply({ text: 'Done.' }),
      reply({ toolCalls: [write(page('<p>good</p>'))] }),
      reply({ text: 'Done.' }),
    ]);
    const { result } = await play({
      project,
      models: [readyModel(languages.chat(running))],
      ports: {
        checks: {
          types: () => Promise.resolve([]),
          build: () => Promise.resolve([]),
          look: (changes, { routes }) => {
            opened.push(routes);
            const isBad = project.with(changes).get('src/pages/Index.tsx')?.includes('bad') === true;
            const old = fault('Old error', { kind: 'immediate_runtime' });
            const faults = isBad ? [old, fault('New error', { kind: 'immediate_runtime' })] : [old];
            return Promise.resolve(
              routes.map((route) => ({
                route,
                faults,
                warnings: [],
                console: [],
                failedRequests: [],
                title: '',
                text: '',
                screenshotPng: undefined,
              })),
            );
          },
        },
      },
    });
    expect(result.outcome).toBe('changed');
    expect(running.requests[2]?.lastUserText).toContain('New error');
    expect(running.requests[2]?.lastUserText).not.toContain('Old error');
    expect(opened[0]).toEqual(['/']);
  });
});

describe('turns that change nothing', () => {
  test('a question is answered', async () => {
    const running = await start([reply({ text: 'It has one page.' })]);
    const { result, project } = await play({
      models: [readyModel(languages.chat(running))],
      text: 'How many pages?',
    });
    expect(result).toMatchObject({
      outcome: 'answered',
      text: 'It has one page.',
      faults: [],
      version: null,
    });
    expect(project.versions).toHaveLength(0);
  });

  test('a model that claims a change it did not make is asked once more', async () => {
    const running = await start([
      reply({ text: 'I have added the page.' }),
      reply({ toolCalls: [about] }),
      reply({ text: 'The page is there.' }),
    ]);
    const { result } = await play({ models: [readyModel(languages.chat(running))] });
    expect(result).toMatchObject({ outcome: 'changed', text: 'The page is there.' });
  });

  test('chat mode touches no file whatever the model tries', async () => {
    const running = await start([reply({ toolCalls: [about] }), reply({ text: 'I would add a page.' })]);
    const { result, project } = await play({
      models: [readyModel(languages.chat(running))],
      request: { mode: 'chat' },
    });
    expect(result.outcome).toBe('answered');
    expect(project.versions).toHaveLength(0);
    expect(JSON.stringify(running.requests[1]?.body)).toContain(
      'write_file was refused: this is a conversation only, nothing is changed',
    );
  });
});
