import { inDays } from "@/data/relative-days";
import { toCents } from "@/lib/cents";

/** The product, to the cent; nothing while a part of it is missing. */
export function productOf(parts: readonly (number | null)[]): number | null {
  if (parts.some((part) => part === null)) return null;
  return toCents(parts.reduce<number>((product, part) => product * (part ?? 0), 1));
}

/** What is added without what is taken away; a missing value counts as nothing. */
export function balanceOf(plus: readonly (number | null)[], minus: readonly (number | null)[]): number {
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return toCents(sum(plus) - sum(minus));
}

/** Income as it is, what is spent below nothing. */
export function signedBy(amount: number | null, isTaken: boolean): number | null {
  return amount === null ? null : isTaken ? -Math.abs(amount) : amount;
}

/** One product in another, to the cent; nothing while a part is missing or nothing is to be shared by. */
export function ratioOf(over: readonly (number | null)[], under: readonly (number | null)[]): number | null {
  const [part, whole] = [productOf(over), productOf(under)];
  return part === null || whole === null || whole === 0 ? null : toCents(part / whole);
}

/**
 * From one time of day to another, or between two moments, without the minutes of a break; what ends earlier than it
 * begins ends the next day.
 */
export function hoursBetween(from: string, to: string, off: number | null = 0): number | null {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start === null || end === null) return null;
  const minutes = end < start && from.length <= 5 ? end - start + 1440 : end - start;
  return toCents(Math.max(0, minutes - (off ?? 0)) / 60);
}

function minutesOf(moment: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(moment) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const time = Date.parse(moment);
  return Number.isNaN(time) ? null : time / 60_000;
}

/** Days from one to the other; `both` counts the first and the last day. Without a day it is today. */
export function daysBetween(from: string | null, to: string | null, both = 0): number | null {
  const [start, end] = [from ?? inDays(0), to ?? inDays(0)].map((day) => Date.parse(day.slice(0, 10)));
  if (Number.isNaN(start) || Number.isNaN(end)) return null;
  return Math.round((end - start) / 86_400_000) + both;
}

/** Whole years since a day: how old somebody is. */
export function yearsSince(day: string): number | null {
  if (day === "") return null;
  const today = inDays(0);
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return today.slice(5) < day.slice(5, 10) ? years - 1 : years;
}

/** The name of the highest band that the value reaches. */
export function bandOf(
  value: number | null,
  bands: readonly (readonly [from: number, name: string])[],
  otherwise: string,
): string {
  if (value === null) return "";
  return bands.find(([from]) => value >= from)?.[1] ?? otherwise;
}

/** "2030-01-31" and fourteen days: "2030-02-14". */
export function daysAfter(day: string, days: number): string {
  if (day === "") return "";
  const date = new Date(day.slice(0, 10) + "T00:00:00Z");
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days have gone by since it was due: none once it is done, or until the day on which it was. */
export function daysLate(due: string, done: boolean | string = false): number {
  if (due === "" || done === true) return 0;
  const end = typeof done === "string" && done !== "" ? done.slice(0, 10) : inDays(0);
  const days = (new Date(end).getTime() - new Date(due.slice(0, 10)).getTime()) / 86_400_000;
  return Math.max(0, Math.round(days));
}
