const minuteMs = 60_000;
const delaysMs = [10_000, 20_000, 30_000, minuteMs, 2 * minuteMs, 5 * minuteMs, 10 * minuteMs, 30 * minuteMs];
const lastDelayMs = 60 * minuteMs;
const giveUpAfter = 200;

/** Milliseconds until a name is looked up again after so many checks; undefined once nobody seems to be at it any more. */
export function nextCheckAfter(attempts: number): number | undefined {
  if (attempts >= giveUpAfter) return undefined;
  return delaysMs[Math.max(0, attempts)] ?? lastDelayMs;
}
