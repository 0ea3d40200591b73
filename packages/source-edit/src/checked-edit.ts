import { AppError } from '@loam/kernel';
import MagicString from 'magic-string';
import { elementAt, type FoundElement } from './elements.ts';
import { sourceEditError } from './errors.ts';
import type { Position } from './positions.ts';
import { readProgram, scriptOf } from './program.ts';

/** Where an edit happens. */
export interface Place {
  readonly source: string;
  /** Of the element's `<`, as `findElements` and `tagPositions` tell it. */
  readonly at: Position;
  /** Tells the language; tsx when absent. */
  readonly path?: string;
}

/** Finds the element, lets it be edited, and hands out only a source that parses. */
export function editElement(place: Place, edit: (edited: MagicString, found: FoundElement) => void): string {
  const path = place.path ?? 'file.tsx';
  const found = elementAt(place.source, place.at, path);
  const edited = new MagicString(place.source);
  edit(edited, found);
  const result = edited.toString();
  if (result !== place.source) requireReadable(result, path);
  return result;
}

export function requireReadable(source: string, path: string): void {
  try {
    readProgram(source, scriptOf(path));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw sourceEditError('breaks_source', `The change would not parse: ${error.detail}`, { cause: error });
  }
}
