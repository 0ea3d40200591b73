import { words } from "@/lib/words";

/** Stands for no choice: a select cannot hold an empty value. */
export const ALL = "all";

export interface FilterOption {
  value: string;
  label: string;
}

/** The options of a filter over fixed values, with one for all of them. */
export function choicesOf(options: readonly string[]): readonly FilterOption[] {
  return [{ value: ALL, label: words.all }, ...options.map((option) => ({ value: option, label: option }))];
}

/** Whether a value lies between two limits as typed; an empty limit is none. */
export function isBetween(value: number | string | null, from: string, to: string): boolean {
  if (from === "" && to === "") return true;
  if (value === null || value === "") return false;
  if (typeof value === "number") {
    return (from === "" || value >= Number(from)) && (to === "" || value <= Number(to));
  }
  const day = value.slice(0, 10);
  return (from === "" || day >= from) && (to === "" || day <= to);
}
