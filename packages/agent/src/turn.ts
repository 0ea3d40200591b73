import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { EarlierDraft } from './draft.ts';
import type { TurnEvent, TurnResult } from './events.ts';
import type { LifeSigns } from './models/life-signs.ts';
import type {
  BaseFiles,
  Checks,
  CloudTools,
  Commit,
  FileChange,
  LivePreview,
  Packages,
  People,
  Web,
} from './ports.ts';

/** What a person asked for, with all that came along. */
export interface TurnRequest {
  readonly turnId: string;
  readonly projectId: string;
  /** `chat` answers and touches no file. */
  readonly mode: 'build' | 'chat';
  readonly text: string;
  /** Oldest first, without the message itself. */
  readonly history: readonly PastMessage[];
  readonly images: readonly Attachment[];
  readonly files: readonly Attachment[];
  readonly selectedElements: readonly PickedElement[];
  readonly currentPage: string | null;
  readonly view: string | null;
  /** It asks to fix an error that is told in its text or below. */
  readonly containsError: boolean;
  /** The request was begun before and cut off. */
  readonly draft?: EarlierDraft | undefined;
  readonly console: readonly { readonly level: string; readonly message: string }[];
  readonly network: readonly {
    readonly method: string;
    readonly url: string;
    readonly status: number;
    readonly error?: string | undefined;
  }[];
  readonly runtimeErrors: readonly {
    readonly message: string;
    readonly stack?: string | undefined;
    readonly filename?: string | undefined;
    readonly lineno?: number | undefined;
  }[];
  /** The newest first. */
  readonly openErrors?: readonly OpenError[] | undefined;
}

/** An error of the project that nobody has taken care of. */
export interface OpenError {
  /** As the product names it: `build`, `runtime`, `http_server_error`. */
  readonly type: string;
  readonly message: string;
  readonly filename?: string | undefined;
  readonly lineno?: number | undefined;
  readonly occurrences: number;
}

export interface PastMessage {
  readonly role: 'user' | 'ai';
  readonly text: string;
  /** For an answer: the files it changed. */
  readonly changedPaths?: readonly string[] | undefined;
  /** For an answer: what became of it and what people did after it, each in one line. */
  readonly notes?: readonly string[] | undefined;
}

export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  /** An address that the app itself can use. */
  readonly url: string;
  bytes(): Promise<Uint8Array>;
}

export interface PickedElement {
  readonly source?: string | undefined;
  readonly selector: string;
  readonly tag: string;
  readonly text: string;
  readonly classes: string;
  readonly path: string;
}

/** A model that can be asked now, with what it costs and can do. */
export interface ReadyModel {
  readonly id: string;
  readonly language: LanguageModelV4;
  /** Where its requests go over a network: tells when bytes arrive. */
  readonly life?: Pick<LifeSigns, 'listen'> | undefined;
  /** How long it may say nothing, where that is longer than for most: it thinks before it speaks. */
  readonly silenceMs?: number | undefined;
  readonly contextTokens: number;
  readonly seesImages: boolean;
  readonly callsTools: boolean;
  /** Short prompt, few tools, and a text format when tool calls fail. */
  readonly isSmall: boolean;
  /** It is given the project as a whole, by a tool that no other model has. */
  readonly readsWholeProject?: boolean;
  /** Credits, in millionths, per token. */
  readonly price: { readonly input: number; readonly cachedInput: number; readonly output: number };
}

export interface Budget {
  readonly steps: number;
  readonly fixes: number;
  readonly outputTokens: number;
  readonly totalTokens: number;
  readonly timeMs: number;
  /** In millionths of a credit. */
  readonly costMicros: number;
}

export type ToolPreferenceValue = 'ask' | 'allow' | 'disable';

export interface TurnOptions {
  /** The first one is asked; the others stand in when it cannot answer. Only `auto` gives more than one. */
  readonly models: readonly ReadyModel[];
  readonly budget: Budget;
  /** By `integration/tool`; what is absent keeps its default. */
  readonly preferences: Readonly<Record<string, ToolPreferenceValue>>;
  /** What the person's role allows. The model has no say in it. */
  readonly may: { readonly edit: boolean; readonly cloud: boolean };
  readonly brand: string;
  readonly signal: AbortSignal;
}

export interface TurnPorts {
  readonly files: BaseFiles;
  readonly checks: Checks;
  readonly packages: Packages | undefined;
  readonly web: Web | undefined;
  readonly people: People;
  readonly commit: Commit;
  readonly preview?: LivePreview | undefined;
  /** Told whenever what is staged has changed; asked for what turns the base into it. */
  readonly staged?: ((changes: () => readonly FileChange[]) => void) | undefined;
  readonly cloud: CloudTools | undefined;
}

/** Runs one turn to its end. Never throws: the last event, and the returned value, is the result. */
export type RunTurn = (
  ...given: [request: TurnRequest, options: TurnOptions, ports: TurnPorts, tell: (event: TurnEvent) => void]
) => Promise<TurnResult>;
