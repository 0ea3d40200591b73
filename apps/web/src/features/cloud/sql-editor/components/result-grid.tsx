import type { SqlResult } from '@loam/contract';
import { cn, scrollRegion } from '@loam/ui';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useVirtualRows } from '../../../../shared/use-virtual-rows.ts';
import { copyText, isCopyKey } from '../../grid/copy-cell.ts';
import { plainValue } from '../../grid/plain-value.ts';
import { gridWords } from '../../grid/texts.data.ts';
import { asGrid, gridPlace, useGridKeys } from '../../grid/use-grid-keys.ts';
import { isNumeric } from '../model/query-text.ts';
import { sqlWords } from '../texts.data.ts';

const rowPx = 32;

/** Rows of a result; only those in sight are drawn. */
export function ResultGrid({ result }: { readonly result: SqlResult }) {
  const { ref, shown, reveal } = useVirtualRows(rowPx);
  const { columns, rows } = result;
  const keys = useGridKeys({
    rows: rows.length + 1,
    columns: columns.length,
    firstValue: 0,
    // The head, which lies over the first of them, is as high as a row.
    reveal: (row) => flushSync(() => [row, row - 1].forEach(reveal)),
  });
  const first = Math.min(shown.first, rows.length);
  const visible = rows.slice(first, shown.end);
  const numeric = columns.map(({ type }) => isNumeric(type));
  return (
    <div ref={ref} {...scrollRegion(sqlWords.results)} {...keys} className="min-h-0 flex-1 overflow-auto">
      <table
        {...asGrid}
        aria-label={sqlWords.results}
        aria-rowcount={rows.length + 1}
        className="border-collapse text-xs"
      >
        <thead className="sticky top-0 z-10 bg-surface">
          <tr>
            {columns.map(({ name, type }, index) => (
              <th
                key={index}
                scope="col"
                className={cn(
                  'h-8 border-b border-border px-3 text-left font-medium whitespace-nowrap',
                  numeric[index] && 'text-right',
                )}
              >
                {name} <span className="font-normal text-muted-foreground">{type}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="font-mono">
          {first > 0 ? <tr aria-hidden style={{ height: first * rowPx }} /> : null}
          {visible.map((row, index) => (
            <tr
              key={first + index}
              aria-rowindex={first + index + 2}
              className="h-8 border-b border-border hover:bg-hover/60"
            >
              {row.map((value, at) => (
                <ResultCell
                  key={at}
                  value={plainValue(columns[at]?.type, value)}
                  isNumeric={numeric[at] ?? false}
                  place={{ row: first + index + 1, column: at }}
                />
              ))}
            </tr>
          ))}
          {shown.end < rows.length ? (
            <tr aria-hidden style={{ height: (rows.length - shown.end) * rowPx }} />
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

interface ResultCellProps {
  readonly value: string | null;
  readonly isNumeric: boolean;
  readonly place: { readonly row: number; readonly column: number };
}

function ResultCell({ value, isNumeric: isNumber, place }: ResultCellProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCopyKey(event)) return;
    event.preventDefault();
    copyText(value ?? '');
  };
  return (
    <td
      {...gridPlace(place.row, place.column)}
      title={value !== null && value.length > 40 ? value.slice(0, 2000) : undefined}
      className={cn(
        'max-w-96 truncate px-3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent',
        isNumber && 'text-right tabular-nums',
      )}
      onKeyDown={onKeyDown}
    >
      {value === null ? (
        <span className="text-muted-foreground italic">{gridWords.null}</span>
      ) : (
        value.slice(0, 500)
      )}
    </td>
  );
}
