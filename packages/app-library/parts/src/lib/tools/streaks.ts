/** Days in a row up to today; today itself may still be open. Days are "2030-01-31", newest first in `days`. */
export function streakOf(done: readonly string[], days: readonly string[]): number {
  const start = done.includes(days[0]) ? 0 : 1;
  let count = 0;
  while (start + count < days.length && done.includes(days[start + count])) count += 1;
  return count;
}

/** The most days in a row there ever were. */
export function longestStreak(done: readonly string[]): number {
  const days = [...new Set(done)]
    .map((day) => Math.round(Date.parse(day + "T12:00Z") / 86_400_000))
    .sort((a, b) => a - b);
  let best = 0;
  let count = 0;
  days.forEach((day, at) => {
    count = at > 0 && day === days[at - 1] + 1 ? count + 1 : 1;
    best = Math.max(best, count);
  });
  return best;
}

/** Of a hundred: days done of those that have passed in the month. */
export function monthShare(done: readonly string[], today: string): number {
  const passed = Number(today.slice(8));
  return Math.round(
    (new Set(done.filter((day) => day.startsWith(today.slice(0, 7)) && day <= today)).size / passed) * 100,
  );
}

/** All days of a month, "2030-01". */
export function daysOfMonth(month: string): readonly string[] {
  const [year, index] = month.split("-").map(Number);
  const count = new Date(year, index, 0).getDate();
  return Array.from({ length: count }, (_, at) => month + "-" + String(at + 1).padStart(2, "0"));
}
