import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { useBest } from "@/hooks/use-best";
import { useInterval } from "@/hooks/use-interval";
import { useKeyDown } from "@/hooks/use-key-down";
import { BRICK_FIELD, brickPlace, freshBricks, moveBall, movePaddle } from "@/lib/games/brick-rules";
import { words } from "@/lib/words";

export function BrickGame() {
  const [game, setGame] = useState(() => freshBricks());
  const [isRunning, setIsRunning] = useState(false);
  const isWon = game.bricks.length === 0;
  const isOver = isWon || game.lives === 0;
  const best = useBest("bricks-best", isOver ? game.score : 0);
  useInterval(() => setGame(moveBall), isRunning && !isOver ? 20 : null);

  const start = () => {
    if (isOver) setGame(freshBricks());
    setIsRunning(isOver || !isRunning);
  };

  useKeyDown((event) => {
    const step = { ArrowLeft: -6, ArrowRight: 6, " ": 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (step === 0) start();
    else setGame((old) => movePaddle(old, old.paddle + step));
  });

  return (
    <GameFrame
      stats={[
        [words.score, game.score],
        [words.lives, game.lives],
        [words.best, best],
      ]}
      action={isOver ? words.newGame : isRunning ? words.pause : words.start}
      onAction={start}
      status={isOver ? (isWon ? words.allBricks : words.over) : ""}
      help={words.bricksHelp}
    >
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
          const fill = "var(--chart-" + ((Math.floor(at / 8) % 5) + 1) + ")";
          return <rect key={at} x={x + 0.4} y={y} width="11.7" height="4.4" rx="0.8" fill={fill} />;
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
    </GameFrame>
  );
}
