import type { AnalyticsContext } from './context.ts';
import { daysBefore, startOfDay } from './policy.ts';

const atOnce = 20_000;
/** Whoever reads waits for this much to be counted at most. */
const readersRounds = 2;

/** A day is summed up when it has been over for a while: what was on its way has arrived. */
const graceMs = 45 * 60_000;
/** Hours of this many days keep their visitors apart, so that any 24 hours are counted right. */
const exactDays = 3;
const hoursKeptDays = 100;
const saltsKeptDays = 2;

/** Counts what has come in. Whether everything is counted now, as far as that can be said without waiting long. */
export async function countVisits(
  context: Pick<AnalyticsContext, 'db' | 'inbox'>,
  rounds = readersRounds,
): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const taken = await context.db.transaction(async (tx) =>
      (await context.inbox.lock(tx)) ? context.inbox.count(tx, atOnce) : 0,
    );
    if (taken < atOnce) return true;
  }
  return false;
}

/** Runs by the clock: whatever it finds it finishes, and what it does not reach waits for the next time. */
export async function sumUpVisits(context: AnalyticsContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await countVisits(context, 10))) continue;
  const { db, sums } = context;
  const today = startOfDay(new Date(context.clock.now().getTime() - graceMs));
  await db.transaction(async (tx) => {
    if (!(await context.inbox.lock(tx))) return;
    await sums.sumUpDays(tx, today);
    await sums.sumUpHours(tx, daysBefore(today, exactDays));
    await sums.forgetHours(tx, daysBefore(today, hoursKeptDays));
    await sums.forgetSalts(tx, daysBefore(today, saltsKeptDays));
  });
}
