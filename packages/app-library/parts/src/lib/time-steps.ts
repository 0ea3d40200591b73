import { app } from "@/lib/app";
import { type DataPoint, totalFrom } from "@/lib/figures";

export type TimeStep = "hour" | "day" | "week" | "month" | "year";

interface TimeGrouping<R> {
  /** "2030-01-31" or "2030-01-31T09:30". */
  by: (record: R) => string;
  value: (record: R) => number;
  isAverage?: boolean;
  /** Days and hours without records are left out of a line, which would fall to nothing there. */
  skipsQuiet?: boolean;
  /** How long a group lasts; without it, as the days of the records suggest. */
  step?: TimeStep;
  /** Only the last so many groups, up to now. */
  last?: number;
}

/** Records by time, the oldest first. Quiet times count as nothing, and are left out of averages. */
export function groupByTime<R>(records: readonly R[], grouping: TimeGrouping<R>): readonly DataPoint[] {
  const { by, value, isAverage = false, skipsQuiet = isAverage, last } = grouping;
  const told = records.flatMap((record) => {
    const at = dateOf(by(record));
    return at === null ? [] : [{ at, value: value(record) }];
  });
  const step = grouping.step ?? fittingStep(told.map(({ at }) => at.getTime()));
  const groups = new Map<number, number[]>();
  for (const one of told) {
    const start = startOf(one.at, step).getTime();
    groups.set(start, [...(groups.get(start) ?? []), one.value]);
  }
  return startsOf([...groups.keys()], step, last)
    .map((start) => ({ start, values: groups.get(start.getTime()) ?? [] }))
    .filter(({ values }) => values.length > 0 || !(isAverage || (skipsQuiet && isShort(step))))
    .map(({ start, values }) => ({ name: nameOf(start, step), value: totalFrom(values, isAverage) }));
}

const isShort = (step: TimeStep) => step === "hour" || step === "day";

const DAY = 86_400_000;

/** Neither one bar alone nor hundreds of them. */
function fittingStep(times: readonly number[]): TimeStep {
  const days = times.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / DAY;
  if (days <= 2 && new Set(times.map((time) => time % DAY)).size > 2) return "hour";
  if (days <= 45) return "day";
  return days <= 150 ? "week" : days <= 1500 ? "month" : "year";
}

function dateOf(text: string): Date | null {
  const date = new Date(text.length === 10 ? `${text}T00:00` : text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** When the step begins that a moment lies in, or the one so many before it. */
function startOf(date: Date, step: TimeStep, before = 0): Date {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (step === "year") return new Date(year - before, 0);
  if (step === "month") return new Date(year, month - before);
  if (step === "week") return new Date(year, month, day - ((date.getDay() + 6) % 7) - 7 * before);
  return step === "day"
    ? new Date(year, month, day - before)
    : new Date(year, month, day, date.getHours() - before);
}

/** Every step from the first to the last one: at least three make a course. */
function startsOf(known: readonly number[], step: TimeStep, last: number | undefined): readonly Date[] {
  if (known.length === 0 && last === undefined) return [];
  const end = last === undefined ? new Date(Math.max(...known)) : new Date();
  const first = last === undefined ? Math.min(...known) : Number.POSITIVE_INFINITY;
  const found: Date[] = [];
  for (let before = 0; before < 400; before += 1) {
    const start = startOf(end, step, before);
    if (before >= (last ?? 3) && start.getTime() < first) break;
    found.unshift(start);
  }
  return found;
}

function nameOf(start: Date, step: TimeStep): string {
  if (step === "hour") return start.toLocaleTimeString(app.locale, { hour: "2-digit", minute: "2-digit" });
  if (step === "year") return String(start.getFullYear());
  return step === "month"
    ? start.toLocaleDateString(app.locale, { month: "short", year: "numeric" })
    : start.toLocaleDateString(app.locale, { day: "numeric", month: "short" });
}
