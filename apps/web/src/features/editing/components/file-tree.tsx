import { cn } from '@loam/ui';
import {
  ChevronRight,
  File,
  FileCode,
  FileImage,
  FileJson,
  FileText,
  Folder,
  FolderOpen,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TreeNode, TreeRow } from '../model/file-tree.ts';
import { treeMove } from '../model/tree-keys.ts';
import { codeTexts } from '../texts.data.ts';

interface FileTreeProps {
  readonly rows: readonly TreeRow[];
  readonly selected: string | undefined;
  readonly onSelect: (path: string) => void;
  readonly onToggle: (path: string) => void;
}

export function FileTree({ rows, selected, onSelect, onToggle }: FileTreeProps) {
  const [lastFocused, setLastFocused] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const entry = entryOf(rows, [lastFocused, selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const path = event.target instanceof HTMLElement ? event.target.dataset['path'] : undefined;
    const move = path === undefined ? undefined : treeMove(rows, path, event.key);
    if (move === undefined) return;
    event.preventDefault();
    if (move.kind === 'toggle') return onToggle(move.path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(move.path)}"]`)?.focus();
  };
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label={codeTexts.files}
      onKeyDown={onKeyDown}
      className="py-1"
    >
      {rows.map((row) => (
        <FileRow
          key={row.node.path}
          row={row}
          isSelected={row.node.path === selected}
          isEntry={row.node.path === entry}
          onFocus={setLastFocused}
          onChoose={row.node.kind === 'file' ? onSelect : onToggle}
        />
      ))}
    </div>
  );
}

interface FileRowProps {
  readonly row: TreeRow;
  readonly isSelected: boolean;
  /** The one row that Tab reaches; arrows go on from there. */
  readonly isEntry: boolean;
  readonly onFocus: (path: string) => void;
  readonly onChoose: (path: string) => void;
}

function FileRow({ row, isSelected, isEntry, onFocus, onChoose }: FileRowProps) {
  const { node, level, isOpen } = row;
  return (
    <button
      type="button"
      role="treeitem"
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-expanded={node.kind === 'directory' ? isOpen : undefined}
      tabIndex={isEntry ? 0 : -1}
      data-path={node.path}
      title={node.path}
      onFocus={() => onFocus(node.path)}
      onClick={() => onChoose(node.path)}
      style={{ paddingLeft: `${0.5 + (level - 1) * 0.75}rem` }}
      className={cn(
        'focus-ring-inset flex h-7 w-full items-center gap-1.5 pr-2 text-left text-sm',
        isSelected
          ? 'bg-hover font-medium text-foreground'
          : 'text-muted-foreground hover:bg-hover hover:text-foreground',
      )}
    >
      {node.kind === 'directory' ? (
        <ChevronRight
          aria-hidden
          className={cn('size-3.5 shrink-0 transition-transform', isOpen && 'rotate-90')}
        />
      ) : (
        <span className="size-3.5 shrink-0" />
      )}
      <NodeIcon node={node} isOpen={isOpen} />
      <span className="truncate">{node.name}</span>
    </button>
  );
}

function NodeIcon({ node, isOpen }: { readonly node: TreeNode; readonly isOpen: boolean }) {
  const Icon = icons[iconKind(node, isOpen)];
  return <Icon aria-hidden className="size-4 shrink-0" />;
}

const icons = {
  open: FolderOpen,
  closed: Folder,
  code: FileCode,
  data: FileJson,
  image: FileImage,
  prose: FileText,
  other: File,
} as const;

const endings = [
  [/\.(tsx?|jsx?|mjs|cjs|css|html)$/i, 'code'],
  [/\.(json|jsonc)$/i, 'data'],
  [/\.(png|jpe?g|gif|webp|avif|ico|bmp|svg)$/i, 'image'],
  [/\.(md|txt)$/i, 'prose'],
] as const;

function iconKind(node: TreeNode, isOpen: boolean): keyof typeof icons {
  if (node.kind === 'directory') return isOpen ? 'open' : 'closed';
  return endings.find(([ending]) => ending.test(node.name))?.[1] ?? 'other';
}

function entryOf(rows: readonly TreeRow[], wanted: readonly (string | undefined)[]): string | undefined {
  const shown = wanted.find((path) => rows.some(({ node }) => node.path === path));
  return shown ?? rows[0]?.node.path;
}
