/** A day counted from today, "2030-01-31", or with a time "2030-01-31T09:30". */
export function inDays(days: number, time?: string): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return time ? `${day}T${time}` : day;
}

/** From Monday to Sunday. */
export function isThisWeek(day: string): boolean {
  const sinceMonday = (new Date().getDay() + 6) % 7;
  return (
    day !== "" && day.slice(0, 10) >= inDays(-sinceMonday) && day.slice(0, 10) <= inDays(6 - sinceMonday)
  );
}

/** An instant some hours ago, for when something was made. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}
