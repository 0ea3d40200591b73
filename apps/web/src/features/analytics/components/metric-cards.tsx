import { enums, limits, type Analytics } from '@loam/contract';
import { cn, focusRing } from '@loam/ui';
import type { CSSProperties } from 'react';
import { formatMetric, type Metric } from '../model/format.ts';
import { analyticsTexts } from '../texts.data.ts';

interface MetricCardsProps {
  readonly series: Analytics['timeSeries'];
  readonly chosen: Metric;
  readonly onChoose: (metric: Metric) => void;
}

/** Side by side where there is room for all of them. */
export const cardGrid =
  'grid grid-cols-2 gap-2 @xl:grid-cols-3 @4xl:grid-cols-[repeat(var(--cards),minmax(0,1fr))]';
export const cardColumns: CSSProperties & Record<'--cards', number> = {
  '--cards': limits.analytics.metricCards,
};

/** Five numbers; the chosen one is drawn below. */
export function MetricCards({ series, chosen, onChoose }: MetricCardsProps) {
  return (
    <div role="group" aria-label={analyticsTexts.metric} className={cardGrid} style={cardColumns}>
      {enums.analytics.timeSeries.map((metric) => (
        <button
          key={metric}
          type="button"
          aria-pressed={metric === chosen}
          onClick={() => onChoose(metric)}
          className={cn(
            focusRing,
            'flex min-w-0 flex-col gap-1 rounded-xl border border-border bg-surface p-3 text-left transition-colors hover:bg-hover',
            metric === chosen && 'border-accent bg-accent-subtle hover:bg-accent-subtle',
          )}
        >
          <span className="truncate text-sm text-muted-foreground">{analyticsTexts.metrics[metric]}</span>
          <span className="truncate text-xl font-semibold tabular-nums">
            {formatMetric(metric, series[metric].total)}
          </span>
        </button>
      ))}
    </div>
  );
}
