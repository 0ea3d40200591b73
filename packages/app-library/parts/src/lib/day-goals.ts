import { inDays } from "@/data/relative-days";
import { longestStreak, streakOf } from "@/lib/tools/streaks";

interface DayGoal<R> {
  day: (record: R) => string;
  value: (record: R) => number | null;
  goal: number;
}

/** Days in a row on which the goal was reached; today may still be open. */
export function goalStreak<R>(records: readonly R[], goal: DayGoal<R>): number {
  const reached = daysReached(records, goal);
  const days = Array.from({ length: reached.length + 1 }, (_, back) => inDays(-back));
  return streakOf(reached, days);
}

/** The most days in a row on which it ever was. */
export function goalBest<R>(records: readonly R[], goal: DayGoal<R>): number {
  return longestStreak(daysReached(records, goal));
}

/** What was entered for a day adds up. */
function daysReached<R>(records: readonly R[], { day, value, goal }: DayGoal<R>): readonly string[] {
  const sums = new Map<string, number>();
  for (const record of records) {
    const date = day(record).slice(0, 10);
    sums.set(date, (sums.get(date) ?? 0) + (value(record) ?? 0));
  }
  return [...sums].filter(([, sum]) => sum >= goal).map(([date]) => date);
}
