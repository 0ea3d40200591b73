/** The smallest single replacement that turns one text into another, so that the cursor and the view stay. */
export function textChange(
  before: string,
  after: string,
): { readonly from: number; readonly to: number; readonly insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}
