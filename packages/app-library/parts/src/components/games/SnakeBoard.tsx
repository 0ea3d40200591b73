import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { ArrowPad } from "@/components/games/ArrowPad";
import { GameFrame } from "@/components/games/GameFrame";
import { type ArrowDirection, useArrowKeys } from "@/hooks/use-arrow-keys";
import { useBest } from "@/hooks/use-best";
import { useInterval } from "@/hooks/use-interval";
import { fill } from "@/lib/fill";
import {
  type SnakeGame,
  type SnakePlace,
  freshSnake,
  isSamePlace,
  moveSnake,
  steerSnake,
} from "@/lib/games/snake-rules";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const SIZE = 15;
const STEP_MS = 170;

interface SnakeSkin {
  /** Signs that stand for the parts, where it is no plain snake. */
  head?: LucideIcon;
  tail?: LucideIcon;
  food?: LucideIcon;
}

export function SnakeBoard(skin: SnakeSkin) {
  const [game, setGame] = useState(() => freshSnake(SIZE, Math.random));
  const [isRunning, setIsRunning] = useState(false);
  const score = game.body.length - 3;
  const best = useBest("snake-best", game.isOver ? score : 0);
  useInterval(
    () => setGame((old) => moveSnake(old, Math.random)),
    isRunning && !game.isOver ? STEP_MS : null,
  );

  const steer = (direction: ArrowDirection) => setGame((old) => steerSnake(old, direction));
  useArrowKeys(steer);
  const start = () => {
    if (game.isOver) setGame(freshSnake(SIZE, Math.random));
    setIsRunning(game.isOver || !isRunning);
  };

  return (
    <GameFrame
      stats={[
        [words.score, score],
        [words.best, best],
      ]}
      action={game.isOver ? words.newGame : isRunning ? words.pause : words.start}
      onAction={start}
      status={game.isOver ? fill(words.snakeOver, { n: score }) : ""}
      help={words.snakeHelp}
    >
      <div
        role="img"
        aria-label={words.board}
        className="grid aspect-square grid-cols-15 gap-px rounded-xl border-4 border-primary bg-card p-1"
      >
        {Array.from({ length: SIZE * SIZE }, (_, index) => {
          const place = { x: index % SIZE, y: Math.floor(index / SIZE) };
          return <SnakeSpot key={index} game={game} place={place} skin={skin} />;
        })}
      </div>
      <ArrowPad onPress={steer} />
    </GameFrame>
  );
}

interface SnakeSpotProps {
  game: SnakeGame;
  place: SnakePlace;
  skin: SnakeSkin;
}

function SnakeSpot({ game, place, skin }: SnakeSpotProps) {
  const part = game.body.findIndex((other) => isSamePlace(other, place));
  const isFood = isSamePlace(game.food, place);
  const Sign = isFood ? skin.food : part === 0 ? skin.head : part > 0 ? skin.tail : undefined;
  return (
    <span
      className={cn(
        "grid aspect-square min-w-0 place-items-center overflow-hidden rounded-sm",
        part === 0 && "bg-primary ring-2 ring-highlight",
        part > 0 && "bg-primary/75",
        isFood && !Sign && "rounded-full bg-destructive",
      )}
    >
      {Sign && <Sign className={cn("size-full p-0.5", part >= 0 && "text-primary-foreground")} />}
    </span>
  );
}
