import { type EdgeFunction, fillText, limits, texts } from '@loam/contract';
import { Button, Card, EmptyState, Skeleton, useCopied, useIsPhone } from '@loam/ui';
import { Check, Code, Link2, ScrollText, SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { useProjectViews } from '../../../../shared/project-views.tsx';
import { ErrorPanel } from '../../console/error-panel.tsx';
import type { ScreenProps } from '../../console/screen.ts';
import { TimeRangePicker } from '../../time-range/components/time-range-picker.tsx';
import { functionRange, type TimeRange, type TimeSpan } from '../../time-range/model/time-range.ts';
import { useCallBuckets, useFunctions } from '../api.ts';
import { functionUrl, totalOf } from '../model/function-calls.ts';
import { functionWords } from '../texts.data.ts';
import { CallChart } from './call-chart.tsx';
import { FunctionStatus } from './function-status.tsx';
import { LastUpdated } from './last-updated.tsx';
import { TryFunction } from './try-function.tsx';

interface FunctionDetailProps extends ScreenProps {
  readonly slug: string;
}

export function FunctionDetail({ slug, ...props }: FunctionDetailProps) {
  const functions = useFunctions(props.project.id, props.backend.ref ?? '');
  const one = functions.data?.find((known) => known.slug === slug);
  if (one !== undefined) return <OneFunction {...props} one={one} />;
  if (functions.isError) {
    return (
      <ErrorPanel
        title={texts.functions.failed}
        error={functions.error}
        onRetry={functions.refetch}
        isRetrying={functions.isFetching}
      />
    );
  }
  if (functions.data === undefined) return <Skeleton aria-busy className="m-4 h-64" />;
  return (
    <EmptyState icon={SquareFunction} title={fillText(functionWords.gone, { name: slug })} className="pt-16">
      {functionWords.goneDetail}
    </EmptyState>
  );
}

interface OneFunctionProps extends ScreenProps {
  readonly one: EdgeFunction;
}

function OneFunction({ one, project, backend, push, isShown }: OneFunctionProps) {
  const [range, setRange] = useState<TimeRange>(functionRange);
  const buckets = useCallBuckets(project.id, { functionId: one.id, range, isShown });
  const openLogs = (span?: TimeSpan) =>
    push({
      section: 'logs',
      title: fillText(functionWords.logsTitle, { name: one.name }),
      params: {
        functionId: one.id,
        ...(span && { start: new Date(span.startMs).toISOString(), end: new Date(span.endMs).toISOString() }),
      },
    });
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-4 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-mono text-md font-semibold">{one.name}</h3>
        <FunctionStatus status={one.status} />
        <p className="text-sm text-muted-foreground">
          <LastUpdated atMs={one.updated_at} />
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          <CopyUrl url={functionUrl(backend.url, one.slug)} />
          <Button variant="outline" size="sm" onClick={() => openLogs()}>
            <ScrollText aria-hidden />
            {texts.functions.viewLogs}
          </Button>
          <ViewCode slug={one.slug} />
        </div>
      </header>
      <Counts version={one.version} count={buckets.data && totalOf(buckets.data)} />
      <Card className="flex flex-col gap-2 p-3">
        <div className="flex justify-end">
          <TimeRangePicker range={range} onChange={setRange} />
        </div>
        <CallChart query={buckets} onChoose={openLogs} />
      </Card>
      <TryFunction key={one.id} project={project} one={one} onLogs={openLogs} />
    </div>
  );
}

function CopyUrl({ url }: { readonly url: string }) {
  const { state, copy } = useCopied(limits.feedback.copiedMs);
  return (
    <Button variant="outline" size="sm" onClick={() => copy(url)}>
      {state === 'copied' ? <Check aria-hidden /> : <Link2 aria-hidden />}
      <span aria-live="polite">{state === 'copied' ? texts.functions.copied : texts.functions.copyUrl}</span>
    </Button>
  );
}

function ViewCode({ slug }: { readonly slug: string }) {
  const views = useProjectViews();
  const isPhone = useIsPhone();
  if (isPhone) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => views.open({ view: 'codeEditor', file: `supabase/functions/${slug}/index.ts` })}
    >
      <Code aria-hidden />
      {texts.functions.viewCode}
    </Button>
  );
}

interface CountsProps {
  readonly version: number;
  readonly count: ReturnType<typeof totalOf> | undefined;
}

function Counts({ version, count }: CountsProps) {
  const { counts } = texts.functions;
  const shown = [
    [counts.invoked, count?.invoked],
    [counts.failed, count?.failed],
    [counts.succeeded, count?.succeeded],
    [counts.deployments, version],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 @xl:grid-cols-4">
      {shown.map(([label, value]) => (
        <Card key={label} className="px-3 py-2">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {value?.toLocaleString('en') ?? functionWords.noCalls}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
