import { cn, Skeleton, Table, TableBody, TableHeader, TableRow } from '@loam/ui';
import type { ReactNode } from 'react';
import { QueryError } from '../../../shared/query-error.tsx';
import { type MoreToShow, ShowMore } from '../../../shared/show-more.tsx';

interface PagedQuery extends MoreToShow {
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  refetch(): unknown;
}

interface PagedTableProps {
  readonly label: string;
  readonly query: PagedQuery;
  /** Undefined until the first page is there. */
  readonly count: number | undefined;
  readonly failed: string;
  readonly empty: ReactNode;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A table over pages: its loading, failed and empty states, and the button for more. */
export function PagedTable({ label, query, count, failed, empty, head, children }: PagedTableProps) {
  if (count === undefined) {
    return query.isPending ? (
      <RowsSkeleton />
    ) : (
      <QueryError title={failed} error={query.error} onRetry={() => query.refetch()} />
    );
  }
  if (count === 0) return empty;
  return (
    <>
      <div
        className={cn('rounded-lg border border-border bg-surface', query.isPlaceholderData && 'opacity-60')}
      >
        <Table label={label}>
          <TableHeader>
            <TableRow>{head}</TableRow>
          </TableHeader>
          <TableBody>{children}</TableBody>
        </Table>
      </div>
      <ShowMore query={query} />
    </>
  );
}

export function RowsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col divide-y divide-border rounded-lg border border-border">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-4 px-4 py-3.5">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 flex-1" />
          <Skeleton className="h-3.5 w-20" />
        </div>
      ))}
    </div>
  );
}
