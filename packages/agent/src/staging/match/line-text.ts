/** Text with every line end as `\n`, and the way back to the offsets it had. */
export interface LineText {
  readonly text: string;
  readonly lines: readonly string[];
  /** Offset of the start of a line; of the end of the text for one past the last. */
  startOf(line: number): number;
  /** Puts new text between two offsets of `text` into the original; all else stays as it was, byte for byte. */
  splice(cuts: readonly Cut[]): string;
}

export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

export function readLines(original: string): LineText {
  const text = original.replaceAll('\r\n', '\n');
  const lines = text.split('\n');
  const starts = startsOf(lines);
  const carriage = carriagePositions(original);
  const lineBreaks = lines.length - 1;
  const lineEnd = carriage.length * 2 > lineBreaks ? '\r\n' : '\n';
  const toOriginal = (offset: number): number => offset + countBelow(carriage, offset);
  return {
    text,
    lines,
    startOf: (line) => starts[line] ?? text.length,
    splice(cuts) {
      let result = '';
      let at = 0;
      for (const { start, end, insert } of cuts.toSorted((a, b) => a.start - b.start)) {
        result += original.slice(at, toOriginal(start)) + insert.replaceAll('\n', lineEnd);
        at = toOriginal(end);
      }
      return result + original.slice(at);
    },
  };
}

export function toLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function startsOf(lines: readonly string[]): readonly number[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return starts;
}

/** Offsets, in the text without them, of the line feeds that had a carriage return before them. */
function carriagePositions(original: string): readonly number[] {
  const positions: number[] = [];
  for (let at = original.indexOf('\r\n'); at !== -1; at = original.indexOf('\r\n', at + 2)) {
    positions.push(at - positions.length);
  }
  return positions;
}

function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
