import { repoError } from '../errors.ts';
import type { RepoLimits } from '../limits.ts';
import { encodeBlob, type NewObject } from '../objects/encode-object.ts';
import { checkPath } from '../paths/path-rules.ts';
import {
  findNode,
  replaceNode,
  type FileMode,
  type FolderNode,
  type OwnFolders,
  type TreeNode,
} from '../tree/tree.ts';
import type { Change, Content } from './change.ts';

export interface AppliedChanges {
  readonly tree: FolderNode;
  readonly blobs: readonly NewObject[];
}

interface Draft {
  tree: FolderNode;
  blobs: NewObject[];
  bytes: number;
  readonly own: OwnFolders;
  readonly limits: RepoLimits;
}

/** The tree after all changes, or an error and no tree at all. Touches no disk. */
export function applyChanges(
  base: FolderNode,
  changes: readonly Change[],
  limits: RepoLimits,
): AppliedChanges {
  const draft: Draft = { tree: base, blobs: [], bytes: 0, own: new WeakMap(), limits };
  for (const change of changes) {
    checkPath(change.path);
    applyChange(draft, change);
  }
  return { tree: draft.tree, blobs: draft.blobs };
}

function applyChange(draft: Draft, change: Change): void {
  switch (change.kind) {
    case 'write':
      return writeFile(draft, change);
    case 'delete':
      requireNode(draft.tree, change.path);
      replace(draft, change.path, undefined);
      return;
    case 'rename':
      return renamePath(draft, change);
    case 'mode': {
      const node = requireNode(draft.tree, change.path);
      if (node.kind !== 'file' || (!node.mode.startsWith('1006') && !node.mode.startsWith('1007'))) {
        throw repoError('path_taken', 'Only a file can be executable.', { meta: { path: change.path } });
      }
      replace(draft, change.path, { ...node, mode: modeOf(change.executable) });
      return;
    }
  }
}

function writeFile(draft: Draft, change: Extract<Change, { kind: 'write' }>): void {
  const current = findNode(draft.tree, change.path);
  requireFree(draft.tree, change.path);
  if (current?.kind === 'folder') throw taken(change.path);
  const wasExecutable = current?.mode === '100755';
  const mode = modeOf(change.executable ?? wasExecutable);
  replace(draft, change.path, newFile(draft, change, mode));
}

function renamePath(draft: Draft, change: Extract<Change, { kind: 'rename' }>): void {
  checkPath(change.from);
  const node = requireNode(draft.tree, change.from);
  if (change.path === change.from || change.path.startsWith(`${change.from}/`)) throw taken(change.path);
  replace(draft, change.from, undefined);
  if (findNode(draft.tree, change.path) !== undefined) throw taken(change.path);
  requireFree(draft.tree, change.path);
  let moved: TreeNode = node;
  if (change.content !== undefined) {
    if (node.kind !== 'file') throw taken(change.from);
    moved = newFile(draft, { path: change.path, content: change.content }, node.mode);
  }
  replace(draft, change.path, moved);
}

function replace(draft: Draft, path: string, node: TreeNode | undefined): void {
  draft.tree = replaceNode(draft.tree, { path, node }, draft.own);
}

function newFile(
  draft: Draft,
  change: { readonly path: string; readonly content: Content },
  mode: FileMode,
): TreeNode {
  const bytes = typeof change.content === 'string' ? Buffer.from(change.content) : change.content;
  draft.bytes += bytes.length;
  if (bytes.length > draft.limits.fileBytes || draft.bytes > draft.limits.commitBytes) {
    throw repoError('too_large', 'The files are too large.', { meta: { path: change.path } });
  }
  const blob = encodeBlob(bytes);
  draft.blobs.push(blob);
  return { kind: 'file', mode, oid: blob.oid, sizeBytes: bytes.length };
}

function requireNode(tree: FolderNode, path: string): TreeNode {
  const node = findNode(tree, path);
  if (node === undefined) throw repoError('file_missing', 'The file does not exist.', { meta: { path } });
  return node;
}

/** No folder of the path may be a file. */
function requireFree(tree: FolderNode, path: string): void {
  const parts = path.split('/');
  for (let depth = 1; depth < parts.length; depth += 1) {
    if (findNode(tree, parts.slice(0, depth).join('/'))?.kind === 'file') throw taken(path);
  }
}

function taken(path: string): Error {
  return repoError('path_taken', 'Another file or folder stands there.', { meta: { path } });
}

function modeOf(executable: boolean): FileMode {
  return executable ? '100755' : '100644';
}
