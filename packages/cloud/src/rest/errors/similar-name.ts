/**
 * The name that is most like another one, for hints: pieces of two and three letters in common, as fuzzy sets do it,
 * and among those that are alike the fewest edits.
 */
export function similarName(
  names: Iterable<string>,
  wanted: string,
  minScore = 0.33,
): { readonly name: string; readonly score: number } | undefined {
  const candidates = [...new Set(names)];
  for (const size of [3, 2]) {
    const wantedPieces = piecesOf(wanted, size);
    const alike = candidates.filter((name) => cosine(piecesOf(name, size), wantedPieces) > 0);
    if (alike.length === 0) continue;
    const best = alike
      .map((name) => ({ name, score: editScore(name.toLowerCase(), wanted.toLowerCase()) }))
      .reduce((a, b) => (b.score > a.score ? b : a));
    return best.score >= minScore ? best : undefined;
  }
  return undefined;
}

function piecesOf(text: string, size: number): ReadonlyMap<string, number> {
  const padded = `-${text.toLowerCase().replaceAll(/[^\p{L}\p{N}_, ]/gu, '')}-`;
  const pieces = new Map<string, number>();
  for (let at = 0; at + size <= padded.length; at += 1) {
    const piece = padded.slice(at, at + size);
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  }
  return pieces;
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let dot = 0;
  for (const [piece, count] of a) dot += count * (b.get(piece) ?? 0);
  return dot;
}

/** 1 for the same text, 0 for nothing in common. */
function editScore(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
