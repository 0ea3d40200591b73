import { CircleIcon, EraserIcon, PencilIcon, SlashIcon, SquareIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { RangeInput } from "@/components/tools/RangeInput";
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

const TOOLS = {
  pen: { label: words.pen, icon: PencilIcon },
  line: { label: words.line, icon: SlashIcon },
  box: { label: words.box, icon: SquareIcon },
  ellipse: { label: words.ellipse, icon: CircleIcon },
  eraser: { label: words.eraser, icon: EraserIcon },
};
const PENS = ["pen", "line", "box", "ellipse", "eraser"] as const;
const PALETTE = "#1f2937 #dc2626 #f97316 #facc15 #16a34a #0ea5e9 #2563eb #7c3aed #ec4899 #92400e".split(" ");

interface DrawingToolsProps {
  style: DrawingStyle;
  isBig: boolean;
  onChange: (style: DrawingStyle) => void;
  children: ReactNode;
}

export function DrawingTools({ style, isBig, onChange, children }: DrawingToolsProps) {
  const size = cn("gap-1", isBig && "[&_button]:size-14 [&_svg]:size-7!");
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border bg-card p-3 text-card-foreground">
      <ChoiceButtons
        label={words.tool}
        size="icon"
        options={PENS}
        value={PENS.filter((pen) => pen === style.tool)}
        spoken={(pen) => TOOLS[pen].label}
        text={(pen) => {
          const { icon: Icon } = TOOLS[pen];
          return <Icon />;
        }}
        onChange={(tool) => onChange({ ...style, tool })}
        className={size}
      />
      <ChoiceButtons
        label={words.stamps}
        size="icon"
        options={STAMPS.map(({ id }) => id)}
        value={style.tool === "stamp" ? style.stamp : ""}
        spoken={(stamp) => STAMPS.find(({ id }) => id === stamp)?.name ?? stamp}
        text={(stamp) => <StampPicture id={stamp} colour={style.colour} />}
        onChange={(stamp) => onChange({ ...style, tool: "stamp", stamp })}
        className={size}
      />
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
      <LabelledInput
        label={words.colour}
        type="color"
        value={style.colour}
        onChange={(colour) => onChange({ ...style, colour })}
        className="grid-cols-[auto_3rem] items-center"
      />
      <RangeInput
        label={words.size}
        min={2}
        max={30}
        value={style.width}
        onChange={(width) => onChange({ ...style, width })}
        className="w-36 grid-cols-[auto_1fr] items-center"
      />
      {children}
    </div>
  );
}

function StampPicture({ id, colour }: { id: string; colour: string }) {
  const paths = STAMPS.find((stamp) => stamp.id === id)?.paths ?? [];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="rounded bg-white">
      <path d={paths[0]} fill={colour} />
      <path d={paths[1]} fill="#ffffff" />
      <path d={paths[2]} fill="#111827" />
    </svg>
  );
}
