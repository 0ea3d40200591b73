import { useMemo, useState } from 'react';
import { buildTree, filterPaths, foldersOf, visibleRows } from './model/file-tree.ts';

type Toggled = ReadonlyMap<string, boolean>;
const nothing: Toggled = new Map();

/** The rows of the tree: what is open, and what the filter leaves. */
export function useFileTree(paths: readonly string[], selected: string | undefined) {
  const [filter, setFilter] = useState('');
  const [browsed, setBrowsed] = useState(nothing);
  const [searched, setSearched] = useState(nothing);
  const isFiltered = filter.trim() !== '';
  const tree = useMemo(() => buildTree(filterPaths(paths, filter)), [paths, filter]);
  const toggled = isFiltered ? searched : browsed;
  const rows = useMemo(() => {
    const leading = new Set(selected === undefined ? [] : foldersOf(selected));
    const isOpenAtFirst = (path: string) => isFiltered || !path.includes('/') || leading.has(path);
    return visibleRows(tree, (path) => toggled.get(path) ?? isOpenAtFirst(path));
  }, [tree, toggled, isFiltered, selected]);
  const toggle = (path: string) => {
    const isOpen = rows.some(({ node, isOpen: open }) => node.path === path && open);
    const setToggled = isFiltered ? setSearched : setBrowsed;
    setToggled((last) => new Map(last).set(path, !isOpen));
  };
  const changeFilter = (text: string) => {
    setFilter(text);
    setSearched(nothing);
  };
  return { rows, toggle, filter, changeFilter };
}
