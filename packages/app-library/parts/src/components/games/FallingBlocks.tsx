import { useState } from "react";
import { ArrowPad } from "@/components/games/ArrowPad";
import { GameFrame } from "@/components/games/GameFrame";
import { type ArrowDirection, useArrowKeys } from "@/hooks/use-arrow-keys";
import { useBest } from "@/hooks/use-best";
import { useInterval } from "@/hooks/use-interval";
import { fill } from "@/lib/fill";
import { dropPiece, freshBlocks, movePiece, turnPiece, withPiece } from "@/lib/games/falling-blocks";
import { words } from "@/lib/words";

const COLOURS = [
  "",
  ...[1, 2, 3, 4, 5].map((at) => `var(--chart-${at})`),
  "var(--primary)",
  "var(--destructive)",
];

export function FallingBlocks() {
  const [game, setGame] = useState(() => freshBlocks(Math.random));
  const [isRunning, setIsRunning] = useState(false);
  const level = Math.floor(game.lines / 10) + 1;
  const isMoving = isRunning && !game.isOver;
  const best = useBest("blocks-best", game.isOver ? game.score : 0);
  const drop = () => setGame((old) => dropPiece(old, Math.random));
  useInterval(drop, isMoving ? Math.max(90, 700 - level * 60) : null);

  const act = (direction: ArrowDirection) => {
    if (!isMoving) return;
    if (direction === "left") setGame((old) => movePiece(old, -1));
    if (direction === "right") setGame((old) => movePiece(old, 1));
    if (direction === "up") setGame(turnPiece);
    if (direction === "down") drop();
  };
  useArrowKeys(act);
  const start = () => {
    if (game.isOver) setGame(freshBlocks(Math.random));
    setIsRunning(game.isOver || !isRunning);
  };

  return (
    <GameFrame
      stats={[
        [words.score, game.score],
        [words.lines, game.lines],
        [words.levelName, level],
        [words.best, best],
      ]}
      action={game.isOver ? words.newGame : isRunning ? words.pause : words.start}
      onAction={start}
      status={game.isOver ? fill(words.blocksOver, { n: game.score }) : ""}
      help={words.blocksHelp}
    >
      <div className="grid grid-cols-[1fr_5rem] items-start gap-4">
        <div
          role="img"
          aria-label={words.board}
          className="grid grid-cols-10 gap-px rounded-xl border-4 border-primary bg-card p-1"
        >
          {withPiece(game.board, game.piece)
            .flat()
            .map((colour, at) => (
              <span
                key={at}
                className="aspect-square rounded-xs bg-muted/40"
                style={{ backgroundColor: COLOURS[colour] }}
              />
            ))}
        </div>
        <div className="grid gap-2">
          <p className="text-sm">{words.nextBlock}</p>
          <div aria-hidden="true" className="grid gap-px rounded-lg border bg-card p-2">
            {game.next.map((row, y) => (
              <div key={y} className="flex gap-px">
                {row.map((colour, x) => (
                  <span
                    key={x}
                    className="size-3.5 rounded-xs"
                    style={{ backgroundColor: COLOURS[colour] }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      <ArrowPad onPress={act} />
    </GameFrame>
  );
}
