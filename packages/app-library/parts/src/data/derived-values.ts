import { inDays } from "@/data/relative-days";

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

const toCents = (value: number) => Math.round(value * 100) / 100;
