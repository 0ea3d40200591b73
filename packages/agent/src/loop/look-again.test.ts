import { reply, startModelServer, type ModelServer, type Reply } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import type { Checks, LookOptions, PageReport } from '../ports.ts';
import { TEMPLATE_SENTENCE } from '../prompts/first-build.data.ts';
import { LOOK_AGAIN } from '../prompts/look-again.data.ts';
import {
  fault,
  languages,
  memoryProject,
  play,
  readyModel,
  TEMPLATE,
  type PlayOptions,
} from '../testing/turn-harness.ts';
import type { ReadyModel } from '../turn.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const PICTURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
const write = (path: string, content: string) => ({ name: 'write_file', input: { path, content } });
const css = (colour: string) => write('src/index.css', `:root {\n  --primary: ${colour};\n}\n`);
const words = write(
  'src/pages/Index.tsx',
  'const Index = () => <h1>Good day</h1>;\n\nexport default Index;\n',
);
const CLOSING = 'The app is blue now.\n<suggestions>\nMake it green\n</suggestions>';
const FRESH = { ...TEMPLATE, 'src/pages/Index.tsx': `const Index = () => <h1>${TEMPLATE_SENTENCE}</h1>;\n` };

interface Watched {
  readonly looks: LookOptions[];
  readonly checks: Checks;
}

function watchedChecks(more: Partial<Checks> & { readonly problems?: readonly string[] } = {}): Watched {
  const looks: LookOptions[] = [];
  const { problems = [], ...checks } = more;
  const report = (route: string, options: LookOptions): PageReport => ({
    route,
    faults: [],
    warnings: [],
    console: [],
    failedRequests: [],
    title: '',
    text: '',
    screenshotPng: options.screenshot ? PICTURE : undefined,
    layout: options.layout === true ? { boxes: ['header 0,0 1440×64'], problems } : undefined,
  });
  return {
    looks,
    checks: {
      types: () => Promise.resolve([]),
      build: () => Promise.resolve([]),
      look: (_changes, options) => {
        if (options.layout === true) looks.push(options);
        return Promise.resolve(options.routes.map((route) => report(route, options)));
      },
      ...checks,
    },
  };
}

async function build(
  script: readonly Reply[],
  more: Partial<PlayOptions> & { readonly model?: Partial<ReadyModel>; readonly watched?: Watched } = {},
) {
  const running = await startModelServer({ script: [...script] });
  server = running;
  const { model, watched = watchedChecks(), ...options } = more;
  const played = await play({
    models: [readyModel(languages.chat(running), model)],
    ...options,
    ports: { checks: watched.checks, ...options.ports },
  });
  const asked = running.requests.filter(({ lastUserText }) => lastUserText.includes(LOOK_AGAIN.request));
  return { ...played, running, asked, looks: watched.looks };
}

describe('after a change of looks', () => {
  test('the model is shown the pages, wide and narrow, and what it said before stands when it is content', async () => {
    const { asked, looks, result, read, running } = await build([
      reply({ toolCalls: [css('blue')] }),
      reply({ text: CLOSING }),
      reply({ text: 'OK' }),
    ]);
    expect(looks.map(({ width, dark = false }) => [width, dark])).toEqual([
      [1440, false],
      [390, false],
      [1440, true],
    ]);
    expect(JSON.stringify(asked[0]?.body).match(/data:image\/png;base64/gu)).toHaveLength(2);
    expect(running.requests).toHaveLength(3);
    expect(read).toBe('The app is blue now.');
    expect(result).toMatchObject({ outcome: 'changed', suggestions: ['Make it green'] });
  });

  test('it may improve them once, and says its closing words again', async () => {
    const { asked, read, project, result } = await build([
      reply({ toolCalls: [css('blue')] }),
      reply({ text: 'The app is blue.' }),
      reply({ toolCalls: [css('navy')] }),
      reply({ text: 'The app is dark blue.' }),
    ]);
    expect(asked.length).toBeGreaterThan(0);
    expect(read).toBe('The app is dark blue.');
    expect(result.outcome).toBe('changed');
    expect(project.versions).toHaveLength(1);
    expect(project.files().get('src/index.css')).toContain('navy');
  });

  test('an improvement that breaks is left out, and what worked is saved', async () => {
    const isBroken = (text: string) => text.includes('broken');
    const watched = watchedChecks({
      build: (changes) =>
        Promise.resolve(
          changes.some(({ content }) => typeof content === 'string' && isBroken(content))
            ? [fault('Does not build')]
            : [],
        ),
    });
    const { project, result, read } = await build(
      [
        reply({ toolCalls: [css('blue')] }),
        reply({ text: CLOSING }),
        reply({ toolCalls: [css('broken')] }),
        reply({ text: 'Better.' }),
        reply({ text: 'Better still.' }),
      ],
      { watched, budget: { fixes: 1 } },
    );
    expect(result.outcome).toBe('changed');
    expect(project.files().get('src/index.css')).toContain('blue');
    expect(read).not.toContain('Better');
  });

  test('a provider that fails at the look does not take away what was made', async () => {
    const { project, result, read } = await build(
      [
        reply({ toolCalls: [css('blue')] }),
        reply({ text: CLOSING }),
        reply({ fault: { kind: 'status', status: 401, message: 'No such key', headers: {} } }),
      ],
      {},
    );
    expect(result).toMatchObject({ outcome: 'changed', suggestions: ['Make it green'] });
    expect(read).toBe('The app is blue now.');
    expect(project.versions).toHaveLength(1);
  });

  test('a stop during the look ends the turn', async () => {
    const stop = new AbortController();
    const watched = watchedChecks();
    const { look } = watched.checks;
    const checks: Checks = {
      ...watched.checks,
      look: (changes, options) => {
        if (options.layout === true) stop.abort();
        return look?.(changes, options) ?? Promise.resolve([]);
      },
    };
    const { result, project, asked } = await build(
      [reply({ toolCalls: [css('blue')] }), reply({ text: CLOSING })],
      { watched: { ...watched, checks }, options: { signal: stop.signal } },
    );
    expect(result.outcome).toBe('stopped');
    expect(asked).toEqual([]);
    expect(project.versions).toEqual([]);
  });
});

describe('nobody is asked to look', () => {
  const script = [reply({ toolCalls: [css('blue')] }), reply({ text: CLOSING })];

  test.each<[string, readonly Reply[], Parameters<typeof build>[1]]>([
    ['at changed words', [reply({ toolCalls: [words] }), reply({ text: 'It says good day.' })], {}],
    ['by rules', script, { model: { readsWholeProject: true } }],
    ['when few steps are left', script, { budget: { steps: 5 } }],
    [
      'when most of the tokens are spent',
      [reply({ toolCalls: [css('blue')] }), reply({ text: CLOSING, usage: { input: 9, output: 80_000 } })],
      {},
    ],
    ['without eyes at a page without problems', script, { model: { seesImages: false } }],
    ['where no browser is', script, { watched: watchedChecks({ look: undefined }) }],
  ])('%s', async (_name, replies, more) => {
    const { asked, read, result } = await build(replies, more);
    expect(asked).toEqual([]);
    expect(result.outcome).toBe('changed');
    expect(read).not.toBe('');
  });

  test('when the pages cannot be shown', async () => {
    const watched = watchedChecks({ look: () => Promise.reject(new Error('The browser is gone.')) });
    const { asked, result } = await build(script, { watched });
    expect(asked).toEqual([]);
    expect(result.outcome).toBe('changed');
  });
});

describe('a model without eyes', () => {
  test('reads where the parts are and what is wrong with them', async () => {
    const problems = ['text is cut off: h1 "Good day"'];
    const { asked } = await build(
      [reply({ toolCalls: [css('blue')] }), reply({ text: CLOSING }), reply({ text: 'OK' })],
      { model: { seesImages: false }, watched: watchedChecks({ problems }) },
    );
    expect(asked[0]?.lastUserText).toContain('! text is cut off: h1 "Good day"');
    expect(asked[0]?.lastUserText).toContain('header 0,0 1440×64');
    expect(JSON.stringify(asked[0]?.body)).not.toContain('data:image');
  });

  test('reads it after a first build even when nothing is wrong', async () => {
    const { asked } = await build(
      [reply({ toolCalls: [words] }), reply({ text: 'It greets.' }), reply({ text: 'OK' })],
      { model: { seesImages: false }, project: memoryProject(FRESH) },
    );
    expect(asked).toHaveLength(1);
  });
});
