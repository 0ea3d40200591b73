import type { Budget } from '@loam/agent';

/** What one turn may use; the credits are those that were held for it. */
export function turnBudget(costMicros: number): Budget {
  return {
    steps: 60,
    fixes: 3,
    outputTokens: 200_000,
    totalTokens: 4_000_000,
    timeMs: 20 * 60_000,
    costMicros,
  };
}

export const maxTurnsPerProcess = 32;
