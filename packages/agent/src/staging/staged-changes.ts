import type { FileChange } from '../ports.ts';
import type { StagedEntries, StagedEntry } from './staged-tree.ts';

/**
 * Deletions, then renames, then writes: a name is free before it is taken. A renamed file becomes a `rename` where
 * nothing stood at its new name, so that history can follow it; its new text follows as a `write`.
 */
export function describeChanges(entries: StagedEntries): readonly FileChange[] {
  const sorted = [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const moves = findMoves(entries, sorted);
  const movedFrom = new Set(moves.map(({ from }) => from));
  const deleted = sorted
    .filter(([path, entry]) => isGone(path, entry) && !movedFrom.has(path))
    .map(([path]): FileChange => ({ path, action: 'delete' }));
  const renamed = moves.map(({ path, from }): FileChange => ({ path, action: 'rename', from }));
  const written = sorted.flatMap(([path, entry]): readonly FileChange[] => {
    if (entry.kind !== 'text' && entry.kind !== 'bytes') return [];
    const from = moves.find((move) => move.path === path)?.from;
    const before = from === undefined ? entry.base : entries.get(from)?.base;
    return before === entry.content ? [] : [{ path, action: 'write', content: entry.content }];
  });
  return [...deleted, ...renamed, ...written];
}

/** What the base holds there is neither kept nor written over. */
function isGone(path: string, entry: StagedEntry): boolean {
  if (entry.base === undefined) return false;
  return entry.kind === 'removed' || (entry.kind === 'moved' && entry.origin !== path);
}

interface Move {
  readonly path: string;
  readonly from: string;
}

function findMoves(
  entries: StagedEntries,
  sorted: readonly (readonly [path: string, entry: StagedEntry])[],
): readonly Move[] {
  const taken = new Set<string>();
  const textMoves: Move[] = [];
  const otherMoves: Move[] = [];
  for (const [path, entry] of sorted) {
    if (entry.kind === 'removed' || entry.origin === undefined || entry.origin === path) continue;
    const from = entry.origin;
    if (entry.kind === 'moved') {
      otherMoves.push({ path, from });
      continue;
    }
    if (entry.base !== undefined || taken.has(from) || entries.get(from)?.kind !== 'removed') continue;
    if (isUnderFileOfBase(entries, path) || from.startsWith(`${path}/`)) continue;
    taken.add(from);
    textMoves.push({ path, from });
  }
  // Text leaves first: its old name may be the folder of a file that can only be moved.
  return [...textMoves, ...otherMoves];
}

/** A folder of the path was a file, which other changes take away at a time of their own. */
function isUnderFileOfBase(entries: StagedEntries, path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, depth) => entries.get(parts.slice(0, depth).join('/'))?.base !== undefined);
}
