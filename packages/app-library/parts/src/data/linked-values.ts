import { linkedRecords } from "@/data/linked-tables";
import type { TableName, Tables } from "@/data/store";
import { averageOf, sumOf } from "@/lib/figures";

/** What the records that belong to another one come to. */
export function linkedSum<T extends TableName>(
  table: T,
  isOf: (record: Tables[T]) => boolean,
  value: (record: Tables[T]) => number | null,
): number {
  return toCents(sumOf(linkedRecords<Tables[T]>(table).filter(isOf), value));
}

/** Nothing while there is no record with a value. */
export function linkedAverage<T extends TableName>(
  table: T,
  isOf: (record: Tables[T]) => boolean,
  value: (record: Tables[T]) => number | null,
): number | null {
  const counted = linkedRecords<Tables[T]>(table).filter((record) => isOf(record) && value(record) !== null);
  return counted.length === 0 ? null : toCents(averageOf(counted, value));
}

export function linkedCount<T extends TableName>(table: T, isOf: (record: Tables[T]) => boolean): number {
  return linkedRecords<Tables[T]>(table).filter(isOf).length;
}

const toCents = (value: number) => Math.round(value * 100) / 100;
