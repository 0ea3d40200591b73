import { lazy } from "react";
import { ChartFrame, type FigureProps } from "@/components/charts/ChartFrame";
import { formatNumber } from "@/lib/format";

const PieDrawing = lazy(() =>
  import("@/components/charts/PieDrawing").then((module) => ({ default: module.PieDrawing })),
);

const COLOURS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)", "var(--chart-5)"];

/** After the last colour they come again, paler each time, so that no two parts look alike. */
function colourOf(index: number): string {
  const colour = COLOURS[index % COLOURS.length] ?? "var(--chart-1)";
  const round = Math.floor(index / COLOURS.length);
  return round === 0 ? colour : `color-mix(in oklab, ${colour} ${100 * 0.6 ** round}%, var(--background))`;
}

export function PieFigure(props: FigureProps) {
  const data = props.data
    .filter((point) => point.value > 0)
    .map((point, index) => ({ ...point, fill: colourOf(index) }));
  const format = props.format ?? formatNumber;
  const legend = (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
      {data.map((point) => (
        <li key={point.name} className="flex items-center gap-2">
          <span className="size-3 rounded-sm" style={{ backgroundColor: point.fill }} />
          {point.name}
          <span className="font-medium tabular-nums">{format(point.value)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <ChartFrame {...props} legend={legend}>
      <PieDrawing label={props.label} data={data} />
    </ChartFrame>
  );
}
