import { cn } from '@loam/ui';
import type { ReactNode } from 'react';
import { splitRows, type UnifiedRow, unifiedRows } from '../../model/diff-rows.ts';
import type { DiffHunk } from '../../model/line-diff.ts';
import type { HighlightedLines } from '../../use-highlight.ts';
import { CodeText } from './code-text.tsx';

export interface LineColours {
  readonly before: HighlightedLines | undefined;
  readonly after: HighlightedLines | undefined;
}

interface DiffLinesProps {
  readonly hunks: readonly DiffHunk[];
  readonly colours: LineColours;
}

const looks: Readonly<Record<UnifiedRow['kind'], { readonly mark: string; readonly className: string }>> = {
  same: { mark: ' ', className: '' },
  added: { mark: '+', className: 'bg-success-subtle' },
  removed: { mark: '-', className: 'bg-danger-subtle' },
};

/** Old and new lines below each other. */
export function UnifiedLines({ hunks, colours }: DiffLinesProps) {
  return (
    <HunkList hunks={hunks}>
      {(hunk) =>
        unifiedRows(hunk).map((row) => (
          <div
            key={`${row.oldNumber} ${row.newNumber}`}
            className={cn('flex w-max min-w-full', looks[row.kind].className)}
          >
            <LineNumber value={row.oldNumber} />
            <LineNumber value={row.newNumber} />
            <LineText row={row} colours={colours} />
          </div>
        ))
      }
    </HunkList>
  );
}

/** The old text at the left, the new one at the right. */
export function SplitLines({ hunks, colours }: DiffLinesProps) {
  return (
    <HunkList hunks={hunks}>
      {(hunk) =>
        splitRows(hunk).map(({ before, after }) => (
          <div
            key={`${before?.oldNumber} ${after?.newNumber}`}
            className="grid grid-cols-2 divide-x divide-border"
          >
            <SplitCell row={before} number={before?.oldNumber} colours={colours} />
            <SplitCell row={after} number={after?.newNumber} colours={colours} />
          </div>
        ))
      }
    </HunkList>
  );
}

interface HunkListProps {
  readonly hunks: readonly DiffHunk[];
  readonly children: (hunk: DiffHunk) => ReactNode;
}

function HunkList({ hunks, children }: HunkListProps) {
  return hunks.map((hunk, index) => (
    <div key={`${hunk.oldStart} ${hunk.newStart}`}>
      {index === 0 ? null : (
        <div aria-hidden className="border-y border-border bg-surface-sunken px-3 text-muted-foreground">
          ⋯
        </div>
      )}
      {children(hunk)}
    </div>
  ));
}

interface SplitCellProps {
  readonly row: UnifiedRow | undefined;
  readonly number: number | undefined;
  readonly colours: LineColours;
}

function SplitCell({ row, number, colours }: SplitCellProps) {
  if (row === undefined) return <div className="bg-surface-sunken" />;
  return (
    <div className={cn('flex min-w-0', looks[row.kind].className)}>
      <LineNumber value={number} />
      <LineText row={row} colours={colours} isWrapped />
    </div>
  );
}

function LineNumber({ value }: { readonly value: number | undefined }) {
  return (
    <span
      aria-hidden
      className="w-10 shrink-0 pr-2 text-right text-muted-foreground tabular-nums select-none"
    >
      {value}
    </span>
  );
}

interface LineTextProps {
  readonly row: UnifiedRow;
  readonly colours: LineColours;
  readonly isWrapped?: boolean;
}

function LineText({ row, colours, isWrapped = false }: LineTextProps) {
  const tokens =
    row.newNumber === undefined
      ? colours.before?.[(row.oldNumber ?? 0) - 1]
      : colours.after?.[row.newNumber - 1];
  return (
    <span
      className={cn('min-w-0 flex-1 pr-3', isWrapped ? 'break-all whitespace-pre-wrap' : 'whitespace-pre')}
    >
      <span className="select-none">{looks[row.kind].mark} </span>
      <CodeText text={row.text} tokens={tokens} />
    </span>
  );
}
