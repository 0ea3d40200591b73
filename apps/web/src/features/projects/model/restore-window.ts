const dayMs = 86_400_000;
/** Clocks of two machines differ, and the time on a page is a little behind: that is no further day. */
const clockDifferenceMs = 10 * 60_000;

/** How many days are left to bring a deleted project back, counted as people count: part of a day is a day. */
export function daysToRestore(purgeAt: string, nowMs: number): number {
  const leftMs = Date.parse(purgeAt) - nowMs;
  return leftMs <= 0 ? 0 : Math.max(1, Math.ceil((leftMs - clockDifferenceMs) / dayMs));
}
