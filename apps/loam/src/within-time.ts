import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the work, but no longer than its time. Tells whether it ended; its failure counts as an end. */
export async function withinTime(work: Promise<unknown>, timeMs: number): Promise<boolean> {
  const timer = new AbortController();
  const done = work.then(
    () => true,
    () => true,
  );
  const late = sleep(timeMs, false, { signal: timer.signal }).catch(() => false);
  const didEnd = await Promise.race([done, late]);
  timer.abort();
  return didEnd;
}
