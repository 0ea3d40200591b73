/** What tools remember from call to call within one turn. */
export interface ToolMemory {
  /** Counts one more failed search-replace in a row on that file. */
  countMiss(path: string): number;
  clearMisses(path: string): void;
  /** A call that a person denied is not asked for again. */
  rememberDenied(callHash: string): void;
  wasDenied(callHash: string): boolean;
}

export function createToolMemory(): ToolMemory {
  const misses = new Map<string, number>();
  const denied = new Set<string>();
  return {
    countMiss(path) {
      const count = (misses.get(path) ?? 0) + 1;
      misses.set(path, count);
      return count;
    },
    clearMisses: (path) => {
      misses.delete(path);
    },
    rememberDenied: (callHash) => {
      denied.add(callHash);
    },
    wasDenied: (callHash) => denied.has(callHash),
  };
}
