import { CircleIcon, EraserIcon, type LucideIcon, PencilIcon, SlashIcon, SquareIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { STAMPS } from "@/lib/tools/stamps";
import type { DrawingTool } from "@/lib/tools/strokes";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

export interface DrawingStyle {
  tool: DrawingTool;
  colour: string;
  width: number;
  stamp: string;
}

const TOOLS: readonly { value: DrawingTool; label: string; icon: LucideIcon }[] = [
  { value: "pen", label: words.pen, icon: PencilIcon },
  { value: "line", label: words.line, icon: SlashIcon },
  { value: "box", label: words.box, icon: SquareIcon },
  { value: "ellipse", label: words.ellipse, icon: CircleIcon },
  { value: "eraser", label: words.eraser, icon: EraserIcon },
];
const PALETTE = [
  "#1f2937",
  "#dc2626",
  "#f97316",
  "#facc15",
  "#16a34a",
  "#0ea5e9",
  "#2563eb",
  "#7c3aed",
  "#ec4899",
  "#92400e",
];

interface DrawingToolsProps {
  style: DrawingStyle;
  isBig: boolean;
  onChange: (style: DrawingStyle) => void;
  children: ReactNode;
}

export function DrawingTools({ style, isBig, onChange, children }: DrawingToolsProps) {
  const size = isBig ? "size-14 [&_svg]:size-7!" : "";
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border bg-card p-3 text-card-foreground">
      <div role="group" aria-label={words.tool} className="flex flex-wrap gap-1">
        {TOOLS.map(({ value, label, icon: Icon }) => (
          <Button
            key={value}
            type="button"
            size="icon"
            variant={style.tool === value ? "default" : "outline"}
            aria-label={label}
            aria-pressed={style.tool === value}
            onClick={() => onChange({ ...style, tool: value })}
            className={size}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </div>
      <div role="group" aria-label={words.stamps} className="flex flex-wrap gap-1">
        {STAMPS.map(({ id, name, paths }) => (
          <Button
            key={id}
            type="button"
            size="icon"
            variant={style.tool === "stamp" && style.stamp === id ? "default" : "outline"}
            aria-label={name}
            aria-pressed={style.tool === "stamp" && style.stamp === id}
            onClick={() => onChange({ ...style, tool: "stamp", stamp: id })}
            className={size}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={paths[0]} fill={style.colour} />
              <path d={paths[1]} fill="#ffffff" />
              <path d={paths[2]} fill="#111827" />
            </svg>
          </Button>
        ))}
      </div>
      <div role="group" aria-label={words.colour} className="flex flex-wrap gap-1">
        {PALETTE.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={`${words.colour} ` + colour}
            aria-pressed={style.colour === colour}
            onClick={() => onChange({ ...style, colour })}
            className={cn(
              "rounded-full border-2 outline-none focus-visible:ring-2 focus-visible:ring-ring",
              isBig ? "size-12" : "size-7",
              style.colour === colour ? "border-foreground ring-2 ring-foreground" : "border-transparent",
            )}
            style={{ backgroundColor: colour }}
          />
        ))}
      </div>
      <Label className="flex items-center gap-2">
        {words.colour}
        <Input
          type="color"
          value={style.colour}
          onChange={(event) => onChange({ ...style, colour: event.target.value })}
          className="w-12 p-1"
        />
      </Label>
      <Label className="flex items-center gap-2">
        {words.size}
        <input
          type="range"
          min={2}
          max={30}
          value={style.width}
          onChange={(event) => onChange({ ...style, width: Number(event.target.value) })}
          className="w-24 accent-primary"
        />
      </Label>
      {children}
    </div>
  );
}
