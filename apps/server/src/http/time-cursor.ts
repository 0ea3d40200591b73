import { z } from 'zod';
import { invalidField } from './api-error.ts';

/** Where a page of a list ordered by time and id ended. */
export interface TimePosition {
  /** As the database wrote it, to the microsecond: a Date would lose the last digits and with them rows. */
  readonly position: string;
  readonly id: string;
}

const Cursor = z.tuple([z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/), z.uuid()]);

/** The cursor of the next page, when this one is full. */
export function nextTimeCursor(rows: readonly TimePosition[], limit: number): string | null {
  const last = rows.at(-1);
  if (!last || rows.length < limit) return null;
  return Buffer.from(JSON.stringify([last.position, last.id])).toString('base64url');
}

export function readTimeCursor(text: string | undefined): TimePosition | undefined {
  if (text === undefined || text === '') return undefined;
  const parsed = Cursor.safeParse(jsonOf(text));
  if (!parsed.success || Number.isNaN(Date.parse(parsed.data[0]))) {
    throw invalidField('cursor', 'This cursor does not belong to this list.');
  }
  const [position, id] = parsed.data;
  return { position, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
