import type { LogSource } from './sources.data.ts';

/** Something that happened in a project's cloud. */
export interface LogEvent {
  readonly ref: string;
  readonly source: LogSource;
  /** Since 1970; the moment at which it is handed over when absent. */
  readonly timestampMicros?: number;
  readonly message: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A line as it is stored. */
export interface LogRow {
  readonly id: string;
  readonly ref: string;
  readonly source: LogSource;
  readonly micros: number;
  readonly message: string;
  readonly metadata: string;
}

const longestMessage = 10_000;
const longestMetadata = 32_768;

/** What PostgreSQL cannot store is taken out, and what is too long is cut. */
export function rowOfEvent(event: LogEvent, { id, micros }: { id: string; micros: number }): LogRow {
  const written = writtenJson(event.metadata ?? {});
  return {
    id,
    ref: event.ref,
    source: event.source,
    micros,
    message: event.message.slice(0, longestMessage).replaceAll('\0', '').toWellFormed(),
    metadata: written.length > longestMetadata ? '{"truncated":true}' : written,
  };
}

function writtenJson(metadata: Readonly<Record<string, unknown>>): string {
  try {
    const written = JSON.stringify(metadata);
    if (!written.includes('\\u')) return written;
    // A character that was cut in half, and the one of number zero, stand as escapes; each escape is read whole.
    return written.replaceAll(/\\(u0000|ud[89a-f][0-9a-f]{2}|[^])/g, (escape) =>
      escape.length > 2 ? '\uFFFD' : escape,
    );
  } catch {
    return '{"unreadable":true}';
  }
}
