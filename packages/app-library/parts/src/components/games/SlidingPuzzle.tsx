import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { useArrowKeys } from "@/hooks/use-arrow-keys";
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
  useArrowKeys((direction) => {
    const at = tiles.indexOf(0) + { up: size, down: -size, left: 1, right: -1 }[direction];
    if (tiles[at] !== undefined) slide(at);
  });
  const restart = () => {
    setTiles(mixedTiles(size, Math.random));
    setMoves(0);
  };

  return (
    <GameFrame
      stats={[[words.moves, moves]]}
      action={words.newGame}
      onAction={restart}
      status={isSolved ? words.solved : ""}
      className="max-w-sm"
    >
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
              "grid aspect-square place-items-center rounded-lg bg-primary text-2xl font-bold text-primary-foreground outline-none focus-visible:ring-4 focus-visible:ring-ring",
              tile === 0 && "invisible",
            )}
          >
            {tile || ""}
          </button>
        ))}
      </div>
    </GameFrame>
  );
}
