import { fillText, texts } from '@loam/contract';
import { Button, EmptyState, Skeleton } from '@loam/ui';
import { Suspense } from 'react';
import { LazyStackedBars } from '../../../../shared/charts/lazy-stacked-bars.ts';
import { ErrorPanel } from '../../console/error-panel.tsx';
import type { TimeSpan } from '../../time-range/model/time-range.ts';
import type { useCallBuckets } from '../api.ts';
import { type CallBucket, formatPercent, successPercent } from '../model/function-calls.ts';
import { functionWords } from '../texts.data.ts';

interface CallChartProps {
  readonly query: ReturnType<typeof useCallBuckets>;
  readonly onChoose: (span: TimeSpan) => void;
}

const series = [
  { key: 'succeeded', colour: 'var(--color-success)' },
  { key: 'failed', colour: 'var(--color-danger)' },
] as const;

/** Calls by time; a bar leads to the logs of its time. */
export function CallChart({ query, onChoose }: CallChartProps) {
  const { data } = query;
  if (data === undefined) {
    if (!query.isError) return <Skeleton aria-busy className="h-56" />;
    return (
      <ErrorPanel
        title={texts.functions.analyticsFailed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (data.every(({ invoked }) => invoked === 0))
    return <EmptyState title={texts.functions.noInvocations}>{texts.timeRange.noData}</EmptyState>;
  const widthMs = (data[0]?.endMs ?? 0) - (data[0]?.startMs ?? 0);
  return (
    <>
      <figure aria-label={functionWords.chart} className="h-56">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <LazyStackedBars
            bars={data.map(({ startMs, succeeded, failed }) => ({ startMs, values: { succeeded, failed } }))}
            series={series}
            formatTick={(startMs) => tickForm(widthMs).format(startMs)}
            tooltip={({ startMs }) => <BarWords bucket={data.find((one) => one.startMs === startMs)} />}
            onChoose={({ startMs }) => onChoose({ startMs, endMs: Math.min(startMs + widthMs, Date.now()) })}
          />
        </Suspense>
      </figure>
      <BusyTimes buckets={data} onChoose={onChoose} />
    </>
  );
}

const hourForm = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const dayForm = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const momentForm = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

function tickForm(widthMs: number): Intl.DateTimeFormat {
  return widthMs < 21_600_000 ? hourForm : dayForm;
}

function BarWords({ bucket }: { readonly bucket: CallBucket | undefined }) {
  if (bucket === undefined) return null;
  return (
    <>
      <p className="font-medium tabular-nums">{wordsOf(bucket)}</p>
      <p>{momentForm.format(bucket.startMs)}</p>
    </>
  );
}

function wordsOf(bucket: CallBucket): string {
  const percent = successPercent(bucket);
  const rate = percent === undefined ? functionWords.noCalls : formatPercent(percent);
  return fillText(functionWords.tooltip, { rate, total: String(bucket.invoked) });
}

/** The same way by keyboard, and for who cannot see the bars. */
function BusyTimes({
  buckets,
  onChoose,
}: {
  readonly buckets: readonly CallBucket[];
  readonly onChoose: CallChartProps['onChoose'];
}) {
  const busy = buckets.filter(({ invoked }) => invoked > 0);
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted-foreground">{functionWords.logsOf}</summary>
      <ul className="flex flex-col items-start pt-1">
        {busy.toReversed().map((bucket) => (
          <li key={bucket.startMs}>
            <Button variant="link" className="text-sm tabular-nums" onClick={() => onChoose(bucket)}>
              {momentForm.format(bucket.startMs)} · {wordsOf(bucket)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
