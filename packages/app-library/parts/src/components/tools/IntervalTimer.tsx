import { SkipForwardIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { TimerFace } from "@/components/tools/TimerFace";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { useTabText } from "@/hooks/use-tab-text";
import { useTicking } from "@/hooks/use-ticking";
import { fill } from "@/lib/fill";
import { beep } from "@/lib/tools/beep";
import { clockText } from "@/lib/tools/clock-text";
import { intervalAt } from "@/lib/tools/intervals";
import { words } from "@/lib/words";

interface IntervalTimerProps {
  work: number;
  rest: number;
  rounds: number;
}

const FIELDS = [
  { key: "work", label: words.workSeconds },
  { key: "rest", label: words.restSeconds },
  { key: "rounds", label: words.roundsCount },
] as const;

export function IntervalTimer({ work, rest, rounds }: IntervalTimerProps) {
  const [plan, setPlan] = useStored("interval-plan", {
    work: String(work),
    rest: String(rest),
    rounds: String(rounds),
  });
  const [skipped, setSkipped] = useState(0);
  const ticking = useTicking();
  const wanted = {
    work: Math.max(1, Number(plan.work) || 1),
    rest: Math.max(0, Number(plan.rest) || 0),
    rounds: Math.max(1, Math.round(Number(plan.rounds)) || 1),
  };
  const now = intervalAt(wanted, ticking.elapsed / 1000 + skipped);
  const stretch = now.round + (now.isWork ? "w" : "r") + now.isOver;
  const length = now.isWork ? wanted.work : wanted.rest;
  const isRunning = ticking.isRunning;
  useTabText(isRunning && !now.isOver ? clockText(now.left * 1000) : null);

  useEffect(() => {
    if (isRunning) beep();
  }, [stretch, isRunning]);

  const reset = () => {
    ticking.reset();
    setSkipped(0);
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <TimerFace
        text={clockText(now.left * 1000)}
        label={now.isOver ? words.timeUp : now.isWork ? words.work : words.rest}
        share={length === 0 ? 0 : 1 - now.left / length}
        ticking={{ ...ticking, isRunning: isRunning && !now.isOver, reset }}
      />
      <p role="status" className="text-center font-semibold">
        {fill(words.roundOf, { n: now.round, all: wanted.rounds })}
      </p>
      <Button
        variant="outline"
        className="justify-self-center"
        disabled={now.isOver}
        onClick={() => setSkipped(skipped + now.left)}
      >
        <SkipForwardIcon />
        {words.toolSkip}
      </Button>
      <ToolCard className="grid-cols-3 items-end">
        {FIELDS.map(({ key, label }) => (
          <LabelledInput
            key={key}
            label={label}
            type="number"
            step={1}
            value={plan[key]}
            onChange={(value) => setPlan({ ...plan, [key]: value })}
          />
        ))}
      </ToolCard>
    </div>
  );
}
