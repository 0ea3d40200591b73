/**
 * What `theirs` changed since `base`, put into `ours`. Null where both changed the same lines in different ways:
 * then nothing may be guessed.
 */
export function mergeLines(base: string, ours: string, theirs: string): string | null {
  if (ours === base) return theirs;
  if (theirs === base || theirs === ours) return ours;
  const old = base.split('\n');
  const mine = hunks(old, ours.split('\n'));
  const other = hunks(old, theirs.split('\n'));
  const result: string[] = [];
  let at = 0;
  while (mine.length > 0 || other.length > 0) {
    const [first] = mine;
    const [second] = other;
    if (first && second && overlaps(first, second)) {
      if (!isEqual(first, second)) return null;
      other.shift();
      continue;
    }
    const isMine = first !== undefined && (second === undefined || first.start <= second.start);
    const next = isMine ? mine.shift() : other.shift();
    if (!next) break;
    result.push(...old.slice(at, next.start), ...next.lines);
    at = next.end;
  }
  return [...result, ...old.slice(at)].join('\n');
}

/** Lines `start` to `end` of the old text become these. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const isEqual = (left: Hunk, right: Hunk): boolean =>
  left.start === right.start && left.end === right.end && left.lines.join('\n') === right.lines.join('\n');

const overlaps = (left: Hunk, right: Hunk): boolean =>
  left.start === right.start || (left.start < right.end && right.start < left.end);

function hunks(before: readonly string[], after: readonly string[]): Hunk[] {
  const kept = commonLines(before, after);
  const found: Hunk[] = [];
  let [left, right] = [0, 0];
  for (const [oldAt, newAt] of [...kept, [before.length, after.length] as const]) {
    if (oldAt > left || newAt > right)
      found.push({ start: left, end: oldAt, lines: after.slice(right, newAt) });
    [left, right] = [oldAt + 1, newAt + 1];
  }
  return found;
}

/** Pairs of equal lines in order, as many as there are (longest common subsequence). */
function commonLines(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const cell = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? cell(row + 1, column + 1) + 1
          : Math.max(cell(row + 1, column), cell(row, column + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let [row, column] = [0, 0]; row < before.length && column < after.length;) {
    if (before[row] === after[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (cell(row + 1, column) >= cell(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
