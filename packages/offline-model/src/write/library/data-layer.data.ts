/** The data layer of a written app; the files about its own tables are written beside these. */
export const DATA_LAYER: Readonly<Record<string, string>> = {
  'src/data/record-base.ts': `/** What every record has beside its own fields. */
export interface RecordBase {
  id: string;
  /** ISO date and time. */
  createdAt: string;
  /** The person who made it. */
  ownerId: string;
}

export type SaveResult<R> = { ok: true; record: R } | { ok: false; message: string; field?: string };

/** A table of records, wherever it is kept. Screens know only this. */
export interface DataTable<R extends RecordBase> {
  list: () => readonly R[];
  create: (values: Omit<R, keyof RecordBase>) => Promise<SaveResult<R>>;
  update: (id: string, changes: Partial<Omit<R, keyof RecordBase>>) => Promise<SaveResult<R>>;
  remove: (id: string) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}
`,
  'src/data/local-table.ts': `export interface TableDefinition<R extends RecordBase> {
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
  const key = \`app:\${name}:v\${VERSION}\`;
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
    return previous ? save({ ...previous, ...changes }, previous) : { ok: false, message: "%recordGone%" };
  };
  linkTable(name, {
    list: () => records,
    change: (id, changes) => void update(id, changes),
  });

  return {
    list: () => records,
    update,
    create: async (values) => {
      const base: RecordBase = {
        id: newId(),
        createdAt: new Date().toISOString(),
        ownerId: currentPerson()?.id ?? "",
      };
      return save({ ...values, ...base } as R);
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
    toast.error("%storageFull%");
  }
}
`,
  'src/data/record-rules.ts': `interface BrokenRule {
  message: string;
  field?: string;
}

/** Says what is wrong with a record beside the others of its table, if anything. */
export type RecordRule<R> = (record: R, others: readonly R[], previous?: R) => BrokenRule | undefined;

type FieldOf<R> = Extract<keyof R, string>;

/** No two records share these values. */
export function unique<R>(fields: readonly FieldOf<R>[], message: string): RecordRule<R> {
  return (record, others) => {
    if (fields.some((field) => isEmpty(record[field]))) return undefined;
    const isTaken = others.some((other) => fields.every((field) => sameValue(other[field], record[field])));
    return isTaken ? { message, field: fields.at(-1) } : undefined;
  };
}

interface Overlap<R> {
  /** Overlap counts only for the same one. */
  resource?: FieldOf<R>;
  from: FieldOf<R>;
  to?: FieldOf<R>;
  message: string;
}

export function noOverlap<R>({ resource, from, to, message }: Overlap<R>): RecordRule<R> {
  const end = (record: R) => String((to && record[to]) || record[from]);
  return (record, others) => {
    const start = String(record[from] ?? "");
    if (start === "") return undefined;
    const clash = others.some((other) => {
      if (resource && !sameValue(other[resource], record[resource])) return false;
      const otherStart = String(other[from] ?? "");
      return otherStart === start || (otherStart < end(record) && start < end(other));
    });
    return clash ? { message, field: from } : undefined;
  };
}

/** At most so many records for each value of the fields; without fields, in all. */
export function atMost<R>(count: number, per: readonly FieldOf<R>[], message: string): RecordRule<R> {
  return (record, others) => {
    const alike = others.filter((other) => per.every((field) => sameValue(other[field], record[field])));
    return alike.length >= count ? { message, field: per[0] } : undefined;
  };
}

/** The numbers of records alike add up to at most so many. */
export function sumAtMost<R>(
  field: FieldOf<R>,
  count: number,
  per: readonly FieldOf<R>[],
  message: string,
): RecordRule<R> {
  return (record, others) => {
    const alike = others.filter((other) => per.every((key) => sameValue(other[key], record[key])));
    const sum = [record, ...alike].reduce((total, one) => total + (Number(one[field]) || 1), 0);
    return sum > count ? { message, field } : undefined;
  };
}

interface Notice<R> {
  day: FieldOf<R>;
  time?: FieldOf<R>;
  hours: number;
  field: FieldOf<R>;
  option: string;
  message: string;
}

/** The option cannot be set any more when the time is near. */
export function inTime<R>({ day, time, hours, field, option, message }: Notice<R>): RecordRule<R> {
  return (record, _others, previous) => {
    if (String(record[field]) !== option || !previous || String(previous[field]) === option) return undefined;
    const clock = String((time && record[time]) || "00:00");
    const start = new Date(String(record[day]).slice(0, 10) + "T" + clock).getTime();
    return start - Date.now() < hours * 3_600_000 ? { message } : undefined;
  };
}

/** One value comes after another one. */
export function after<R>(field: FieldOf<R>, than: FieldOf<R>, message: string): RecordRule<R> {
  return (record) => {
    const [value, limit] = [record[field], record[than]];
    if (isEmpty(value) || isEmpty(limit)) return undefined;
    const isAfter =
      typeof value === "number" && typeof limit === "number" ? value > limit : String(value) > String(limit);
    return isAfter ? undefined : { message, field };
  };
}

/** Only when the date is new: a record whose day has passed can still be edited. */
export function inFuture<R>(field: FieldOf<R>, message: string): RecordRule<R> {
  return (record, _others, previous) => {
    const value = String(record[field] ?? "");
    if (value === "" || (previous && previous[field] === record[field])) return undefined;
    return value < inDays(0) ? { message, field } : undefined;
  };
}

/** The day falls on one of these, 0 for Sunday. */
export function onDays<R>(field: FieldOf<R>, days: readonly number[], message: string): RecordRule<R> {
  return (record) => {
    const value = String(record[field] ?? "");
    if (value === "") return undefined;
    const [year = 0, month = 1, day = 1] = value.slice(0, 10).split("-").map(Number);
    return days.includes(new Date(year, month - 1, day).getDay()) ? undefined : { message, field };
  };
}

/** Records for which the condition holds neither break the rule nor count for it. */
export function except<R>(condition: (record: R) => boolean, rule: RecordRule<R>): RecordRule<R> {
  return (record, others, previous) => {
    if (condition(record)) return undefined;
    const counted = others.filter((other) => !condition(other));
    return rule(record, counted, previous);
  };
}

function isEmpty(value: unknown) {
  return value === null || value === undefined || value === "";
}

function sameValue(left: unknown, right: unknown) {
  return String(left ?? "").trim().toLowerCase() === String(right ?? "").trim().toLowerCase();
}
`,
  'src/data/derived-values.ts': `/** The product, to the cent; nothing while a part of it is missing. */
export function productOf(parts: readonly (number | null)[]): number | null {
  if (parts.some((part) => part === null)) return null;
  return toCents(parts.reduce<number>((product, part) => product * (part ?? 0), 1));
}

/** What is added without what is taken away; a missing value counts as nothing. */
export function balanceOf(plus: readonly (number | null)[], minus: readonly (number | null)[]): number {
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return toCents(sum(plus) - sum(minus));
}

/** The name of the highest band that the value reaches. */
export function bandOf(
  value: number | null,
  bands: readonly (readonly [from: number, name: string])[],
  otherwise: string,
): string {
  if (value === null) return "";
  return bands.find(([from]) => value >= from)?.[1] ?? otherwise;
}

/** "2030-01-31" and fourteen days: "2030-02-14". */
export function daysAfter(day: string, days: number): string {
  if (day === "") return "";
  const date = new Date(day.slice(0, 10) + "T00:00:00Z");
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days have gone by since it was due: none once it is done, or until the day on which it was. */
export function daysLate(due: string, done: boolean | string = false): number {
  if (due === "" || done === true) return 0;
  const end = typeof done === "string" && done !== "" ? done.slice(0, 10) : inDays(0);
  const days = (new Date(end).getTime() - new Date(due.slice(0, 10)).getTime()) / 86_400_000;
  return Math.max(0, Math.round(days));
}

const toCents = (value: number) => Math.round(value * 100) / 100;
`,
  'src/lib/new-id.ts': `/** An id that nobody else draws; works on any address, also where the page is not served securely. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
`,
  'src/data/relative-days.ts': `/** A day counted from today, "2030-01-31", or with a time "2030-01-31T09:30". */
export function inDays(days: number, time?: string): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return time ? \`\${day}T\${time}\` : day;
}

/** From Monday to Sunday. */
export function isThisWeek(day: string): boolean {
  const sinceMonday = (new Date().getDay() + 6) % 7;
  return day !== "" && day.slice(0, 10) >= inDays(-sinceMonday) && day.slice(0, 10) <= inDays(6 - sinceMonday);
}

/** An instant some hours ago, for when something was made. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}
`,
  'src/data/use-records.ts': `/** All records of a table, newest first; the screen follows every change. */
export function useRecords<T extends TableName>(table: T): readonly Tables[T][] {
  const { subscribe, list } = store[table];
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
`,
  'src/data/session.ts': `export interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  about: string;
}

/** Owns the examples that are meant to be one's own. */
export const FIRST_PERSON_ID = "me";

const KEY = "app:person:v1";
const VISITOR: Person = { id: FIRST_PERSON_ID, name: "%you%", email: "", role: "", about: "" };

const listeners = new Set<() => void>();
let person = readPerson();

/** Whoever uses the app; without sign-in there is one person, kept in this browser. */
export function currentPerson(): Person | null {
  return person;
}

export function useCurrentPerson(): Person | null {
  return useSyncExternalStore(subscribe, currentPerson);
}

export function updatePerson(changes: Partial<Omit<Person, "id">>) {
  person = { ...person, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(person));
  } catch {
    // Blocked storage: the change lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readPerson(): Person {
  try {
    return { ...VISITOR, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return VISITOR;
  }
}
`,
  'src/data/record-marks.ts': `export type MarkKind = "like" | "save" | "vote" | "follow" | "join" | "compare";

interface Mark extends RecordBase {
  kind: MarkKind;
  table: TableName;
  recordId: string;
}

const marks = localTable<Mark>("record-marks", { seed: () => [] });

/** What a person does with a record, such as saving it: whether it is done, how often by all, and the switch. */
export function useMark(kind: MarkKind, table: TableName, recordId: string) {
  const all = useSyncExternalStore(marks.subscribe, marks.list);
  const person = useCurrentPerson();
  const about = all.filter((mark) => mark.kind === kind && mark.table === table && mark.recordId === recordId);
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
  if (kind === "save" || kind === "compare" || !/-\\d+$/.test(recordId) || recordId.length > 30) return 0;
  let sum = 0;
  for (const char of kind + recordId) sum = (sum * 131 + char.charCodeAt(0)) % 65_521;
  return 3 + ((sum * 7919) % 38);
}
`,
  'src/lib/format.ts': `const LOCALE = "%locale%";
const CURRENCY = "%currency%";

const dateFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const dateTimeFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });
const moneyFormat = new Intl.NumberFormat(LOCALE, { style: "currency", currency: CURRENCY });
const wholeMoneyFormat = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: CURRENCY,
  maximumFractionDigits: 0,
});
const compactFormat = new Intl.NumberFormat(LOCALE, { notation: "compact", maximumFractionDigits: 1 });
const numberFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

export function formatDate(value: string): string {
  const date = readDate(value);
  return date ? dateFormat.format(date) : "";
}

export function formatDateTime(value: string): string {
  const date = readDate(value);
  return date ? dateTimeFormat.format(date) : "";
}

/** Small amounts with their cents, so that those of a list stand alike; large round ones without. */
export function formatMoney(value: number | null): string {
  if (value === null || value === undefined) return "";
  const isLarge = Number.isInteger(value) && Math.abs(value) >= 1000;
  return (isLarge ? wholeMoneyFormat : moneyFormat).format(value);
}

/** Short, for axes and labels of charts: "12K". */
export function formatCompact(value: number): string {
  return compactFormat.format(value);
}

export function formatNumber(value: number | null, unit?: string): string {
  if (value === null || value === undefined) return "";
  return unit ? \`\${numberFormat.format(value)} \${unit}\` : numberFormat.format(value);
}

/** "3 hours ago", "in 2 days". */
export function formatRelative(value: string): string {
  const date = readDate(value);
  if (!date) return "";
  const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
  const minutes = Math.round((date.getTime() - Date.now()) / 60_000);
  if (Math.abs(minutes) < 60) return relative.format(minutes, "minute");
  if (Math.abs(minutes) < 1440) return relative.format(Math.round(minutes / 60), "hour");
  return relative.format(Math.round(minutes / 1440), "day");
}

/** A day without a time is meant in the reader's own time zone. */
function readDate(value: string): Date | null {
  if (!value) return null;
  const date = new Date(/^\\d{4}-\\d{2}-\\d{2}$/.test(value) ? \`\${value}T00:00\` : value);
  return Number.isNaN(date.getTime()) ? null : date;
}
`,
  'src/lib/search.ts': `/** Whether every word of the query stands somewhere in the values; case and accents do not matter. */
export function matchesText(query: string, values: readonly unknown[]): boolean {
  const text = plain(values.flat().join(" "));
  return plain(query)
    .split(/\\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\\p{M}/gu, "")
    .toLowerCase();
}
`,
  'src/data/seed-records.ts': `export type SeedRow<V> = V & { id: string; isMine?: boolean };

/** Examples as records: the first is the newest; those marked as mine belong to whoever opens the app. */
export function seedRecords<V>(rows: readonly SeedRow<V>[]): readonly (V & RecordBase)[] {
  return rows.map(({ isMine, ...row }, index) => ({
    ...(row as SeedRow<V>),
    createdAt: hoursAgo(3 + index * 7),
    ownerId: isMine ? FIRST_PERSON_ID : "others",
  }));
}
`,
  'src/lib/validation.ts': `export function isEmailOrEmpty(value: string): boolean {
  return value === "" || z.email().safeParse(value).success;
}

export function isUrlOrEmpty(value: string): boolean {
  return value === "" || z.url({ protocol: /^https?$/ }).safeParse(value).success;
}
`,
};
