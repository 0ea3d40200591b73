export interface DateSpan {
  years: number;
  months: number;
  days: number;
  /** All of it in days. */
  total: number;
  workdays: number;
}

const noon = (day: string) => new Date(day + "T12:00");

/** From one day to a later one; null where there is none. */
export function dateSpan(from: string, to: string): DateSpan | null {
  if (from === "" || to === "" || from > to) return null;
  const [start, end] = [noon(from), noon(to)];
  let months = (end.getFullYear() - start.getFullYear()) * 12 + end.getMonth() - start.getMonth();
  if (end.getDate() < start.getDate()) months -= 1;
  const turn = new Date(start.getFullYear(), start.getMonth() + months, start.getDate(), 12);
  const total = Math.round((end.getTime() - start.getTime()) / 86_400_000);
  let workdays = 0;
  for (let at = 0; at < Math.min(total, 40_000); at += 1) {
    const day = new Date(start.getFullYear(), start.getMonth(), start.getDate() + at, 12).getDay();
    if (day !== 0 && day !== 6) workdays += 1;
  }
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.round((end.getTime() - turn.getTime()) / 86_400_000),
    total,
    workdays,
  };
}
