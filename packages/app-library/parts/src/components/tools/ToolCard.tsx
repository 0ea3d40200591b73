import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

interface ToolCardProps extends ComponentProps<"section"> {
  title?: string;
}

/** A card of a tool, with its name where it has one. */
export function ToolCard({ title, className, children, ...section }: ToolCardProps) {
  return (
    <section
      aria-label={title}
      {...section}
      className={cn("grid content-start gap-4 rounded-xl border bg-card p-5 text-card-foreground", className)}
    >
      {title && <h3 className="font-heading text-lg font-semibold break-words">{title}</h3>}
      {children}
    </section>
  );
}
