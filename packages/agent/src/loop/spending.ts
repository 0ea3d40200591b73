import type { TurnEvent, Usage } from '../events.ts';
import { addUsage, costMicros, NO_USAGE } from '../models/cost.ts';
import type { Budget, ReadyModel } from '../turn.ts';
import { LIMIT_TEXTS } from './texts.data.ts';
import { turnError } from './turn-error.ts';

/** What a turn has used of its budget. */
export interface Spending {
  add(usage: Usage, price: ReadyModel['price']): void;
  /** Throws when another step would go beyond the budget. */
  requireRoom(): void;
  countStep(): void;
  steps(): number;
  stepsLeft(): number;
  outputTokensLeft(): number;
  usage(): Usage;
  costMicros(): number;
}

export function createSpending(budget: Budget, tell: (event: TurnEvent) => void): Spending {
  let usage = NO_USAGE;
  let cost = 0;
  let steps = 0;
  return {
    add: (more, price) => {
      usage = addUsage(usage, more);
      cost += costMicros(more, price);
      tell({ type: 'usage', usage });
    },
    requireRoom: () => {
      if (steps >= budget.steps) throw turnError('step_limit', LIMIT_TEXTS.step_limit);
      const total = usage.inputTokens + usage.outputTokens;
      if (usage.outputTokens >= budget.outputTokens || total >= budget.totalTokens) {
        throw turnError('token_limit', LIMIT_TEXTS.token_limit);
      }
      if (cost > 0 && cost >= budget.costMicros) throw turnError('credit_limit', LIMIT_TEXTS.credit_limit);
    },
    countStep: () => {
      steps += 1;
    },
    steps: () => steps,
    stepsLeft: () => budget.steps - steps,
    outputTokensLeft: () => Math.max(0, budget.outputTokens - usage.outputTokens),
    usage: () => usage,
    costMicros: () => cost,
  };
}
