import { cn } from "@/lib/utils";

interface PersonAvatarProps {
  name: string;
  className?: string;
}

const TINTS = [
  "bg-chart-1 text-chart-1-foreground",
  "bg-chart-2 text-chart-2-foreground",
  "bg-chart-3 text-chart-3-foreground",
  "bg-chart-4 text-chart-4-foreground",
  "bg-chart-5 text-chart-5-foreground",
];

/** A person's initials in a colour of their own. */
export function PersonAvatar({ name, className }: PersonAvatarProps) {
  const words = name.replace(/^(dr|mr|mrs|ms|prof)\.?\s+/i, "").split(/\s+/);
  const initials = words
    .map((word) => word.charAt(0))
    .join("")
    .slice(0, 2)
    .toUpperCase();
  const tint = TINTS[Array.from(name).reduce((sum, char) => sum + char.charCodeAt(0), 0) % TINTS.length];
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-flex size-10 shrink-0 items-center justify-center rounded-full text-sm font-semibold",
        tint,
        className,
      )}
    >
      {initials}
    </span>
  );
}
