import type { SqlResult } from '@loam/contract';
import { cn, scrollRegion } from '@loam/ui';
import { useVirtualRows } from '../../../../shared/use-virtual-rows.ts';
import { isNumeric } from '../model/query-text.ts';
import { sqlWords } from '../texts.data.ts';

const rowPx = 32;

/** Rows of a result; only those in sight are drawn. */
export function ResultGrid({ result }: { readonly result: SqlResult }) {
  const { ref, shown } = useVirtualRows(rowPx);
  const { columns, rows } = result;
  const first = Math.min(shown.first, rows.length);
  const visible = rows.slice(first, shown.end);
  const numeric = columns.map(({ type }) => isNumeric(type));
  return (
    <div ref={ref} {...scrollRegion(sqlWords.results)} className="min-h-0 flex-1 overflow-auto">
      <table
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
                <td
                  key={at}
                  title={value !== null && value.length > 40 ? value.slice(0, 2000) : undefined}
                  className={cn('max-w-96 truncate px-3', numeric[at] && 'text-right tabular-nums')}
                >
                  {value === null ? (
                    <span className="text-muted-foreground italic">NULL</span>
                  ) : (
                    value.slice(0, 500)
                  )}
                </td>
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
