import { linkedRecords } from "@/data/linked-tables";
import type { TableName, Tables } from "@/data/store";
import { toCents } from "@/lib/cents";
import { averageOf, sumOf } from "@/lib/figures";

interface Link<R> {
  /** The field that holds whose the record is, and who that is. */
  by: keyof R & string;
  id: string;
  /** Which of them count; all of them where it is not said. */
  counts?: (record: R) => boolean;
}

/** What the records that belong to another one come to. */
export function linkedSum<T extends TableName>(
  table: T,
  link: Link<Tables[T]>,
  value: (record: Tables[T]) => number | null,
): number {
  return toCents(sumOf(recordsOf(table, link), value));
}

/** Nothing while there is no record with a value. */
export function linkedAverage<T extends TableName>(
  table: T,
  link: Link<Tables[T]>,
  value: (record: Tables[T]) => number | null,
): number | null {
  const counted = recordsOf(table, link).filter((record) => value(record) !== null);
  return counted.length === 0 ? null : toCents(averageOf(counted, value));
}

export function linkedCount<T extends TableName>(table: T, link: Link<Tables[T]>): number {
  return recordsOf(table, link).length;
}

function recordsOf<T extends TableName>(table: T, { by, id, counts }: Link<Tables[T]>): readonly Tables[T][] {
  const records = linkedRecords<Tables[T]>(table);
  const own = (placesBy(records, by).get(id) ?? []).map((place) => records[place]);
  return counts === undefined ? own : own.filter(counts);
}

/** How far a counter has gone on since the reading before this one; nothing at the first. */
export function stepSince<T extends TableName>(
  table: T,
  field: keyof Tables[T] & string,
  value: number | null,
): number | null {
  const places = placesBy(linkedRecords<Tables[T]>(table), field);
  const steps = stepsOf.get(places) ?? new Map(pairsIn(places));
  stepsOf.set(places, steps);
  return value === null ? null : (steps.get(value) ?? null);
}

const stepsOf = new WeakMap<Places, ReadonlyMap<number, number>>();

/** Each reading with what lies between it and the one before. */
function pairsIn(places: Places): readonly (readonly [number, number])[] {
  const readings = [...places.keys()].filter((one) => typeof one === "number").toSorted((a, b) => a - b);
  return readings.slice(1).map((one, at) => [one, toCents(one - readings[at])]);
}

type Places = Map<unknown, number[]>;

// A list that has changed is another array: what is known of the old one goes with it.
const known = new WeakMap<readonly object[], Map<string, Places>>();

/** One walk through a list for all who ask, however many they are: at which places stands what belongs to whom. */
function placesBy<R extends object>(records: readonly R[], by: keyof R & string): Places {
  const fields = known.get(records) ?? new Map<string, Places>();
  known.set(records, fields);
  const found = fields.get(by);
  if (found) return found;
  const places: Places = new Map();
  records.forEach((record, place) => {
    const own = places.get(record[by]);
    if (own) own.push(place);
    else places.set(record[by], [place]);
  });
  fields.set(by, places);
  return places;
}
