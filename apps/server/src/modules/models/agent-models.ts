import {
  createEmbeddings,
  createLocalModels,
  createModelRegistry,
  type LocalModels,
  type ModelEntry,
  probeProvider,
  type ProviderConfig,
  type ReadyModel,
} from '@loam/agent';
import type { ChatModel } from '@loam/contract';
import { AppError, type Clock, type Outbound } from '@loam/kernel';
import type { ServerConfig } from '../../config.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import type { InstalledModels, InstalledProvider, ProbeOutcome, ProviderKey } from './ports.ts';

export interface AgentModelsOptions {
  readonly config: Pick<ServerConfig, 'modelServers'>;
  readonly clock: Clock;
  readonly outbound: Pick<Outbound, 'check'>;
  /** The model that needs no key. */
  readonly offline?: ReadyModel['language'] | undefined;
  /** What the operator connected while the installation runs. */
  operators?(): Promise<ProviderKey | undefined>;
  /** Model servers on this machine; looked for when absent. */
  readonly local?: LocalModels;
}

/** The operator's providers, those found on this machine, and a workspace's own on top of them. */
export function createAgentModels(options: AgentModelsOptions): InstalledModels {
  const { clock, offline } = options;
  const local = options.local ?? createLocalModels({ clock });
  const guarded = createGuardedFetch(options.outbound);
  const environment = options.config.modelServers.map((server): ProviderConfig => ({
    ...server,
    source: 'environment',
  }));
  const operators = async () => {
    const key = await options.operators?.();
    return key ? [operatorsProvider(key)] : [];
  };
  const shared = async () => [...environment, ...(await operators()), ...(await local.discover())];
  return {
    async open(keys) {
      const own = keys.map((key) => workspaceProvider(key, guarded));
      const providers = [...(await shared()), ...own];
      const registry = createModelRegistry({ providers, offline });
      return {
        embeddings: createEmbeddings(providers),
        list: () => registry.list().map(wireModel),
        ready(id) {
          const answer = registry.ready(id);
          return answer.ok ? answer.models : [];
        },
      };
    },
    async installed() {
      // What comes later overrules what comes before, as in the registry.
      const found = [...new Map((await shared()).map((one) => [one.id, wireInstalled(one)])).values()];
      const builtIn = { provider: 'offline', source: 'found', baseUrl: null, defaultModel: null } as const;
      return offline ? [...found, builtIn] : found;
    },
    async probe(key, signal) {
      if (key.baseUrl !== undefined && !(await isReachable(options.outbound, key.baseUrl)))
        return 'address_refused';
      return outcomeOf(await probeProvider(workspaceProvider(key, guarded), { signal }));
    },
    async probeOperators(key, signal) {
      return outcomeOf(await probeProvider(operatorsProvider(key), { signal }));
    },
  };
}

function outcomeOf(result: Awaited<ReturnType<typeof probeProvider>>): ProbeOutcome {
  if (result.ok) return 'accepted';
  return result.reason === 'bad_key' ? 'refused' : 'unreachable';
}

/** Like one of the environment: whoever runs the machine may reach what is on it. */
function operatorsProvider(key: ProviderKey): ProviderConfig {
  const { provider: id, ...others } = key;
  return { id, source: 'environment', ...others };
}

/** Only where a workspace names the address itself is it one that someone else chose. */
function workspaceProvider(key: ProviderKey, guarded: typeof globalThis.fetch): ProviderConfig {
  return {
    id: key.provider,
    source: 'workspace',
    apiKey: key.apiKey,
    baseUrl: key.baseUrl,
    defaultModel: key.defaultModel,
    contextTokens: key.contextTokens,
    seesImages: key.seesImages,
    ...(key.baseUrl === undefined ? {} : { fetch: guarded }),
  };
}

async function isReachable(outbound: Pick<Outbound, 'check'>, url: string): Promise<boolean> {
  try {
    await outbound.check(url);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function wireInstalled(config: ProviderConfig): InstalledProvider {
  const { id, source, baseUrl, defaultModel, contextTokens, seesImages } = config;
  return {
    provider: id,
    source: source === 'found' ? 'found' : 'environment',
    baseUrl: baseUrl ?? null,
    defaultModel: defaultModel ?? null,
    ...(contextTokens === undefined ? {} : { contextTokens }),
    ...(seesImages === undefined ? {} : { seesImages }),
  };
}

/** A millionth of a credit for one token is a credit for a million of them. */
function wireModel(entry: ModelEntry): ChatModel {
  const { price } = entry;
  return {
    id: entry.id,
    label: entry.label,
    provider: entry.provider,
    is_available: entry.isAvailable,
    runs_as: entry.runsAs,
    context_tokens: entry.contextTokens,
    sees_images: entry.seesImages,
    price: price && { input: price.input, cached_input: price.cachedInput, output: price.output },
  };
}
