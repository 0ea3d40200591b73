import type { EmbeddingModels, ReadyModel } from '@loam/agent';
import type { ChatModel, KeyProviderId, ModelProviderId } from '@loam/contract';

/** What somebody said of a provider's named model; what is absent is judged by its name. */
export interface ModelTraits {
  readonly contextTokens?: number | undefined;
  readonly seesImages?: boolean | undefined;
}

/** What a workspace connected. The key is in the clear: it stays in memory and out of every log. */
export interface ProviderKey extends ModelTraits {
  readonly provider: KeyProviderId;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly defaultModel: string | undefined;
}

/** A provider that the whole installation has. */
export interface InstalledProvider extends ModelTraits {
  readonly provider: ModelProviderId;
  readonly source: 'environment' | 'found';
  readonly baseUrl: string | null;
  readonly defaultModel: string | null;
}

export interface ModelCatalogue {
  list(): readonly ChatModel[];
  /** The models to ask, the first one first; none when it cannot be asked now. */
  ready(id: string): readonly ReadyModel[];
  readonly embeddings: EmbeddingModels;
}

export type ProbeOutcome = 'accepted' | 'refused' | 'unreachable' | 'address_refused';

/** The models of this installation, joined with what a workspace connected. */
export interface InstalledModels {
  open(keys: readonly ProviderKey[]): Promise<ModelCatalogue>;
  installed(): Promise<readonly InstalledProvider[]>;
  /** Tries a key of a workspace once; it may name public addresses only. */
  probe(key: ProviderKey, signal: AbortSignal): Promise<ProbeOutcome>;
  /** Tries what an operator named, wherever it stands. */
  probeOperators(key: ProviderKey, signal: AbortSignal): Promise<ProbeOutcome>;
}
