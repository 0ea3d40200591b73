import type { ProjectSortBy } from '@loam/contract';
import { z } from 'zod';
import { invalidField } from '../../http/api-error.ts';

/** Where a page ended: the sort key exactly as the database wrote it (a Date would lose microseconds) and the id. */
export interface Position {
  readonly key: string;
  readonly id: string;
}

export interface Sort {
  readonly by: ProjectSortBy | 'deleted_at';
  readonly order: 'asc' | 'desc';
}

const Cursor = z.tuple([z.string(), z.enum(['asc', 'desc']), z.string(), z.uuid()]);

export function encodeCursor(sort: Sort, position: Position): string {
  return Buffer.from(JSON.stringify([sort.by, sort.order, position.key, position.id])).toString('base64url');
}

export function decodeCursor(sort: Sort, field: string, text: string | undefined): Position | undefined {
  if (text === undefined || text === '') return undefined;
  const parsed = Cursor.safeParse(jsonOf(text));
  if (!parsed.success) throw wrongCursor(field);
  const [by, order, key, id] = parsed.data;
  if (by !== sort.by || order !== sort.order || (by !== 'name' && !isTimestamp(key)))
    throw wrongCursor(field);
  return { key, id };
}

function isTimestamp(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function wrongCursor(field: string) {
  return invalidField(field, 'This cursor does not belong to this list.');
}
