import { cloud, faultInWords } from "@/data/cloud";
import { keepPicture } from "@/data/cloud-pictures";
import { type DatabaseRow, type DatabaseTable, toRecord, toRow } from "@/data/database-row";
import { databaseTables } from "@/data/database-tables";
import { linkTable, tellWatchers, watchTables } from "@/data/linked-tables";
import { whileLoading } from "@/data/loading";
import { localTable } from "@/data/local-table";
import type { DataTable, RecordBase, SaveResult } from "@/data/record-base";
import { currentPerson, onPersonChange } from "@/data/session";
import {
  type TableDefinition,
  checkSaving,
  newRecord,
  rederived,
  wholeRecord,
} from "@/data/table-definition";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

/** A table of the project's database; who may do what is decided there. What it does not know stays in the browser. */
export function cloudTable<R extends RecordBase>(name: string, definition: TableDefinition<R>): DataTable<R> {
  const place = databaseTables[name];
  if (!place) return localTable(name, definition);
  const listeners = new Set<() => void>();
  let records: readonly R[] = [];
  let newest = 0;
  const show = (next: readonly R[]) => {
    records = next;
    for (const listener of listeners) listener();
    tellWatchers(name);
  };
  watchTables(definition.watches ?? [], () => {
    // Two tables may watch each other: it ends when nothing differs any more.
    const next = rederived(records, definition);
    if (next !== records) show(next);
  });

  const refresh = async () => {
    const reading = ++newest;
    const rows = await readRows(place);
    // A later reading knows more.
    if (reading === newest) show(rows.map((row) => wholeRecord(toRecord<R>(row, place), definition)));
  };
  follow(name, place, {
    refresh,
    restart: () => {
      show([]);
      void whileLoading(refresh());
    },
  });
  void whileLoading(refresh());

  const change = async (
    next: R,
    previous: R | undefined,
    write: () => Promise<string | null>,
  ): Promise<SaveResult<R>> => {
    const checked = checkSaving({ record: next, previous, records }, definition);
    if (!checked.ok) return checked;
    const problem = await write();
    if (problem !== null) return { ok: false, message: problem };
    checked.finish();
    await refresh();
    return { ok: true, record: next };
  };

  const update: DataTable<R>["update"] = async (id, changes) => {
    const previous = records.find((record) => record.id === id);
    if (!previous) return { ok: false, message: words.recordGone };
    return change({ ...previous, ...changes }, previous, () => updateRow(place, id, changes));
  };
  const changeLinked = async (id: string, changes: object) => {
    const problem = await updateRow(place, id, changes);
    if (problem !== null) toast.error(problem);
    await refresh();
  };
  linkTable(name, { list: () => records, change: (id, changes) => void changeLinked(id, changes) });

  return {
    list: () => records,
    update,
    create: (values) => {
      const record = newRecord<R>(values);
      return change(record, undefined, () => insertRow(place, record));
    },
    remove: async (id) => {
      const problem = await removeRow(place, id);
      if (problem !== null) toast.error(problem);
      await refresh();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const PAGE = 1000;

const AGAIN_MS = 5000;

/** All rows that the person may see, the newest first; where the cloud is away, once it is back. */
async function readRows({ table }: DatabaseTable): Promise<readonly DatabaseRow[]> {
  const rows: DatabaseRow[] = [];
  for (;;) {
    const { data, error } = await cloud
      .from(table)
      .select("*")
      .order("created_at", { ascending: false })
      .order("id")
      .range(rows.length, rows.length + PAGE - 1)
      .returns<DatabaseRow[]>();
    if (error) {
      toast.error(words.cloudAway, { id: "cloud-away" });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      continue;
    }
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}

interface Reading {
  refresh: () => Promise<void>;
  restart: () => void;
}

/** Others' changes appear by themselves; another person sees other rows. */
function follow(name: string, { table }: DatabaseTable, { refresh, restart }: Reading) {
  cloud
    .channel(`list-${name}`)
    .on("postgres_changes", { event: "*", schema: "public", table }, () => void refresh())
    .subscribe();
  let seenBy = currentPerson()?.id;
  onPersonChange(() => {
    const id = currentPerson()?.id;
    if (id === seenBy) return;
    seenBy = id;
    restart();
  });
}

/** Whoever may add may not always read: the row is not asked back. */
async function insertRow(place: DatabaseTable, record: RecordBase): Promise<string | null> {
  return told(async () => {
    const row = { ...(await rowOf(place, record)), id: record.id };
    const { error } = await cloud.from(place.table).insert(row);
    return error;
  });
}

async function updateRow(place: DatabaseTable, id: string, changes: object): Promise<string | null> {
  return told(async () => {
    const row = await rowOf(place, changes);
    const { data, error } = await cloud.from(place.table).update(row).eq("id", id).select("id");
    return error ?? (data.length === 0 ? NOBODY_MAY : null);
  });
}

async function removeRow({ table }: DatabaseTable, id: string): Promise<string | null> {
  return told(async () => {
    const { data, error } = await cloud.from(table).delete().eq("id", id).select("id");
    return error ?? (data.length === 0 ? NOBODY_MAY : null);
  });
}

/** A row that the person may not change is not found by the change. */
const NOBODY_MAY = { code: "42501", message: "" };

async function rowOf(place: DatabaseTable, values: object): Promise<DatabaseRow> {
  const row = toRow(values, place);
  for (const [column, kind] of Object.values(place.columns)) {
    if (kind === "picture" && column in row) row[column] = await keepPicture(row[column]);
  }
  return row;
}

async function told(write: () => Promise<{ code?: string; message: string } | null>): Promise<string | null> {
  try {
    const fault = await write();
    return fault && faultInWords(fault, currentPerson() !== null);
  } catch {
    return words.cloudAway;
  }
}
