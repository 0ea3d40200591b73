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
  /** Groups in this order, also those without records. */
  order?: readonly string[];
}

export function groupRecords<R>(records: readonly R[], grouping: Grouping<R>): readonly DataPoint[] {
  const { by, value, isAverage = false, order = [] } = grouping;
  const groups = new Map<string, number[]>(order.map((name) => [name, []]));
  for (const record of records) {
    const name = by(record) || "–";
    groups.set(name, [...(groups.get(name) ?? []), value(record)]);
  }
  return [...groups].map(([name, values]) => ({ name, value: totalFrom(values, isAverage) }));
}

export function totalFrom(values: readonly number[], isAverage: boolean): number {
  const sum = values.reduce((all, one) => all + one, 0);
  const result = isAverage && values.length > 0 ? sum / values.length : sum;
  return Math.round(result * 100) / 100;
}
