import { type ReactNode, useId } from "react";
import { Card, CardContent, CardHeader } from "@/components/ui/card";
import { look } from "@/lib/look";
import { cn } from "@/lib/utils";

interface ChartCardProps {
  title: string;
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

export function ChartCard({ title, action, children }: ChartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className={cn(look.card, "h-full gap-5 py-5")}>
        <CardHeader className="flex flex-wrap items-center justify-between gap-3 px-5">
          <h2 id={id} className="font-heading text-lg font-semibold">
            {title}
          </h2>
          {action}
        </CardHeader>
        <CardContent className="px-5">{children}</CardContent>
      </Card>
    </section>
  );
}
