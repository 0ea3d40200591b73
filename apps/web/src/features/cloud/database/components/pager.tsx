import { enums, fillText } from '@loam/contract';
import {
  Button,
  IconButton,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Spinner,
} from '@loam/ui';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type TableRef, useCount, useStopRows } from '../api.ts';
import { formatCount } from '../model/format-count.ts';
import { type PagePlace, type PageStep, withSize } from '../model/paging.ts';
import { databaseWords } from '../texts.data.ts';
import type { ShownRows } from './shown-rows.ts';

interface PagerProps {
  readonly tableRef: TableRef;
  readonly shown: ShownRows;
  readonly place: PagePlace;
  readonly isFetching: boolean;
  readonly onPlace: (place: PagePlace) => void;
  readonly onStep: (step: PageStep) => void;
}

export function Pager({ tableRef, shown, place, isFetching, onPlace, onStep }: PagerProps) {
  const { page, table } = shown;
  const stop = useStopRows(tableRef);
  const steps = [
    { step: 'first', icon: ChevronFirst, isOpen: page?.has_previous },
    { step: 'previous', icon: ChevronLeft, isOpen: page?.has_previous },
    { step: 'next', icon: ChevronRight, isOpen: page?.has_next },
    // Without a key the end is not known before it is reached.
    { step: 'last', icon: ChevronLast, isOpen: page?.has_next && table.row_key.length > 0 },
  ] as const;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-2 border-t border-border px-3 py-1 text-sm text-muted-foreground max-sm:gap-0 max-sm:px-2">
      <RowCount tableRef={tableRef} shown={shown} />
      {isFetching ? (
        <span className="flex items-center gap-1">
          <Spinner label={databaseWords.loadingRows} className="size-3.5" />
          <Button variant="ghost" size="sm" onClick={stop}>
            {databaseWords.stop}
          </Button>
        </span>
      ) : null}
      <div className="ms-auto flex items-center gap-1 max-sm:gap-0">
        <Select value={String(place.size)} onValueChange={(size) => onPlace(withSize(size))}>
          <SelectTrigger aria-label={databaseWords.pageSize} inputSize="sm" className="w-18">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {enums.database.pageSizes.map((size) => (
              <SelectItem key={size} value={String(size)}>
                {size}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        {steps.map(({ step, icon: Icon, isOpen }) => (
          <IconButton
            key={step}
            size="sm"
            label={databaseWords.pages[step]}
            disabled={!isOpen}
            onClick={() => onStep(step)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
    </div>
  );
}

/** What is shown whole is counted; else the estimate, and the true number for whoever asks. */
function RowCount({ tableRef, shown }: Pick<PagerProps, 'tableRef' | 'shown'>) {
  const { page, table, filters } = shown;
  const count = useCount(tableRef, filters);
  const isWhole = page !== undefined && !page.has_next && !page.has_previous;
  const known = isWhole ? page.rows.length : count.data;
  if (known !== undefined)
    return (
      <span className="tabular-nums">
        {fillText(known === 1 ? databaseWords.oneRow : databaseWords.rows, { n: formatCount(known) })}
      </span>
    );
  return (
    <span className="flex items-center gap-1">
      {filters.length > 0 || table.kind !== 'table' ? null : (
        <span className="tabular-nums">
          {fillText(databaseWords.estimate, { n: formatCount(table.live_rows_estimate) })}
        </span>
      )}
      <Button variant="ghost" size="sm" loading={count.isFetching} onClick={() => void count.refetch()}>
        {databaseWords.count}
      </Button>
    </span>
  );
}
