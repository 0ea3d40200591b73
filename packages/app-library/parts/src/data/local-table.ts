import { toast } from "@/lib/toast";
import { type RecordEffect, linkTable } from "@/data/linked-tables";
import type { DataTable, RecordBase, SaveResult } from "@/data/record-base";
import type { RecordRule } from "@/data/record-rules";
import { currentPerson } from "@/data/session";
import { newId } from "@/lib/new-id";
import { words } from "@/lib/words";

export interface TableDefinition<R extends RecordBase> {
  /** Examples that a fresh app starts with. */
  seed: () => readonly R[];
  /** For records that were saved before a field existed. */
  defaults?: Partial<Omit<R, keyof RecordBase>>;
  /** What is found from the other values whenever a record is read. */
  derive?: (record: R) => Partial<Omit<R, keyof RecordBase>>;
  rules?: readonly RecordRule<R>[];
  effects?: readonly RecordEffect<R>[];
}

/** What people changed, kept as a layer over the seed so that its relative dates stay fresh. */
interface Layer<R> {
  saved: R[];
  removed: string[];
}

const VERSION = 1;

/** A table in the browser's storage, shared by all open tabs. */
export function localTable<R extends RecordBase>(name: string, definition: TableDefinition<R>): DataTable<R> {
  const { seed, defaults, derive, rules = [], effects = [] } = definition;
  const key = `app:${name}:v${VERSION}`;
  const listeners = new Set<() => void>();
  let layer = readLayer<R>(key);
  const current = () =>
    merge(seed(), layer).map((record) => {
      const whole = { ...defaults, ...record };
      return { ...whole, ...derive?.(whole) };
    });
  let records: readonly R[] = current();

  const refresh = () => {
    records = current();
    for (const listener of listeners) listener();
  };

  const commit = (next: Layer<R>) => {
    layer = next;
    writeLayer(key, layer);
    refresh();
  };

  const save = (record: R, previous?: R): SaveResult<R> => {
    const others = records.filter((other) => other.id !== record.id);
    for (const rule of rules) {
      const broken = rule(record, others, previous);
      if (broken) return { ok: false, ...broken };
    }
    const results = effects.flatMap((effect) => effect(record, previous) ?? []);
    for (const result of results) if ("message" in result) return { ok: false, ...result };
    commit({ ...layer, saved: [record, ...layer.saved.filter((other) => other.id !== record.id)] });
    for (const result of results) if ("apply" in result) result.apply();
    return { ok: true, record };
  };

  window.addEventListener("storage", (event) => {
    if (event.key !== key) return;
    layer = readLayer<R>(key);
    refresh();
  });

  const update: DataTable<R>["update"] = async (id, changes) => {
    const previous = records.find((record) => record.id === id);
    return previous ? save({ ...previous, ...changes }, previous) : { ok: false, message: words.recordGone };
  };
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
function newRecord<R extends RecordBase>(values: Omit<R, keyof RecordBase>): R;
function newRecord(values: object): RecordBase {
  const createdAt = new Date().toISOString();
  return { ...values, id: newId(), createdAt, ownerId: currentPerson()?.id ?? "" };
}

function merge<R extends RecordBase>(seed: readonly R[], layer: Layer<R>): readonly R[] {
  const savedById = new Map(layer.saved.map((record) => [record.id, record]));
  const removed = new Set(layer.removed);
  const seedIds = new Set(seed.map((record) => record.id));
  const kept = seed
    .filter((record) => !removed.has(record.id))
    .map((record) => ({ ...record, ...savedById.get(record.id) }));
  const added = layer.saved.filter((record) => !seedIds.has(record.id));
  return [...added, ...kept].toSorted((left, right) => right.createdAt.localeCompare(left.createdAt));
}

function readLayer<R>(key: string): Layer<R> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isLayer<R>(stored)) return stored;
  } catch {
    // Blocked or damaged storage: the app starts from its seed.
  }
  return { saved: [], removed: [] };
}

function isLayer<R>(value: unknown): value is Layer<R> {
  return (
    typeof value === "object" &&
    value !== null &&
    "saved" in value &&
    "removed" in value &&
    Array.isArray(value.saved) &&
    Array.isArray(value.removed)
  );
}

function writeLayer<R>(key: string, layer: Layer<R>) {
  try {
    localStorage.setItem(key, JSON.stringify(layer));
  } catch {
    toast.error(words.storageFull);
  }
}
