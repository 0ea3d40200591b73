import type { Clock } from '@loam/kernel';

/** The time a turn may take, without the time it waits for people. */
export interface TimeLimit {
  /** Aborted when a person stops the turn or its time is up. */
  readonly signal: AbortSignal;
  isUp(): boolean;
  /** Stands still while the work waits for a person. */
  pausedDuring<Result>(work: Promise<Result>): Promise<Result>;
  end(): void;
}

export function startTimeLimit(options: {
  readonly clock: Clock;
  readonly timeMs: number;
  readonly stop: AbortSignal;
}): TimeLimit {
  const { clock, stop } = options;
  const over = new AbortController();
  let leftMs = options.timeMs;
  let startedAt = clock.now().getTime();
  let waits = 0;
  let timer: NodeJS.Timeout | undefined;
  const arm = () => {
    startedAt = clock.now().getTime();
    timer = setTimeout(() => over.abort(), Math.max(0, leftMs));
  };
  const pause = () => {
    waits += 1;
    if (waits > 1) return;
    clearTimeout(timer);
    leftMs -= clock.now().getTime() - startedAt;
  };
  const resume = () => {
    waits -= 1;
    if (waits === 0 && !over.signal.aborted) arm();
  };
  arm();
  return {
    signal: AbortSignal.any([stop, over.signal]),
    isUp: () => over.signal.aborted,
    pausedDuring: async (work) => {
      pause();
      try {
        return await work;
      } finally {
        resume();
      }
    },
    end: () => {
      clearTimeout(timer);
      waits += 1;
    },
  };
}

/** Settles with the work, or rejects at once when the signal is aborted, whatever the work does then. */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(asError(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // The loser of the race must not become an unhandled rejection.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
