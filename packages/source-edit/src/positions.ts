export interface Position {
  /** From one. */
  readonly line: number;
  /** From one, in UTF-16 units. */
  readonly column: number;
}

export interface Positions {
  at(offset: number): Position;
  /** Undefined when the source has no such place. */
  offsetOf(position: Position): number | undefined;
}

export function positionsOf(source: string): Positions {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    at(offset) {
      let low = 0;
      let high = starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    offsetOf({ line, column }) {
      const start = starts[line - 1];
      if (start === undefined || column < 1) return undefined;
      const end = (starts[line] ?? source.length + 1) - 1;
      const offset = start + column - 1;
      return offset <= end ? offset : undefined;
    },
  };
}
