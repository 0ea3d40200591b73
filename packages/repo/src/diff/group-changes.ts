import { findNode, type FolderNode } from '../tree/tree.ts';
import type { RawChange } from './parse-raw-diff.ts';

export type DiffAction =
  | 'new'
  | 'rename'
  | 'rename_directory'
  | 'delete'
  | 'delete_directory'
  | 'edit'
  | 'add_dependency';

/** One line of the list of changes, before contents are read. */
export type GroupedChange =
  | {
      readonly kind: 'folder';
      readonly action: 'rename_directory';
      readonly path: string;
      readonly oldPath: string;
    }
  | { readonly kind: 'folder'; readonly action: 'delete_directory'; readonly path: string }
  | {
      readonly kind: 'file';
      readonly action: 'new' | 'rename' | 'delete' | 'edit';
      readonly change: RawChange;
    };

const FILE_ACTIONS = { added: 'new', deleted: 'delete', modified: 'edit', renamed: 'rename' } as const;

/**
 * Joins what happened to whole folders: a folder that is gone with two or more files is one deletion, and when
 * all its files went to the same new place, one rename (files that were edited on the way are listed as edits too).
 */
export function groupChanges(
  changes: readonly RawChange[],
  before: FolderNode,
  after: FolderNode,
): readonly GroupedChange[] {
  const groups: GroupedChange[] = [];
  const used = new Set<RawChange>();
  for (const folder of vanishedFolders(changes, before, after)) {
    const inside = changes.filter(
      (change) => !used.has(change) && change.status !== 'added' && change.oldPath.startsWith(`${folder}/`),
    );
    if (inside.length < 2) continue;
    const target = commonTarget(folder, inside);
    if (target !== undefined)
      groups.push({ kind: 'folder', action: 'rename_directory', path: target, oldPath: folder });
    else if (inside.every(({ status }) => status === 'deleted')) {
      groups.push({ kind: 'folder', action: 'delete_directory', path: folder });
    } else continue;
    for (const change of inside) {
      used.add(change);
      const isEdited = change.status === 'renamed' && change.oldOid !== change.newOid;
      if (isEdited) groups.push({ kind: 'file', action: 'edit', change });
    }
  }
  for (const change of changes) {
    if (!used.has(change)) groups.push({ kind: 'file', action: FILE_ACTIONS[change.status], change });
  }
  return groups;
}

/** Folders that existed before and no longer do, the outermost first. */
function vanishedFolders(
  changes: readonly RawChange[],
  before: FolderNode,
  after: FolderNode,
): readonly string[] {
  const candidates = new Set<string>();
  for (const { status, oldPath } of changes) {
    if (status !== 'deleted' && status !== 'renamed') continue;
    const parts = oldPath.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) candidates.add(parts.slice(0, depth).join('/'));
  }
  return [...candidates]
    .filter((path) => findNode(before, path)?.kind === 'folder' && findNode(after, path)?.kind !== 'folder')
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}

function commonTarget(folder: string, inside: readonly RawChange[]): string | undefined {
  const targets = inside.map(({ status, oldPath, path }) => {
    const rest = oldPath.slice(folder.length);
    return status === 'renamed' && path.endsWith(rest) ? path.slice(0, -rest.length) : undefined;
  });
  const [first] = targets;
  return first !== undefined && targets.every((target) => target === first) ? first : undefined;
}
