import { Area, AreaChart, CartesianGrid, XAxis, YAxis } from "recharts";
import type { FigureProps } from "@/components/charts/ChartFrame";
import { ChartRoom } from "@/components/charts/ChartRoom";
import { ChartTooltip, ChartTooltipContent } from "@/components/ui/chart";
import { formatCompact } from "@/lib/format";

export function LineDrawing({ label, data }: FigureProps) {
  return (
    <ChartRoom label={label}>
      <AreaChart data={[...data]} margin={{ top: 12, right: 12 }}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="name" tickLine={false} axisLine={false} tickMargin={8} />
        <YAxis
          width={60}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={formatCompact}
        />
        <ChartTooltip content={<ChartTooltipContent />} />
        <Area
          dataKey="value"
          type="monotone"
          stroke="var(--color-value)"
          fill="var(--color-value)"
          fillOpacity={0.2}
          strokeWidth={2}
          dot
          isAnimationActive={false}
        />
      </AreaChart>
    </ChartRoom>
  );
}
