export interface ModelSize {
  readonly contextTokens: number;
  readonly seesImages: boolean;
  readonly isSmall: boolean;
}

const LARGE_FROM_BILLIONS = 30;
// Servers on a person's own machine cut a longer prompt at its beginning, without a word.
const LOCAL_CONTEXT_TOKENS = 8_192;
const SERVED_CONTEXT_TOKENS = 128_000;
const SMALL_CONTEXT_TOKENS = 32_000;

const THINKING_MODELS =
  /(?:^|[-_/.])(?:o[134](?:-|$)|gpt-[5-9]|r1\b|qwq|deepseek-reasoner|magistral|grok-4|gemini-(?:2\.5|[3-9])[\w.]*-pro|claude-opus)|think|reason/i;
const THINKING_SILENCE_MS = 300_000;

/** How long a model that thinks before it speaks may say nothing; its makers send no word of it. */
export function silenceOfModel(name: string): number | undefined {
  return THINKING_MODELS.test(name) ? THINKING_SILENCE_MS : undefined;
}

/** What can be told of a model by its name alone: `qwen2.5-coder:7b`, `llama-3.3-70b-instruct`. */
export function sizeOfNamedModel(name: string, options: { readonly isLocal: boolean }): ModelSize {
  const billions = billionsIn(name);
  const isSmall = billions === undefined ? options.isLocal : billions < LARGE_FROM_BILLIONS;
  const seesImages = /vision|llava|[-_.]vl\b|\bvl[-_.]|gpt-[456]|claude|gemini|gemma-?3|pixtral/i.test(name);
  if (options.isLocal) return { contextTokens: LOCAL_CONTEXT_TOKENS, seesImages, isSmall };
  return { contextTokens: isSmall ? SMALL_CONTEXT_TOKENS : SERVED_CONTEXT_TOKENS, seesImages, isSmall };
}

function billionsIn(name: string): number | undefined {
  const found = /(?:^|[-_:./x])(\d+(?:\.\d+)?)b(?![a-z0-9])/i.exec(name);
  return found?.[1] === undefined ? undefined : Number(found[1]);
}
