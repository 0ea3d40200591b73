import { type RecordEffect, changeLinked, linkedRecord } from "@/data/linked-tables";
import type { RecordRule } from "@/data/record-rules";
import { inDays } from "@/data/relative-days";
import type { TableName, Tables } from "@/data/store";
import { formatDate } from "@/lib/format";

type KeyOf<R> = Extract<keyof R, string>;

/** Only what is fit for it can be picked; what was picked before stays. */
export function pickFits<R, T extends TableName>(
  picker: KeyOf<R>,
  table: T,
  { isFit, message }: { isFit: (record: Tables[T]) => boolean; message: string },
): RecordRule<R> {
  return (record, _others, previous) => {
    if (previous && previous[picker] === record[picker]) return undefined;
    const target: Tables[T] | undefined = linkedRecord(table, record[picker]);
    return target && !isFit(target) ? { message, field: picker } : undefined;
  };
}

/** A day that has passed; none never does. */
export const isDayOver = (day: string) => day !== "" && day.slice(0, 10) < inDays(0);

/** This is filled in before the record may be so. */
export function needsValue<R>(field: KeyOf<R>, when: (record: R) => boolean, message: string): RecordRule<R> {
  return (record) => {
    const value = record[field];
    const isMissing = value === "" || value === null || value === undefined || value === false;
    return isMissing && when(record) ? { message, field } : undefined;
  };
}

/** The number has these bounds while the record is so. */
export function boundWhen<R>(
  field: KeyOf<R>,
  {
    min,
    max,
    when,
    message,
  }: { min: number | null; max: number | null; when: (record: R) => boolean; message: string },
): RecordRule<R> {
  return (record) => {
    const value = Number(record[field] ?? 0);
    const isOut = (min !== null && value < min) || (max !== null && value > max);
    return isOut && when(record) ? { message, field } : undefined;
  };
}

/** One day is not before another one. */
export function notBefore<R>(field: KeyOf<R>, than: KeyOf<R>, message: string): RecordRule<R> {
  return (record) => {
    const [value, limit] = [String(record[field] ?? ""), String(record[than] ?? "")];
    return value !== "" && limit !== "" && value < limit ? { message, field } : undefined;
  };
}

/** So many days lie between two records of the same. */
export function daysApart<R>(
  field: KeyOf<R>,
  { days, per, message }: { days: number; per: readonly KeyOf<R>[]; message: string },
): RecordRule<R> {
  const dayOf = (record: R) => new Date(String(record[field]).slice(0, 10)).getTime();
  return (record, others) => {
    const near = others
      .filter((other) => per.every((key) => other[key] === record[key]))
      .find((other) => Math.abs(dayOf(other) - dayOf(record)) < days * 86_400_000);
    if (!near) return undefined;
    const next = new Date(dayOf(near) + days * 86_400_000).toISOString().slice(0, 10);
    return { message: `${message} (${formatDate(next)})`, field };
  };
}

/** What is picked becomes so, once the record is. */
export function setsPicked<R, T extends TableName>(
  picker: KeyOf<R>,
  table: T,
  { when, changes }: { when: (record: R) => boolean; changes: Partial<Tables[T]> },
): RecordEffect<R> {
  return (record, previous) => {
    if (!when(record) || (previous && when(previous))) return undefined;
    return { apply: () => changeLinked(table, String(record[picker]), changes) };
  };
}

/** What is picked has more or fewer of something, and never less than none. */
export function countsIn<R, T extends TableName>(
  picker: KeyOf<R>,
  table: T,
  { field, amount, message }: { field: KeyOf<Tables[T]>; amount: (record: R) => number; message: string },
): RecordEffect<R> {
  return (record, previous) => {
    const change = amount(record) - (previous ? amount(previous) : 0);
    const target: Tables[T] | undefined = linkedRecord(table, record[picker]);
    if (!target || change === 0) return undefined;
    const next = Number(target[field] ?? 0) + change;
    if (next < 0) return { message, field: picker };
    return { apply: () => changeLinked(table, target.id, { [field]: next }) };
  };
}
