/** Of all projects together. */
const maxKnownTexts = 5000;
/** One that took much longer is an exception after a few that did not. */
const maxNotedMs = 100;

/** How long statements take, as far as they were seen lately. The same text takes another time in another project. */
interface Durations {
  of(ref: string, text: string): number | undefined;
  note(ref: string, text: string, tookMs: number): void;
}

export function createDurations(max = maxKnownTexts): Durations {
  const byRef = new Map<string, Map<string, number>>();
  let size = 0;

  /** Whoever has the most loses them, so that no project can make the others forget theirs. */
  const makeRoom = (): void => {
    let largest: { readonly ref: string; readonly size: number } | undefined;
    for (const [ref, known] of byRef)
      if (largest === undefined || known.size > largest.size) largest = { ref, size: known.size };
    if (largest === undefined) return;
    byRef.delete(largest.ref);
    size -= largest.size;
  };

  return {
    of: (ref, text) => byRef.get(ref)?.get(text),
    note: (ref, text, tookMs) => {
      const seen = Math.min(tookMs, maxNotedMs);
      const before = byRef.get(ref)?.get(text);
      if (before !== undefined) {
        byRef.get(ref)?.set(text, before * 0.8 + seen * 0.2);
        return;
      }
      if (size >= max) makeRoom();
      const known = byRef.get(ref) ?? new Map<string, number>();
      byRef.set(ref, known.set(text, seen));
      size += 1;
    },
  };
}
