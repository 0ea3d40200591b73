import { useEffect, useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { BRICK_FIELD, brickPlace, freshBricks, moveBall, movePaddle } from "@/lib/games/brick-rules";
import { words } from "@/lib/words";

export function BrickGame() {
  const [game, setGame] = useState(() => freshBricks());
  const [isRunning, setIsRunning] = useState(false);
  const [best, setBest] = useStored("bricks-best", 0);
  const isWon = game.bricks.length === 0;
  const isOver = isWon || game.lives === 0;
  const isMoving = isRunning && !isOver;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setGame(moveBall), 20);
    return () => clearInterval(timer);
  }, [isMoving]);

  useEffect(() => {
    if (isOver) setBest((old) => Math.max(old, game.score));
  }, [isOver, game.score, setBest]);

  const start = () => {
    if (isOver) setGame(freshBricks());
    setIsRunning(isOver || !isRunning);
  };

  useKeyDown((event) => {
    const steps: Record<string, number> = { ArrowLeft: -6, ArrowRight: 6 };
    const step = steps[event.key];
    if (step === undefined && event.key !== " ") return;
    event.preventDefault();
    if (step === undefined) start();
    else setGame((old) => movePaddle(old, old.paddle + step));
  });

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label={words.score} value={game.score} />
          <GameStat label={words.lives} value={game.lives} />
          <GameStat label={words.best} value={best} />
        </div>
        <Button type="button" onClick={start}>
          {isOver ? words.newGame : isRunning ? words.pause : words.start}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isOver ? (isWon ? words.allBricks : words.over) : ""}
      </p>
      <svg
        viewBox={"0 0 " + BRICK_FIELD.width + " " + BRICK_FIELD.height}
        role="img"
        aria-label={words.board}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const x = ((event.clientX - box.left) / box.width) * BRICK_FIELD.width;
          setGame((old) => movePaddle(old, x - BRICK_FIELD.paddle / 2));
        }}
        className="w-full touch-none rounded-xl border-4 border-primary bg-card"
      >
        {game.bricks.map((at) => {
          const { x, y } = brickPlace(at);
          return (
            <rect
              key={at}
              x={x + 0.4}
              y={y}
              width="11.7"
              height="4.4"
              rx="0.8"
              fill={"var(--chart-" + ((Math.floor(at / 8) % 5) + 1) + ")"}
            />
          );
        })}
        <circle cx={game.ball.x} cy={game.ball.y} r="1.6" className="fill-foreground" />
        <rect
          x={game.paddle}
          y="113"
          width={BRICK_FIELD.paddle}
          height="3"
          rx="1.5"
          className="fill-primary"
        />
      </svg>
      <p className="text-sm text-muted-foreground">{words.bricksHelp}</p>
    </div>
  );
}
