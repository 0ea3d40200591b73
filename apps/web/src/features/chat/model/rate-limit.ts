import { limits } from '@loam/contract';

/** Milliseconds until messages can be sent again; 0 when they can. */
export function rateLimitLeft(limitedAtMs: number | null, nowMs: number): number {
  if (limitedAtMs === null || nowMs < limitedAtMs) return 0;
  return Math.max(0, limitedAtMs + limits.chat.rateLimitCooldownMs - nowMs);
}
