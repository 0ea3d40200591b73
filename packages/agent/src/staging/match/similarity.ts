// Beyond it only equal lines are alike: minified text is not worth comparing.
const MAX_LENGTH = 1000;

/** From 0 to 1: the share of pairs of neighbouring characters that two lines have in common. */
export function similarity(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length < 2 || other.length < 2 || one.length > MAX_LENGTH || other.length > MAX_LENGTH) return 0;
  const pairs = new Map<string, number>();
  for (let at = 0; at < one.length - 1; at += 1) {
    const pair = one.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at < other.length - 1; at += 1) {
    const pair = other.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    common += 1;
  }
  return (2 * common) / (one.length + other.length - 2);
}
