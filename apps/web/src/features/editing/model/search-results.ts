import { createTextSearch, type FileMatches, limits } from '@loam/contract';

export interface FoundFile extends FileMatches {
  /** Found in text that is not saved. */
  readonly isUnsaved: boolean;
}

/** What is saved, with unsaved text in the place of what it will replace. */
export function withUnsaved(
  saved: readonly FileMatches[],
  unsaved: ReadonlyMap<string, { readonly text: string }>,
  query: string,
): readonly FoundFile[] {
  const find = createTextSearch(query);
  const own = [...unsaved].flatMap(([path, { text }]) => {
    const found = find(path, text);
    return found ? [{ ...found, isUnsaved: true }] : [];
  });
  const rest = saved.filter(({ path }) => !unsaved.has(path)).map((file) => ({ ...file, isUnsaved: false }));
  let room: number = limits.code.searchMaxResults;
  return [...own, ...rest].flatMap((file) => {
    const matches = file.matches.slice(0, room);
    room -= matches.length;
    return matches.length === 0 ? [] : [{ ...file, matches }];
  });
}

export function countMatches(files: readonly FileMatches[]): number {
  return files.reduce((sum, { matches }) => sum + matches.length, 0);
}
