import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ReadyModel } from '../turn.ts';
import { AUTO_ORDER, CATALOGUE, DOLLARS_OF_UNKNOWN } from './catalogue.data.ts';
import { FREE, priceInMicros, type CatalogueModel, type ProviderId } from './catalogue.ts';
import { isConfigured, languageModel, type ProviderConfig } from './providers.ts';
import { createLifeSigns } from './life-signs.ts';
import { silenceOfModel, sizeOfNamedModel, type ModelSize } from './size-of-model.ts';

/** One line of the model list. */
export interface ModelEntry {
  readonly id: string;
  readonly label: string;
  /** Who serves it now, or would after connecting; null for `auto`. */
  readonly provider: ProviderId | null;
  readonly isAvailable: boolean;
  /** The name on the provider's side; for `auto` the id of the model it stands for now. */
  readonly runsAs: string | null;
  readonly contextTokens: number | null;
  readonly seesImages: boolean;
  /** Millionths of a credit per token; null where nothing is charged. */
  readonly price: ReadyModel['price'] | null;
}

export interface ModelRegistryOptions {
  /** Of the environment, the workspace and this machine; a later one for the same provider stands before an earlier. */
  readonly providers: readonly ProviderConfig[];
  readonly offline?: LanguageModelV4 | undefined;
}

export type ReadyModels =
  | { readonly ok: true; readonly models: readonly [ReadyModel, ...ReadyModel[]] }
  | { readonly ok: false; readonly reason: 'unknown_model' | 'not_connected'; readonly message: string };

export interface ModelRegistry {
  list(): readonly ModelEntry[];
  /** `auto`: the best first, the other language models stand in for it; the offline one only where there is no other. Any other id: that one alone. */
  ready(id: string): ReadyModels;
}

interface Candidate {
  readonly entry: ModelEntry;
  readonly build: (() => ReadyModel) | undefined;
}

export function createModelRegistry(options: ModelRegistryOptions): ModelRegistry {
  const providers = new Map<string, ProviderConfig>();
  for (const config of options.providers) if (isConfigured(config)) providers.set(config.id, config);
  const named = [...providers.values()].flatMap(namedCandidates);
  const listed = CATALOGUE.map((model) => catalogueCandidate(model, providers));
  const offline = offlineCandidate(options.offline);
  const candidates = [...listed, ...named, offline];
  const automatic = automaticOrder(listed, named, offline);

  return {
    list: () => [autoEntry(automatic[0]), ...candidates.map(({ entry }) => entry)],
    ready: (id) => {
      const chosen =
        id === 'auto' ? standIns(automatic, offline) : candidates.filter(({ entry }) => entry.id === id);
      if (chosen.length === 0 && id !== 'auto') return refuse('unknown_model', `There is no model ${id}.`);
      const [first, ...others] = chosen.flatMap(({ build }) => (build ? [build()] : []));
      if (first) return { ok: true, models: [first, ...others] };
      const what = id === 'auto' ? 'No model is connected.' : `The model ${id} is not connected.`;
      return refuse('not_connected', `${what} Add a provider key in the settings, or choose another model.`);
    },
  };
}

function catalogueCandidate(
  model: CatalogueModel,
  providers: ReadonlyMap<string, ProviderConfig>,
): Candidate {
  const route = model.routes.find(({ provider }) => providers.has(provider));
  const config = route && providers.get(route.provider);
  const price = priceInMicros(route?.dollars ?? model.dollars);
  const { id, label, contextTokens, seesImages } = model;
  const entry: ModelEntry = {
    id,
    label,
    provider: route?.provider ?? model.routes[0]?.provider ?? null,
    isAvailable: config !== undefined,
    runsAs: route?.name ?? null,
    contextTokens,
    seesImages,
    price,
  };
  if (!route || !config) return { entry, build: undefined };
  const build = (): ReadyModel => ({
    id,
    ...connected(config, route.name),
    contextTokens,
    seesImages,
    callsTools: true,
    isSmall: false,
    price,
  });
  return { entry, build };
}

/** A model at its provider, with what is known of its patience and its signs of life. */
function connected(
  config: ProviderConfig,
  name: string,
): Pick<ReadyModel, 'language' | 'life' | 'silenceMs'> {
  const life = createLifeSigns(config.fetch);
  return {
    language: languageModel({ ...config, fetch: life.fetch }, name),
    life,
    silenceMs: silenceOfModel(name),
  };
}

/** Models that the catalogue does not know: a provider's chosen one, and what runs on this machine. */
function namedCandidates(config: ProviderConfig): Candidate[] {
  const names = new Set([...(config.defaultModel ? [config.defaultModel] : []), ...(config.models ?? [])]);
  const isLocal = config.id === 'ollama' || config.id === 'lmstudio';
  // Whoever runs a server of their own pays for it themselves.
  const price = isLocal || config.id === 'compatible' ? FREE : priceInMicros(DOLLARS_OF_UNKNOWN);
  return [...names].map((name) => {
    const id = `${config.id}/${name}`;
    const size = {
      ...sizeOfNamedModel(name, { isLocal }),
      ...(name === config.defaultModel && saidOf(config)),
    };
    const entry: ModelEntry = {
      id,
      label: name,
      provider: config.id,
      isAvailable: true,
      runsAs: name,
      contextTokens: size.contextTokens,
      seesImages: size.seesImages,
      price: price === FREE ? null : price,
    };
    const build = (): ReadyModel => ({
      id,
      ...connected(config, name),
      ...size,
      callsTools: true,
      price,
    });
    return { entry, build };
  });
}

/** What somebody said of a provider's chosen model stands before what its name tells. */
function saidOf({ contextTokens, seesImages }: ProviderConfig): Partial<ModelSize> {
  return {
    ...(contextTokens !== undefined && { contextTokens }),
    ...(seesImages !== undefined && { seesImages }),
  };
}

function offlineCandidate(language: LanguageModelV4 | undefined): Candidate {
  const contextTokens = 4_000_000;
  const entry: ModelEntry = {
    id: 'offline',
    label: 'Offline',
    provider: 'offline',
    isAvailable: language !== undefined,
    runsAs: language === undefined ? null : 'offline',
    contextTokens,
    seesImages: false,
    price: null,
  };
  if (!language) return { entry, build: undefined };
  const build = (): ReadyModel => ({
    id: 'offline',
    language,
    contextTokens,
    seesImages: false,
    callsTools: true,
    isSmall: false,
    readsWholeProject: true,
    price: FREE,
  });
  return { entry, build };
}

/** What somebody chose by name comes first, then the catalogue's best, then this machine's, the offline model last. */
function automaticOrder(
  listed: readonly Candidate[],
  named: readonly Candidate[],
  offline: Candidate,
): Candidate[] {
  const isLocal = ({ entry }: Candidate) => entry.provider === 'ollama' || entry.provider === 'lmstudio';
  const best = AUTO_ORDER.flatMap((id) => listed.filter(({ entry }) => entry.id === id));
  const chosen = named.filter((candidate) => !isLocal(candidate));
  const local = named.filter(isLocal).slice(0, 1);
  return [...chosen, ...best, ...local, offline].filter(({ entry }) => entry.isAvailable);
}

/** From a language model to the rules only a person goes: what they build is something else. */
function standIns(automatic: readonly Candidate[], offline: Candidate): readonly Candidate[] {
  const languages = automatic.filter((candidate) => candidate !== offline);
  return languages.length > 0 ? languages : automatic;
}

function autoEntry(first: Candidate | undefined): ModelEntry {
  return {
    id: 'auto',
    label: 'Auto',
    provider: first?.entry.provider ?? null,
    isAvailable: first !== undefined,
    runsAs: first?.entry.id ?? null,
    contextTokens: first?.entry.contextTokens ?? null,
    seesImages: first?.entry.seesImages ?? false,
    price: first?.entry.price ?? null,
  };
}

function refuse(reason: 'unknown_model' | 'not_connected', message: string): ReadyModels {
  return { ok: false, reason, message };
}
