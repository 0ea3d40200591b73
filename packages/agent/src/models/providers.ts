import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ProviderId } from './catalogue.ts';
import { DEFAULT_BASE_URLS } from './catalogue.data.ts';

/** How one provider is reached. Whoever gives it decides which addresses are allowed, by the `fetch` it passes. */
export interface ProviderConfig {
  readonly id: Exclude<ProviderId, 'offline'>;
  readonly source: 'environment' | 'workspace' | 'found';
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Offered as `provider/name` beside the models of the catalogue, and preferred by `auto`. */
  readonly defaultModel?: string | undefined;
  /** Of that model, as somebody said; what is absent is judged by its name. */
  readonly contextTokens?: number | undefined;
  readonly seesImages?: boolean | undefined;
  /** What a server on this machine said it has. */
  readonly models?: readonly string[] | undefined;
  /** Those of them that make vectors of texts. */
  readonly embeddings?: readonly string[] | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Whether enough is known to ask it. */
export function isConfigured(config: ProviderConfig): boolean {
  switch (config.id) {
    case 'ollama':
    case 'lmstudio':
      return true;
    case 'compatible':
      return Boolean(config.baseUrl);
    case 'openai':
    case 'anthropic':
    case 'google':
    case 'xai':
    case 'openrouter':
      return Boolean(config.apiKey);
  }
}

export function baseUrlOf(config: ProviderConfig): string {
  const url = config.baseUrl ?? (config.id === 'compatible' ? '' : DEFAULT_BASE_URLS[config.id]);
  return url.replace(/\/+$/, '');
}

export function languageModel(config: ProviderConfig, name: string): LanguageModelV4 {
  const baseURL = baseUrlOf(config);
  // An empty key keeps the libraries from looking for one in the environment.
  const common = { baseURL, apiKey: config.apiKey ?? '', ...(config.fetch && { fetch: config.fetch }) };
  switch (config.id) {
    case 'openai':
      return createOpenAI(common).responses(name);
    case 'anthropic':
      return createAnthropic(common)(name);
    case 'google':
      return createGoogle(common)(name);
    case 'ollama':
    case 'lmstudio':
      return compatible({ ...common, baseURL: `${baseURL}/v1` }, config.id, name);
    case 'xai':
    case 'openrouter':
    case 'compatible':
      return compatible(common, config.id, name);
  }
}

interface CompatibleSettings {
  readonly baseURL: string;
  readonly apiKey: string;
  readonly fetch?: typeof globalThis.fetch;
}

function compatible(settings: CompatibleSettings, provider: string, name: string): LanguageModelV4 {
  const { apiKey, ...others } = settings;
  return createOpenAICompatible({
    ...others,
    ...(apiKey !== '' && { apiKey }),
    name: provider,
    includeUsage: true,
  }).chatModel(name);
}
