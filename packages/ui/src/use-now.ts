import { useSyncExternalStore } from 'react';

const tickMs = 30_000;

type Ticker = {
  readonly subscribe: (onTick: () => void) => () => void;
  readonly read: () => number;
};

/** One timer for all readers, running only while there is one. */
export function createTicker(readClock: () => number, intervalMs: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now: number | undefined;

  const tick = () => {
    now = readClock();
    for (const listener of listeners) listener();
  };

  return {
    subscribe(onTick) {
      listeners.add(onTick);
      if (timer === undefined) {
        now = readClock();
        timer = setInterval(tick, intervalMs);
      }
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        now = undefined;
      };
    },
    // Rounded while nobody listens: React reads twice in one render and wants the same value.
    read: () => now ?? Math.floor(readClock() / intervalMs) * intervalMs,
  };
}

const sharedTicker = createTicker(() => Date.now(), tickMs);

/** The present time in milliseconds, renewed every half minute. */
export function useNow(): number {
  return useSyncExternalStore(sharedTicker.subscribe, sharedTicker.read, sharedTicker.read);
}
