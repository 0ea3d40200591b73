import { ListFilterIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { words } from "@/lib/words";

interface MoreFiltersProps {
  /** How many of them narrow the list now. */
  count: number;
  children: ReactNode;
}

export function MoreFilters({ count, children }: MoreFiltersProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" className="self-end bg-card text-card-foreground dark:bg-card">
          <ListFilterIcon />
          {words.moreFilters}
          {count > 0 && <Badge>{count}</Badge>}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" className="grid w-auto max-w-[calc(100vw-2rem)] gap-4">
        {children}
      </PopoverContent>
    </Popover>
  );
}
