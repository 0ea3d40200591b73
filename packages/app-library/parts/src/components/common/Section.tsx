import { type ReactNode, useId } from "react";
import { look } from "@/lib/look";
import { cn } from "@/lib/utils";

interface SectionProps {
  title: string;
  text?: string;
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  /** The page's own heading says it already: only screen readers hear it again. */
  isTitleHidden?: boolean;
  className?: string;
  children: ReactNode;
}

export function Section({ title, text, action, isTitleHidden = false, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn(look.section, "min-w-0", className)}>
      <div className={cn(look.sectionHead, isTitleHidden && !text && !action && "sr-only")}>
        <div className="grid gap-1.5">
          <h2 id={id} className={cn(isTitleHidden ? "sr-only" : look.sectionTitle, "text-balance")}>
            {title}
          </h2>
          {text && <p className="max-w-2xl text-muted-foreground">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
