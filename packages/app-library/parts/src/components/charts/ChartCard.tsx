import { type ReactNode, useId } from "react";
import { Card, CardContent, CardFooter, CardHeader } from "@/components/ui/card";
import { look } from "@/lib/look";
import { cn } from "@/lib/utils";

interface ChartCardProps {
  title: string;
  /** Stands below the drawing, so that drawings side by side begin at one height. */
  action?: ReactNode;
  children: ReactNode;
}

export function ChartCard({ title, action, children }: ChartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className={cn(look.card, "h-full gap-5 py-5")}>
        <CardHeader className="px-5">
          <h2 id={id} className="font-heading text-lg font-semibold">
            {title}
          </h2>
        </CardHeader>
        <CardContent className="flex-1 px-5">{children}</CardContent>
        {action && <CardFooter className="px-5 [&_input]:h-8 [&_input]:text-xs">{action}</CardFooter>}
      </Card>
    </section>
  );
}
