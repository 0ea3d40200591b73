import { z } from 'zod';

export const ModelProviderId = z.enum([
  'openai',
  'anthropic',
  'google',
  'xai',
  'openrouter',
  'compatible',
  'ollama',
  'lmstudio',
  'offline',
]);
export type ModelProviderId = z.infer<typeof ModelProviderId>;

/** Providers that a workspace can give a key for. */
export const KeyProviderId = ModelProviderId.extract([
  'openai',
  'anthropic',
  'google',
  'xai',
  'openrouter',
  'compatible',
]);
export type KeyProviderId = z.infer<typeof KeyProviderId>;

export const ChatModel = z.object({
  /** `auto`, `offline`, a name of the specification, or `provider/name`. */
  id: z.string(),
  label: z.string(),
  provider: ModelProviderId.nullable(),
  /** False: shown disabled with 'Connect'. */
  is_available: z.boolean(),
  /** What it runs as, for `auto` the model it stands for now. */
  runs_as: z.string().nullable(),
  context_tokens: z.number().int().nullable(),
  sees_images: z.boolean(),
  /** Credits per million tokens; null where nothing is charged. */
  price: z.object({ input: z.number(), cached_input: z.number(), output: z.number() }).nullable(),
});
export type ChatModel = z.infer<typeof ChatModel>;

/** Of the model that a provider is asked for by name; null, or absent, is judged by that name. */
const Traits = {
  context_tokens: z.number().int().nullable(),
  sees_images: z.boolean().nullable(),
};
const givenTraits = {
  context_tokens: z
    .number({ error: 'Enter a number of tokens.' })
    .int('Enter a whole number of tokens.')
    .min(2_048, 'A model must read at least 2,048 tokens to be of use here.')
    .max(10_000_000, 'Enter at most 10,000,000 tokens.')
    .optional(),
  sees_images: z.boolean().optional(),
};

/** A key is never sent back; its last four characters tell which one it is. */
export const ModelProvider = z.object({
  id: ModelProviderId,
  label: z.string(),
  source: z.enum(['environment', 'workspace', 'found', 'none']),
  key_hint: z.string().nullable(),
  base_url: z.string().nullable(),
  default_model: z.string().nullable(),
  ...Traits,
  updated_at: z.string().nullable(),
});
export type ModelProvider = z.infer<typeof ModelProvider>;

/** The operator's own model server, for everyone. Its address may be private: only an operator can name it. */
export const ModelServer = z.object({
  base_url: z.string(),
  key_hint: z.string().nullable(),
  default_model: z.string().nullable(),
  ...Traits,
  updated_at: z.string(),
});
export type ModelServer = z.infer<typeof ModelServer>;

export const ModelServerBody = z.object({
  base_url: z
    .url({ protocol: /^https?$/, error: 'Enter an address that begins with http:// or https://.' })
    .max(500),
  api_key: z.string().trim().min(1).max(500).optional(),
  default_model: z.string().trim().min(1).max(200).optional(),
  ...givenTraits,
});
export type ModelServerBody = z.infer<typeof ModelServerBody>;

export const ConnectProviderBody = z.object({
  api_key: z.string().trim().min(1).max(500).optional(),
  base_url: z.url().max(500).optional(),
  default_model: z.string().trim().max(200).optional(),
  ...givenTraits,
});
export type ConnectProviderBody = z.infer<typeof ConnectProviderBody>;
