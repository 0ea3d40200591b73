import { similarity } from '../../staging/match/similarity.ts';

/** Paths that someone who wrote this one may have meant, the likeliest first. */
export function similarPaths(paths: readonly string[], wanted: string): readonly string[] {
  const name = nameOf(wanted);
  return paths
    .map((path) => ({ path, score: similarity(nameOf(path), name) + 0.5 * similarity(path, wanted) }))
    .filter(({ score }) => score > 0.7)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ path }) => path);
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase();
}
