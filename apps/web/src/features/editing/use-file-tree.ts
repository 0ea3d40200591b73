import { useMemo, useState } from 'react';
import { buildTree, filterPaths, firstFile, foldersOf, visibleRows } from './model/file-tree.ts';

type Toggled = ReadonlyMap<string, boolean>;
const nothing: Toggled = new Map();

/** The rows of the tree: what is open, and what the filter leaves. */
export function useFileTree(paths: readonly string[], active: string | undefined) {
  const [filter, setFilter] = useState('');
  const [browsed, setBrowsed] = useState(nothing);
  const [searched, setSearched] = useState(nothing);
  const [lastActive, setLastActive] = useState(active);
  const isFiltered = filter.trim() !== '';
  const tree = useMemo(() => buildTree(filterPaths(paths, filter)), [paths, filter]);
  const leading = useMemo(() => new Set(foldersOf(firstFile(paths) ?? '')), [paths]);
  const toggled = isFiltered ? searched : browsed;
  const rows = useMemo(() => {
    const isOpenAtFirst = (path: string) => isFiltered || !path.includes('/') || leading.has(path);
    return visibleRows(tree, (path) => toggled.get(path) ?? isOpenAtFirst(path));
  }, [tree, toggled, isFiltered, leading]);
  const toggle = (path: string) => {
    const isOpen = rows.some((row) => row.node.path === path && row.isOpen);
    const setToggled = isFiltered ? setSearched : setBrowsed;
    setToggled((last) => new Map(last).set(path, !isOpen));
  };
  /** The file in front is in sight, also when the filter that found it is gone. */
  const reveal = (path: string) =>
    setBrowsed((last) => new Map([...last, ...foldersOf(path).map((folder) => [folder, true] as const)]));
  if (active !== lastActive) {
    setLastActive(active);
    if (active !== undefined) reveal(active);
  }
  const changeFilter = (text: string) => {
    setFilter(text);
    setSearched(nothing);
  };
  return { rows, toggle, filter, changeFilter };
}
