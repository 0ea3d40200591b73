import { type Clock, errorMessage, type Logger } from '@loam/kernel';
import { createFlusher } from '../flusher.ts';

/** What a cloud uses and is counted for. */
export const METRICS = [
  'requests',
  'rows',
  'bytes_in',
  'bytes_out',
  'function_ms',
  'function_calls',
  'ai_tokens',
  /** Bytes of stored files, times the hours that they lay there. */
  'storage_byte_hours',
  'realtime_messages',
  'realtime_connections',
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
  /** The same; what is counted later is not stored. */
  close(): Promise<void>;
}

const minuteMs = 60_000;
const waitMs = 5000;

interface Counted {
  readonly ref: string;
  /** Of the minute. */
  readonly startMs: number;
  readonly metric: Metric;
  amount: number;
}

export function createMeter({ save, clock, logger }: MeterOptions): Meter {
  let counted = new Map<string, Counted>();

  // Three times for each request: what is there is added to, nothing is made anew.
  const count = (sum: Counted) => {
    const key = `${sum.ref} ${sum.metric} ${sum.startMs}`;
    const before = counted.get(key);
    if (before === undefined) counted.set(key, sum);
    else before.amount += sum.amount;
  };
  const saveCounted = async () => {
    const taken = counted;
    if (taken.size === 0) return;
    counted = new Map();
    try {
      await save(
        [...taken.values()].map(({ ref, startMs, metric, amount }) => ({
          ref,
          minute: new Date(startMs),
          metric,
          amount,
        })),
      );
    } catch (error) {
      // Back to what has been counted since. Only a connection that went after the saving would count it twice.
      for (const sum of taken.values()) count(sum);
      logger.warn({ error: errorMessage(error) }, 'what the clouds use could not be stored yet');
    }
  };
  const flusher = createFlusher({ save: saveCounted, hasMore: () => counted.size > 0, waitMs });
  return {
    add(ref, metric, amount) {
      if (!(amount > 0) || !Number.isFinite(amount)) return;
      const startMs = Math.floor(clock.now().getTime() / minuteMs) * minuteMs;
      count({ ref, startMs, metric, amount });
      flusher.plan();
    },
    flush: flusher.flush,
    close: flusher.close,
  };
}
