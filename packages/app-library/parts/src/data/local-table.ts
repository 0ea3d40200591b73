import { toast } from "@/lib/toast";
import { linkTable, tellWatchers, watchTables } from "@/data/linked-tables";
import { type LocalLayer, layerKey, readLayer, writeLayer } from "@/data/local-layer";
import type { DataTable, RecordBase, SaveResult } from "@/data/record-base";
import {
  type TableDefinition,
  checkSaving,
  newRecord,
  rederived,
  wholeRecord,
} from "@/data/table-definition";
import { words } from "@/lib/words";

/** A table in the browser's storage, shared by all open tabs. */
export function localTable<R extends RecordBase>(name: string, definition: TableDefinition<R>): DataTable<R> {
  const listeners = new Set<() => void>();
  let layer = readLayer<R>(name);
  const current = () =>
    merge(definition.seed?.() ?? [], layer).map((record) => wholeRecord(record, definition));
  let records: readonly R[] = current();

  const show = (next: readonly R[]) => {
    records = next;
    for (const listener of listeners) listener();
    tellWatchers(name);
  };
  const refresh = () => show(current());

  const commit = (next: LocalLayer<R>) => {
    layer = next;
    if (!writeLayer(name, layer)) toast.error(words.storageFull);
    refresh();
  };

  const save = (record: R, previous?: R): SaveResult<R> => {
    const checked = checkSaving({ record, previous, records }, definition);
    if (!checked.ok) return checked;
    commit({
      ...layer,
      saved: [record, ...layer.saved.filter((other) => other.id !== record.id)],
    });
    checked.finish();
    return { ok: true, record };
  };

  window.addEventListener("storage", (event) => {
    if (event.key !== layerKey(name)) return;
    layer = readLayer<R>(name);
    refresh();
  });

  const update: DataTable<R>["update"] = async (id, changes) => {
    const previous = records.find((record) => record.id === id);
    return previous ? save({ ...previous, ...changes }, previous) : { ok: false, message: words.recordGone };
  };
  watchTables(definition.watches ?? [], () => {
    // Two tables may watch each other: it ends when nothing differs any more.
    const next = rederived(records, definition);
    if (next !== records) show(next);
  });
  linkTable(name, {
    list: () => records,
    change: (id, changes) => void update(id, changes),
  });

  return {
    list: () => records,
    update,
    create: async (values) => {
      return save(newRecord<R>(values));
    },
    remove: async (id) => {
      commit({
        saved: layer.saved.filter((record) => record.id !== id),
        removed: [...layer.removed, id],
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The newest first; a changed example stands in the place of the original. */
function merge<R extends RecordBase>(seed: readonly R[], layer: LocalLayer<R>): readonly R[] {
  const savedById = new Map(layer.saved.map((record) => [record.id, record]));
  const removed = new Set(layer.removed);
  const seedIds = new Set(seed.map((record) => record.id));
  const kept = seed
    .filter((record) => !removed.has(record.id))
    .map((record) => ({ ...record, ...savedById.get(record.id) }));
  const added = layer.saved.filter((record) => !seedIds.has(record.id));
  return [...added, ...kept].toSorted((left, right) => right.createdAt.localeCompare(left.createdAt));
}
