import type { ProjectSortBy } from '@loam/contract';
import { z } from 'zod';
import { CursorTime, decodePageCursor, encodePageCursor } from '../../http/page-cursor.ts';

/** Where a page ended: the sort key exactly as the database wrote it, and the id. */
export interface Position {
  readonly key: string;
  readonly id: string;
}

export interface Sort {
  readonly by: ProjectSortBy | 'deleted_at';
  readonly order: 'asc' | 'desc';
}

export function encodeCursor(sort: Sort, position: Position): string {
  return encodePageCursor([sort.by, sort.order, position.key, position.id]);
}

export function decodeCursor(sort: Sort, field: string, text: string | undefined): Position | undefined {
  const key = sort.by === 'name' ? z.string() : CursorTime;
  const cursor = z.tuple([z.literal(sort.by), z.literal(sort.order), key, z.uuid()]);
  return decodePageCursor(
    cursor.transform(([, , at, id]) => ({ key: at, id })),
    text,
    field,
  );
}
