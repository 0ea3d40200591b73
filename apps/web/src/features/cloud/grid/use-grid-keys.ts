import { type FocusEvent, type KeyboardEvent, type UIEvent, useRef } from 'react';
import { type GridPlace, type GridSize, nextPlace } from './grid-moves.ts';

/** A table whose cells are gone through by keys is a grid; the rule against such roles takes every table for a mere list. */
export const asGrid = { role: 'grid' } as const;

export interface GridKeys extends Omit<GridSize, 'rowsInSight'> {
  /** Of a grid that draws only the rows near its window: brings one there, and draws it at once. */
  readonly reveal?: (row: number) => void;
}

/**
 * A grid is one stop of the Tab key. Inside of it arrows go from place to place, and what Tab comes back to is the place it
 * was left at. Each place tells where it is by `gridPlace`.
 */
export function useGridKeys({ reveal, ...size }: GridKeys) {
  const last = useRef<GridPlace>({ row: 1, column: size.firstValue });
  const goTo = (grid: HTMLElement, place: GridPlace) => {
    if (place.row > 0) reveal?.(place.row);
    return focusPlace(grid, place);
  };
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const grid = event.currentTarget;
      const place = placeOf(event.target);
      if (place) last.current = place;
      // Whoever goes backwards out of the grid comes by here too, and is not sent back.
      const isEntered = event.target === grid && !grid.contains(event.relatedTarget);
      if (isEntered && grid.matches(':focus-visible')) goTo(grid, last.current);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const grid = event.currentTarget;
      const at = event.target === grid ? last.current : placeOf(event.target);
      if (!at || event.altKey || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
      const isFar = event.ctrlKey || event.metaKey;
      const next = nextPlace(
        at,
        { key: event.key, isFar },
        { ...size, rowsInSight: rowsInSight(grid, event.target) },
      );
      const isUsed = next ? goTo(grid, next) : event.target !== grid && actOnRow(grid, at, event);
      if (isUsed) event.preventDefault();
    },
    /** A row that is not drawn any more would take the focus along; its grid has it until a key goes on from there. */
    onScroll(event: UIEvent<HTMLElement>) {
      const grid = event.currentTarget;
      const focused = document.activeElement;
      if (!reveal || focused === grid || !focused || !grid.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const frame = grid.getBoundingClientRect();
      if (bottom < frame.top || top > frame.bottom) grid.focus({ preventScroll: true });
    },
  };
}

/** Marks an element as a place of the grid; only keys inside of the grid lead to it. */
export function gridPlace(row: number, column: number) {
  return { 'data-row': row, 'data-column': column, tabIndex: -1 } as const;
}

/** The place after or before one in its row; false where there is none. */
export function focusBeside(cell: HTMLElement, step: 1 | -1): boolean {
  const at = placeOf(cell);
  const next = at && cell.parentElement?.querySelector<HTMLElement>(selectorOf(at.row, at.column + step));
  next?.focus();
  return Boolean(next);
}

/** From anywhere in a row: Space selects it, Shift and Enter open it. */
function actOnRow(grid: HTMLElement, { row, column }: GridPlace, event: KeyboardEvent): boolean {
  if (row === 0 || isControl(event.target)) return false;
  const wanted = event.key === ' ' ? 0 : event.key === 'Enter' && event.shiftKey ? 1 : undefined;
  if (wanted === undefined || wanted === column) return false;
  const control = grid.querySelector<HTMLElement>(selectorOf(row, wanted));
  if (!isControl(control)) return false;
  control?.click();
  return true;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement;
}

/** Where a head has nothing to choose, the one to its left is taken. */
function focusPlace(grid: HTMLElement, { row, column }: GridPlace): boolean {
  for (let at = column; at >= 0; at -= 1) {
    const found = grid.querySelector<HTMLElement>(selectorOf(row, at));
    if (!found) continue;
    found.focus();
    return true;
  }
  return false;
}

function selectorOf(row: number, column: number): string {
  return `[data-row="${row}"][data-column="${column}"]`;
}

function placeOf(target: EventTarget): GridPlace | undefined {
  const { row, column } = target instanceof HTMLElement ? target.dataset : {};
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

function rowsInSight(grid: HTMLElement, place: HTMLElement): number {
  const height = place.closest('tr')?.offsetHeight ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor(grid.clientHeight / height) - 1);
}
