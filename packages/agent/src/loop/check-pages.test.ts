import { reply, startModelServer, type ModelServer, type Script } from '@loam/testkit';
import { afterEach, expect, test } from 'vitest';
import type { CheckFault, Checks, FileChange, PageReport } from '../ports.ts';
import type { ReadyModel } from '../turn.ts';
import { languages, memoryProject, play, readyModel, type MemoryProject } from '../testing/turn-harness.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const page = (route: string, more: Partial<PageReport> = {}): PageReport => ({
  route,
  faults: [],
  warnings: [],
  console: [],
  failedRequests: [],
  title: '',
  text: `the page ${route}`,
  screenshotPng: undefined,
  ...more,
});
const warning = (message: string): CheckFault => ({
  kind: 'immediate_runtime',
  message,
  fingerprint: message,
});
const write = (markup: string) => ({
  name: 'write_file',
  input: { path: 'src/pages/Index.tsx', content: `export default () => ${markup};\n` },
});

interface Shown {
  readonly isBase: boolean;
  readonly source: string;
}

async function playWith(
  script: Script,
  show: (route: string, shown: Shown) => PageReport,
  more: Partial<ReadyModel> = {},
) {
  server = await startModelServer({ script });
  const project = memoryProject();
  const opened: string[] = [];
  const checks: Checks = {
    types: async () => [],
    build: async () => [],
    look: async (changes, { routes }) =>
      routes.map((route) => {
        opened.push(`${changes.length === 0 ? 'base ' : ''}${route}`);
        return show(route, { isBase: changes.length === 0, source: sourceOf(project, changes) });
      }),
  };
  const models = [readyModel(languages.chat(server), more)];
  const played = await play({ project, models, ports: { checks } });
  return { ...played, opened, told: server.requests.map(({ lastUserText }) => lastUserText) };
}

function sourceOf(project: MemoryProject, changes: readonly FileChange[]): string {
  return project.with(changes).get('src/pages/Index.tsx') ?? '';
}

test('a picture that does not load is told once, with its place, and then the changes are saved', async () => {
  const { result, told } = await playWith(
    [
      reply({ toolCalls: [write('<img src="/hero.png" />')] }),
      reply({ text: 'Done.' }),
      reply({ text: 'It stays.' }),
    ],
    (route, { isBase }) =>
      page(route, isBase ? {} : { warnings: [warning(`On ${route}: the picture /hero.png is not there.`)] }),
  );
  expect(result.outcome).toBe('changed');
  expect(told.filter((text) => text.includes('/hero.png is not there'))).toHaveLength(1);
  expect(told[2]).toContain('src/pages/Index.tsx:1');
  expect(result).toMatchObject({
    faults: [],
    notes: ['Still to be mended: On /: the picture /hero.png is not there.'],
  });
});

test('what was so before the turn is not told', async () => {
  const { result, told } = await playWith(
    [reply({ toolCalls: [write('<p />')] }), reply({ text: 'Done.' })],
    (route) => page(route, { warnings: [warning('too wide')] }),
  );
  expect([result.outcome, told.length]).toEqual(['changed', 2]);
});

const links = [
  { href: '/', text: 'Home' },
  { href: '/pricing', text: 'Prices' },
  { href: '/cv.pdf', text: 'CV' },
];
const linked = write('<a href="/pricing">Prices</a>');

test('a link to a page that is not there is told with where it stands; a known route is not opened', async () => {
  const { told, opened, result } = await playWith(
    [reply({ toolCalls: [linked] }), reply({ text: 'Done.' }), reply({ text: 'It stays.' })],
    (route) => page(route, { links, text: route === '/' ? 'home' : `Nothing at ${route}` }),
  );
  expect(told[2]).toContain('The link “Prices” leads to /pricing, which no route of the app shows');
  expect(told[2]).toContain('src/pages/Index.tsx:1');
  expect(opened).not.toContain('/cv.pdf');
  expect(result.outcome).toBe('changed');
});

test.each([
  ['a page that a route shows after all', (route: string) => `the page ${route}`],
  ['an app that shows itself at every address', () => 'home'],
])('%s is no dead link', async (_, textAt) => {
  const { told } = await playWith([reply({ toolCalls: [linked] }), reply({ text: 'Done.' })], (route) =>
    page(route, {
      links,
      text: route === '/' ? 'home' : route.includes('no-such') ? nowhere(textAt) : textAt(route),
    }),
  );
  expect(told).toHaveLength(2);
});

function nowhere(textAt: (route: string) => string): string {
  return textAt('/x') === 'home' ? 'home' : 'Nothing here';
}

test('a dead link in a file that the turn left alone is not its fault', async () => {
  const { told } = await playWith(
    [reply({ toolCalls: [write('<p />')] }), reply({ text: 'Done.' })],
    (route) => page(route, { links, text: route === '/' ? 'home' : 'Nothing here' }),
  );
  expect(told).toHaveLength(2);
});

test('the same fault on several pages is told once', async () => {
  const thrown: CheckFault = { kind: 'immediate_runtime', message: 'list is undefined', fingerprint: 'list' };
  const { told } = await playWith(
    [
      reply({ toolCalls: [write('<b />')] }),
      reply({ text: 'Done.' }),
      reply({ toolCalls: [write('<i />')] }),
      reply({ text: 'Done.' }),
    ],
    (route, { source }) => page(route, { faults: source.includes('<b />') ? [thrown, thrown] : [] }),
  );
  expect(told[2]?.split('list is undefined')).toHaveLength(2);
});

test('a model that writes by rules is told of no remarks', async () => {
  const { told, result } = await playWith(
    [reply({ toolCalls: [linked] }), reply({ text: 'Done.' })],
    (route, { isBase }) => page(route, isBase ? {} : { links, warnings: [warning('too wide')] }),
    { readsWholeProject: true },
  );
  expect([result.outcome, told.length]).toEqual(['changed', 2]);
});
