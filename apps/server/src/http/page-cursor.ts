import type { z } from 'zod';
import { invalidField } from './api-error.ts';

/** Where a page ended, opaque to the caller. */
export function encodePageCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

export function decodePageCursor<Position>(
  schema: z.ZodType<Position>,
  cursor: string | undefined,
): Position | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const parsed = schema.safeParse(jsonOf(cursor));
  if (!parsed.success) throw invalidField('cursor', 'This cursor does not belong to this list.');
  return parsed.data;
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
