import { SkipForwardIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { NumberInput } from "@/components/tools/NumberInput";
import { TimerFace } from "@/components/tools/TimerFace";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { useTabText } from "@/hooks/use-tab-text";
import { useTicking } from "@/hooks/use-ticking";
import { beep } from "@/lib/tools/beep";
import { clockText } from "@/lib/tools/clock-text";
import { intervalAt } from "@/lib/tools/intervals";
import { words } from "@/lib/words";

interface IntervalTimerProps {
  work: number;
  rest: number;
  rounds: number;
}

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
        isRunning={isRunning && !now.isOver}
        onStart={ticking.start}
        onPause={ticking.pause}
        onReset={reset}
      />
      <p role="status" className="text-center font-semibold">
        {words.roundOf.replace("{n}", String(now.round)).replace("{all}", String(wanted.rounds))}
      </p>
      <Button
        type="button"
        variant="outline"
        className="justify-self-center"
        disabled={now.isOver}
        onClick={() => setSkipped(skipped + now.left)}
      >
        <SkipForwardIcon aria-hidden="true" />
        {words.toolSkip}
      </Button>
      <div className="grid grid-cols-3 gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <NumberInput
          label={words.workSeconds}
          value={plan.work}
          step={1}
          onChange={(value) => setPlan({ ...plan, work: value })}
        />
        <NumberInput
          label={words.restSeconds}
          value={plan.rest}
          step={1}
          onChange={(value) => setPlan({ ...plan, rest: value })}
        />
        <NumberInput
          label={words.roundsCount}
          value={plan.rounds}
          step={1}
          onChange={(value) => setPlan({ ...plan, rounds: value })}
        />
      </div>
    </div>
  );
}
