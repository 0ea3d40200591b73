/** Row 0 is the head; columns are numbered as they are drawn, those for selecting and opening a row included. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Where values begin: before it stand what selects and opens a row. */
  readonly firstValue: number;
  /** How many rows are in sight. */
  readonly rowsInSight: number;
}

export interface KeyPress {
  readonly key: string;
  /** With Control or Command: as far as it goes. */
  readonly isFar: boolean;
}

/** Where a key leads from a place; undefined where it is no key for moving, or nothing lies there. */
export function nextPlace(at: GridPlace, press: KeyPress, size: GridSize): GridPlace | undefined {
  const wanted = targetOf(at, press, size);
  if (wanted === undefined) return undefined;
  const next = {
    row: within(wanted.row, size.rows - 1),
    column: within(wanted.column, size.columns - 1),
  };
  return next.row === at.row && next.column === at.column ? undefined : next;
}

function targetOf(at: GridPlace, { key, isFar }: KeyPress, size: GridSize): GridPlace | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  switch (key) {
    case 'ArrowLeft':
      return { ...at, column: isFar ? size.firstValue : at.column - 1 };
    case 'ArrowRight':
      return { ...at, column: isFar ? last.column : at.column + 1 };
    case 'ArrowUp':
      return { ...at, row: isFar ? 1 : at.row - 1 };
    case 'ArrowDown':
      return { ...at, row: isFar ? last.row : at.row + 1 };
    case 'Home':
      return { row: isFar ? 1 : at.row, column: size.firstValue };
    case 'End':
      return { row: isFar ? last.row : at.row, column: last.column };
    case 'PageUp':
      return { ...at, row: Math.max(1, at.row - size.rowsInSight) };
    case 'PageDown':
      return { ...at, row: at.row + size.rowsInSight };
    default:
      return undefined;
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
