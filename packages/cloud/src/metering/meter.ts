import { type Clock, errorMessage, type Logger } from '@loam/kernel';

/** What a cloud uses and is counted for. */
export const METRICS = [
  'requests',
  'rows',
  'bytes_in',
  'bytes_out',
  'function_ms',
  'function_calls',
  'ai_tokens',
] as const;

export type Metric = (typeof METRICS)[number];

/** How much a project used of something in one minute. */
export interface MinuteSum {
  readonly ref: string;
  /** When the minute began. */
  readonly minute: Date;
  readonly metric: Metric;
  readonly amount: number;
}

export interface MeterOptions {
  /** Adds to what is stored; either all of it or nothing. */
  readonly save: (sums: readonly MinuteSum[]) => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Counts in memory and stores sums: what a request costs does not depend on how many there are. */
export interface Meter {
  add(ref: string, metric: Metric, amount: number): void;
  /** Until what was counted is stored, or could not be: then it is kept for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const minuteMs = 60_000;
const flushMs = 5000;

export function createMeter({ save, clock, logger }: MeterOptions): Meter {
  let counted = new Map<string, MinuteSum>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const count = (sum: MinuteSum) => {
    const key = `${sum.ref} ${sum.minute.getTime()} ${sum.metric}`;
    const before = counted.get(key)?.amount ?? 0;
    counted.set(key, { ...sum, amount: before + sum.amount });
  };
  const saveCounted = async () => {
    const taken = counted;
    if (taken.size === 0) return;
    counted = new Map();
    try {
      await save([...taken.values()]);
    } catch (error) {
      // Back to what has been counted since, so that nothing is lost or counted twice.
      for (const sum of taken.values()) count(sum);
      logger.warn({ error: errorMessage(error) }, 'what the clouds use could not be stored yet');
    }
  };
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    running ??= saveCounted().finally(() => {
      running = undefined;
      if (counted.size > 0) plan();
    });
    return running;
  };
  const plan = () => {
    timer ??= setTimeout(() => void run(), flushMs);
    timer.unref();
  };
  const flush = async () => {
    await running;
    await run();
  };
  return {
    add(ref, metric, amount) {
      if (!(amount > 0) || !Number.isFinite(amount)) return;
      const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
      count({ ref, minute, metric, amount });
      plan();
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
