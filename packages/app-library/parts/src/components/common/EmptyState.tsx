import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
} from "@/components/ui/empty";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsLoading } from "@/data/loading";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}

/** Says that there is nothing, once that is known. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  if (useIsLoading()) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-16 rounded-xl opacity-70" />
        <Skeleton className="h-16 rounded-xl opacity-40" />
      </div>
    );
  }
  return (
    <Empty className="border bg-card/60 py-14" role="status">
      <EmptyHeader>
        <EmptyMedia variant="icon" className="size-14 rounded-full bg-primary text-primary-foreground">
          <Icon />
        </EmptyMedia>
        <EmptyTitle>{title}</EmptyTitle>
        <EmptyDescription>{text}</EmptyDescription>
      </EmptyHeader>
      {children && <EmptyContent>{children}</EmptyContent>}
    </Empty>
  );
}
