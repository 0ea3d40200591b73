import { type enums, limits } from '@loam/contract';
import { isOwnRecord } from '../../../shared/own-records.ts';

type NodeTypes = typeof enums.code.nodeTypes;

export type TreeNode =
  | { readonly kind: NodeTypes[0]; readonly name: string; readonly path: string }
  | {
      readonly kind: NodeTypes[1];
      readonly name: string;
      readonly path: string;
      readonly children: readonly TreeNode[];
    };

/** Directories first, then by name; the order does not depend on the order of the paths. */
export function buildTree(paths: readonly string[]): readonly TreeNode[] {
  const root = newFolder();
  for (const path of paths) addPath(root, path);
  return nodesOf(root, '');
}

/** Part of the path, in whatever case. The builder's own records stand there only for those who ask for them. */
export function filterPaths(paths: readonly string[], filter: string): readonly string[] {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return paths.filter((path) => !isOwnRecord(path));
  return paths.filter((path) => path.toLowerCase().includes(wanted));
}

/** The start page, or else the first file of the tree. */
export function firstFile(paths: readonly string[]): string | undefined {
  const ending = limits.code.firstOpenedFile;
  const start = paths.filter((path) => path === ending || path.endsWith(`/${ending}`)).toSorted(byLength);
  return start[0] ?? firstOf(buildTree(paths));
}

export interface TreeRow {
  readonly node: TreeNode;
  /** 1 at the root. */
  readonly level: number;
  readonly isOpen: boolean;
  readonly position: number;
  readonly siblings: number;
}

/** The rows to show, in order. While a filter is on, everything that is left stands open. */
export function visibleRows(
  tree: readonly TreeNode[],
  isOpen: (path: string) => boolean,
  level = 1,
): readonly TreeRow[] {
  return tree.flatMap((node, index) => {
    const row = { node, level, position: index + 1, siblings: tree.length };
    if (node.kind === 'file' || !isOpen(node.path)) return [{ ...row, isOpen: false }];
    return [{ ...row, isOpen: true }, ...visibleRows(node.children, isOpen, level + 1)];
  });
}

/** Every folder that must stand open for the file to be seen. */
export function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: Set<string>;
}

function newFolder(): Folder {
  return { folders: new Map(), files: new Set() };
}

function addPath(root: Folder, path: string): void {
  const parts = path.split('/').filter((part) => part !== '');
  const name = parts.pop();
  if (name === undefined) return;
  let folder = root;
  for (const part of parts) {
    const next = folder.folders.get(part) ?? newFolder();
    folder.folders.set(part, next);
    folder = next;
  }
  folder.files.add(name);
}

function nodesOf(folder: Folder, parent: string): readonly TreeNode[] {
  const under = (name: string) => (parent === '' ? name : `${parent}/${name}`);
  const folders = [...folder.folders].toSorted(([a], [b]) => byName(a, b));
  return [
    ...folders.map(([name, inner]): TreeNode => {
      const path = under(name);
      return { kind: 'directory', name, path, children: nodesOf(inner, path) };
    }),
    ...[...folder.files]
      .toSorted(byName)
      .map((name): TreeNode => ({ kind: 'file', name, path: under(name) })),
  ];
}

function firstOf(tree: readonly TreeNode[]): string | undefined {
  // A project is opened for its own files, not for what lies in its deepest folder.
  const file = tree.find((node) => node.kind === 'file');
  if (file !== undefined) return file.path;
  for (const node of tree) {
    const inner = node.kind === 'directory' ? firstOf(node.children) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function byName(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : 1);
}

function byLength(a: string, b: string): number {
  return a.length - b.length || byName(a, b);
}
