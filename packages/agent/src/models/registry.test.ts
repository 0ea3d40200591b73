import { startModelServer } from '@loam/testkit';
import { describe, expect, test } from 'vitest';
import { AUTO_ORDER, CATALOGUE } from './catalogue.data.ts';
import { costMicros } from './cost.ts';
import { createEmbeddings } from './embeddings.ts';
import { createLocalModels } from './local-models.ts';
import { probeProvider } from './probe.ts';
import type { ProviderConfig } from './providers.ts';
import { createModelRegistry } from './registry.ts';
import { sizeOfNamedModel } from './size-of-model.ts';
import { scriptedLanguage } from '../testing/scripted-language.ts';

const openai: ProviderConfig = { id: 'openai', source: 'environment', apiKey: 'sk-1' };
const openrouter: ProviderConfig = { id: 'openrouter', source: 'workspace', apiKey: 'or-1' };
const offline = scriptedLanguage([]);

describe('the model list', () => {
  test('holds every name of the specification exactly once', () => {
    const ids = createModelRegistry({ providers: [] })
      .list()
      .map(({ id }) => id);
    const wanted =
      'auto gpt-4.1 gpt-4.1-mini gpt-5 gpt-5-mini gpt-5-nano o4-mini gemini-2.5-pro gemini-2.5-flash claude-3.7 claude-4 lightning kimi-k2 grok-4 qwen-3-coder-480b offline';
    for (const id of wanted.split(' ')) expect(ids.filter((one) => one === id)).toEqual([id]);
    for (const id of AUTO_ORDER) expect(CATALOGUE.map((model) => model.id)).toContain(id);
  });

  test('without any provider nothing is available', () => {
    const registry = createModelRegistry({ providers: [] });
    expect(registry.list().some(({ isAvailable }) => isAvailable)).toBe(false);
    expect(registry.ready('auto')).toMatchObject({ ok: false, reason: 'not_connected' });
  });

  test('a provider without its key counts for nothing', () => {
    const registry = createModelRegistry({
      providers: [{ id: 'openai', source: 'environment', apiKey: '' }],
    });
    expect(registry.ready('gpt-5')).toMatchObject({ ok: false, reason: 'not_connected' });
  });

  test('a key makes the models of its provider available and no others', () => {
    const list = createModelRegistry({ providers: [openai] }).list();
    const available = list.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
    expect(available).toEqual([
      'auto',
      'gpt-5',
      'gpt-5-mini',
      'gpt-5-nano',
      'gpt-4.1',
      'gpt-4.1-mini',
      'o4-mini',
      'lightning',
    ]);
    expect(list[0]).toMatchObject({ id: 'auto', runsAs: 'gpt-5', provider: 'openai' });
  });

  test('OpenRouter serves what its makers are not connected for', () => {
    const list = createModelRegistry({ providers: [openai, openrouter] }).list();
    expect(list.find(({ id }) => id === 'gpt-5')).toMatchObject({ provider: 'openai', runsAs: 'gpt-5' });
    expect(list.find(({ id }) => id === 'claude-4')).toMatchObject({
      provider: 'openrouter',
      runsAs: 'anthropic/claude-sonnet-4.6',
    });
  });

  test('a compatible server offers its model by provider and name, free of charge', () => {
    const registry = createModelRegistry({
      providers: [
        { id: 'compatible', source: 'environment', baseUrl: 'http://10.0.0.5/v1', defaultModel: 'qwen-72b' },
      ],
    });
    expect(registry.list().find(({ id }) => id === 'compatible/qwen-72b')).toMatchObject({
      isAvailable: true,
      price: null,
    });
    expect(registry.ready('compatible/other')).toMatchObject({ ok: false, reason: 'unknown_model' });
  });
});

describe('which models are asked', () => {
  test('what somebody said of a named model stands before what its name tells', () => {
    const said = { contextTokens: 50_000, seesImages: true };
    const server = { id: 'compatible', source: 'workspace', baseUrl: 'http://127.0.0.1:9/v1' } as const;
    const registry = createModelRegistry({
      providers: [{ ...server, ...said, defaultModel: 'tiny-7b', models: ['other-7b'] }],
    });
    const sizes = registry.list().map(({ id, contextTokens, seesImages }) => [id, contextTokens, seesImages]);
    expect(sizes).toContainEqual(['compatible/tiny-7b', 50_000, true]);
    expect(sizes).toContainEqual(['compatible/other-7b', 32_000, false]);
    const ready = registry.ready('compatible/tiny-7b');
    expect(ready.ok && ready.models[0]).toMatchObject({ ...said, isSmall: true });
  });

  test('auto gives the best first, and never the offline model behind a language model', () => {
    const ready = createModelRegistry({ providers: [openai, openrouter], offline }).ready('auto');
    const ids = ready.ok ? ready.models.map(({ id }) => id) : [];
    expect(ids[0]).toBe('claude-4');
    expect(ids[1]).toBe('gpt-5');
    expect(ids).not.toContain('offline');
    const alone = createModelRegistry({ providers: [], offline }).ready('auto');
    expect(alone.ok && alone.models.map(({ id }) => id)).toEqual(['offline']);
  });

  test('any other choice gives that one alone', () => {
    const ready = createModelRegistry({ providers: [openai, openrouter], offline }).ready('gpt-4.1');
    expect(ready.ok && ready.models.map(({ id }) => id)).toEqual(['gpt-4.1']);
  });

  test('a model chosen by name at a provider is what auto asks first', () => {
    const ready = createModelRegistry({ providers: [{ ...openai, defaultModel: 'gpt-6-sol' }] }).ready(
      'auto',
    );
    expect(ready.ok && ready.models[0].id).toBe('openai/gpt-6-sol');
  });

  test('what a workspace gave stands before the environment', () => {
    const own: ProviderConfig = { ...openai, source: 'workspace', apiKey: 'sk-2', defaultModel: 'mine' };
    const ids = createModelRegistry({ providers: [openai, own] })
      .list()
      .map(({ id }) => id);
    expect(ids).toContain('openai/mine');
  });
});

test('a credit is one cent of the list price', () => {
  const ready = createModelRegistry({ providers: [openai] }).ready('gpt-4.1');
  if (!ready.ok) throw new Error(ready.message);
  const million = { inputTokens: 1_000_000, cachedInputTokens: 0, outputTokens: 0 };
  expect(costMicros(million, ready.models[0].price)).toBe(200 * 1_000_000);
  const cached = { inputTokens: 1_000_000, cachedInputTokens: 1_000_000, outputTokens: 0 };
  expect(costMicros(cached, ready.models[0].price)).toBe(50 * 1_000_000);
});

test.each([
  ['qwen2.5-coder:7b', true],
  ['llama-3.3-70b-instruct', false],
  ['gemma3:4b', true],
  ['phi4', true],
  ['qwen3-coder:480b', false],
])('%s on this machine counts as small: %s', (name, isSmall) => {
  expect(sizeOfNamedModel(name, { isLocal: true }).isSmall).toBe(isSmall);
});

describe('servers on this machine', () => {
  test('are found, offered as provider/name, and looked for once a while', async () => {
    const server = await startModelServer({ models: ['qwen2.5-coder:7b', 'nomic-embed-text'] });
    try {
      const local = createLocalModels({
        clock: { now: () => new Date(0) },
        addresses: { ollama: server.url, lmstudio: 'http://127.0.0.1:9' },
      });
      const providers = await local.discover();
      await local.discover();
      expect(server.requests).toHaveLength(1);
      const ready = createModelRegistry({ providers }).ready('auto');
      expect(ready.ok && ready.models.map(({ id, isSmall }) => ({ id, isSmall }))).toEqual([
        { id: 'ollama/qwen2.5-coder:7b', isSmall: true },
      ]);
    } finally {
      await server.close();
    }
  });

  test('that only turn texts into vectors are found for that, and answer nobody', async () => {
    const server = await startModelServer({ models: ['nomic-embed-text'] });
    try {
      const local = createLocalModels({
        clock: { now: () => new Date(0) },
        addresses: { ollama: server.url, lmstudio: 'http://127.0.0.1:9' },
      });
      const providers = await local.discover();
      expect(createEmbeddings(providers).ready('auto')?.id).toBe('ollama/nomic-embed-text');
      expect(createModelRegistry({ providers }).ready('auto').ok).toBe(false);
    } finally {
      await server.close();
    }
  });
});

describe('probing a key', () => {
  test('tells a good key from a bad one and from silence', async () => {
    const server = await startModelServer({ apiKey: 'right' });
    const at = (apiKey: string): ProviderConfig => ({ ...openai, apiKey, baseUrl: server.openaiBaseUrl });
    expect(await probeProvider(at('right'))).toEqual({ ok: true });
    expect(await probeProvider(at('wrong'))).toMatchObject({ ok: false, reason: 'bad_key' });
    const anthropic: ProviderConfig = { ...at('right'), id: 'anthropic' };
    expect(await probeProvider(anthropic)).toEqual({ ok: true });
    expect(await probeProvider({ ...at('right'), id: 'google', baseUrl: server.googleBaseUrl })).toEqual({
      ok: true,
    });
    await server.close();
    expect(await probeProvider(at('right'))).toMatchObject({ ok: false, reason: 'unreachable' });
  });
});
