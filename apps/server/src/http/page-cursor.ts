import { findUnstorableText } from '@loam/contract';
import { z } from 'zod';
import { invalidField } from './api-error.ts';

/** A time as the database wrote it, to the microsecond: a Date would lose the last digits and with them rows. */
export const CursorTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .refine(isOnCalendar);

/** Where a page ended, opaque to the caller. */
export function encodePageCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** What another list ended with is refused, at the named field of the request. */
export function decodePageCursor<Position>(
  schema: z.ZodType<Position>,
  cursor: string | undefined,
  field = 'cursor',
): Position | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const position = jsonOf(cursor);
  const parsed = schema.safeParse(position);
  if (!parsed.success || findUnstorableText(position) !== undefined)
    throw invalidField(field, 'This cursor does not belong to this list.');
  return parsed.data;
}

function isOnCalendar(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
