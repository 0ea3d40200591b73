export interface FairQueue<T> {
  readonly size: number;
  push(key: string, item: T): void;
  /** The oldest item of the key that has waited longest for its turn. */
  shift(): T | undefined;
}

/** Keys take turns: one with a hundred items does not keep out one with a single item. */
export function createFairQueue<T>(): FairQueue<T> {
  const lines = new Map<string, T[]>();
  return {
    get size() {
      return [...lines.values()].reduce((sum, line) => sum + line.length, 0);
    },
    push(key, item) {
      const line = lines.get(key);
      if (line) line.push(item);
      else lines.set(key, [item]);
    },
    shift() {
      for (const [key, line] of lines) {
        const item = line.shift();
        // To the end of the round, or out of it.
        lines.delete(key);
        if (line.length > 0) lines.set(key, line);
        return item;
      }
      return undefined;
    },
  };
}
