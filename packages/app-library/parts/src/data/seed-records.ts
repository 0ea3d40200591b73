import type { RecordBase } from "@/data/record-base";
import { hoursAgo } from "@/data/relative-days";
import { FIRST_PERSON_ID } from "@/data/session";

export type SeedRow<V> = V & { id: string; isMine?: boolean };

/** Examples as records: the first is the newest; those marked as mine belong to whoever opens the app. */
export function seedRecords<V>(rows: readonly SeedRow<V>[]): readonly (V & RecordBase)[] {
  return rows.map((row, index) => ({
    ...withoutMark<V>(row),
    createdAt: hoursAgo(3 + index * 7),
    ownerId: row.isMine ? FIRST_PERSON_ID : "others",
  }));
}

function withoutMark<V>(row: SeedRow<V>): V & { id: string };
function withoutMark({ isMine: _isMine, ...row }: SeedRow<object>): object {
  return row;
}
