import { BarDrawing } from "@/components/charts/BarDrawing";
import { ChartFrame, type FigureProps } from "@/components/charts/ChartFrame";

export function BarFigure(props: FigureProps) {
  return (
    <ChartFrame {...props}>
      <BarDrawing {...props} />
    </ChartFrame>
  );
}
