import { expect, test } from 'vitest';
import { buildTree, filterPaths, firstFile, foldersOf, type TreeNode, visibleRows } from './file-tree.ts';

const paths = [
  'vite.config.ts',
  'src/pages/Index.tsx',
  'src/main.tsx',
  'README.md',
  'src/components/ui/button.tsx',
  'public/robots.txt',
  'src/App.tsx',
  'index.html',
];

function outline(nodes: readonly TreeNode[]): unknown {
  return nodes.map((node) => (node.kind === 'file' ? node.name : [node.name, outline(node.children)]));
}

test('directories come first, then files, each by name in whatever case', () => {
  expect(outline(buildTree(paths))).toEqual([
    ['public', ['robots.txt']],
    ['src', [['components', [['ui', ['button.tsx']]]], ['pages', ['Index.tsx']], 'App.tsx', 'main.tsx']],
    'index.html',
    'README.md',
    'vite.config.ts',
  ]);
});

test('the order of the paths does not matter, and a path given twice stands once', () => {
  expect(buildTree([...paths, ...paths].toReversed())).toEqual(buildTree(paths));
});

test('numbers in names count as numbers', () => {
  expect(buildTree(['a10.ts', 'a9.ts']).map(({ name }) => name)).toEqual(['a9.ts', 'a10.ts']);
});

test.each([
  ['INDEX', ['src/pages/Index.tsx', 'index.html']],
  ['components/', ['src/components/ui/button.tsx']],
  [' readme ', ['README.md']],
  ['nothing like it', []],
])('the filter %s looks at the whole path in whatever case', (filter, expected) => {
  expect(filterPaths(paths, filter)).toEqual(expected);
});

test('without a filter everything stays but the records of the builder', () => {
  expect(filterPaths([...paths, '.loam/plan.json'], '  ')).toEqual(paths);
  expect(filterPaths(['.loam/plan.json', '.loam/knowledge.md'], '.loam')).toHaveLength(2);
  expect(filterPaths(['.loam/knowledge.md'], '')).toEqual(['.loam/knowledge.md']);
});

test.each([
  ['the start page', paths, 'src/pages/Index.tsx'],
  [
    'the start page nearest to the root',
    ['app/old/pages/Index.tsx', 'src/pages/Index.tsx'],
    'src/pages/Index.tsx',
  ],
  ['no page whose name only ends alike', ['src/mypages/Index.tsx', 'a.ts'], 'a.ts'],
  ['else the first file at the root', ['src/main.tsx', 'b.md', 'a.md'], 'a.md'],
  ['else the first file in a folder', ['src/b/c.ts', 'src/a/d.ts'], 'src/a/d.ts'],
  ['nothing where there is nothing', [], undefined],
])('the first file is %s', (_name, all, expected) => {
  expect(firstFile(all)).toBe(expected);
});

test('a closed folder hides what is in it, an open one shows it a level deeper', () => {
  const rows = visibleRows(buildTree(paths), (path) => path === 'src');
  expect(rows.map(({ node, level }) => [node.path, level])).toEqual([
    ['public', 1],
    ['src', 1],
    ['src/components', 2],
    ['src/pages', 2],
    ['src/App.tsx', 2],
    ['src/main.tsx', 2],
    ['index.html', 1],
    ['README.md', 1],
    ['vite.config.ts', 1],
  ]);
});

test('the folders that lead to a file are named from the root down', () => {
  expect(foldersOf('src/components/ui/button.tsx')).toEqual(['src', 'src/components', 'src/components/ui']);
  expect(foldersOf('index.html')).toEqual([]);
});
