import { costMicros, NO_USAGE, type ReadyModel, type Usage } from '@loam/agent';

export interface TurnPricing {
  /** The model that answers from now on. */
  use(model: ReadyModel | undefined): void;
  /** Of all that was used so far, each part at the price of the model that used it. */
  costMicros(usage: Usage): number;
  /** As of the last count. */
  total(): number;
}

export function createPricing(): TurnPricing {
  let price: ReadyModel['price'] = { input: 0, cachedInput: 0, output: 0 };
  let counted = NO_USAGE;
  let total = 0;
  return {
    use: (model) => void (price = model?.price ?? price),
    costMicros(usage) {
      total += costMicros(less(usage, counted), price);
      counted = usage;
      return total;
    },
    total: () => total,
  };
}

function less(usage: Usage, before: Usage): Usage {
  return {
    inputTokens: Math.max(0, usage.inputTokens - before.inputTokens),
    cachedInputTokens: Math.max(0, usage.cachedInputTokens - before.cachedInputTokens),
    outputTokens: Math.max(0, usage.outputTokens - before.outputTokens),
  };
}
