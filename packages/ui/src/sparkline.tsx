import { cn } from './cn.ts';
import { linePath, sparklinePoints } from './sparkline-path.ts';

type SparklineProps = {
  readonly values: readonly number[];
  /** What the line shows, in words. */
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
};

export function Sparkline({ values, label, width = 80, height = 24, className }: SparklineProps) {
  const points = sparklinePoints(values, { width, height, padding: 2 });
  const line = linePath(points);
  const first = points.at(0);
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={cn('shrink-0 text-accent', className)}
    >
      {first === undefined || last === undefined ? null : (
        <>
          <path d={`${line}L${last[0]} ${height}L${first[0]} ${height}Z`} fill="currentColor" opacity={0.1} />
          <path
            d={line}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx={last[0]} cy={last[1]} r={2} fill="currentColor" />
        </>
      )}
    </svg>
  );
}
