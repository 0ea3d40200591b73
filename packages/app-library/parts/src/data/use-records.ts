import { useSyncExternalStore } from "react";
import { useIsLoading } from "@/data/loading";
import { useCurrentPerson } from "@/data/session";
import { type TableName, type Tables, store } from "@/data/store";

/** All records of a table, newest first; the screen follows every change. */
export function useRecords<T extends TableName>(table: T): readonly Tables[T][] {
  const { subscribe, list } = store[table];
  // Records name others: they are drawn again when all lists are there.
  useIsLoading();
  return useSyncExternalStore(subscribe, list);
}

/** The records that the current person made. */
export function useOwnRecords<T extends TableName>(table: T): readonly Tables[T][] {
  const person = useCurrentPerson();
  return useRecords(table).filter((record) => record.ownerId === person?.id);
}

export function useRecord<T extends TableName>(table: T, id: string | undefined): Tables[T] | undefined {
  return useRecords(table).find((record) => record.id === id);
}
