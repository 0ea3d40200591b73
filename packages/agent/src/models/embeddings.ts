import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { EmbeddingModelV4 } from '@ai-sdk/provider';
import type { ReadyModel } from '../turn.ts';
import { DOLLARS_OF_UNKNOWN } from './catalogue.data.ts';
import { FREE, priceInMicros, type ProviderId } from './catalogue.ts';
import { baseUrlOf, isConfigured, type ProviderConfig } from './providers.ts';

/** A model that turns texts into vectors. */
export interface ReadyEmbedding {
  readonly id: string;
  readonly provider: ProviderId;
  readonly model: EmbeddingModelV4;
  readonly price: ReadyModel['price'];
}

export interface EmbeddingModels {
  /** Those that are known by name; the first stands for `auto`. */
  list(): readonly ReadyEmbedding[];
  /** By its own name, or as `provider/name`, where a server may have more than it tells. */
  ready(id: string): ReadyEmbedding | undefined;
}

type Provider = ProviderConfig['id'];

/** US dollars per million tokens, as the providers' lists had them. */
const KNOWN: readonly { readonly provider: Provider; readonly name: string; readonly dollars: number }[] = [
  { provider: 'openai', name: 'text-embedding-3-small', dollars: 0.02 },
  { provider: 'openai', name: 'text-embedding-3-large', dollars: 0.13 },
  { provider: 'openai', name: 'text-embedding-ada-002', dollars: 0.1 },
  { provider: 'google', name: 'gemini-embedding-001', dollars: 0.15 },
];

export function createEmbeddings(configs: readonly ProviderConfig[]): EmbeddingModels {
  const providers = new Map<string, ProviderConfig>();
  for (const config of configs) if (isConfigured(config)) providers.set(config.id, config);
  const known = KNOWN.flatMap(({ provider, name, dollars }) => {
    const config = providers.get(provider);
    const price = priceInMicros({ input: dollars, cachedInput: dollars, output: 0 });
    return config ? (readyOf(config, { id: name, name, price }) ?? []) : [];
  });
  const found = [...providers.values()].flatMap((config) =>
    (config.embeddings ?? []).flatMap((name) => named(config, name) ?? []),
  );
  const all = [...known, ...found];
  return {
    list: () => all,
    ready(id) {
      if (id === 'auto') return all[0];
      const listed = all.find((one) => one.id === id);
      if (listed) return listed;
      const [, provider = '', name = ''] = /^([a-z]+)\/(.+)$/.exec(id) ?? [];
      const config = providers.get(provider);
      if (!config) return undefined;
      return known.find((one) => one.provider === provider && one.id === name) ?? named(config, name);
    },
  };
}

function named(config: ProviderConfig, name: string): ReadyEmbedding | undefined {
  // Whoever runs a server of their own pays for it themselves.
  const isOwn = config.id === 'ollama' || config.id === 'lmstudio' || config.id === 'compatible';
  const price = isOwn ? FREE : priceInMicros(DOLLARS_OF_UNKNOWN);
  return readyOf(config, { id: `${config.id}/${name}`, name, price });
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly price: ReadyModel['price'];
}

function readyOf(config: ProviderConfig, { id, name, price }: Named): ReadyEmbedding | undefined {
  const model = embeddingModel(config, name);
  return model && { id, provider: config.id, model, price };
}

/** Nothing for those that offer none. */
function embeddingModel(config: ProviderConfig, name: string): EmbeddingModelV4 | undefined {
  const baseURL = baseUrlOf(config);
  const reach = { ...(config.fetch && { fetch: config.fetch }) };
  // An empty key keeps the libraries from looking for one in the environment.
  const apiKey = config.apiKey ?? '';
  switch (config.id) {
    case 'openai':
      return createOpenAI({ baseURL, apiKey, ...reach }).embeddingModel(name);
    case 'google':
      return createGoogle({ baseURL, apiKey, ...reach }).embeddingModel(name);
    case 'anthropic':
    case 'xai':
      return undefined;
    case 'ollama':
    case 'lmstudio':
    case 'openrouter':
    case 'compatible': {
      const isLocal = config.id === 'ollama' || config.id === 'lmstudio';
      return createOpenAICompatible({
        baseURL: isLocal ? `${baseURL}/v1` : baseURL,
        ...reach,
        ...(apiKey !== '' && { apiKey }),
        name: config.id,
      }).embeddingModel(name);
    }
  }
}
