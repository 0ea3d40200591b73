import { type EdgeFunction, texts } from '@loam/contract';
import {
  Button,
  cn,
  EmptyState,
  RelativeTime,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@loam/ui';
import { SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { CardFailed } from '../../console/card-failed.tsx';
import { ErrorPanel } from '../../console/error-panel.tsx';
import type { ScreenProps } from '../../console/screen.ts';
import { TimeRangePicker } from '../../time-range/components/time-range-picker.tsx';
import { functionRange, type TimeRange } from '../../time-range/model/time-range.ts';
import { useCallCounts, useFunctions } from '../api.ts';
import { type CallCount, noCalls } from '../model/function-calls.ts';
import { functionWords } from '../texts.data.ts';
import { FunctionStatus } from './function-status.tsx';
import { SuccessRate } from './success-rate.tsx';

const { columns } = texts.functions;
/** On a phone these stand below the name. */
const wide = 'max-sm:hidden';

export function FunctionList({ project, backend, push }: ScreenProps) {
  const [range, setRange] = useState<TimeRange>(functionRange);
  const functions = useFunctions(project.id, backend.ref ?? '');
  const counts = useCallCounts(project.id, range);
  const { data } = functions;
  if (data === undefined) {
    if (!functions.isError) return <ListSkeleton />;
    return (
      <ErrorPanel
        title={texts.functions.failed}
        error={functions.error}
        onRetry={functions.refetch}
        isRetrying={functions.isFetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState icon={SquareFunction} title={texts.functions.empty} className="pt-16">
        {functionWords.emptyDetail}
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-3 p-4">
      <div className="flex justify-end">
        <TimeRangePicker range={range} onChange={setRange} />
      </div>
      <div className="rounded-lg border border-border bg-surface">
        <Table label={functionWords.list}>
          <TableHeader>
            <TableRow>
              <TableHead>{columns.name}</TableHead>
              <TableHead className={wide}>{columns.status}</TableHead>
              <TableHead className="text-right">{columns.invocations}</TableHead>
              <TableHead className="text-right">{columns.successRate}</TableHead>
              <TableHead className={wide}>{columns.lastUpdated}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {data.map((one) => (
              <FunctionRow
                key={one.id}
                one={one}
                count={counts.isError ? undefined : counts.data && (counts.data.get(one.id) ?? noCalls)}
                isFailed={counts.isError}
                onOpen={() => push({ section: 'functions', title: one.name, params: { slug: one.slug } })}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      {counts.isError ? <CardFailed query={counts} title={texts.functions.analyticsFailed} /> : null}
    </div>
  );
}

interface FunctionRowProps {
  readonly one: EdgeFunction;
  readonly count: CallCount | undefined;
  readonly isFailed: boolean;
  readonly onOpen: () => void;
}

function FunctionRow({ one, count, isFailed, onOpen }: FunctionRowProps) {
  const pending = isFailed ? functionWords.noCalls : <Skeleton className="ms-auto h-4 w-10" />;
  return (
    <TableRow className="cursor-pointer" onClick={onOpen}>
      <TableCell>
        <Button
          variant="link"
          className="font-medium text-foreground max-sm:whitespace-normal max-sm:[overflow-wrap:anywhere]"
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {one.name}
        </Button>
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted-foreground sm:hidden">
          <FunctionStatus status={one.status} />
          <RelativeTime value={one.updated_at} />
        </p>
      </TableCell>
      <TableCell className={wide}>
        <FunctionStatus status={one.status} />
      </TableCell>
      <TableCell className="text-right tabular-nums">
        {count?.invoked.toLocaleString('en') ?? pending}
      </TableCell>
      <TableCell className="text-right">
        {count === undefined ? pending : <SuccessRate count={count} />}
      </TableCell>
      <TableCell className={cn(wide, 'whitespace-nowrap text-muted-foreground')}>
        <RelativeTime value={one.updated_at} />
      </TableCell>
    </TableRow>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy className="mx-auto flex max-w-5xl flex-col gap-2 p-4">
      <Skeleton className="h-9 w-36 self-end" />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-10" />
      ))}
    </div>
  );
}
