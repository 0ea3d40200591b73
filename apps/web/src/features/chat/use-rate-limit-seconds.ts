import { useSyncExternalStore } from 'react';
import { useLocalValue } from '../../shared/local-value.ts';
import { rateLimitedAtValue } from './local-values.ts';
import { rateLimitLeft } from './model/rate-limit.ts';

const tickMs = 500;

/** Seconds until messages can be sent again after a rate limit; 0 when they can. */
export function useRateLimitSeconds(): number {
  const [limitedAtMs] = useLocalValue(rateLimitedAtValue);
  const read = () => Math.ceil(rateLimitLeft(limitedAtMs, Date.now()) / 1000);
  return useSyncExternalStore(limitedAtMs === null ? never : everyTick, read);
}

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
}

function never(): () => void {
  return () => {};
}
