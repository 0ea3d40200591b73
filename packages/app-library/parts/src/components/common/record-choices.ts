import { recordTitles } from "@/data/record-titles";
import type { TableName, Tables } from "@/data/store";
import { ALL, type FilterOption } from "@/lib/filter-options";
import { words } from "@/lib/words";

/** The options of a filter over the records of a table, with one for all of them. */
export function recordChoices<T extends TableName>(
  table: T,
  records: readonly Tables[T][],
): readonly FilterOption[] {
  const options = records.map((record) => ({ value: record.id, label: recordTitles[table](record) }));
  return [{ value: ALL, label: words.all }, ...options];
}
