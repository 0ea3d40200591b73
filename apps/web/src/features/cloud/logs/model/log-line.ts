import { z } from 'zod';
import { levelStatuses, logSources, type LogType } from './log-query.ts';

const Metadata = z.record(z.string(), z.unknown());
const LogRow = z.object({
  id: z.string(),
  /** In microseconds. */
  timestamp: z.number(),
  event_message: z.string(),
  metadata: z
    .union([Metadata, z.array(Metadata)])
    .nullish()
    .transform((value) => (Array.isArray(value) ? value[0] : value) ?? {}),
});
export type LogLine = z.infer<typeof LogRow>;

/** Lines of an answer; one that cannot be read is left out. */
export function readLines(result: readonly unknown[]): readonly LogLine[] {
  return result.flatMap((row) => {
    const read = LogRow.safeParse(row);
    return read.success ? [read.data] : [];
  });
}

/** The lines of all pages, each once: a page begins with the last moment of the one before. */
export function linesOfPages(pages: readonly (readonly LogLine[])[]): readonly LogLine[] {
  const known = new Map<string, LogLine>();
  for (const line of pages.flat()) if (!known.has(line.id)) known.set(line.id, line);
  return [...known.values()];
}

export interface LineStatus {
  readonly label: string;
  readonly tone: 'danger' | 'warning' | 'success' | 'info' | 'neutral';
}

export function statusOf(type: LogType, { metadata }: LogLine): LineStatus | undefined {
  const { answer } = logSources[type];
  if (answer !== undefined) {
    const code = Number(valueAt(metadata, answer.split('.').slice(1)));
    return Number.isInteger(code) && code >= 100
      ? { label: String(code), tone: answerTone(code) }
      : undefined;
  }
  const level = metadata['level'];
  return typeof level === 'string' ? { label: level.toUpperCase(), tone: levelTone(level) } : undefined;
}

function answerTone(code: number): LineStatus['tone'] {
  if (code >= 500) return 'danger';
  if (code >= 400) return 'warning';
  return code >= 300 ? 'info' : 'success';
}

const tones: Readonly<Record<(typeof levelStatuses)[number], LineStatus['tone']>> = {
  error: 'danger',
  warning: 'warning',
  info: 'info',
  debug: 'neutral',
};

function levelTone(level: string): LineStatus['tone'] {
  const lower = level.toLowerCase();
  if (lower === 'fatal' || lower === 'panic') return 'danger';
  const known = levelStatuses.find((one) => lower.startsWith(one.slice(0, 4)));
  return known === undefined ? 'neutral' : tones[known];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? Object.getOwnPropertyDescriptor(found, key)?.value
        : undefined,
    value,
  );
}

/** `2026-03-10 12:00:00.123456`, in the time of whoever looks. */
export function formatMicros(micros: number): string {
  const ms = Math.floor(micros / 1000);
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString();
  const rest = String(Math.floor(micros) % 1000).padStart(3, '0');
  return `${local.slice(0, 10)} ${local.slice(11, 23)}${rest}`;
}

export function linesAsJson(lines: readonly LogLine[]): string {
  return JSON.stringify(lines, undefined, 2);
}
