import type { RecordBase } from "@/data/record-base";

interface LinkedTable {
  list: () => readonly RecordBase[];
  change: (id: string, changes: object) => void;
}

/** What saving a record does to another one, or why it must not be saved. */
export type RecordEffect<R> = (
  record: R,
  previous?: R,
) => { message: string; field?: string } | { apply: () => void } | undefined;

// Tables find each other by name: they are made before the store that holds them all.
const tables = new Map<string, LinkedTable>();

const watchers = new Map<string, Set<() => void>>();

export function linkTable(name: string, table: LinkedTable) {
  tables.set(name, table);
  tellWatchers(name);
}

/** Calls whenever a record of one of these tables changes, and when they are made. */
export function watchTables(names: readonly string[], listener: () => void) {
  for (const name of names) watchers.set(name, (watchers.get(name) ?? new Set()).add(listener));
}

export function tellWatchers(name: string) {
  for (const listener of watchers.get(name) ?? []) listener();
}

const NONE: readonly RecordBase[] = [];

export function linkedRecords<R extends RecordBase>(name: string): readonly R[];
export function linkedRecords(name: string): readonly RecordBase[] {
  return tables.get(name)?.list() ?? NONE;
}

// A list that has changed is another array: the index of the old one goes with it.
const indexes = new WeakMap<readonly RecordBase[], ReadonlyMap<unknown, RecordBase>>();

export function linkedRecord<R extends RecordBase>(name: string, id: unknown): R | undefined;
export function linkedRecord(name: string, id: unknown): RecordBase | undefined {
  const records = linkedRecords(name);
  const index = indexes.get(records) ?? new Map(records.map((record) => [record.id, record]));
  indexes.set(records, index);
  return index.get(id);
}

export function changeLinked(name: string, id: string, changes: object) {
  tables.get(name)?.change(id, changes);
}
