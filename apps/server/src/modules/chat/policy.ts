import { microsPerCredit } from '@loam/contract';

/** Held when a message is accepted; a purse that has less holds what it has, down to the least. */
export const acceptHoldMicros = 10 * microsPerCredit;
export const leastHoldMicros = microsPerCredit;

/** The most that one turn may cost. */
export const turnCostMicros = 100 * microsPerCredit;

/** Beyond so many turns at once the installation says that it is busy. */
export const defaultMaxWaitingTurns = 1000;
export const heavyLoadRetrySeconds = 30;

const asksAfterMessages = 5;
const asksEveryDays = 7;
export const feedbackBound = asksAfterMessages;

/** Not before someone has worked with it for a while, and not again within a week. */
export function shouldAskFeedback(facts: {
  readonly sentSince: number;
  readonly lastGivenAt: Date | null;
  readonly now: Date;
}): boolean {
  const { sentSince, lastGivenAt, now } = facts;
  const isRested =
    lastGivenAt === null || now.getTime() - lastGivenAt.getTime() > asksEveryDays * 24 * 3600 * 1000;
  return isRested && sentSince >= asksAfterMessages;
}
