import type { ReadyModel } from '../turn.ts';

export type ProviderId =
  | 'openai'
  | 'anthropic'
  | 'google'
  | 'xai'
  | 'openrouter'
  | 'compatible'
  | 'ollama'
  | 'lmstudio'
  | 'offline';

/** US dollars per million tokens. */
export interface DollarPrice {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

export interface ModelRoute {
  readonly provider: ProviderId;
  readonly name: string;
  /** Where this way has a price of its own. */
  readonly dollars?: DollarPrice;
}

export interface CatalogueModel {
  readonly id: string;
  readonly label: string;
  readonly routes: readonly ModelRoute[];
  readonly contextTokens: number;
  readonly seesImages: boolean;
  readonly dollars: DollarPrice;
}

const CREDITS_PER_DOLLAR = 100;

/** A credit is one US cent of list price: a dollar per million tokens is 100 millionths of a credit per token. */
export function priceInMicros(dollars: DollarPrice): ReadyModel['price'] {
  return {
    input: dollars.input * CREDITS_PER_DOLLAR,
    cachedInput: dollars.cachedInput * CREDITS_PER_DOLLAR,
    output: dollars.output * CREDITS_PER_DOLLAR,
  };
}

export const FREE: ReadyModel['price'] = { input: 0, cachedInput: 0, output: 0 };
