/** One row as it was, where it was; what happened to the others meanwhile stays. */
export function restoreRow<Row>(
  now: readonly Row[],
  before: readonly Row[],
  isIt: (row: Row) => boolean,
): readonly Row[] {
  const at = before.findIndex(isIt);
  const row = before[at];
  if (!row) return now;
  if (now.some(isIt)) return now.map((one) => (isIt(one) ? row : one));
  return now.toSpliced(at, 0, row);
}
