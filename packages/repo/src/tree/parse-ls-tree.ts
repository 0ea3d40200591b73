import { repoError } from '../errors.ts';
import type { FileMode, FileNode, FolderNode, TreeNode } from './tree.ts';

interface OpenFolder {
  readonly kind: 'folder';
  readonly oid: string | undefined;
  readonly children: Map<string, TreeNode>;
}

const MODES: readonly string[] = ['100644', '100755', '120000', '160000'] satisfies FileMode[];

/** Reads `git ls-tree -r -t -z -l`; `oid` is the name of the tree itself when it is known. */
export function parseListing(output: Buffer, oid: string | undefined): FolderNode {
  const root: OpenFolder = { kind: 'folder', oid, children: new Map() };
  const folders = new Map<string, OpenFolder>([['', root]]);
  for (const record of decode(output).split('\0')) {
    if (record === '') continue;
    const tab = record.indexOf('\t');
    const [mode = '', , id = '', size = ''] = record.slice(0, tab).split(/ +/);
    const path = record.slice(tab + 1);
    const slash = path.lastIndexOf('/');
    const parent = folders.get(path.slice(0, Math.max(slash, 0)));
    if (parent === undefined) throw repoError('damaged', 'A folder is missing in the listing of a tree.');
    const name = path.slice(slash + 1);
    if (mode === '040000') {
      const folder: OpenFolder = { kind: 'folder', oid: id, children: new Map() };
      folders.set(path, folder);
      parent.children.set(name, folder);
    } else {
      parent.children.set(name, fileNode(mode, id, size));
    }
  }
  return root;
}

function fileNode(mode: string, oid: string, size: string): FileNode {
  return { kind: 'file', mode: fileMode(mode), oid, sizeBytes: size === '-' ? 0 : Number(size) };
}

/** Old tools wrote group-writable modes; git reads them as plain files. */
function fileMode(mode: string): FileMode {
  if (isKnown(mode)) return mode;
  return '100644';
}

function isKnown(mode: string): mode is FileMode {
  return MODES.includes(mode);
}

function decode(output: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(output);
  } catch (error) {
    throw repoError('path_refused', 'A path is not valid text.', { cause: error });
  }
}
