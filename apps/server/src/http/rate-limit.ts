import type { RateName } from '@loam/contract';
import type { Clock } from '@loam/kernel';
import { ApiError } from './api-error.ts';

/** `address`: every request, whoever sends it. */
type LimitName = RateName | 'address';

export type RateLimits = Readonly<Record<LimitName, { readonly perMinute: number }>>;

/** Per account where one is known, otherwise per address. `signUp` and `signIn` count the address always. */
export const defaultRateLimits: RateLimits = {
  // Of a whole office behind one address, or of everybody behind a proxy that is not trusted.
  address: { perMinute: 12_000 },
  standard: { perMinute: 1200 },
  search: { perMinute: 240 },
  expensive: { perMinute: 60 },
  mail: { perMinute: 10 },
  signIn: { perMinute: 60 },
  signUp: { perMinute: 20 },
};

export interface RateLimiter {
  /** Throws rate_limited when the caller has used up its minute. */
  take(rate: LimitName, caller: string): void;
}

interface Bucket {
  tokens: number;
  updatedAtMs: number;
}

const maxBuckets = 50_000;

/** `processes`: how many servers share the limits; each gives out its part, so that asking costs nothing. */
export function createRateLimiter(
  limits: RateLimits,
  clock: Clock,
  processes: () => number = () => 1,
): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return {
    take(rate, caller) {
      const perMinute = Math.max(1, limits[rate].perMinute / processes());
      const key = `${rate}:${caller}`;
      const nowMs = clock.now().getTime();
      const bucket = buckets.get(key) ?? { tokens: perMinute, updatedAtMs: nowMs };
      const elapsedMs = Math.max(0, nowMs - bucket.updatedAtMs);
      bucket.tokens = Math.min(perMinute, bucket.tokens + (elapsedMs * perMinute) / 60_000);
      bucket.updatedAtMs = nowMs;
      // Moved to the end, so that the first key is the one unused for longest.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > maxBuckets) buckets.delete(buckets.keys().next().value ?? key);
      if (bucket.tokens < 1) {
        const retryAfterSeconds = Math.ceil(((1 - bucket.tokens) * 60) / perMinute);
        throw new ApiError('rate_limited', 'Too many requests. Please wait a moment and try again.', {
          retryAfterSeconds,
        });
      }
      bucket.tokens -= 1;
    },
  };
}
