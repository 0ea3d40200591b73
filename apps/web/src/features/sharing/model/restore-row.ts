interface Row {
  readonly id: string;
}

/** One row as it was, where it was; what happened to the others meanwhile stays. */
export function restoreRow<One extends Row>(
  now: readonly One[],
  before: readonly One[],
  id: string,
): readonly One[] {
  const at = before.findIndex((row) => row.id === id);
  const row = before[at];
  if (!row) return now;
  if (now.some((one) => one.id === id)) return now.map((one) => (one.id === id ? row : one));
  return now.toSpliced(at, 0, row);
}
