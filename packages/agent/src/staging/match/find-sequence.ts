const MAX_FOUND = 50;

/** Where a run of lines begins; overlapping runs count. Linear in both lengths, whatever they hold. */
export function findSequence(lines: readonly string[], wanted: readonly string[]): readonly number[] {
  if (wanted.length === 0 || wanted.length > lines.length) return [];
  const back = fallBacks(wanted);
  const found: number[] = [];
  let matched = 0;
  for (const [index, line] of lines.entries()) {
    while (matched > 0 && line !== wanted[matched]) matched = back[matched - 1] ?? 0;
    if (line === wanted[matched]) matched += 1;
    if (matched === wanted.length) {
      found.push(index - matched + 1);
      if (found.length >= MAX_FOUND) return found;
      matched = back[matched - 1] ?? 0;
    }
  }
  return found;
}

/** For each end of the run: how many of its first lines are also its last ones up to there. */
function fallBacks(wanted: readonly string[]): readonly number[] {
  const back = [0];
  let length = 0;
  for (const line of wanted.slice(1)) {
    while (length > 0 && line !== wanted[length]) length = back[length - 1] ?? 0;
    if (line === wanted[length]) length += 1;
    back.push(length);
  }
  return back;
}
