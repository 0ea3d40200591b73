import type { ComponentProps } from "react";
import { ChartContainer } from "@/components/ui/chart";

interface ChartRoomProps {
  label: string;
  children: ComponentProps<typeof ChartContainer>["children"];
}

export function ChartRoom({ label, children }: ChartRoomProps) {
  return (
    <ChartContainer
      role="img"
      aria-label={label}
      config={{ value: { label, color: "var(--chart-1)" } }}
      className="aspect-auto h-64 w-full"
    >
      {children}
    </ChartContainer>
  );
}
