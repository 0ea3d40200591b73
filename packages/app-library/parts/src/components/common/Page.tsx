import type { ReactNode } from "react";
import { usePageTitle } from "@/hooks/use-page-title";
import { look } from "@/lib/look";

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
    <div className={look.page}>
      {!hasOwnHeading && (
        <div className={look.pageHead}>
          <h1 className={look.pageTitle}>{title}</h1>
          {intro && <p className={look.pageIntro}>{intro}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
