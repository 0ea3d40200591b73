import { toPlainText } from './plain-text.ts';
import { similarity } from './similarity.ts';

export interface NearestLines {
  /** From one. */
  readonly firstLine: number;
  readonly lines: readonly string[];
}

const TELLING_LINES = 3;
const AROUND = 4;
const MAX_SHOWN = 40;
const MAX_READ = 20_000;
const LEAST_ALIKE = 0.4;

/** The lines of the file that come closest to those searched for, with some around them. */
export function nearestLines(lines: readonly string[], wanted: readonly string[]): NearestLines | undefined {
  const telling = wanted
    .map((line, index) => ({ text: toPlainText(line).trim(), index }))
    .filter(({ text }) => text.length > 1)
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, TELLING_LINES);
  let best = { score: LEAST_ALIKE, first: -1 };
  for (const [index, line] of lines.slice(0, MAX_READ).entries()) {
    const text = toPlainText(line).trim();
    for (const candidate of telling) {
      const score = similarity(text, candidate.text);
      if (score > best.score) best = { score, first: index - candidate.index };
    }
  }
  if (best.first === -1 && best.score === LEAST_ALIKE) return undefined;
  const from = Math.max(0, best.first - AROUND);
  const to = Math.min(lines.length, best.first + wanted.length + AROUND, from + MAX_SHOWN);
  return { firstLine: from + 1, lines: lines.slice(from, to) };
}
