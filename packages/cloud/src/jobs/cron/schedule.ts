/** When a job runs: at minutes that match, or so many seconds after it was started last. */
export type Schedule =
  | { readonly kind: 'minutes'; matches(minute: Date): boolean }
  | { readonly kind: 'interval'; readonly seconds: number };

interface Field {
  readonly lowest: number;
  readonly highest: number;
  readonly names?: readonly string[];
}

const fields = {
  minute: { lowest: 0, highest: 59 },
  hour: { lowest: 0, highest: 23 },
  day: { lowest: 1, highest: 31 },
  month: { lowest: 1, highest: 12, names: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ') },
  weekday: { lowest: 0, highest: 7, names: 'sun mon tue wed thu fri sat'.split(' ') },
} satisfies Record<string, Field>;

const shortNames: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};
const interval = /^([1-9]|[1-5]\d) +seconds?$/;
const range = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/([1-9]\d?))?$/;
const lastDay = '$';

/** Reads what `cron.schedule` accepts; undefined for anything else. Times are UTC, as on Supabase. */
export function parseSchedule(written: string): Schedule | undefined {
  const text = written.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const seconds = interval.exec(text)?.[1];
  if (seconds !== undefined) return { kind: 'interval', seconds: Number(seconds) };
  const [minute, hour, day, month, weekday, ...more] = (shortNames[text] ?? text).split(' ');
  if (weekday === undefined || more.length > 0) return undefined;
  const minutes = readField(minute, fields.minute);
  const hours = readField(hour, fields.hour);
  const days = day === lastDay ? new Set<number>() : readField(day, fields.day);
  const months = readField(month, fields.month);
  const weekdays = readField(weekday, fields.weekday);
  if (!minutes || !hours || !days || !months || !weekdays) return undefined;
  // Sunday has two numbers.
  if (weekdays.has(7)) weekdays.add(0);
  const isDay = (at: Date) => days.has(at.getUTCDate()) || (day === lastDay && isLastOfMonth(at));
  // Where both are narrowed, either is enough.
  const isEither = !day?.startsWith('*') && !weekday.startsWith('*');
  return {
    kind: 'minutes',
    matches(at) {
      if (!minutes.has(at.getUTCMinutes()) || !hours.has(at.getUTCHours())) return false;
      if (!months.has(at.getUTCMonth() + 1)) return false;
      const isWeekday = weekdays.has(at.getUTCDay());
      return isEither ? isDay(at) || isWeekday : isDay(at) && isWeekday;
    },
  };
}

function readField(written: string | undefined, field: Field): Set<number> | undefined {
  const found = new Set<number>();
  for (const part of (written ?? '').split(',')) {
    const numbers = readRange(withoutNames(part, field), field);
    if (!numbers) return undefined;
    for (const number of numbers) found.add(number);
  }
  return found;
}

function readRange(part: string, { lowest, highest }: Field): readonly number[] | undefined {
  const read = range.exec(part);
  if (!read) return undefined;
  const [, from, to, step] = read;
  const first = from === undefined ? lowest : Number(from);
  // `5/10` goes on to the end; `5` alone is itself.
  const open = from === undefined || step !== undefined ? highest : first;
  const last = to === undefined ? open : Number(to);
  if (first < lowest || last > highest || last < first) return undefined;
  const numbers = [];
  for (let number = first; number <= last; number += Number(step ?? 1)) numbers.push(number);
  return numbers;
}

function withoutNames(part: string, { lowest, names = [] }: Field): string {
  return names.reduce((text, name, index) => text.replaceAll(name, String(lowest + index)), part);
}

function isLastOfMonth(at: Date): boolean {
  return new Date(at.getTime() + 86_400_000).getUTCDate() === 1;
}
