import type { ReadyModel, Web } from '@loam/agent';
import type { ApprovalPreference, ChatModel, KeyProviderId, ModelProviderId } from '@loam/contract';

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
}

export type ProbeOutcome = 'accepted' | 'refused' | 'unreachable' | 'address_refused';

/** The models of this installation, joined with what a workspace connected. */
export interface Models {
  open(keys: readonly ProviderKey[]): Promise<ModelCatalogue>;
  installed(): Promise<readonly InstalledProvider[]>;
  /** Tries a key of a workspace once; it may name public addresses only. */
  probe(key: ProviderKey, signal: AbortSignal): Promise<ProbeOutcome>;
  /** Tries what an operator named, wherever it stands. */
  probeOperators(key: ProviderKey, signal: AbortSignal): Promise<ProbeOutcome>;
}

/** A tool of the AI, as far as people decide about it. */
export interface ToolInfo {
  readonly integration: string;
  readonly name: string;
  readonly title: string;
  readonly changesState: boolean;
  readonly defaultPreference: ApprovalPreference;
}

/** Files of a version, as text. */
export interface ProjectSource {
  sourceCode(
    projectId: string,
    commit?: string,
  ): Promise<{
    readonly commit: string;
    readonly files: readonly { readonly path: string; readonly contents: string | null }[];
  }>;
  head(projectId: string): Promise<string>;
}

export type PublicWeb = Web;

/** Moments at which tests end the process. */
export type TurnPoint = 'reserved' | 'first-token' | 'mid-tool' | 'committed' | 'settled';
export type TurnHook = (point: TurnPoint) => void;
