import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from "recharts";
import type { FigureProps } from "@/components/charts/ChartFrame";
import { ChartRoom } from "@/components/charts/ChartRoom";
import { ChartTooltip, ChartTooltipContent } from "@/components/ui/chart";
import { formatCompact } from "@/lib/format";

export function BarDrawing({ label, data }: FigureProps) {
  return (
    <ChartRoom label={label}>
      <BarChart data={[...data]} margin={{ top: 20 }}>
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
        <Bar
          dataKey="value"
          fill="var(--color-value)"
          radius={[6, 6, 0, 0]}
          maxBarSize={64}
          isAnimationActive={false}
        >
          <LabelList
            dataKey="value"
            position="top"
            className="fill-foreground"
            formatter={(value: unknown) => formatCompact(Number(value))}
          />
        </Bar>
      </BarChart>
    </ChartRoom>
  );
}
