import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

interface FigureListProps {
  figures: readonly { label: string; value: ReactNode; isBad?: boolean }[];
  className?: string;
}

export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl aria-live="polite" className={cn("grid grid-cols-2 gap-3 sm:grid-cols-4", className)}>
      {figures.map(({ label, value, isBad }) => (
        <div
          key={label}
          className="grid content-start gap-1 rounded-xl border bg-card p-4 text-card-foreground"
        >
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd
            className={cn(
              "font-heading text-xl font-semibold break-words tabular-nums",
              isBad && "text-destructive",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
