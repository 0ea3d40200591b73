import type { LucideIcon } from "lucide-react";
import { Card, CardContent } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsLoading } from "@/data/loading";
import { look } from "@/lib/look";
import { cn } from "@/lib/utils";

interface StatCardProps {
  label: string;
  value: string;
  icon: LucideIcon;
  /** How much of a goal is reached, of a hundred. */
  progress?: number;
}

export function StatCard({ label, value, icon: Icon, progress }: StatCardProps) {
  const isLoading = useIsLoading();
  return (
    <Card className={cn(look.card, "gap-3 py-5")}>
      <CardContent className="grid gap-3 px-5">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground">{label}</p>
          <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-primary-foreground">
            <Icon className="size-4" />
          </span>
        </div>
        <div className="font-heading text-2xl font-semibold tracking-tight break-words tabular-nums sm:text-3xl">
          {isLoading ? <Skeleton className="h-9 w-20" /> : value}
        </div>
        {progress !== undefined && <Progress value={Math.min(100, progress)} aria-label={label} />}
      </CardContent>
    </Card>
  );
}
