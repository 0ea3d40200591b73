import { useSyncExternalStore } from "react";
import { keptTable } from "@/data/kept-table";
import type { RecordBase } from "@/data/record-base";
import { useCurrentPerson } from "@/data/session";
import type { TableName } from "@/data/store";
import { app } from "@/lib/app";

export type MarkKind = "like" | "save" | "vote" | "follow" | "join" | "compare";

interface Mark extends RecordBase {
  kind: MarkKind;
  table: TableName;
  recordId: string;
}

const marks = keptTable<Mark>("record-marks", {});

/** What a person does with a record, such as saving it: whether it is done, how often by all, and the switch. */
export function useMark(kind: MarkKind, table: TableName, recordId: string) {
  const all = useSyncExternalStore(marks.subscribe, marks.list);
  const person = useCurrentPerson();
  const about = all.filter(
    (mark) => mark.kind === kind && mark.table === table && mark.recordId === recordId,
  );
  const own = about.find((mark) => mark.ownerId === (person?.id ?? ""));

  return {
    isOn: own !== undefined,
    count: about.length + marksBefore(kind, recordId),
    toggle: async () => {
      if (own) await marks.remove(own.id);
      else await marks.create({ kind, table, recordId });
    },
  };
}

/** The ids of the records that the person has marked, latest first. */
export function useMarkedIds(kind: MarkKind, table: TableName): readonly string[] {
  const all = useSyncExternalStore(marks.subscribe, marks.list);
  const person = useCurrentPerson();
  return all
    .filter((mark) => mark.kind === kind && mark.table === table && mark.ownerId === (person?.id ?? ""))
    .map((mark) => mark.recordId);
}

/** How often records were marked, by all. */
export function useMarkCounts(kind: MarkKind, table: TableName): (recordId: string) => number {
  const all = useSyncExternalStore(marks.subscribe, marks.list);
  return (recordId) =>
    marksBefore(kind, recordId) +
    all.filter((mark) => mark.kind === kind && mark.table === table && mark.recordId === recordId).length;
}

/** The examples of a fresh app come with a few marks by others; records made here begin at none. */
function marksBefore(kind: MarkKind, recordId: string): number {
  if (
    app.isOnCloud ||
    kind === "save" ||
    kind === "compare" ||
    !/-\d+$/.test(recordId) ||
    recordId.length > 30
  )
    return 0;
  let sum = 0;
  for (const char of kind + recordId) sum = (sum * 131 + char.charCodeAt(0)) % 65_521;
  return 3 + ((sum * 7919) % 38);
}
