import { lazy } from "react";
import { ChartFrame, type FigureProps } from "@/components/charts/ChartFrame";

const BarDrawing = lazy(() =>
  import("@/components/charts/BarDrawing").then((module) => ({ default: module.BarDrawing })),
);

export function BarFigure(props: FigureProps) {
  return (
    <ChartFrame {...props}>
      <BarDrawing {...props} />
    </ChartFrame>
  );
}
