import { app } from "@/lib/app";

export function sumOf<R>(records: readonly R[], value: (record: R) => number | null): number {
  return records.reduce((sum, record) => sum + (value(record) ?? 0), 0);
}

/** Records without a value do not count. */
export function averageOf<R>(records: readonly R[], value: (record: R) => number | null): number {
  const values = records.map(value).filter((one) => one !== null);
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}

export function formatShare(part: number, whole: number): string {
  return whole === 0 ? "0 %" : `${Math.round((part / whole) * 100)} %`;
}

export interface DataPoint {
  name: string;
  value: number;
}

interface Grouping<R> {
  by: (record: R) => string;
  value: (record: R) => number;
  isAverage?: boolean;
  /** Groups are months, "2030-01". */
  isMonth?: boolean;
  /** Groups in this order, also those without records. */
  order?: readonly string[];
}

export function groupRecords<R>(records: readonly R[], grouping: Grouping<R>): readonly DataPoint[] {
  const { by, value, isAverage = false, isMonth = false, order = [] } = grouping;
  const groups = new Map<string, number[]>(order.map((name) => [name, []]));
  for (const record of records) {
    const name = by(record) || "–";
    groups.set(name, [...(groups.get(name) ?? []), value(record)]);
  }
  if (isMonth && !isAverage) for (const month of quietMonths([...groups.keys()])) groups.set(month, []);
  const points = [...groups].map(([name, values]) => ({ name, value: total(values, isAverage) }));
  if (!isMonth) return points;
  return points
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .map((point) => ({ ...point, name: monthName(point.name) }));
}

/** Months without records up to the last one: at least three make a course. */
function quietMonths(known: readonly string[]): readonly string[] {
  const months = known.filter((month) => /^\d{4}-\d{2}$/.test(month)).toSorted();
  const last = months.at(-1);
  if (!last) return [];
  const before = (count: number) => {
    const [year = 0, month = 1] = last.split("-").map(Number);
    const date = new Date(year, month - 1 - count);
    return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
  };
  const first = months[0] ?? last;
  const found: string[] = [];
  for (let count = 1; count < 36 && (count < 3 || before(count) > first); count += 1)
    found.push(before(count));
  return found.filter((month) => !months.includes(month));
}

function total(values: readonly number[], isAverage: boolean): number {
  const sum = values.reduce((all, one) => all + one, 0);
  const result = isAverage && values.length > 0 ? sum / values.length : sum;
  return Math.round(result * 100) / 100;
}

function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00`);
  if (Number.isNaN(date.getTime())) return month;
  return date.toLocaleDateString(app.locale, { month: "short", year: "numeric" });
}
