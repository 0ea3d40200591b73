import { useState } from "react";
import { TimerFace } from "@/components/tools/TimerFace";
import { Button } from "@/components/ui/button";
import { useTicking } from "@/hooks/use-ticking";
import { clockText } from "@/lib/tools/clock-text";
import { words } from "@/lib/words";

export function Stopwatch() {
  const ticking = useTicking();
  const [laps, setLaps] = useState<readonly number[]>([]);
  const reset = () => {
    ticking.reset();
    setLaps([]);
  };

  return (
    <div className="grid gap-6">
      <TimerFace
        text={clockText(ticking.elapsed, true)}
        share={1 - (ticking.elapsed % 60_000) / 60_000}
        ticking={{ ...ticking, reset }}
      />
      <Button
        variant="outline"
        className="justify-self-center"
        disabled={!ticking.isRunning}
        onClick={() => setLaps([...laps, ticking.elapsed])}
      >
        {words.lap}
      </Button>
      {laps.length > 0 && (
        <ol className="grid gap-1 rounded-xl border bg-card p-4 font-mono text-card-foreground">
          {laps.map((lap, index) => (
            <li key={index} className="flex justify-between">
              <span>{`${words.lap} ${index + 1}`}</span>
              <span className="tabular-nums">{clockText(lap, true)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
