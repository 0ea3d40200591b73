import { PrinterIcon } from "lucide-react";
import { useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { LabelledText } from "@/components/tools/LabelledText";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { linesOf } from "@/lib/lines";
import { drawSome } from "@/lib/tools/make-names";
import { words } from "@/lib/words";

interface BingoMakerProps {
  size: number;
  count: number;
}

export function BingoMaker({ size, count: firstCount }: BingoMakerProps) {
  const [text, setText] = useStored(
    "bingo-words",
    Array.from({ length: 75 }, (_, at) => String(at + 1)).join("\n"),
  );
  const [count, setCount] = useStored("bingo-count", String(firstCount));
  const [cards, setCards] = useState<readonly (readonly string[])[]>([]);
  const entries = [...new Set(linesOf(text))];
  const places = size * size - (size % 2);
  const isEnough = entries.length >= places;

  const make = () =>
    setCards(
      Array.from({ length: Math.min(100, Math.max(1, Math.round(Number(count)) || 1)) }, () => {
        const drawn = drawSome(entries, places, Math.random);
        return size % 2 === 0 ? drawn : [...drawn.slice(0, places / 2), "★", ...drawn.slice(places / 2)];
      }),
    );

  return (
    <div className="grid gap-6">
      <ToolCard className="sm:grid-cols-2 print:hidden">
        <LabelledText
          label={fill(words.bingoWords, { n: entries.length, all: places })}
          rows={8}
          value={text}
          onChange={setText}
          className="max-h-56"
        />
        <div className="grid content-start gap-4">
          <LabelledInput label={words.bingoCards} type="number" step={1} value={count} onChange={setCount} />
          <Problem text={isEnough ? "" : words.bingoFew} />
          <div className="flex flex-wrap gap-2">
            <Button disabled={!isEnough} onClick={make}>
              {words.generate}
            </Button>
            <Button variant="outline" disabled={cards.length === 0} onClick={() => window.print()}>
              <PrinterIcon />
              {words.print}
            </Button>
          </div>
        </div>
      </ToolCard>
      <ul className="grid gap-6 md:grid-cols-2">
        {cards.map((card, at) => (
          <li
            key={at}
            className="break-inside-avoid rounded-xl border-2 border-primary bg-card p-4 text-card-foreground"
          >
            <h3 className="mb-2 text-center font-heading text-xl font-semibold">BINGO {at + 1}</h3>
            <div className="grid gap-1" style={{ gridTemplateColumns: "repeat(" + size + ", 1fr)" }}>
              {card.map((word, place) => (
                <span
                  key={place}
                  className="grid aspect-square place-items-center overflow-hidden rounded border text-center text-sm break-words"
                >
                  {word}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
