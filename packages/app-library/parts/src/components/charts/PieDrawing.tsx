import { Pie, PieChart } from "recharts";
import { ChartRoom } from "@/components/charts/ChartRoom";
import { ChartTooltip, ChartTooltipContent } from "@/components/ui/chart";
import type { DataPoint } from "@/lib/figures";

interface PieDrawingProps {
  label: string;
  data: readonly (DataPoint & { fill?: string })[];
}

export function PieDrawing({ label, data }: PieDrawingProps) {
  return (
    <ChartRoom label={label}>
      <PieChart>
        <ChartTooltip content={<ChartTooltipContent hideLabel />} />
        <Pie data={[...data]} dataKey="value" nameKey="name" innerRadius="55%" isAnimationActive={false} />
      </PieChart>
    </ChartRoom>
  );
}
