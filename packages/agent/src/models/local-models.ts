import type { Clock } from '@loam/kernel';
import { z } from 'zod';
import { DEFAULT_BASE_URLS } from './catalogue.data.ts';
import type { ProviderConfig } from './providers.ts';

export interface LocalModelsOptions {
  readonly clock: Clock;
  readonly fetch?: typeof globalThis.fetch;
  /** Where to look; tests and operators with other ports set them. */
  readonly addresses?: { readonly ollama?: string | undefined; readonly lmstudio?: string | undefined };
  readonly timeoutMs?: number;
  readonly keepMs?: number;
}

export interface LocalModels {
  /** Model servers that answer on this machine. Never throws; a look is remembered for a while. */
  discover(): Promise<readonly ProviderConfig[]>;
}

const MAX_MODELS = 50;
const OllamaTags = z.looseObject({ models: z.array(z.looseObject({ name: z.string() })) });
const OpenAiModels = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

export function createLocalModels(options: LocalModelsOptions): LocalModels {
  const { clock, fetch = globalThis.fetch, timeoutMs = 400, keepMs = 60_000 } = options;
  let known: { readonly until: number; readonly found: Promise<readonly ProviderConfig[]> } | undefined;

  const look = async (url: string): Promise<unknown> => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      return response.ok ? await response.json() : undefined;
    } catch {
      return undefined;
    }
  };
  const findAll = async (): Promise<readonly ProviderConfig[]> => {
    const ollama = options.addresses?.ollama ?? DEFAULT_BASE_URLS.ollama;
    const lmstudio = options.addresses?.lmstudio ?? DEFAULT_BASE_URLS.lmstudio;
    const [tags, list] = await Promise.all([look(`${ollama}/api/tags`), look(`${lmstudio}/v1/models`)]);
    return [...found('ollama', ollama, namesIn(tags)), ...found('lmstudio', lmstudio, namesIn(list))];
  };

  return {
    discover: () => {
      const now = clock.now().getTime();
      if (!known || known.until <= now) known = { until: now + keepMs, found: findAll() };
      return known.found;
    },
  };
}

function namesIn(answer: unknown): string[] {
  const tags = OllamaTags.safeParse(answer);
  if (tags.success) return tags.data.models.map(({ name }) => name);
  const list = OpenAiModels.safeParse(answer);
  return list.success ? list.data.data.map(({ id }) => id) : [];
}

function found(id: 'ollama' | 'lmstudio', baseUrl: string, names: readonly string[]): ProviderConfig[] {
  const models = names.filter((name) => !/embed/i.test(name)).slice(0, MAX_MODELS);
  const embeddings = names.filter((name) => /embed/i.test(name)).slice(0, MAX_MODELS);
  const vectors = embeddings.length > 0 && { embeddings };
  return names.length === 0 ? [] : [{ id, source: 'found', baseUrl, models, ...vectors }];
}
