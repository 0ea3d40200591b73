import type { SpecDocument, SpecEntry } from '../entry.ts';
import type { Prover } from './prove.ts';

export interface DocumentCount {
  readonly doc: SpecDocument;
  readonly bound: number;
  readonly later: number;
}

export interface LaterReview {
  /** Listed as later, but the repository proves them: they leave the list. */
  readonly nowBound: readonly string[];
  /** Not listed as later, and nothing proves them. */
  readonly unproven: readonly string[];
  /** Listed, but no entry has this id. */
  readonly unknown: readonly string[];
}

export function reviewLater(
  entries: readonly SpecEntry[],
  later: readonly string[],
  isProven: Prover,
): LaterReview {
  const listed = new Set(later);
  const ids = new Set(entries.map((entry) => entry.id));
  return {
    nowBound: entries.filter((entry) => listed.has(entry.id) && isProven(entry)).map((entry) => entry.id),
    unproven: entries.filter((entry) => !listed.has(entry.id) && !isProven(entry)).map((entry) => entry.id),
    unknown: later.filter((id) => !ids.has(id)),
  };
}

export function countByDocument(entries: readonly SpecEntry[], isProven: Prover): readonly DocumentCount[] {
  const documents: readonly SpecDocument[] = [1, 2, 3];
  return documents.map((doc) => {
    const own = entries.filter((entry) => entry.doc === doc);
    const bound = own.filter((entry) => isProven(entry)).length;
    return { doc, bound, later: own.length - bound };
  });
}

export function printReport(counts: readonly DocumentCount[]): string {
  const rows = counts.map(({ doc, bound, later }) => `document ${doc}: ${bound} bound, ${later} later`);
  const sum = (pick: (count: DocumentCount) => number): number =>
    counts.reduce((total, count) => total + pick(count), 0);
  return [...rows, `all: ${sum((count) => count.bound)} bound, ${sum((count) => count.later)} later`].join(
    '\n',
  );
}
