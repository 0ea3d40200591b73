import type { Usage } from '../events.ts';
import type { ReadyModel } from '../turn.ts';

export const NO_USAGE: Usage = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };

export function addUsage(one: Usage, other: Usage): Usage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    cachedInputTokens: one.cachedInputTokens + other.cachedInputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}

/** In whole millionths of a credit, rounded up. */
export function costMicros(usage: Usage, price: ReadyModel['price']): number {
  const fresh = Math.max(0, usage.inputTokens - usage.cachedInputTokens);
  const cost =
    fresh * price.input + usage.cachedInputTokens * price.cachedInput + usage.outputTokens * price.output;
  // Sums of fractions such as 0.1 end a hair above the whole number.
  return Math.ceil(cost - 1e-6);
}
