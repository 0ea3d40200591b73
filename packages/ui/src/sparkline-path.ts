export type SparklineBox = {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
};

/** Points of the line, oldest first; a flat or single series lies in the middle. */
export function sparklinePoints(
  values: readonly number[],
  box: SparklineBox,
): readonly (readonly [x: number, y: number])[] {
  const only = values[0];
  if (only === undefined) return [];
  const series = values.length === 1 ? [only, only] : values;
  const low = Math.min(...series);
  const span = Math.max(...series) - low;
  const innerWidth = box.width - 2 * box.padding;
  const innerHeight = box.height - 2 * box.padding;
  return series.map((value, index) => {
    const share = span === 0 ? 0.5 : (value - low) / span;
    const x = box.padding + (index / (series.length - 1)) * innerWidth;
    return [round(x), round(box.padding + (1 - share) * innerHeight)] as const;
  });
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
