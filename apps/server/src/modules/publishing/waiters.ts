import type { DeploymentId } from '@loam/contract';
import type { Waiters } from './context.ts';

export function createWaiters(): Waiters {
  const waiting = new Map<DeploymentId, Set<() => void>>();
  return {
    changed(id) {
      for (const wake of waiting.get(id) ?? []) wake();
    },
    async wait(id, ms) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const mine = waiting.get(id) ?? new Set<() => void>();
      waiting.set(id, mine.add(resolve));
      const timer = setTimeout(resolve, ms);
      try {
        await promise;
      } finally {
        clearTimeout(timer);
        mine.delete(resolve);
        if (mine.size === 0) waiting.delete(id);
      }
    },
  };
}
