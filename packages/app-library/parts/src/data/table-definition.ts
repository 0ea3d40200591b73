import type { RecordEffect } from "@/data/linked-tables";
import type { RecordBase, SaveResult } from "@/data/record-base";
import type { RecordRule } from "@/data/record-rules";
import { currentPerson } from "@/data/session";
import { newId } from "@/lib/new-id";

export interface TableDefinition<R extends RecordBase> {
  /** Examples that a fresh app starts with, where they are not in its database. */
  seed?: () => readonly R[];
  /** For records that were saved before a field existed. */
  defaults?: Partial<Omit<R, keyof RecordBase>>;
  /** What is found from the other values whenever a record is read. */
  derive?: (record: R) => Partial<Omit<R, keyof RecordBase>>;
  /** The tables that such values are found from besides. */
  watches?: readonly string[];
  rules?: readonly RecordRule<R>[];
  effects?: readonly RecordEffect<R>[];
}

/** A record as screens see it: nothing is missing, and what follows from other values is there. */
export function wholeRecord<R extends RecordBase>(record: R, definition: TableDefinition<R>): R {
  const whole = { ...definition.defaults, ...record };
  return { ...whole, ...definition.derive?.(whole) };
}

/** The same list where what follows from other tables is as it was; records that did not change stay the same. */
export function rederived<R extends RecordBase>(
  records: readonly R[],
  { derive }: TableDefinition<R>,
): readonly R[] {
  if (!derive) return records;
  const next = records.map((record) => {
    const whole = { ...record, ...derive(record) };
    return isSame(whole, record) ? record : whole;
  });
  return next.every((record, at) => record === records[at]) ? records : next;
}

const isSame = <R extends RecordBase>(left: R, right: R) => {
  for (const key in left) if (!Object.is(left[key], right[key])) return false;
  return true;
};

interface Saving<R> {
  record: R;
  previous?: R;
  /** All that are known. */
  records: readonly R[];
}

/** Why a record must not be saved, or what else is to be done once it is. */
export function checkSaving<R extends RecordBase>(
  { record, previous, records }: Saving<R>,
  { rules = [], effects = [] }: TableDefinition<R>,
): Extract<SaveResult<R>, { ok: false }> | { ok: true; finish: () => void } {
  const others = records.filter((other) => other.id !== record.id);
  for (const rule of rules) {
    const broken = rule(record, others, previous);
    if (broken) return { ok: false, ...broken };
  }
  const results = effects.flatMap((effect) => effect(record, previous) ?? []);
  for (const result of results) if ("message" in result) return { ok: false, ...result };
  return {
    ok: true,
    finish: () => {
      for (const result of results) if ("apply" in result) result.apply();
    },
  };
}

export function newRecord<R extends RecordBase>(values: Omit<R, keyof RecordBase>): R;
export function newRecord(values: object): RecordBase {
  const createdAt = new Date().toISOString();
  return { ...values, id: newId(), createdAt, ownerId: currentPerson()?.id ?? "" };
}
