import { inDays } from "@/data/relative-days";

interface BrokenRule {
  message: string;
  field?: string;
}

/** Says what is wrong with a record beside the others of its table, if anything. */
export type RecordRule<R> = (record: R, others: readonly R[], previous?: R) => BrokenRule | undefined;

type FieldOf<R> = Extract<keyof R, string>;

/** No two records share these values. */
export function unique<R>(fields: readonly FieldOf<R>[], message: string): RecordRule<R> {
  return (record, others) => {
    if (fields.some((field) => isEmpty(record[field]))) return undefined;
    const isTaken = others.some((other) => fields.every((field) => sameValue(other[field], record[field])));
    return isTaken ? { message, field: fields.at(-1) } : undefined;
  };
}

/** The values of one record are not the same. */
export function differs<R>(fields: readonly FieldOf<R>[], message: string): RecordRule<R> {
  return (record) => {
    const values = fields.map((field) => record[field]).filter((value) => !isEmpty(value));
    const isSame = values.length > 1 && values.every((value) => sameValue(value, values[0]));
    return isSame ? { message, field: fields.at(-1) } : undefined;
  };
}

interface Overlap<R> {
  /** Overlap counts only for the same one. */
  resource?: FieldOf<R>;
  from: FieldOf<R>;
  to?: FieldOf<R>;
  message: string;
}

export function noOverlap<R>({ resource, from, to, message }: Overlap<R>): RecordRule<R> {
  const end = (record: R) => String((to && record[to]) || record[from]);
  return (record, others) => {
    const start = String(record[from] ?? "");
    if (start === "") return undefined;
    const clash = others.some((other) => {
      if (resource && !sameValue(other[resource], record[resource])) return false;
      const otherStart = String(other[from] ?? "");
      return otherStart === start || (otherStart < end(record) && start < end(other));
    });
    return clash ? { message, field: from } : undefined;
  };
}

/** At most so many records for each value of the fields; without fields, in all. */
export function atMost<R>(count: number, per: readonly FieldOf<R>[], message: string): RecordRule<R> {
  return (record, others) => {
    const alike = others.filter((other) => per.every((field) => sameValue(other[field], record[field])));
    return alike.length >= count ? { message, field: per[0] } : undefined;
  };
}

/** The numbers of records alike add up to at most so many. */
export function sumAtMost<R>(
  field: FieldOf<R>,
  { count, per, message }: { count: number; per: readonly FieldOf<R>[]; message: string },
): RecordRule<R> {
  return (record, others) => {
    const alike = others.filter((other) => per.every((key) => sameValue(other[key], record[key])));
    const sum = [record, ...alike].reduce((total, one) => total + (Number(one[field]) || 1), 0);
    return sum > count ? { message, field } : undefined;
  };
}

interface Notice<R> {
  day: FieldOf<R>;
  time?: FieldOf<R>;
  hours: number;
  field: FieldOf<R>;
  option: string;
  message: string;
}

/** The option cannot be set any more when the time is near. */
export function inTime<R>({ day, time, hours, field, option, message }: Notice<R>): RecordRule<R> {
  return (record, _others, previous) => {
    if (String(record[field]) !== option || !previous || String(previous[field]) === option) return undefined;
    const clock = String((time && record[time]) || "00:00");
    const start = new Date(String(record[day]).slice(0, 10) + "T" + clock).getTime();
    return start - Date.now() < hours * 3_600_000 ? { message } : undefined;
  };
}

/** One value comes after another one. */
export function after<R>(field: FieldOf<R>, than: FieldOf<R>, message: string): RecordRule<R> {
  return (record) => {
    const [value, limit] = [record[field], record[than]];
    if (isEmpty(value) || isEmpty(limit)) return undefined;
    const isAfter =
      typeof value === "number" && typeof limit === "number" ? value > limit : String(value) > String(limit);
    return isAfter ? undefined : { message, field };
  };
}

/** Only when the date is new: a record whose day has passed can still be edited. */
export function inFuture<R>(field: FieldOf<R>, message: string): RecordRule<R> {
  return (record, _others, previous) => {
    const value = String(record[field] ?? "");
    if (value === "" || (previous && previous[field] === record[field])) return undefined;
    return value < inDays(0) ? { message, field } : undefined;
  };
}

/** The day has come. */
export function notAhead<R>(field: FieldOf<R>, message: string): RecordRule<R> {
  return (record) => (String(record[field] ?? "").slice(0, 10) > inDays(0) ? { message, field } : undefined);
}

/** The day falls on one of these, 0 for Sunday. */
export function onDays<R>(field: FieldOf<R>, days: readonly number[], message: string): RecordRule<R> {
  return (record) => {
    const value = String(record[field] ?? "");
    if (value === "") return undefined;
    const [year = 0, month = 1, day = 1] = value.slice(0, 10).split("-").map(Number);
    return days.includes(new Date(year, month - 1, day).getDay()) ? undefined : { message, field };
  };
}

/** Records for which the condition holds neither break the rule nor count for it. */
export function except<R>(condition: (record: R) => boolean, rule: RecordRule<R>): RecordRule<R> {
  return (record, others, previous) => {
    if (condition(record)) return undefined;
    const counted = others.filter((other) => !condition(other));
    return rule(record, counted, previous);
  };
}

function isEmpty(value: unknown) {
  return value === null || value === undefined || value === "";
}

function sameValue(left: unknown, right: unknown) {
  return plainText(left) === plainText(right);
}

function plainText(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return text.trim().toLowerCase();
}
