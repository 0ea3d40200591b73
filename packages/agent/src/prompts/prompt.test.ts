import { reply, startModelServer, type ModelServer } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeCloud } from '../testing/fake-cloud.ts';
import { z } from 'zod';
import {
  languages,
  memoryProject,
  play,
  readyModel,
  TEMPLATE,
  type PlayOptions,
} from '../testing/turn-harness.ts';
import type { TurnPorts } from '../turn.ts';
import { CLOUD_GUIDES } from './cloud-guides.data.ts';
import { GUIDES } from './guides.data.ts';
import { systemPrompt } from './system-prompt.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const Body = z.looseObject({
  tools: z.array(z.unknown()).optional(),
  system: z.unknown().optional(),
  messages: z.array(z.looseObject({ role: z.string() })).default([]),
});

/** What a provider can keep from one turn to the next: everything before the first message that differs. */
async function prefixOf(
  languageOf: (typeof languages)[keyof typeof languages],
  options: Omit<PlayOptions, 'models'> & { readonly isSmall?: boolean },
): Promise<string> {
  server = await startModelServer({ script: [reply({ text: 'Well.' })] });
  const model = readyModel(languageOf(server), { isSmall: options.isSmall ?? false });
  await play({ ...options, models: [model] });
  const body = Body.parse(server.requests[0]?.body);
  await server.close();
  const system = body.messages.filter(({ role }) => role === 'system' || role === 'developer');
  return `${JSON.stringify(body.tools)}${contentOf(body.system)}${system.map(({ content }) => contentOf(content)).join('')}`;
}

function contentOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

describe('the beginning of the prompt', () => {
  test.each([
    ['chat completions', languages.chat],
    ['messages', languages.anthropic],
  ])('is the same bytes in two turns of a conversation: %s', async (_name, languageOf) => {
    const first = await prefixOf(languageOf, { text: 'Make a shop' });
    const second = await prefixOf(languageOf, {
      text: 'Now add a cart',
      project: memoryProject({
        ...TEMPLATE,
        'src/pages/Shop.tsx': 'export {};\n',
        '.loam/knowledge.md': 'Be brief.',
      }),
      request: {
        turnId: 'turn-2',
        history: [
          { role: 'user', text: 'Make a shop' },
          { role: 'ai', text: 'There is a shop.' },
        ],
        currentPage: '/shop',
        runtimeErrors: [{ message: 'x is not defined' }],
      },
    });
    expect(first.length).toBeGreaterThan(4_000);
    expect(second).toBe(first);
  });

  test.each([
    ['chat completions', languages.chat],
    ['messages', languages.anthropic],
  ])('is the same bytes for a build and for a conversation: %s', async (_name, languageOf) => {
    const build = await prefixOf(languageOf, { text: 'Make a shop' });
    const chat = await prefixOf(languageOf, { text: 'What is a shop?', request: { mode: 'chat' } });
    expect(chat).toBe(build);
  });

  test('earlier messages come before what changes, so that they are kept too', async () => {
    server = await startModelServer({ script: () => reply({ text: 'Well.' }) });
    const models = [readyModel(languages.chat(server))];
    const history = [
      { role: 'user' as const, text: 'one' },
      { role: 'ai' as const, text: 'two' },
    ];
    await play({ models, text: 'three', request: { history } });
    await play({
      models,
      text: 'five',
      request: { history: [...history, { role: 'user', text: 'three' }, { role: 'ai', text: 'four' }] },
    });
    const [first, second] = server.requests.map(({ messages }) => messages.map(({ text }) => text));
    expect(second?.slice(0, 2)).toEqual(first?.slice(0, 2));
  });

  test('one provider is told what to keep', async () => {
    server = await startModelServer({ script: [reply({ text: 'Well.' })] });
    await play({ models: [readyModel(languages.anthropic(server))] });
    const marks = JSON.stringify(server.requests[0]?.body).match(/"cache_control":\{"type":"ephemeral"\}/g);
    expect(marks?.length).toBeGreaterThanOrEqual(2);
    expect(marks?.length).toBeLessThanOrEqual(4);
  });

  test('stays under 12,000 characters before anything of the project, tools included', async () => {
    const size = (
      await prefixOf(languages.chat, { ports: everyPort, options: { may: { edit: true, cloud: true } } })
    ).length;
    process.stdout.write(`prompt before project context: ${size} characters\n`);
    expect(size).toBeLessThan(12_000);
    const small = (await prefixOf(languages.chat, { isSmall: true })).length;
    process.stdout.write(`prompt for small models: ${small} characters\n`);
    expect(small).toBeLessThan(4_500);
  });
});

/** All that can be plugged in, so that every tool is there. */
const everyPort: Partial<TurnPorts> = {
  checks: {
    types: () => Promise.resolve([]),
    build: () => Promise.resolve([]),
    look: () => Promise.resolve([]),
  },
  packages: {
    add: () => Promise.resolve({ ok: true, changes: [] }),
    remove: () => Promise.resolve({ ok: true, changes: [] }),
  },
  web: { fetch: () => Promise.reject(new Error('Nobody goes there.')) },
  cloud: fakeCloud(),
};

test.each(Object.entries(languages))(
  'facts for the offline model are not sent on: %s',
  async (_name, languageOf) => {
    server = await startModelServer({ script: [reply({ text: 'Well.' })] });
    await play({ models: [readyModel(languageOf(server))] });
    expect(JSON.stringify(server.requests[0]?.body)).not.toMatch(/turnId|selectedElements|"loam"/);
  },
);

test('names the brand and every guide, and leaves no place unfilled', () => {
  const prompt = systemPrompt({
    brand: 'Acme $& Co',
    isSmall: false,
    isTextFormat: false,
    offers: () => true,
  });
  expect(prompt).toContain('inside Acme $& Co,');
  for (const name of Object.keys(GUIDES)) expect(prompt).toContain(name);
  expect(prompt).not.toMatch(/\{(?:brand|guides)\}/);
});

test('guides are short', () => {
  for (const [name, text] of Object.entries(CLOUD_GUIDES)) expect(text.length, name).toBeLessThan(3_200);
  for (const [name, text] of Object.entries(GUIDES)) {
    expect(text.length, name).toBeLessThan(name === 'palettes' ? 4_200 : 2_600);
  }
});

test('a guide is read by the tool', async () => {
  server = await startModelServer({
    script: [
      reply({
        toolCalls: [
          { name: 'read_guide', input: { name: 'forms' } },
          { name: 'read_guide', input: { name: 'cooking' } },
        ],
      }),
      reply({ text: 'Well.' }),
    ],
  });
  await play({ models: [readyModel(languages.chat(server))] });
  const results = server.requests[1]?.messages.flatMap(({ toolResults }) =>
    toolResults.map(({ text }) => text),
  );
  expect(results?.[0]).toBe(GUIDES['forms']);
  expect(results?.[1]).toContain('There is no guide cooking');
});
