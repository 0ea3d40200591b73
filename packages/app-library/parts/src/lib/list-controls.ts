import type { TableName } from "@/data/store";
import { ALL, isBetween } from "@/lib/filter-options";
import { matchesText } from "@/lib/search";

type FilterValue = string | number | boolean | null | readonly string[];

/** One way to narrow a list, by a value of its records. */
export interface RecordFilter<R> {
  /** `choice` from options, from the records of a table, or from the values that there are. */
  kind: "choice" | "range" | "dates" | "flag";
  label: string;
  of: (record: R) => FilterValue;
  options?: readonly string[];
  table?: TableName;
}

export interface RecordOrder<R> {
  label: string;
  compare: (left: R, right: R) => number;
}

/** How a list can be searched, narrowed and ordered. */
export interface ListControls<R> {
  /** What the search box looks at; a list without it has none. */
  search?: (record: R) => readonly unknown[];
  filters: readonly RecordFilter<R>[];
  orders: readonly RecordOrder<R>[];
}

/** What is typed and chosen. */
export interface ListWish {
  query: string;
  /** By the label of the filter; a range has two, the second with a star. */
  chosen: Readonly<Record<string, string>>;
  order: string;
}

export const NO_WISH: ListWish = { query: "", chosen: {}, order: ALL };

export function filterRecords<R>(
  records: readonly R[],
  { search, filters, orders }: ListControls<R>,
  { query, chosen, order }: ListWish,
): readonly R[] {
  const found = records.filter(
    (record) =>
      (!search || matchesText(query, search(record))) &&
      filters.every((filter) => isMeant(filter, filter.of(record), chosen)),
  );
  const wanted = orders.find(({ label }) => label === order);
  return wanted ? found.toSorted(wanted.compare) : found;
}

function isMeant<R>(
  { kind, label }: RecordFilter<R>,
  value: FilterValue,
  chosen: ListWish["chosen"],
): boolean {
  const wanted = chosen[label] ?? "";
  if (kind === "range" || kind === "dates") {
    const limit = typeof value === "number" || typeof value === "string" ? value : null;
    return isBetween(limit, wanted, chosen[label + "*"] ?? "");
  }
  if (wanted === "" || wanted === ALL) return true;
  return kind === "flag"
    ? value === true
    : value === wanted || (Array.isArray(value) && value.includes(wanted));
}
