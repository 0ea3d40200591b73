import { enums, fillText, limits, texts, type Analytics, type Project } from '@loam/contract';
import {
  Banner,
  Button,
  EmptyState,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Skeleton,
  useNow,
} from '@loam/ui';
import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocalValue } from '../../shared/local-value.ts';
import { PublishAction } from '../../shared/publish-action.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { useProject } from '../projects/api.ts';
import { useAnalytics, useChangeAnalyticsSettings } from './api.ts';
import { isBannerDismissed } from './banner-value.ts';
import { CountingMenu } from './components/counting-menu.tsx';
import { CurrentVisitors } from './components/current-visitors.tsx';
import { cardColumns, cardGrid, MetricCards } from './components/metric-cards.tsx';
import { TopList } from './components/top-list.tsx';
import type { Metric } from './model/format.ts';
import { periodOf, type Period, type Preset } from './model/periods.ts';
import { analyticsTexts } from './texts.data.ts';

const VisitsChart = lazy(async () => ({
  default: (await import('./components/visits-chart.tsx')).VisitsChart,
}));

/** Who visits the published site. */
export function AnalyticsPanel({ projectId }: { readonly projectId: string }) {
  const project = useProject(projectId).data;
  if (project === undefined) return <AnalyticsSkeleton />;
  if (project.url === null) {
    return (
      <EmptyState
        icon={ChartNoAxesColumn}
        title={analyticsTexts.publishFirst}
        className="pt-20"
        action={<PublishAction project={project} />}
      >
        {analyticsTexts.publishFirstDetail}
      </EmptyState>
    );
  }
  if (project.is_analytics_disabled) return <CountingOff project={project} />;
  return <Visits project={project} />;
}

function CountingOff({ project }: { readonly project: Project }) {
  const change = useChangeAnalyticsSettings(project.id);
  const onError = useReportProblem();
  const enable = () => change.mutate({ is_analytics_disabled: false }, { onError });
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title={analyticsTexts.disabled}
      className="pt-20"
      action={
        project.permissions.includes('DeployProject') ? (
          <Button variant="primary" loading={change.isPending} onClick={enable}>
            {texts.analytics.enable}
          </Button>
        ) : undefined
      }
    >
      {analyticsTexts.disabledDetail}
    </EmptyState>
  );
}

function Visits({ project }: { readonly project: Project }) {
  const [preset, setPreset] = useState<Preset>(limits.analytics.defaultPreset);
  const period = periodOf(preset, useNow());
  const query = useAnalytics(project.id, period);
  const [isDismissed, setDismissed] = useLocalValue(isBannerDismissed);
  return (
    <div className="@container h-full overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <CurrentVisitors projectId={project.id} />
          <div className="flex items-center gap-2">
            <PeriodPicker preset={preset} onChoose={setPreset} />
            {project.permissions.includes('DeployProject') ? <CountingMenu projectId={project.id} /> : null}
          </div>
        </header>
        {isDismissed ? null : (
          <Banner tone="info" onDismiss={() => setDismissed(true)}>
            {analyticsTexts.banner}
          </Banner>
        )}
        {query.data === undefined ? (
          query.isError ? (
            <QueryError
              title={analyticsTexts.failed}
              error={query.error}
              onRetry={query.refetch}
              isRetrying={query.isFetching}
            />
          ) : (
            <PeriodSkeleton />
          )
        ) : (
          <PeriodView analytics={query.data} period={period} />
        )}
      </div>
    </div>
  );
}

interface PeriodViewProps {
  readonly analytics: Analytics;
  readonly period: Period;
}

function PeriodView({ analytics, period }: PeriodViewProps) {
  const [metric, setMetric] = useState<Metric>('visitors');
  const isEmpty = analytics.timeSeries.pageviews.total === 0;
  const unit = period.granularity === 'hourly' ? analyticsTexts.hour : analyticsTexts.day;
  return (
    <>
      <MetricCards series={analytics.timeSeries} chosen={metric} onChoose={setMetric} />
      <figure
        aria-label={fillText(analyticsTexts.chart, { metric: analyticsTexts.metrics[metric], unit })}
        className="h-64 rounded-xl border border-border bg-surface p-3"
      >
        {isEmpty ? (
          <EmptyState title={analyticsTexts.empty}>{analyticsTexts.emptyDetail}</EmptyState>
        ) : (
          <Suspense fallback={<Skeleton className="size-full" />}>
            <VisitsChart
              metric={metric}
              series={analytics.timeSeries[metric]}
              granularity={period.granularity}
            />
          </Suspense>
        )}
      </figure>
      <div className="grid gap-3 @2xl:grid-cols-2">
        {enums.analytics.topLists.map((list) => (
          <TopList key={list} list={list} rows={analytics.lists[list]} />
        ))}
      </div>
      <p className="text-xs text-muted-foreground">{analyticsTexts.timesAreUtc}</p>
    </>
  );
}

interface PeriodPickerProps {
  readonly preset: Preset;
  readonly onChoose: (preset: Preset) => void;
}

function PeriodPicker({ preset, onChoose }: PeriodPickerProps) {
  const choose = (value: string) => {
    const chosen = enums.analytics.presets.find((known) => known === value);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <Select value={preset} onValueChange={choose}>
      <SelectTrigger aria-label={analyticsTexts.period} className="w-40">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {enums.analytics.presets.map((value) => (
          <SelectItem key={value} value={value}>
            {analyticsTexts.presets[value]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

function AnalyticsSkeleton() {
  return (
    <div aria-busy className="mx-auto flex max-w-5xl flex-col gap-4 p-6">
      <Skeleton className="h-9 w-40 self-end" />
      <PeriodSkeleton />
    </div>
  );
}

function PeriodSkeleton() {
  return (
    <>
      <div className={cardGrid} style={cardColumns}>
        {enums.analytics.timeSeries.map((metric) => (
          <Skeleton key={metric} className="h-19 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-xl" />
    </>
  );
}
