import type { Names } from '@loam/offline-model/cases';
import type { Entry } from '../eye/index.ts';
import { matches, wordingsOf } from '../matching.ts';

type Values = 'number' | 'text' | 'date';

const MONTHS: readonly RegExp[] = [
  /^jan|^ene/iu,
  /^feb|^fev|^fév/iu,
  /^mar|^mär|^mrz/iu,
  /^apr|^abr|^avr/iu,
  /^may|^mai/iu,
  /^jun|^juin/iu,
  /^jul|^juil/iu,
  /^aug|^ago|^aoû/iu,
  /^sep|^set/iu,
  /^oct|^okt|^out/iu,
  /^nov/iu,
  /^dec|^dez|^dic|^déc/iu,
];
const DATE =
  /(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./](\d{1,2})[./](\d{2,4})|(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,})\.?\s*(?:de\s+)?(\d{4})?|(\p{L}{3,})\.?\s+(\d{1,2}),?\s*(\d{4})?/gu;

/**
 * Whether the entries stand in rising or falling order by some value of this kind: the column or the labelled value
 * where there is one, otherwise any value that stands at the same place in each entry.
 */
export function isOrdered(entries: readonly Entry[], by: Names, values: Values): boolean {
  const columns = entries.map((entry) => cellOf(entry, by));
  if (columns.every((text) => text !== undefined))
    return isMonotonic(columns.map((text) => valuesIn(text, values)[0]));
  const named = entries.map((entry) => labelled(entry, by));
  if (named.every((text) => text !== undefined)) {
    const read = named.map((text) => valuesIn(text, values)[0]);
    if (read.every((value) => value !== undefined) && isMonotonic(read)) return true;
  }
  const rows = entries.map((entry) =>
    values === 'text' ? [entry.title.toLowerCase()] : valuesIn(entry.text, values),
  );
  const width = Math.min(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, place) => rows.map((row) => row[place] ?? '')).some(isMonotonic);
}

function cellOf(entry: Entry, by: Names): string | undefined {
  return Object.entries(entry.cells).find(([head]) => matches(by, head))?.[1];
}

function labelled(entry: Entry, by: Names): string | undefined {
  for (const wording of wordingsOf(by)) {
    const at =
      typeof wording === 'string'
        ? entry.text.toLowerCase().indexOf(wording.toLowerCase())
        : entry.text.search(wording);
    if (at >= 0) return entry.text.slice(at, at + 60);
  }
  return undefined;
}

type Value = string | number;

function valuesIn(text: string, values: Values): Value[] {
  if (values === 'text') return [text.toLowerCase()];
  if (values === 'number') return (text.match(/-?\d[\d.,]*/gu) ?? []).map(readNumber);
  return [...text.matchAll(DATE)].map(readDate).filter((day) => !Number.isNaN(day));
}

function readNumber(text: string): number {
  const plain = text.replace(/[.,]$/u, '');
  return Number(plain.replaceAll(/[.,](?=\d{3}(\D|$))/gu, '').replace(',', '.'));
}

function readDate(found: RegExpExecArray): number {
  const part = (index: number): string => found[index] ?? '';
  const thisYear = new Date().getFullYear();
  if (part(1)) return Date.UTC(Number(part(1)), Number(part(2)) - 1, Number(part(3)));
  // Which of two numbers is the month differs by country; the same reading for all keeps the order within a month.
  if (part(4)) return Date.UTC(Number(part(6)), ...dayAndMonth(Number(part(4)), Number(part(5))));
  const [day, month, year] = part(7) ? [part(7), part(8), part(9)] : [part(11), part(10), part(12)];
  const index = MONTHS.findIndex((pattern) => pattern.test(month));
  return index < 0 ? Number.NaN : Date.UTC(year ? Number(year) : thisYear, index, Number(day));
}

const dayAndMonth = (first: number, second: number): [number, number] =>
  second > 12 ? [first - 1, second] : [second - 1, first];

function isMonotonic(read: readonly (Value | undefined)[]): boolean {
  const pairs = read.slice(1).map((value, index) => compare(read[index] ?? '', value ?? ''));
  return (
    pairs.some((sign) => sign !== 0) && (pairs.every((sign) => sign <= 0) || pairs.every((sign) => sign >= 0))
  );
}

function compare(left: Value, right: Value): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), undefined, { sensitivity: 'base', numeric: true });
}
