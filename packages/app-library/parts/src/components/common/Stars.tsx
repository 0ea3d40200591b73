import { StarIcon } from "lucide-react";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface StarsProps {
  value: number | null;
  max?: number;
}

export function Stars({ value, max = 5 }: StarsProps) {
  if (value === null) return <span className="text-muted-foreground">–</span>;
  const label = words.starsOf.replace("{n}", String(value)).replace("{max}", String(max));
  return (
    <span role="img" aria-label={label} className="inline-flex items-center gap-0.5 text-highlight">
      {Array.from({ length: max }, (_, index) => (
        <StarIcon
          key={index}
          className={cn("size-4", index < Math.round(value) ? "fill-current" : "opacity-35")}
        />
      ))}
    </span>
  );
}
