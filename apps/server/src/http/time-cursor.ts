import { z } from 'zod';
import { CursorTime, decodePageCursor, encodePageCursor } from './page-cursor.ts';

/** Where a page of a list ordered by time and id ended. */
export interface TimePosition {
  readonly position: string;
  readonly id: string;
}

const Cursor = z.tuple([CursorTime, z.uuid()]).transform(([position, id]) => ({ position, id }));

/** The cursor of the next page, when this one is full. */
export function nextTimeCursor(rows: readonly TimePosition[], limit: number): string | null {
  const last = rows.at(-1);
  return !last || rows.length < limit ? null : encodePageCursor([last.position, last.id]);
}

export function readTimeCursor(text: string | undefined): TimePosition | undefined {
  return decodePageCursor(Cursor, text);
}
