const dayMs = 86_400_000;

/** How many days are left to bring a deleted project back, counted as people count: part of a day is a day. */
export function daysToRestore(purgeAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(purgeAt) - nowMs) / dayMs));
}
