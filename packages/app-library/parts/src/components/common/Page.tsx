import type { ReactNode } from "react";
import { usePageTitle } from "@/hooks/use-page-title";
import { look } from "@/lib/look";
import { cn } from "@/lib/utils";

interface PageProps {
  title: string;
  intro?: string;
  /** The heading stands in the page itself, in a hero for instance. */
  hasOwnHeading?: boolean;
  /** One form alone stands in the middle, its heading with it. */
  isNarrow?: boolean;
  children?: ReactNode;
}

/** The frame of every page: its title in the browser tab, its heading, its sections. */
export function Page({ title, intro, hasOwnHeading = false, isNarrow = false, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className={cn(look.page, "w-full", isNarrow && "mx-auto max-w-md")}>
      {!hasOwnHeading && (
        <div className={cn(look.pageHead, "min-w-0")}>
          <h1 className={cn(look.pageTitle, "text-balance")}>{title}</h1>
          {intro && <p className={cn(look.pageIntro, "text-pretty")}>{intro}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
