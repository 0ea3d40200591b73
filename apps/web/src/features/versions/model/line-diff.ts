export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

export interface DiffHunk {
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
}

export interface FileDiff {
  readonly hunks: readonly DiffHunk[];
  readonly added: number;
  readonly removed: number;
}

const contextLines = 3;
/** Beyond this many differences the exact shortest list is not worth the wait. */
const maxDistance = 1500;

/** What changed between two texts, as hunks with three lines around each change. */
export function diffTexts(oldText: string, newText: string): FileDiff {
  const lines = diffLines(linesOf(oldText), linesOf(newText));
  return {
    hunks: hunksOf(lines),
    added: lines.filter(({ kind }) => kind === 'added').length,
    removed: lines.filter(({ kind }) => kind === 'removed').length,
  };
}

function linesOf(text: string): readonly string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

function diffLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const room = Math.min(before.length, after.length) - head;
  while (tail < room && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return [
    ...before.slice(0, head).map(same),
    ...shortestScript(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ];
}

/** Myers' greedy algorithm: the furthest reach on every diagonal, one difference more at a time. */
function shortestScript(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const trace: Int32Array[] = [];
  const max = Math.min(before.length + after.length, maxDistance);
  const offset = max + 1;
  const reach = new Int32Array(2 * max + 3);
  for (let distance = 0; distance <= max; distance += 1) {
    trace.push(reach.slice());
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const down =
        diagonal === -distance ||
        (diagonal !== distance && at(reach, offset + diagonal - 1) < at(reach, offset + diagonal + 1));
      let x = down ? at(reach, offset + diagonal + 1) : at(reach, offset + diagonal - 1) + 1;
      let y = x - diagonal;
      while (x < before.length && y < after.length && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      reach[offset + diagonal] = x;
      if (x >= before.length && y >= after.length) return walkBack({ before, after, trace, offset });
    }
  }
  return replaced(before, after);
}

interface Traced {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly trace: readonly Int32Array[];
  readonly offset: number;
}

function walkBack({ before, after, trace, offset }: Traced): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let x = before.length;
  let y = after.length;
  for (let distance = trace.length - 1; distance >= 0; distance -= 1) {
    const reach = trace[distance] ?? new Int32Array();
    const diagonal = x - y;
    const down =
      diagonal === -distance ||
      (diagonal !== distance && at(reach, offset + diagonal - 1) < at(reach, offset + diagonal + 1));
    const previous = down ? diagonal + 1 : diagonal - 1;
    const fromX = at(reach, offset + previous);
    const fromY = fromX - previous;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      lines.push({ kind: 'same', text: before[x] ?? '' });
    }
    if (distance === 0) break;
    if (down) lines.push({ kind: 'added', text: after[(y -= 1)] ?? '' });
    else lines.push({ kind: 'removed', text: before[(x -= 1)] ?? '' });
  }
  return lines.toReversed();
}

function replaced(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  return [
    ...before.map((text): DiffLine => ({ kind: 'removed', text })),
    ...after.map((text): DiffLine => ({ kind: 'added', text })),
  ];
}

function hunksOf(lines: readonly DiffLine[]): readonly DiffHunk[] {
  const changed = lines.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const ranges: { start: number; end: number }[] = [];
  for (const index of changed) {
    const start = Math.max(0, index - contextLines);
    const end = Math.min(lines.length, index + contextLines + 1);
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else ranges.push({ start, end });
  }
  const places = placesOf(lines);
  return ranges.map(({ start, end }) => ({
    oldStart: places[start]?.old ?? 1,
    newStart: places[start]?.new ?? 1,
    lines: lines.slice(start, end),
  }));
}

function placesOf(lines: readonly DiffLine[]): readonly { readonly old: number; readonly new: number }[] {
  let place = { old: 1, new: 1 };
  return lines.map(({ kind }) => {
    const here = place;
    place = { old: here.old + (kind === 'added' ? 0 : 1), new: here.new + (kind === 'removed' ? 0 : 1) };
    return here;
  });
}

function at(numbers: Int32Array, index: number): number {
  return numbers[index] ?? 0;
}
