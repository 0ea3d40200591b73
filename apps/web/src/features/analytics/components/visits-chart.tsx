import type { AnalyticsGranularity, AnalyticsSeries } from '@loam/contract';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisTick, gridStroke } from '../../../shared/charts/chart-style.ts';
import { formatMetric, formatMoment, formatTick, type Metric } from '../model/format.ts';

export interface VisitsChartProps {
  readonly metric: Metric;
  readonly series: AnalyticsSeries;
  readonly granularity: AnalyticsGranularity;
}

/** Loaded only when there is something to draw: the library is large. */
export function VisitsChart({ metric, series, granularity }: VisitsChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={series.data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer>
        <CartesianGrid vertical={false} stroke={gridStroke} />
        <XAxis
          dataKey="date"
          tickLine={false}
          axisLine={false}
          minTickGap={32}
          tick={axisTick}
          tickFormatter={(date: string) => formatTick(date, granularity)}
        />
        <YAxis
          width={52}
          tickLine={false}
          axisLine={false}
          allowDecimals={metric === 'pageviewsPerVisit'}
          tick={axisTick}
          tickFormatter={(value: number) => formatMetric(metric, value)}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--color-border-strong)' }}
          content={({ active, payload }) => {
            const point: unknown = payload?.[0]?.payload;
            if (!active || !isPoint(point)) return null;
            return (
              <div className="rounded-md bg-tooltip px-2 py-1 text-xs text-tooltip-foreground">
                <p className="font-medium tabular-nums">{formatMetric(metric, point.value)}</p>
                <p>{formatMoment(point.date, granularity)}</p>
              </div>
            );
          }}
        />
        <Area
          type="monotone"
          dataKey="value"
          stroke="var(--color-accent)"
          strokeWidth={2}
          fill="var(--color-accent)"
          fillOpacity={0.12}
          isAnimationActive={false}
          dot={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

function isPoint(point: unknown): point is { readonly date: string; readonly value: number } {
  return typeof point === 'object' && point !== null && 'date' in point && 'value' in point;
}
