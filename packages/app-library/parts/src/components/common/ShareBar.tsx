import { Progress } from "@/components/ui/progress";
import { formatNumber } from "@/lib/format";

/** How much of something is done, as a bar and in percent. */
export function ShareBar({ value, label }: { value: number | null; label: string }) {
  if (value === null) return "–";
  return (
    <span className="flex min-w-28 items-center gap-2">
      <Progress value={Math.max(0, Math.min(100, value))} aria-label={label} className="h-2 flex-1" />
      <span className="text-sm tabular-nums">{formatNumber(Math.round(value), "%")}</span>
    </span>
  );
}
