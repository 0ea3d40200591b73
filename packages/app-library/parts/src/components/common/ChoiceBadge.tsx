import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/utils";

interface ChoiceBadgeProps {
  value: string;
  /** All options, so that each keeps its colour. */
  options: readonly string[];
}

const DOTS = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5"];

export function ChoiceBadge({ value, options }: ChoiceBadgeProps) {
  if (value === "") return <span className="text-muted-foreground">–</span>;
  return (
    <Badge variant="secondary" className="max-w-full gap-1.5 whitespace-normal">
      <span
        aria-hidden="true"
        className={cn(
          "size-2 shrink-0 rounded-full",
          DOTS[Math.max(0, options.indexOf(value)) % DOTS.length],
        )}
      />
      {value}
    </Badge>
  );
}
