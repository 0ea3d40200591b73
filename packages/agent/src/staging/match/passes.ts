import { findSequence } from './find-sequence.ts';
import { toPlainText } from './plain-text.ts';
import { similarity } from './similarity.ts';

export type PassName = 'exact' | 'trailing space' | 'indentation' | 'unicode' | 'anchored';

/** Lines of the file, from `first` on, that stand for the lines searched for. */
export interface Window {
  readonly first: number;
  readonly count: number;
  /** For each line searched for: the index of its line within the window; absent for a blank one without. */
  readonly actualOf: ReadonlyMap<number, number>;
}

export interface LinePass {
  readonly name: PassName;
  find(lines: readonly string[], wanted: readonly string[]): readonly Window[];
}

/** From the strictest to the loosest. A looser one is tried only where no stricter one found anything. */
export const LINE_PASSES: readonly LinePass[] = [
  { name: 'trailing space', find: (lines, wanted) => findEqual(lines, wanted, (line) => line.trimEnd()) },
  { name: 'indentation', find: (lines, wanted) => findEqual(lines, wanted, (line) => line.trim()) },
  { name: 'unicode', find: (lines, wanted) => findEqual(lines, wanted, simplify) },
  { name: 'anchored', find: findAnchored },
];

const ANCHORED = {
  minLines: 3,
  maxLines: 400,
  candidates: 40,
  average: 0.85,
  each: 0.6,
  lead: 0.05,
} as const;

function findEqual(
  lines: readonly string[],
  wanted: readonly string[],
  form: (line: string) => string,
): readonly Window[] {
  if (wanted.every((line) => line.trim() === '')) return [];
  const starts = findSequence(lines.map(form), wanted.map(form));
  const actualOf = new Map(wanted.map((_, index) => [index, index]));
  return starts.map((first) => ({ first, count: wanted.length, actualOf }));
}

interface Filled {
  readonly index: number;
  readonly text: string;
}

/**
 * First and last line are equal, those between are alike, and blank lines do not count. As many filled lines on both
 * sides: a line that the model did not know of is never swallowed.
 */
function findAnchored(lines: readonly string[], wanted: readonly string[]): readonly Window[] {
  const file = filledLines(lines);
  const search = filledLines(wanted);
  if (search.length < ANCHORED.minLines || search.length > ANCHORED.maxLines) return [];
  const first = search[0]?.text;
  const last = search.at(-1)?.text;
  const scored: { readonly start: number; readonly score: number }[] = [];
  for (let start = 0; start + search.length <= file.length; start += 1) {
    if (file[start]?.text !== first || file[start + search.length - 1]?.text !== last) continue;
    if (scored.length >= ANCHORED.candidates) return [];
    scored.push({ start, score: scoreAt(file, search, start) });
  }
  const good = scored.filter(({ score }) => score >= ANCHORED.average).toSorted((a, b) => b.score - a.score);
  const best = good[0]?.score ?? 0;
  return good
    .filter(({ score }) => score > best - ANCHORED.lead)
    .map(({ start }) => windowOf(file.slice(start, start + search.length), search));
}

function scoreAt(file: readonly Filled[], search: readonly Filled[], start: number): number {
  let sum = 0;
  for (const [offset, { text }] of search.entries()) {
    const alike = similarity(file[start + offset]?.text ?? '', text);
    if (alike < ANCHORED.each) return 0;
    sum += alike;
  }
  return sum / search.length;
}

function windowOf(matched: readonly Filled[], search: readonly Filled[]): Window {
  const first = matched[0]?.index ?? 0;
  const last = matched.at(-1)?.index ?? first;
  const actualOf = new Map<number, number>();
  for (const [offset, { index }] of search.entries()) {
    const actual = matched[offset]?.index;
    if (actual !== undefined) actualOf.set(index, actual - first);
  }
  return { first, count: last - first + 1, actualOf };
}

function filledLines(lines: readonly string[]): readonly Filled[] {
  return lines.map((line, index) => ({ index, text: simplify(line) })).filter(({ text }) => text !== '');
}

function simplify(line: string): string {
  return toPlainText(line).trim();
}
