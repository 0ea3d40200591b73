import { useEffect, useState } from "react";
import { type ArrowDirection, ArrowPad, arrowOf } from "@/components/games/ArrowPad";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { dropPiece, freshBlocks, movePiece, turnPiece, withPiece } from "@/lib/games/falling-blocks";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const COLOURS = [
  "",
  "bg-chart-1",
  "bg-chart-2",
  "bg-chart-3",
  "bg-chart-4",
  "bg-chart-5",
  "bg-primary",
  "bg-destructive",
];

export function FallingBlocks() {
  const [game, setGame] = useState(() => freshBlocks(Math.random));
  const [isRunning, setIsRunning] = useState(false);
  const [best, setBest] = useStored("blocks-best", 0);
  const level = Math.floor(game.lines / 10) + 1;
  const isMoving = isRunning && !game.isOver;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(
      () => setGame((old) => dropPiece(old, Math.random)),
      Math.max(90, 700 - level * 60),
    );
    return () => clearInterval(timer);
  }, [isMoving, level]);

  useEffect(() => {
    if (game.isOver) setBest((old) => Math.max(old, game.score));
  }, [game.isOver, game.score, setBest]);

  const act = (direction: ArrowDirection) => {
    if (!isMoving) return;
    if (direction === "left") setGame((old) => movePiece(old, -1));
    if (direction === "right") setGame((old) => movePiece(old, 1));
    if (direction === "up") setGame(turnPiece);
    if (direction === "down") setGame((old) => dropPiece(old, Math.random));
  };

  useKeyDown((event) => {
    const direction = arrowOf(event.key);
    if (!direction) return;
    event.preventDefault();
    act(direction);
  });

  const start = () => {
    if (game.isOver) setGame(freshBlocks(Math.random));
    setIsRunning(game.isOver || !isRunning);
  };

  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <GameStat label={words.score} value={game.score} />
          <GameStat label={words.lines} value={game.lines} />
          <GameStat label={words.levelName} value={level} />
          <GameStat label={words.best} value={best} />
        </div>
        <Button type="button" onClick={start}>
          {game.isOver ? words.newGame : isRunning ? words.pause : words.start}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {game.isOver ? words.blocksOver.replace("{n}", String(game.score)) : ""}
      </p>
      <div className="grid grid-cols-[1fr_5rem] items-start gap-4">
        <div
          role="img"
          aria-label={words.board}
          className="grid grid-cols-10 gap-px rounded-xl border-4 border-primary bg-card p-1"
        >
          {withPiece(game.board, game.piece).flatMap((row, y) =>
            row.map((colour, x) => (
              <span
                key={y + "-" + x}
                className={cn("aspect-square rounded-xs", colour === 0 ? "bg-muted/40" : COLOURS[colour])}
              />
            )),
          )}
        </div>
        <div className="grid gap-2">
          <p className="text-sm">{words.nextBlock}</p>
          <div aria-hidden="true" className="grid gap-px rounded-lg border bg-card p-2">
            {game.next.map((row, y) => (
              <div key={y} className="flex gap-px">
                {row.map((colour, x) => (
                  <span key={x} className={cn("size-3.5 rounded-xs", COLOURS[colour])} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      <p className="text-sm text-muted-foreground">{words.blocksHelp}</p>
      <div className="justify-self-center">
        <ArrowPad onPress={act} />
      </div>
    </div>
  );
}
