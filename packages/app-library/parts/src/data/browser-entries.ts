import { cloud } from "@/data/cloud";
import { databaseTables } from "@/data/database-tables";
import { toRow } from "@/data/database-row";
import { readLayer, writeLayer } from "@/data/local-layer";
import type { RecordBase } from "@/data/record-base";

/** So many entries of this browser were made before the app had a cloud. */
export function countBrowserEntries(): number {
  return Object.keys(databaseTables).reduce(
    (count, name) => count + readLayer<RecordBase>(name).saved.length,
    0,
  );
}

/** Puts them into the cloud as the signed-in person's own; what could not be put there stays in the browser. */
export async function uploadBrowserEntries(): Promise<{ moved: number; left: number }> {
  let [moved, left] = [0, 0];
  for (const [name, place] of Object.entries(databaseTables)) {
    const layer = readLayer<RecordBase>(name);
    const kept: RecordBase[] = [];
    // The oldest first, so that what others point to is there before them.
    for (const record of layer.saved.toReversed()) {
      const row = { ...toRow(record, place), id: record.id, created_at: record.createdAt };
      const { error } = await cloud.from(place.table).insert(row);
      if (error) kept.unshift(record);
      else moved += 1;
    }
    left += kept.length;
    writeLayer(name, { saved: kept, removed: [] });
  }
  return { moved, left };
}

export function forgetBrowserEntries() {
  for (const name of Object.keys(databaseTables)) writeLayer(name, { saved: [], removed: [] });
}
