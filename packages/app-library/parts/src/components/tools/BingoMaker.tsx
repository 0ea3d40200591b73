import { PrinterIcon } from "lucide-react";
import { useState } from "react";
import { NumberInput } from "@/components/tools/NumberInput";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
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
  const entries = [
    ...new Set(
      text
        .split(/[\n,;]+/)
        .map((word) => word.trim())
        .filter((word) => word !== ""),
    ),
  ];
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
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2 print:hidden">
        <div className="grid gap-2">
          <Label htmlFor="bingo-words">
            {words.bingoWords.replace("{n}", String(entries.length)).replace("{all}", String(places))}
          </Label>
          <Textarea
            id="bingo-words"
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="max-h-56"
          />
        </div>
        <div className="grid content-start gap-4">
          <NumberInput label={words.bingoCards} value={count} step={1} onChange={setCount} />
          {!isEnough && (
            <p role="alert" className="text-sm text-destructive">
              {words.bingoFew}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="button" disabled={!isEnough} onClick={make}>
              {words.generate}
            </Button>
            <Button
              type="button"
              variant="outline"
              disabled={cards.length === 0}
              onClick={() => window.print()}
            >
              <PrinterIcon aria-hidden="true" />
              {words.print}
            </Button>
          </div>
        </div>
      </div>
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
