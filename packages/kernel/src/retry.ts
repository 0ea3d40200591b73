import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryOptions {
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  readonly isRetryable?: (error: unknown) => boolean;
  readonly signal?: AbortSignal;
}

/** Doubles the wait after each failure. The last error is the one the caller sees. */
export async function retry<T>(work: (attempt: number) => Promise<T>, options: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const isLast = attempt >= options.attempts || options.signal?.aborted;
      if (isLast || options.isRetryable?.(error) === false) throw error;
      const delayMs = Math.min(options.firstDelayMs * 2 ** (attempt - 1), options.maxDelayMs);
      await sleep(delayMs, undefined, options.signal ? { signal: options.signal } : {});
    }
  }
}
