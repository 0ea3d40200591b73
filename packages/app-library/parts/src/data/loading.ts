import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let readings = 0;

/** Until it ends, lists count as not there yet: nothing is called empty that only has not arrived. */
export async function whileLoading(reading: Promise<void>) {
  count(1);
  try {
    await reading;
  } finally {
    count(-1);
  }
}

function count(step: 1 | -1) {
  readings += step;
  for (const listener of listeners) listener();
}

/** Whether lists are still on their way. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, isLoading);
}

const isLoading = () => readings > 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
