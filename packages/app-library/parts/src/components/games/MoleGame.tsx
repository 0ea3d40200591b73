import { RatIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const HOLES = 9;
const SECONDS = 30;

export function MoleGame() {
  const [up, setUp] = useState(-1);
  const [score, setScore] = useState(0);
  const [left, setLeft] = useState(0);
  const [best, setBest] = useStored("moles-best", 0);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const clock = setInterval(() => setLeft((old) => old - 1), 1000);
    const mole = setInterval(() => setUp(Math.floor(Math.random() * HOLES)), 750);
    return () => {
      clearInterval(clock);
      clearInterval(mole);
      setUp(-1);
    };
  }, [isRunning]);

  useEffect(() => {
    if (!isRunning) setBest((old) => Math.max(old, score));
  }, [isRunning, score, setBest]);

  const hit = (hole: number) => {
    if (hole !== up) return;
    setScore(score + 1);
    setUp(-1);
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label={words.score} value={score} />
          <GameStat label={words.time} value={left} />
          <GameStat label={words.best} value={best} />
        </div>
        <Button
          type="button"
          disabled={isRunning}
          onClick={() => {
            setScore(0);
            setLeft(SECONDS);
          }}
        >
          {words.start}
        </Button>
      </div>
      <div className="grid grid-cols-3 gap-3">
        {Array.from({ length: HOLES }, (_, hole) => (
          <button
            key={hole}
            type="button"
            aria-label={words.hole.replace("{n}", String(hole + 1)) + (hole === up ? " !" : "")}
            onClick={() => hit(hole)}
            className={cn(
              "grid aspect-square place-items-center rounded-full border-4 outline-none focus-visible:ring-4 focus-visible:ring-ring",
              hole === up ? "border-primary bg-primary text-primary-foreground" : "bg-card",
            )}
          >
            {hole === up && <RatIcon aria-hidden="true" className="size-12" />}
          </button>
        ))}
      </div>
    </div>
  );
}
