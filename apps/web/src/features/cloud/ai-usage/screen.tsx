import { type AiUsageRow, fillText, limits, type Project, texts } from '@loam/contract';
import {
  Card,
  cn,
  EmptyState,
  formatRelativeTime,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Skeleton,
  StatusDot,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  useNow,
} from '@loam/ui';
import { Suspense, useState } from 'react';
import { LazyStackedBars } from '../../../shared/charts/lazy-stacked-bars.ts';
import { ErrorPanel } from '../console/error-panel.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { EnableAiCard } from '../ai/enable-ai-card.tsx';
import { useAiIntegration, useAiUsage } from './api.ts';
import {
  barsOf,
  defaultDays,
  lastUsedMs,
  modelsOf,
  type PeriodDays,
  periodDays,
  periodOf,
  providerName,
  seriesOf,
  type UsagePeriod,
} from './model/usage.ts';
import { aiWords } from './texts.data.ts';

/** How often the app asks which model. */
export function AiUsageScreen({ project }: ScreenProps) {
  const integration = useAiIntegration(project.id);
  if (integration.data === undefined) {
    if (!integration.isError) return <Skeleton aria-busy className="m-4 h-48" />;
    return (
      <ErrorPanel
        title={aiWords.failed}
        error={integration.error}
        onRetry={integration.refetch}
        isRetrying={integration.isFetching}
      />
    );
  }
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 p-4">
        {integration.data.is_used ? null : <EnableAiCard project={project} />}
        <Usage project={project} isUsed={integration.data.is_used} />
      </div>
    </div>
  );
}

function Usage({ project, isUsed }: { readonly project: Project; readonly isUsed: boolean }) {
  const [days, setDays] = useState<PeriodDays>(defaultDays);
  const period = periodOf(days, useNow());
  const usage = useAiUsage(project.id, period);
  return (
    <section aria-label={texts.aiUsage.title} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{texts.aiUsage.title}</h3>
        <PeriodPicker days={days} onChange={setDays} />
      </header>
      {usage.data === undefined ? (
        usage.isError ? (
          <ErrorPanel
            title={aiWords.failed}
            error={usage.error}
            onRetry={usage.refetch}
            isRetrying={usage.isFetching}
          />
        ) : (
          <Skeleton aria-busy className="h-64" />
        )
      ) : (
        <>
          <Connection rows={usage.data} isUsed={isUsed} />
          <UsageChart rows={usage.data} period={period} />
          <Models rows={usage.data} />
        </>
      )}
    </section>
  );
}

interface PeriodPickerProps {
  readonly days: PeriodDays;
  readonly onChange: (days: PeriodDays) => void;
}

function PeriodPicker({ days, onChange }: PeriodPickerProps) {
  return (
    <Select
      value={String(days)}
      onValueChange={(value) => onChange(periodDays.find((known) => String(known) === value) ?? days)}
    >
      <SelectTrigger aria-label={aiWords.period} className="w-40">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {periodDays.map((value) => (
          <SelectItem key={value} value={String(value)}>
            {aiWords.periods[value]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

interface ConnectionProps {
  readonly rows: readonly AiUsageRow[];
  readonly isUsed: boolean;
}

function Connection({ rows, isUsed }: ConnectionProps) {
  const now = useNow();
  const models = modelsOf(rows);
  const last = lastUsedMs(rows);
  const total = models.reduce((sum, { calls }) => sum + calls, 0);
  const facts = [
    [aiWords.requests, total.toLocaleString('en')],
    [aiWords.models, models.length.toLocaleString('en')],
    [aiWords.topModel, models[0]?.model ?? aiWords.none],
  ] as const;
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3">
      <div className="flex flex-col">
        <p className="flex items-center gap-2 font-medium">
          <StatusDot tone={isUsed ? 'success' : 'neutral'} />
          {isUsed ? texts.aiUsage.active : texts.aiUsage.notInUse}
        </p>
        {last === undefined ? null : (
          <p className="text-xs text-muted-foreground">
            {fillText(texts.aiUsage.lastUsed, { time: formatRelativeTime(last, now) })}
          </p>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const hourForm = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const dayForm = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function UsageChart({
  rows,
  period,
}: {
  readonly rows: readonly AiUsageRow[];
  readonly period: UsagePeriod;
}) {
  const series = seriesOf(modelsOf(rows));
  const form = period.stepMs < 86_400_000 ? hourForm : dayForm;
  return (
    <Card className="p-3">
      {series.length === 0 ? (
        <EmptyState title={texts.aiUsage.empty} />
      ) : (
        <figure aria-label={aiWords.chart} className="h-64">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <LazyStackedBars
              bars={barsOf(rows, period)}
              series={series}
              maxBarPx={limits.ai.chartMaxBar}
              formatTick={(startMs) => form.format(startMs)}
              tooltip={({ startMs, values }) => (
                <>
                  <p className="font-medium">{form.format(startMs)}</p>
                  {Object.entries(values).map(([model, calls]) => (
                    <p key={model} className="tabular-nums">
                      {model}: {calls.toLocaleString('en')}
                    </p>
                  ))}
                </>
              )}
            />
          </Suspense>
        </figure>
      )}
    </Card>
  );
}

function Models({ rows }: { readonly rows: readonly AiUsageRow[] }) {
  const models = modelsOf(rows);
  const series = seriesOf(models);
  return (
    <section aria-label={texts.aiUsage.models} className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">{texts.aiUsage.models}</h4>
      {models.length === 0 ? (
        <p className="text-sm text-muted-foreground">{texts.aiUsage.noModels}</p>
      ) : (
        <div className="rounded-lg border border-border bg-surface">
          <Table label={texts.aiUsage.models}>
            <TableHeader>
              <TableRow>
                <TableHead>{texts.aiUsage.columns.model}</TableHead>
                <TableHead className="text-right">{texts.aiUsage.columns.calls}</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {models.map(({ model, provider, calls }, index) => (
                <TableRow key={model}>
                  <TableCell>
                    <span className="flex items-center gap-2">
                      <span
                        aria-hidden
                        className={cn('size-2.5 shrink-0 rounded-sm')}
                        style={{ background: series[index]?.colour, opacity: series[index]?.opacity }}
                      />
                      <span className="font-mono">{model}</span>
                      <span className="text-xs text-muted-foreground">{providerName(provider)}</span>
                    </span>
                  </TableCell>
                  <TableCell className="text-right tabular-nums">{calls.toLocaleString('en')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </section>
  );
}
