import type { TreeRow } from './file-tree.ts';

export type TreeMove =
  | { readonly kind: 'focus'; readonly path: string }
  | { readonly kind: 'toggle'; readonly path: string };

/** What a key does in a tree, as the ARIA practices describe it. Enter and Space are clicks. */
export function treeMove(rows: readonly TreeRow[], path: string, key: string): TreeMove | undefined {
  const index = rows.findIndex(({ node }) => node.path === path);
  const row = rows[index];
  if (row === undefined) return undefined;
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[index + 1]);
    case 'ArrowUp':
      return focusOn(rows[index - 1]);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'ArrowRight':
      if (row.node.kind === 'file') return undefined;
      return row.isOpen ? focusOn(rows[index + 1]) : { kind: 'toggle', path };
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'toggle', path };
      return focusOn(rows.slice(0, index).findLast(({ level }) => level < row.level));
    default:
      return undefined;
  }
}

function focusOn(row: TreeRow | undefined): TreeMove | undefined {
  return row && { kind: 'focus', path: row.node.path };
}
