/** The models that apps of a project may ask. Which they are, and who pays, whoever serves the gateway knows. */
export interface AiModels {
  open(ref: string): Promise<AiCatalogue>;
  /** Told of each answer that cost something, also of one that broke off. */
  record(answered: AiAnswered): Promise<void>;
}

export interface AiCatalogue {
  /** Somebody wants this app to ask models; until then nobody pays for what it asks. */
  readonly isEnabled: boolean;
  /** The allowance is spent: no model is asked. */
  readonly isLimitReached: boolean;
  readonly models: readonly AiModel[];
  /** `undefined` for a name that nobody offers. */
  find(id: string): AiModel | undefined;
  /** Whether any model is known that makes vectors of texts. */
  readonly hasEmbeddings: boolean;
  findEmbedding(id: string): AiEmbedding | undefined;
}

/** A model that makes vectors of texts. */
export interface AiEmbedding {
  readonly id: string;
  readonly provider: string;
  /** One for each text, in their order; throws `AiError` where the provider refuses. */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Embedded>;
}

export interface EmbedOptions {
  readonly dimensions: number | undefined;
  readonly signal: AbortSignal;
}

export interface Embedded {
  readonly vectors: readonly (readonly number[])[];
  /** As the provider counted them. */
  readonly tokens: number | undefined;
}

export interface AiModel {
  readonly id: string;
  readonly provider: string;
  /** Throws `AiError` where the provider refuses; ends with a part of the kind `end`. */
  ask(request: ChatRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
}

export interface AiUsage {
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
}

export interface AiAnswered {
  readonly ref: string;
  /** Of this answer, over the whole installation. */
  readonly key: string;
  readonly model: AiModel | AiEmbedding;
  readonly usage: AiUsage;
}

export type ContentPart =
  | { readonly kind: 'text'; readonly text: string }
  /** An https address, or bytes in base64. */
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'image_bytes'; readonly mediaType: string; readonly base64: string };

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it. */
  readonly input: string;
}

export type ChatMessage =
  | { readonly role: 'system'; readonly text: string }
  | { readonly role: 'user'; readonly content: readonly ContentPart[] }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly name: string; readonly text: string };

export interface ChatTool {
  readonly name: string;
  readonly description: string | undefined;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ChatTool[];
  readonly toolChoice: 'auto' | 'none' | 'required' | { readonly name: string };
  readonly maxTokens: number | undefined;
  readonly temperature: number | undefined;
  readonly topP: number | undefined;
  readonly stop: readonly string[];
  /** The answer has to be JSON, of this schema where one is given. */
  readonly json: { readonly schema: Readonly<Record<string, unknown>> | undefined } | undefined;
}

export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  | {
      readonly kind: 'end';
      readonly reason: 'stop' | 'length' | 'tool_calls' | 'content_filter';
      readonly usage: AiUsage;
    };
