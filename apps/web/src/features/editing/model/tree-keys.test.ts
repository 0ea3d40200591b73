import { expect, test } from 'vitest';
import { buildTree, visibleRows } from './file-tree.ts';
import { treeMove } from './tree-keys.ts';

const tree = buildTree(['src/a.ts', 'src/lib/b.ts', 'z.md']);
// src (open): src/lib (closed), src/a.ts; then z.md
const rows = visibleRows(tree, (path) => path === 'src');
const focus = (path: string) => ({ kind: 'focus', path });
const toggle = (path: string) => ({ kind: 'toggle', path });

test.each([
  ['ArrowDown', 'src', focus('src/lib')],
  ['ArrowUp', 'src/a.ts', focus('src/lib')],
  ['ArrowUp', 'src', undefined],
  ['ArrowDown', 'z.md', undefined],
  ['Home', 'z.md', focus('src')],
  ['End', 'src', focus('z.md')],
  ['ArrowRight', 'src', focus('src/lib')],
  ['ArrowRight', 'src/lib', toggle('src/lib')],
  ['ArrowRight', 'z.md', undefined],
  ['ArrowLeft', 'src', toggle('src')],
  ['ArrowLeft', 'src/a.ts', focus('src')],
  ['ArrowLeft', 'z.md', undefined],
  ['x', 'src', undefined],
  ['ArrowDown', 'not/there', undefined],
])('%s on %s', (key, path, expected) => {
  expect(treeMove(rows, path, key)).toEqual(expected);
});
