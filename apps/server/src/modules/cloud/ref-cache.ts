import type { Clock } from '@loam/kernel';

/** What is asked with every request to a cloud, remembered for a moment. The database stays the owner of it. */
export interface RefCache<Value> {
  get(ref: string): Promise<Value>;
  /** Changes are told at once; what was not heard of is found out after a while. */
  forget(ref: string): void;
}

const rememberedRefs = 5_000;

export function createRefCache<Value>(options: {
  readonly clock: Clock;
  readonly forMs: number;
  load(ref: string): Promise<Value>;
}): RefCache<Value> {
  const known = new Map<string, { readonly value: Promise<Value>; readonly untilMs: number }>();
  return {
    get(ref) {
      const nowMs = options.clock.now().getTime();
      const found = known.get(ref);
      if (found && found.untilMs > nowMs) return found.value;
      if (known.size >= rememberedRefs) known.clear();
      const entry = { value: options.load(ref), untilMs: nowMs + options.forMs };
      known.set(ref, entry);
      entry.value.catch(() => {
        if (known.get(ref) === entry) known.delete(ref);
      });
      return entry.value;
    },
    forget: (ref) => void known.delete(ref),
  };
}
