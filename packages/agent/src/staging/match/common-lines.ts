const MAX_CELLS = 1_000_000;

/** Pairs of indices of lines that two lists have in common, in order (longest common subsequence). */
export function commonLines(one: readonly string[], other: readonly string[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) {
    pairs.set(start, start);
    start += 1;
  }
  let tail = 0;
  const shortest = Math.min(one.length, other.length) - start;
  while (tail < shortest && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  for (const [a, b] of longestCommon(
    one.slice(start, one.length - tail),
    other.slice(start, other.length - tail),
  )) {
    pairs.set(start + a, start + b);
  }
  for (let left = tail; left > 0; left -= 1) pairs.set(one.length - left, other.length - left);
  return pairs;
}

function longestCommon(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  if (one.length * other.length === 0 || one.length * other.length > MAX_CELLS) return [];
  const width = other.length + 1;
  const best = new Uint32Array((one.length + 1) * width);
  const at = (a: number, b: number): number => best[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1) {
    for (let b = other.length - 1; b >= 0; b -= 1) {
      best[a * width + b] = one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let a = 0;
  let b = 0;
  while (a < one.length && b < other.length) {
    if (one[a] === other[b]) {
      pairs.push([a, b]);
      a += 1;
      b += 1;
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}
