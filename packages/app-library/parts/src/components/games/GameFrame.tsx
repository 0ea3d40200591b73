import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

interface GameFrameProps {
  stats: readonly (readonly [label: string, value: string | number])[];
  /** What the button beside the figures says and does. */
  action: string;
  onAction?: () => void;
  /** How the game stands; a game that tells it itself has none. */
  status?: string;
  help?: string;
  className?: string;
  children: ReactNode;
}

/** Figures and the button for a new game above the board, help below it. */
export function GameFrame({ stats, action, onAction, status, help, className, children }: GameFrameProps) {
  return (
    <div className={cn("mx-auto grid w-full max-w-md gap-4", className)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          {stats.map(([label, value]) => (
            <p
              key={label}
              className="grid min-w-24 gap-0.5 rounded-lg border bg-card px-3 py-2 text-card-foreground"
            >
              <span className="text-xs text-muted-foreground">{label}</span>
              <span className="font-heading text-xl font-semibold tabular-nums">{value}</span>
            </p>
          ))}
        </div>
        <Button disabled={!onAction} onClick={onAction}>
          {action}
        </Button>
      </div>
      {status !== undefined && (
        <p role="status" className="min-h-6 font-semibold">
          {status}
        </p>
      )}
      {children}
      {help && <p className="text-sm text-muted-foreground">{help}</p>}
    </div>
  );
}
