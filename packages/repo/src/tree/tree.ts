import { encodeTree, treeOrder, type NewObject, type TreeLine } from '../objects/encode-object.ts';

export type FileMode = '100644' | '100755' | '120000' | '160000';

/** A file, a symbolic link (its content is the target) or a foreign repository's commit (160000). */
export interface FileNode {
  readonly kind: 'file';
  readonly mode: FileMode;
  readonly oid: string;
  readonly sizeBytes: number;
}

/** Folders are never changed in place; `oid` is unknown until a changed folder is encoded. */
export interface FolderNode {
  readonly kind: 'folder';
  readonly oid: string | undefined;
  readonly children: ReadonlyMap<string, TreeNode>;
}

export type TreeNode = FileNode | FolderNode;

export interface TreeFile extends Omit<FileNode, 'kind'> {
  readonly path: string;
}

export const EMPTY_FOLDER: FolderNode = { kind: 'folder', oid: undefined, children: new Map() };

export function findNode(tree: FolderNode, path: string): TreeNode | undefined {
  let node: TreeNode | undefined = tree;
  for (const name of path.split('/')) {
    if (node?.kind !== 'folder') return undefined;
    node = node.children.get(name);
  }
  return node;
}

/** Folders that one piece of work made itself: it may go on changing them instead of copying them again. */
export type OwnFolders = WeakMap<FolderNode, Map<string, TreeNode>>;

export interface Replacement {
  readonly path: string;
  /** With undefined the path is removed, and folders that became empty with it. */
  readonly node: TreeNode | undefined;
}

export function replaceNode(tree: FolderNode, replacement: Replacement, own: OwnFolders): FolderNode {
  const { path, node } = replacement;
  const slash = path.indexOf('/');
  const name = slash < 0 ? path : path.slice(0, slash);
  const current = tree.children.get(name);
  const below =
    slash < 0
      ? node
      : replaceNode(
          current?.kind === 'folder' ? current : EMPTY_FOLDER,
          { path: path.slice(slash + 1), node },
          own,
        );
  const children = own.get(tree) ?? new Map(tree.children);
  if (below === undefined || (below.kind === 'folder' && below.children.size === 0)) children.delete(name);
  else children.set(name, below);
  if (own.has(tree)) return tree;
  const copy: FolderNode = { kind: 'folder', oid: undefined, children };
  own.set(copy, children);
  return copy;
}

export function* filesBelow(tree: FolderNode, prefix = ''): Generator<TreeFile> {
  for (const [name, node] of tree.children) {
    if (node.kind === 'folder') yield* filesBelow(node, `${prefix}${name}/`);
    else yield { path: prefix + name, mode: node.mode, oid: node.oid, sizeBytes: node.sizeBytes };
  }
}

export function countFiles(tree: FolderNode): number {
  let count = 0;
  for (const node of tree.children.values()) count += node.kind === 'folder' ? countFiles(node) : 1;
  return count;
}

/** Paths of files that differ. Folders with the same name and object are not entered. */
export function changedPaths(before: FolderNode, after: FolderNode, prefix = ''): string[] {
  if (before === after || (before.oid !== undefined && before.oid === after.oid)) return [];
  const names = new Set([...before.children.keys(), ...after.children.keys()]);
  return [...names].flatMap((name) =>
    changesOfName(before.children.get(name), after.children.get(name), prefix + name),
  );
}

function changesOfName(before: TreeNode | undefined, after: TreeNode | undefined, path: string): string[] {
  if (before?.kind === 'file' && after?.kind === 'file') {
    return before.oid === after.oid && before.mode === after.mode ? [] : [path];
  }
  const own = before?.kind === 'file' || after?.kind === 'file' ? [path] : [];
  const folderBefore = before?.kind === 'folder' ? before : EMPTY_FOLDER;
  const folderAfter = after?.kind === 'folder' ? after : EMPTY_FOLDER;
  return [...own, ...changedPaths(folderBefore, folderAfter, `${path}/`)];
}

/** Gives every changed folder its name; `objects` are the folders that git may not have yet. */
export function encodeFolders(tree: FolderNode): {
  readonly tree: FolderNode & { readonly oid: string };
  readonly objects: readonly NewObject[];
} {
  if (tree.oid !== undefined) return { tree: { ...tree, oid: tree.oid }, objects: [] };
  const objects: NewObject[] = [];
  const children = new Map<string, TreeNode>();
  const lines: TreeLine[] = [];
  for (const [name, node] of inGitOrder(tree.children)) {
    if (node.kind === 'file') {
      children.set(name, node);
      lines.push({ mode: node.mode, name, oid: node.oid });
    } else {
      const below = encodeFolders(node);
      objects.push(...below.objects);
      children.set(name, below.tree);
      lines.push({ mode: '40000', name, oid: below.tree.oid });
    }
  }
  const own = encodeTree(lines);
  objects.push(own);
  return { tree: { kind: 'folder', oid: own.oid, children }, objects };
}

function inGitOrder(children: ReadonlyMap<string, TreeNode>): readonly (readonly [string, TreeNode])[] {
  return [...children]
    .map(([name, node]) => ({ name, node, key: treeOrder(name, node.kind === 'folder') }))
    .sort((a, b) => a.key.compare(b.key))
    .map(({ name, node }) => [name, node] as const);
}
