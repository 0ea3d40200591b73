import { useRef } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { useArrowKeys } from "@/hooks/use-arrow-keys";
import { useBest } from "@/hooks/use-best";
import { useStored } from "@/hooks/use-stored";
import {
  type SlideDirection,
  type Tiles,
  addTile,
  canSlide,
  freshTiles,
  slideTiles,
} from "@/lib/games/tiles-2048";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const SWIPE_PIXELS = 24;

const freshGame = () => ({ tiles: freshTiles(Math.random), score: 0 });

export function Game2048() {
  const [game, setGame] = useStored<{ tiles: Tiles; score: number }>("game-2048", freshGame());
  const best = useBest("game-2048-best", game.score);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const isOver = !canSlide(game.tiles);
  const hasWon = game.tiles.flat().some((value) => value >= 2048);

  const play = (direction: SlideDirection) => {
    const slide = slideTiles(game.tiles, direction);
    if (slide.hasMoved)
      setGame({ tiles: addTile(slide.tiles, Math.random), score: game.score + slide.gained });
  };
  useArrowKeys(play);

  const swipe = (x: number, y: number) => {
    const [across, down] = [x - (touch.current?.x ?? x), y - (touch.current?.y ?? y)];
    touch.current = null;
    if (Math.max(Math.abs(across), Math.abs(down)) < SWIPE_PIXELS) return;
    if (Math.abs(across) > Math.abs(down)) play(across > 0 ? "right" : "left");
    else play(down > 0 ? "down" : "up");
  };

  return (
    <GameFrame
      stats={[
        [words.score, game.score],
        [words.best, best],
      ]}
      action={words.newGame}
      onAction={() => setGame(freshGame())}
      status={isOver ? words.over : hasWon ? words.won : ""}
      help={words.game2048Help}
    >
      <div
        role="grid"
        aria-label={words.board}
        className="grid touch-none grid-cols-4 gap-2 rounded-xl bg-primary/25 p-2 select-none"
        onPointerDown={(event) => {
          touch.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={(event) => swipe(event.clientX, event.clientY)}
      >
        {game.tiles.map((row, y) => (
          <div key={y} role="row" className="contents">
            {row.map((value, x) => (
              <div
                key={x}
                role="gridcell"
                className={cn(
                  "grid aspect-square place-items-center rounded-lg font-heading text-2xl font-bold tabular-nums sm:text-3xl",
                  tileClass(value),
                )}
              >
                {value > 0 ? value : ""}
              </div>
            ))}
          </div>
        ))}
      </div>
    </GameFrame>
  );
}

/** The more a tile is worth, the more of the main colour it has. */
function tileClass(value: number): string {
  if (value === 0) return "bg-card/60";
  if (value <= 4) return "bg-card text-card-foreground";
  if (value <= 32) return "bg-secondary text-secondary-foreground ring-2 ring-primary/40";
  if (value <= 256) return "bg-accent text-accent-foreground ring-2 ring-primary";
  return "bg-primary text-primary-foreground";
}
