import { reply, startModelServer, type ModelServer } from '@loam/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeCloud } from '../testing/fake-cloud.ts';
import { languages, play, readyModel, type PlayOptions } from '../testing/turn-harness.ts';
import { stageTools } from '../tools/tool-context.fixture.ts';
import { allTools } from '../tools/index.ts';
import type { ReadyModel, TurnPorts, TurnRequest } from '../turn.ts';
import { GUIDES } from './guides.data.ts';
import { offeredText } from './offered-text.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ script: () => reply({ text: 'Well.' }) });
});
afterAll(() => server.close());

const checks = {
  types: async () => [],
  build: async () => [],
  look: async () => [],
};
const everyPort: Partial<TurnPorts> = {
  checks,
  packages: {
    add: async () => ({ ok: true, changes: [] }),
    remove: async () => ({ ok: true, changes: [] }),
  },
  web: { fetch: () => Promise.reject(new Error('Nobody goes there.')) },
  cloud: fakeCloud(),
};
/** A request with everything that could make the prompt speak of a tool. */
const request: Partial<TurnRequest> = {
  console: [{ level: 'error', message: 'Boom' }],
  network: [{ method: 'GET', url: '/api', status: 500 }],
  runtimeErrors: [{ message: 'x is not defined' }],
  images: [
    {
      name: 'a.png',
      contentType: 'image/png',
      url: 'https://files.test/a',
      bytes: async () => new Uint8Array(1),
    },
  ],
};
const names = allTools.map(({ name }) => name);
const named = (text: string) => names.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(text));

async function requestOf(options: Omit<PlayOptions, 'models'>, model: Partial<ReadyModel> = {}) {
  const before = server.requests.length;
  await play({
    request,
    ports: everyPort,
    ...options,
    options: { may: { edit: true, cloud: true }, ...options.options },
    models: [readyModel(languages.chat(server), model)],
  });
  const sent = server.requests[before];
  return { text: JSON.stringify(sent?.body ?? ''), offered: sent?.tools ?? [] };
}

describe('a tool that is not offered is named nowhere', () => {
  test('everything is there when everything is offered', async () => {
    const { text, offered } = await requestOf({});
    expect(offered).toContain('apply_migration');
    for (const name of ['read_guide', 'ask_user', 'read_console', 'add_attachment', 'replace_in_file']) {
      expect(named(text)).toContain(name);
    }
    expect(text).toContain('performance, errors');
    expect(text).not.toMatch(/\[\[|\]\]/);
  });

  test.each(allTools.map(({ name, integration }) => ({ name, key: `${integration}/${name}` })))(
    '$name switched off',
    async ({ name, key }) => {
      const { text, offered } = await requestOf({
        options: { preferences: { [key]: 'disable' }, may: { edit: true, cloud: true } },
      });
      expect(offered).not.toContain(name);
      for (const found of named(text)) expect(offered).toContain(found);
    },
  );

  const preferences = Object.fromEntries(
    allTools.map(({ name, integration }) => [`${integration}/${name}`, 'disable' as const]),
  );
  test.each<[string, Omit<PlayOptions, 'models'>, Partial<ReadyModel>]>([
    ['without packages, browser, web and backend', { ports: {} }, {}],
    ['without the right to edit', { options: { may: { edit: false, cloud: false } } }, {}],
    ['in a conversation', { request: { ...request, mode: 'chat' } }, {}],
    ['for a small model', {}, { isSmall: true }],
    ['for a model that writes text', {}, { callsTools: false }],
    ['for a small model that writes text', {}, { callsTools: false, isSmall: true }],
    ['with every tool switched off', { options: { preferences, may: { edit: true, cloud: true } } }, {}],
  ])('%s', async (_name, options, model) => {
    const { text, offered } = await requestOf(options, model);
    for (const name of named(text)) expect(offered).toContain(name);
  });

  test('not in guides, and the one for the backend is only where its tools are', async () => {
    const bare = stageTools();
    const { text: listed } = await bare.call('read_guide', { name: '?' });
    expect(listed).toContain('forms');
    expect(listed).not.toContain('cloud');
    for (const name of Object.keys(GUIDES)) {
      const { text } = await bare.call('read_guide', { name });
      for (const found of named(text)) expect(bare.toolset.offers(found), found).toBe(true);
    }
    const full = stageTools({ ports: everyPort });
    expect((await full.call('read_guide', { name: 'cloud' })).text).toContain('through apply_migration');
    expect((await full.call('read_guide', { name: 'design' })).text).toContain('view_page');
  });

  test('not in what a call is answered with', async () => {
    const files = { 'package.json': '{}', 'src/a.ts': 'export const a = 1;\n' };
    const { call, toolset } = stageTools({
      files,
      options: {
        preferences: Object.fromEntries(
          ['write_file', 'read_file', 'rename_file'].map((name) => [`code/${name}`, 'disable']),
        ),
      },
    });
    const edit = (path: string, search: string, replace: string) =>
      call('replace_in_file', { path, edits: [{ search, replace }] });
    const answers = [
      await edit('src/none.ts', 'a', 'b'),
      await edit('src/a.ts', 'nothing like it', 'b'),
      await edit('src/a.ts', 'nothing like it', 'b'),
      await edit('src/a.ts', 'a = 1', 'a = 2;\n// ... rest of the code'),
      await edit('package.json', '{}', '{"dependencies":{"zod":"4"}}'),
      await edit('package-lock.json', 'a', 'b'),
      await call('no_such_tool'),
    ];
    for (const { text } of answers) {
      for (const found of named(text)) expect(toolset.offers(found), found).toBe(true);
    }
  });
});

test.each([
  ['a[[x| (x)]] b', 'a (x) b', 'a b'],
  ['[[x,y|both]][[!x|none]].', 'both.', 'none.'],
])('%s', (text, withThem, without) => {
  expect(offeredText(text, () => true)).toBe(withThem);
  expect(offeredText(text, () => false)).toBe(without);
});
