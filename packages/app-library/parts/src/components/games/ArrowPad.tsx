import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ArrowDirection } from "@/hooks/use-arrow-keys";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const ARROWS = [
  { direction: "up", label: words.up, icon: ArrowUpIcon, place: "col-start-2" },
  { direction: "left", label: words.left, icon: ArrowLeftIcon, place: "col-start-1 row-start-2" },
  { direction: "down", label: words.down, icon: ArrowDownIcon, place: "col-start-2 row-start-2" },
  { direction: "right", label: words.right, icon: ArrowRightIcon, place: "col-start-3 row-start-2" },
] as const;

/** Directions for fingers; keys do the same. */
export function ArrowPad({ onPress }: { onPress: (direction: ArrowDirection) => void }) {
  return (
    <div className="grid w-fit grid-cols-3 gap-2 justify-self-center">
      {ARROWS.map(({ direction, label, icon: Icon, place }) => (
        <Button
          key={direction}
          variant="outline"
          aria-label={label}
          onClick={() => onPress(direction)}
          className={cn("h-12 w-16", place)}
        >
          <Icon />
        </Button>
      ))}
    </div>
  );
}
