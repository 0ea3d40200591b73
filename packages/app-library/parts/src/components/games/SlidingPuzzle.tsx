import { useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { mixedTiles, slideTile, solvedTiles } from "@/lib/games/sliding-tiles";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

export function SlidingPuzzle({ size }: { size: number }) {
  const [tiles, setTiles] = useState(() => mixedTiles(size, Math.random));
  const [moves, setMoves] = useState(0);
  const isSolved = solvedTiles(size).every((tile, at) => tiles[at] === tile);

  const slide = (at: number) => {
    const next = slideTile(tiles, size, at);
    if (isSolved || next === tiles) return;
    setTiles(next);
    setMoves(moves + 1);
  };

  useKeyDown((event) => {
    const gap = tiles.indexOf(0);
    const steps: Record<string, number> = { ArrowUp: size, ArrowDown: -size, ArrowLeft: 1, ArrowRight: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (tiles[gap + step] !== undefined) slide(gap + step);
  });

  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      <div className="flex items-center justify-between gap-3">
        <GameStat label={words.moves} value={moves} />
        <Button
          type="button"
          onClick={() => {
            setTiles(mixedTiles(size, Math.random));
            setMoves(0);
          }}
        >
          {words.newGame}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isSolved ? words.solved : ""}
      </p>
      <div
        className="grid gap-2 rounded-xl border-4 border-primary bg-card p-2"
        style={{ gridTemplateColumns: "repeat(" + size + ", 1fr)" }}
      >
        {tiles.map((tile, at) => (
          <button
            key={at}
            type="button"
            disabled={tile === 0}
            aria-label={tile === 0 ? words.gap : String(tile)}
            onClick={() => slide(at)}
            className={cn(
              "grid aspect-square place-items-center rounded-lg text-2xl font-bold outline-none focus-visible:ring-4 focus-visible:ring-ring",
              tile === 0 ? "invisible" : "bg-primary text-primary-foreground",
            )}
          >
            {tile || ""}
          </button>
        ))}
      </div>
    </div>
  );
}
