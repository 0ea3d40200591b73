import type { ReactNode } from "react";
import { usePageTitle } from "@/hooks/use-page-title";
import { look } from "@/lib/look";
import { cn } from "@/lib/utils";

interface PageProps {
  title: string;
  intro?: string;
  /** The heading stands in the page itself, in a hero for instance. */
  hasOwnHeading?: boolean;
  children?: ReactNode;
}

/** The frame of every page: its title in the browser tab, its heading, its sections. */
export function Page({ title, intro, hasOwnHeading = false, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className={cn(look.page, "w-full")}>
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
