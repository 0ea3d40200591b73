export interface Beat {
  /** Does it with the next beat, which comes at once after a pause. */
  next(work: () => void): void;
}

/** One timer for everyone who does something at most this often. */
export function createBeat(everyMs: number): Beat {
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastAtMs = -Infinity;

  function strike(): void {
    timer = undefined;
    lastAtMs = performance.now();
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  }

  return {
    next(work) {
      waiting.push(work);
      timer ??= setTimeout(strike, Math.max(0, lastAtMs + everyMs - performance.now()));
    },
  };
}
