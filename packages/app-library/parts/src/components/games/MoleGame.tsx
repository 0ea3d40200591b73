import { RatIcon } from "lucide-react";
import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { useBest } from "@/hooks/use-best";
import { useInterval } from "@/hooks/use-interval";
import { fill } from "@/lib/fill";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const HOLES = 9;
const SECONDS = 30;

export function MoleGame() {
  const [up, setUp] = useState(-1);
  const [score, setScore] = useState(0);
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;
  const best = useBest("moles-best", isRunning ? 0 : score);
  const shown = isRunning ? up : -1;
  useInterval(() => setLeft(left - 1), isRunning ? 1000 : null);
  useInterval(() => setUp(Math.floor(Math.random() * HOLES)), isRunning ? 750 : null);

  const start = () => {
    setScore(0);
    setLeft(SECONDS);
  };
  const hit = (hole: number) => {
    if (hole !== shown) return;
    setScore(score + 1);
    setUp(-1);
  };

  return (
    <GameFrame
      stats={[
        [words.score, score],
        [words.time, left],
        [words.best, best],
      ]}
      action={words.start}
      onAction={isRunning ? undefined : start}
    >
      <div className="grid grid-cols-3 gap-3">
        {Array.from({ length: HOLES }, (_, hole) => (
          <button
            key={hole}
            type="button"
            aria-label={fill(words.hole, { n: hole + 1 }) + (hole === shown ? " !" : "")}
            onClick={() => hit(hole)}
            className={cn(
              "grid aspect-square place-items-center rounded-full border-4 outline-none focus-visible:ring-4 focus-visible:ring-ring",
              hole === shown ? "border-primary bg-primary text-primary-foreground" : "bg-card",
            )}
          >
            {hole === shown && <RatIcon className="size-12" />}
          </button>
        ))}
      </div>
    </GameFrame>
  );
}
