import type { LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { type ArrowDirection, ArrowPad, arrowOf } from "@/components/games/ArrowPad";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
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
  const [best, setBest] = useStored("snake-best", 0);
  const score = game.body.length - 3;
  const isMoving = isRunning && !game.isOver;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setGame((current) => moveSnake(current, Math.random)), STEP_MS);
    return () => clearInterval(timer);
  }, [isMoving]);

  useEffect(() => {
    if (game.isOver) setBest((old) => Math.max(old, score));
  }, [game.isOver, score, setBest]);

  const steer = (direction: ArrowDirection) => setGame((current) => steerSnake(current, direction));

  useKeyDown((event) => {
    const direction = arrowOf(event.key);
    if (!direction) return;
    event.preventDefault();
    steer(direction);
  });

  const start = () => {
    if (game.isOver) setGame(freshSnake(SIZE, Math.random));
    setIsRunning(game.isOver || !isRunning);
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label={words.score} value={score} />
          <GameStat label={words.best} value={best} />
        </div>
        <Button type="button" onClick={start}>
          {game.isOver ? words.newGame : isRunning ? words.pause : words.start}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {game.isOver ? words.snakeOver.replace("{n}", String(score)) : ""}
      </p>
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
      <p className="text-sm text-muted-foreground">{words.snakeHelp}</p>
      <div className="justify-self-center">
        <ArrowPad onPress={steer} />
      </div>
    </div>
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
      {Sign && (
        <Sign aria-hidden="true" className={cn("size-full p-0.5", part >= 0 && "text-primary-foreground")} />
      )}
    </span>
  );
}
