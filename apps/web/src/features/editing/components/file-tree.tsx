import { cn, scrollRegion } from '@loam/ui';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TreeRow } from '../model/file-tree.ts';
import { treeMove } from '../model/tree-keys.ts';
import { codeTexts } from '../texts.data.ts';
import { useVirtualRows } from '../../../shared/use-virtual-rows.ts';
import { NodeIcon } from './node-icon.tsx';

interface FileTreeProps {
  readonly rows: readonly TreeRow[];
  readonly selected: string | undefined;
  readonly unsaved: ReadonlySet<string>;
  readonly onSelect: (path: string) => void;
  readonly onToggle: (path: string) => void;
  /** F2 and Delete. */
  readonly onKey: (key: 'rename' | 'delete', path: string) => void;
}

const rowPx = 28;
const edgePx = 4;
const actionKeys = new Map<string, 'rename' | 'delete'>([
  ['F2', 'rename'],
  ['Delete', 'delete'],
]);

/** Only the rows in sight stand on the page, and the one that has the focus. */
export function FileTree({ rows, selected, unsaved, onSelect, onToggle, onKey }: FileTreeProps) {
  const [lastFocused, setLastFocused] = useState<string>();
  const { ref, shown, reveal } = useVirtualRows(rowPx);
  const [tree, askFocus] = useFocusOn(lastFocused);
  const entry = entryOf(rows, [lastFocused, selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const path = event.target instanceof HTMLElement ? event.target.dataset['path'] : undefined;
    if (path === undefined) return undefined;
    const action = actionKeys.get(event.key);
    if (action !== undefined) return onKey(action, path);
    const move = treeMove(rows, path, event.key);
    if (move === undefined) return undefined;
    event.preventDefault();
    if (move.kind === 'toggle') return onToggle(move.path);
    reveal(rows.findIndex(({ node }) => node.path === move.path));
    setLastFocused(move.path);
    return askFocus(move.path);
  };
  const selectedIndex = rows.findIndex(({ node }) => node.path === selected);
  useLayoutEffect(() => reveal(selectedIndex), [reveal, selectedIndex]);
  return (
    <div ref={ref} {...scrollRegion(codeTexts.files)} className="focus-ring-inset size-full overflow-y-auto">
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={codeTexts.files}
        onKeyDown={onKeyDown}
        className="relative"
        style={{ height: rows.length * rowPx + 2 * edgePx }}
      >
        {rows.map((row, index) =>
          (index >= shown.first && index < shown.end) || row.node.path === entry ? (
            <FileRow
              key={row.node.path}
              row={row}
              top={edgePx + index * rowPx}
              marks={{
                isSelected: row.node.path === selected,
                isEntry: row.node.path === entry,
                isUnsaved: unsaved.has(row.node.path),
              }}
              onFocus={setLastFocused}
              onChoose={row.node.kind === 'file' ? onSelect : onToggle}
            />
          ) : null,
        )}
      </div>
    </div>
  );
}

/** A row can only take the focus once it stands on the page. */
function useFocusOn(lastFocused: string | undefined) {
  const tree = useRef<HTMLDivElement>(null);
  const asked = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (asked.current === undefined || asked.current !== lastFocused) return;
    asked.current = undefined;
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(lastFocused)}"]`)?.focus();
  }, [lastFocused]);
  const ask = (path: string) => void (asked.current = path);
  return [tree, ask] as const;
}

interface FileRowProps {
  readonly row: TreeRow;
  readonly top: number;
  readonly marks: {
    readonly isSelected: boolean;
    /** The one row that Tab reaches; arrows go on from there. */
    readonly isEntry: boolean;
    readonly isUnsaved: boolean;
  };
  readonly onFocus: (path: string) => void;
  readonly onChoose: (path: string) => void;
}

function FileRow({ row, top, marks, onFocus, onChoose }: FileRowProps) {
  const { node, level, isOpen } = row;
  const isFolder = node.kind === 'directory';
  return (
    <button
      type="button"
      role="treeitem"
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={marks.isSelected}
      aria-expanded={isFolder ? isOpen : undefined}
      tabIndex={marks.isEntry ? 0 : -1}
      data-path={node.path}
      data-kind={node.kind}
      title={node.path}
      onFocus={() => onFocus(node.path)}
      onClick={() => onChoose(node.path)}
      style={{ top, paddingLeft: `${0.5 + (level - 1) * 0.75}rem` }}
      className={cn(
        'focus-ring-inset absolute inset-x-0 flex h-7 items-center gap-1.5 pr-2 text-left text-sm',
        marks.isSelected
          ? 'bg-hover font-medium text-foreground'
          : 'text-muted-foreground hover:bg-hover hover:text-foreground',
      )}
    >
      {isFolder ? (
        <ChevronRight
          aria-hidden
          className={cn('size-3.5 shrink-0 transition-transform', isOpen && 'rotate-90')}
        />
      ) : (
        <span className="size-3.5 shrink-0" />
      )}
      <NodeIcon name={node.name} isOpen={isFolder ? isOpen : undefined} />
      <span className="truncate">{node.name}</span>
      {marks.isUnsaved ? (
        <span className="ml-auto size-1.5 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{codeTexts.unsaved}</span>
        </span>
      ) : null}
    </button>
  );
}

function entryOf(rows: readonly TreeRow[], wanted: readonly (string | undefined)[]): string | undefined {
  const shown = wanted.find((path) => rows.some(({ node }) => node.path === path));
  return shown ?? rows[0]?.node.path;
}
