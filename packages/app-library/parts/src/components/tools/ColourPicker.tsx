import { useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { contrastOf, harmonyOf, hslOf, isHexColour, rgbOf, shadesOf } from "@/lib/tools/colour-maths";
import { words } from "@/lib/words";

export function ColourPicker() {
  const [colour, setColour] = useStored("colour", "#3b82f6");
  const [text, setText] = useState(colour);
  const [kept, setKept] = useStored<readonly string[]>("colours-kept", []);
  const { hue, saturation, lightness } = hslOf(colour);
  const against = {
    white: contrastOf(colour, "#ffffff").toFixed(1),
    black: contrastOf(colour, "#000000").toFixed(1),
  };

  const choose = (next: string) => {
    setText(next);
    if (isHexColour(next)) setColour(next.toLowerCase());
  };
  const keep = () => setKept([colour, ...kept.filter((other) => other !== colour)].slice(0, 16));

  return (
    <div className="grid gap-8">
      <div className="grid items-stretch gap-6 md:grid-cols-2">
        <div className="min-h-48 rounded-2xl border" style={{ backgroundColor: colour }} />
        <ToolCard>
          <div className="grid grid-cols-[6rem_1fr] gap-4">
            <LabelledInput label={words.colour} type="color" value={colour} onChange={choose} />
            <LabelledInput label="HEX" value={text} onChange={choose} />
          </div>
          <p className="font-mono text-sm">rgb({rgbOf(colour).join(", ")})</p>
          <p className="font-mono text-sm">{`hsl(${hue}, ${saturation}%, ${lightness}%)`}</p>
          <p className="text-sm">{fill(words.contrast, against)}</p>
          <Button className="justify-self-start" onClick={keep}>
            {words.keepColour}
          </Button>
        </ToolCard>
      </div>
      <Swatches title={words.shades} colours={shadesOf(colour)} onChoose={choose} />
      <Swatches title={words.harmony} colours={harmonyOf(colour)} onChoose={choose} />
      {kept.length > 0 && <Swatches title={words.toolSaved} colours={kept} onChoose={choose} />}
    </div>
  );
}

interface SwatchesProps {
  title: string;
  colours: readonly string[];
  onChoose: (colour: string) => void;
}

function Swatches({ title, colours, onChoose }: SwatchesProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="font-heading text-lg font-semibold">{title}</h3>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {colours.map((colour, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => onChoose(colour)}
              className="grid w-full gap-1 rounded-lg border bg-card p-1.5 text-card-foreground outline-none focus-visible:ring-2 focus-visible:ring-ring"
            >
              <span className="aspect-square rounded" style={{ backgroundColor: colour }} />
              <span className="font-mono text-xs">{colour}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
