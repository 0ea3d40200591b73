import type { Clock } from '@loam/kernel';

export interface GrowingWaits<Key> {
  /** Those that are left alone for now. */
  waiting(): Key[];
  failed(key: Key): void;
  succeeded(key: Key): void;
}

const firstMs = 2000;
const longestMs = 5 * 60_000;

/** What fails again and again is tried less and less often, and does not keep others from being looked at. */
export function createGrowingWaits<Key>(clock: Clock): GrowingWaits<Key> {
  const failures = new Map<Key, { readonly count: number; readonly untilMs: number }>();
  return {
    waiting() {
      const nowMs = clock.now().getTime();
      return [...failures].filter(([, { untilMs }]) => untilMs > nowMs).map(([key]) => key);
    },
    failed(key) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      const waitMs = Math.min(firstMs * 2 ** (count - 1), longestMs);
      failures.set(key, { count, untilMs: clock.now().getTime() + waitMs });
    },
    succeeded: (key) => void failures.delete(key),
  };
}
