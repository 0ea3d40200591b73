import { texts } from '@loam/contract';
import { Button, cn } from '@loam/ui';
import { shownProblem } from '../../../../shared/problems.ts';
import { type TableRef, type useRows, useWrittenAt } from '../api.ts';
import { isWrittenSince } from '../model/rows-news.ts';
import { databaseWords } from '../texts.data.ts';

interface RowsNewsProps {
  readonly tableRef: TableRef;
  readonly page: ReturnType<typeof useRows>;
}

/** Rows that are old stay, and what is typed into them: a page does not move under the eyes of who reads it. */
export function RowsNews({ tableRef, page }: RowsNewsProps) {
  const isWritten = isWrittenSince(page, useWrittenAt(tableRef));
  const isFailed = page.isRefetchError;
  if (page.data === undefined || !(isFailed || isWritten)) return null;
  return (
    <div
      role={isFailed ? 'alert' : 'status'}
      className={cn(
        'flex items-center gap-3 px-3 py-1.5 text-sm',
        isFailed ? 'bg-warning-subtle' : 'bg-surface-sunken text-muted-foreground',
      )}
    >
      <span className="min-w-0 flex-1">
        {isFailed ? `${databaseWords.outdated} ${shownProblem(page.error).message}` : databaseWords.written}
      </span>
      <Button variant="outline" size="sm" loading={page.isFetching} onClick={() => void page.refetch()}>
        {isFailed ? texts.errorPanel.retry : texts.database.refresh}
      </Button>
    </div>
  );
}
