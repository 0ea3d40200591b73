import { lazy } from "react";
import { BarFigure } from "@/components/charts/BarFigure";
import { ChartFrame, type FigureProps } from "@/components/charts/ChartFrame";

const LineDrawing = lazy(() =>
  import("@/components/charts/LineDrawing").then((module) => ({ default: module.LineDrawing })),
);

export function LineFigure(props: FigureProps) {
  // One point makes no line.
  if (props.data.length === 1) return <BarFigure {...props} />;
  return (
    <ChartFrame {...props}>
      <LineDrawing {...props} />
    </ChartFrame>
  );
}
