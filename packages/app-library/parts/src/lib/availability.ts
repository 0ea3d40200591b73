export interface BookedDays {
  from: string;
  to: string;
}

/** Two stays share a night; one may begin on the day the other ends. */
export function staysOverlap(left: BookedDays, right: BookedDays): boolean {
  return left.from === right.from || (left.from < right.to && right.from < left.to);
}

/** Whether a time on a day, such as "2030-01-31" and "09:30", has gone by. */
export function hasPassed(day: string, time: string, now: Date): boolean {
  return new Date(`${day}T${time}`).getTime() < now.getTime();
}

/** The times of a day that can still be booked. */
export function freeTimes(
  times: readonly string[],
  taken: readonly string[],
  { day, now }: { day: string; now: Date },
): readonly string[] {
  if (day === "") return [];
  return times.filter((time) => !taken.includes(time) && !hasPassed(day, time, now));
}

export function nightsBetween({ from, to }: BookedDays): number {
  const nights = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return Number.isFinite(nights) ? Math.max(0, Math.round(nights)) : 0;
}
