import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisTick, gridStroke } from './chart-style.ts';

/** One part of every bar. */
export interface BarSeries {
  readonly key: string;
  readonly colour: string;
  readonly opacity?: number | undefined;
}

/** One bar: where it begins in time, and how much of each part it has. */
export interface StackedBar {
  readonly startMs: number;
  readonly values: Readonly<Record<string, number>>;
}

interface StackedBarsProps {
  readonly bars: readonly StackedBar[];
  readonly series: readonly BarSeries[];
  readonly formatTick: (startMs: number) => string;
  readonly tooltip: (bar: StackedBar) => ReactNode;
  readonly onChoose?: ((bar: StackedBar) => void) | undefined;
  readonly maxBarPx?: number | undefined;
}

/** Loaded only when there is something to draw: the library is large. */
export function StackedBars(props: StackedBarsProps) {
  const { bars, series, formatTick, tooltip, onChoose, maxBarPx } = props;
  const choose = (index: number | undefined) => {
    const bar = bars[index ?? -1];
    if (bar !== undefined) onChoose?.(bar);
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer
        className={onChoose === undefined ? '' : 'cursor-pointer'}
        onClick={({ activeTooltipIndex }) => choose(Number(activeTooltipIndex ?? -1))}
      >
        <CartesianGrid vertical={false} stroke={gridStroke} />
        <XAxis
          dataKey="startMs"
          tickLine={false}
          axisLine={false}
          minTickGap={24}
          tick={axisTick}
          tickFormatter={formatTick}
        />
        <YAxis width={44} tickLine={false} axisLine={false} allowDecimals={false} tick={axisTick} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-hover)', opacity: 0.6 }}
          content={({ active, label }) => {
            const bar = active ? bars.find(({ startMs }) => startMs === Number(label)) : undefined;
            if (bar === undefined) return null;
            return (
              <div className="rounded-md bg-tooltip px-2 py-1 text-xs text-tooltip-foreground">
                {tooltip(bar)}
              </div>
            );
          }}
        />
        {series.map(({ key, colour, opacity = 1 }) => (
          <Bar
            key={key}
            dataKey={({ values }: StackedBar) => values[key] ?? 0}
            name={key}
            stackId="all"
            fill={colour}
            fillOpacity={opacity}
            {...(maxBarPx === undefined ? {} : { maxBarSize: maxBarPx })}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
